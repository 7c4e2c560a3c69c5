package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Units;
import hexfront.games.common.LossStage;
import hexfront.games.common.Losses;

/**
 * Case 12.2: units that retreated over Bonds lose steps.
 *
 * @param rest the others of their stack, who still have to go
 */
record BondLosing(Retreating retreat, Units units, int due, Paths rest)
    implements LossStage<StalingradRules> {
  @Override
  public String word() {
    return "retreat";
  }

  @Override
  public Side decides(StalingradRules rules, Position p) {
    return p.phasing().enemy();
  }

  @Override
  @Case("CTS-12.2b")
  public int[] suffering(Position p) {
    return units.stream().filter(p::onMap).toArray();
  }

  @Override
  public String rule() {
    return "CTS-12.2b";
  }

  @Override
  public Losses losses(StalingradRules rules) {
    return rules.losses;
  }

  @Override
  public void goOn(StalingradRules rules, Position p, Chronicle chronicle) {
    retreat.carry(rules, p, rest, chronicle);
  }
}
