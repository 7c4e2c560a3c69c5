package hexfront.games.ags.rostov;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Move;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.AgsStage;
import hexfront.games.ags.Phase;
import java.util.List;

/** Units that have rolled to leave an enemy zone lose steps first. */
record DisengagementLossStage(Move move, int due, Phase phase) implements AgsStage {
  @Override
  public String word() {
    return "lose";
  }

  @Override
  public AgsStage replacing(int unit, int by) {
    return move.units().has(unit)
        ? new DisengagementLossStage(Disengagement.replacing(move, unit, by), due, phase)
        : this;
  }

  @Override
  public Side decides(AgsRules rules, Position p) {
    return Side.SOVIET;
  }

  @Override
  public String prompt(AgsRules rules, Position p) {
    return "Disengagement: lose " + due + (due == 1 ? " step." : " steps.");
  }

  @Override
  public List<Ask> asks(AgsRules rules, Position p) {
    return List.of(Rostov.of(rules).disengagement.losses(p, this));
  }

  @Override
  public Verdict check(AgsRules rules, Position p, Order order) {
    return order instanceof Lose o
        ? Rostov.of(rules).disengagement.check(p, this, o)
        : rules.outOfPlace(p, order);
  }

  @Override
  public void carryOut(AgsRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    Rostov.of(rules).disengagement.carryOut(p, this, (Lose) order, rules, dice, chronicle);
  }
}
