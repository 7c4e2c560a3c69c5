package hexfront.games.stalingrad;

import hexfront.engine.Position;
import hexfront.engine.Score;
import java.util.List;

/** The ends of sections 35 to 37: who wins. Points are counted in quarters. */
final class Victory {
  private final StalingradRules rules;

  Victory(StalingradRules rules) {
    this.rules = rules;
  }

  /** Whether a side has won before the last turn. */
  boolean isDecided(Position p) {
    return false;
  }

  Score score(Position p) {
    return Score.of(List.of(), "tie", null);
  }
}
