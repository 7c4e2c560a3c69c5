package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.games.common.Losses;

/** What becomes of eliminated units: Soviet armies return after some turns, nobody else. */
final class BlitzfrontLosses extends Losses {
  private final BlitzfrontRules rules;

  BlitzfrontLosses(BlitzfrontRules rules) {
    this.rules = rules;
  }

  private boolean returns(int unit) {
    return rules.roster.is(unit, BlitzfrontRoster.ARMY) && rules.board().side(unit) == Side.SOVIET;
  }

  @Override
  @Case({"BF-ROS-3", "BF-KAT-2"})
  protected int placeOf(Position p, int unit, String rule) {
    return returns(unit) ? Position.WAITING : Position.GONE;
  }

  @Override
  @Case("BF-ROS-3")
  protected void eliminated(Position p, int unit, String rule, Chronicle chronicle) {
    if (returns(unit)) {
      p.setLost(unit, 0);
      p.setValue(BlitzfrontRules.RETURNS + unit, p.turn() + rules.tables.armyReturns());
    }
  }
}
