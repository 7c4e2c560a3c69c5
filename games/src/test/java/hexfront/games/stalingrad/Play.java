package hexfront.games.stalingrad;

import hexfront.games.Setting;
import hexfront.games.common.PlayedGame;

/** A game of Campaign to Stalingrad played in the words of the journal. */
final class Play extends PlayedGame<Play> {
  private final StalingradRules rules;

  Play(Setting setting) {
    super(setting, 1);
    rules = (StalingradRules) setting.rulebook();
  }

  static Play open(String scenario, String... options) {
    return new Play(open(Sketch.BOX, scenario, options));
  }

  StalingradRules rules() {
    return rules;
  }

  /** A whole number of the position. */
  int value(int index) {
    return position().value(index);
  }

  /** What the step into an adjacent hex costs a unit, in points. */
  double step(String id, String to) {
    int from = position().hex(unit(id));
    int d = rules.board().grid().direction(from, hex(to));
    return rules.movement.stepCost(position(), unit(id), from, d) / 2.0;
  }
}
