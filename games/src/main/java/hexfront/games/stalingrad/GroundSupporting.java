package hexfront.games.stalingrad;

import hexfront.engine.Position;
import hexfront.engine.Word;

/** With abstract air: air units go on Ground Support. */
@Word("ground-support")
record GroundSupporting() implements Part {
  @Override
  public Step step() {
    return Step.GROUND_SUPPORT;
  }

  @Override
  public boolean isDue(StalingradRules rules, Position p) {
    return rules.air.canSupport(p);
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Place air units on Ground Support.";
  }
}
