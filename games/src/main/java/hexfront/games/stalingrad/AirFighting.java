package hexfront.games.stalingrad;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Word;

/** Air units of a side attack. */
@Word("air-combat")
record AirFighting(Side side) implements Part {
  static AirFighting of(Side side) {
    return new AirFighting(side);
  }

  @Override
  public Step step() {
    return side == Side.AXIS ? Step.AXIS_AIR_COMBAT : Step.SOVIET_AIR_COMBAT;
  }

  @Override
  public Side decides(StalingradRules rules, Position p) {
    return side;
  }

  @Override
  public boolean isDue(StalingradRules rules, Position p) {
    return rules.air.canAttack(p, side);
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Attack enemy air units.";
  }
}
