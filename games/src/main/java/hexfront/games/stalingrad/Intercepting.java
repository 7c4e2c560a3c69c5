package hexfront.games.stalingrad;

import hexfront.engine.Position;
import hexfront.engine.Word;

/** With abstract air: the Axis intercepts Soviet Ground Support. */
@Word("interception")
record Intercepting() implements Part {
  @Override
  public Step step() {
    return Step.INTERCEPTION;
  }

  @Override
  public boolean isDue(StalingradRules rules, Position p) {
    return rules.air.canIntercept(p);
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Intercept Soviet air units.";
  }
}
