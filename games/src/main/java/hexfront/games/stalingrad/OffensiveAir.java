package hexfront.games.stalingrad;

import hexfront.engine.Position;
import hexfront.engine.Word;

/** The phasing side places air units. */
@Word("offensive-air")
record OffensiveAir() implements Part {
  @Override
  public Step step() {
    return Step.OFFENSIVE_AIR;
  }

  @Override
  public boolean isDue(StalingradRules rules, Position p) {
    return rules.air.canPlace(p, p.phasing());
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Place offensive air units.";
  }
}
