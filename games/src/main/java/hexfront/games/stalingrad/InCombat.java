package hexfront.games.stalingrad;

import hexfront.engine.Position;
import hexfront.engine.Word;

/** The Combat Phase. */
@Word("combat")
record InCombat() implements Part {
  @Override
  public Step step() {
    return Step.COMBAT;
  }

  @Override
  public boolean isDue(StalingradRules rules, Position p) {
    return true;
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Attack.";
  }
}
