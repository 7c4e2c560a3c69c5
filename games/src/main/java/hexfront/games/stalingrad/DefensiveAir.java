package hexfront.games.stalingrad;

import hexfront.engine.Position;
import hexfront.engine.Word;

/** The other side places air units. */
@Word("defensive-air")
record DefensiveAir() implements Part {
  @Override
  public Step step() {
    return Step.DEFENSIVE_AIR;
  }

  @Override
  public boolean isDue(StalingradRules rules, Position p) {
    return rules.air.canPlace(p, p.phasing().enemy());
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Place defensive air units.";
  }
}
