package hexfront.games.stalingrad;

import hexfront.engine.Position;
import hexfront.engine.Word;

/** The Supply Phase. */
@Word("supply")
record InSupply() implements Part {
  @Override
  public Step step() {
    return Step.SUPPLY;
  }

  @Override
  public boolean isDue(StalingradRules rules, Position p) {
    return true;
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Depots, Replacements, rail repair.";
  }
}
