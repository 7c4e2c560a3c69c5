package hexfront.games.ags.rostov;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Units;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.AgsStage;
import hexfront.games.ags.Phase;
import hexfront.games.ags.Withdraw;
import java.util.List;

/** The Soviet player takes what the Axis player has not withdrawn. */
record ShortfallStage(Phase phase) implements AgsStage {
  @Override
  public String word() {
    return "withdraw";
  }

  @Override
  public Side decides(AgsRules rules, Position p) {
    return Side.SOVIET;
  }

  @Override
  public String prompt(AgsRules rules, Position p) {
    return "The Axis player has withdrawn too few units: remove one of the nearest.";
  }

  @Override
  public List<Ask> asks(AgsRules rules, Position p) {
    Units nearest = Units.of(Rostov.of(rules).withdrawal.nearest(p));
    return List.of(new Ask.Some("withdraw", nearest, 1, 1, Withdraw::new));
  }

  @Override
  public Verdict check(AgsRules rules, Position p, Order order) {
    return order instanceof Withdraw o
        ? Rostov.of(rules).withdrawal.check(p, o)
        : rules.outOfPlace(p, order);
  }

  @Override
  public void carryOut(AgsRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    Withdrawal withdrawal = Rostov.of(rules).withdrawal;
    withdrawal.carryOut(p, (Withdraw) order, chronicle);
    if (!withdrawal.isShort(p)) {
      rules.close(p, phase, dice, chronicle);
    }
  }
}
