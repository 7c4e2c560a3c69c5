package hexfront.games.stalingrad;

import hexfront.engine.Position;
import hexfront.engine.Word;

/** The phasing side sets the mobility of its Air HQs. */
@Word("air-mobility")
record AirMobility() implements Part {
  @Override
  public Step step() {
    return Step.AIR_MOBILITY;
  }

  @Override
  public boolean isDue(StalingradRules rules, Position p) {
    return rules.air.hasAirHq(p);
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Set the mobility of Air HQs.";
  }
}
