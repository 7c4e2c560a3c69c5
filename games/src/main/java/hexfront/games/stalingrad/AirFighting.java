package hexfront.games.stalingrad;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Air units of a side attack.
 *
 * @param fought the fights there have been, attacker and target one after the other
 */
@Word("air-combat")
record AirFighting(Side side, Units fought) implements Part {
  static AirFighting of(Side side) {
    return new AirFighting(side, Units.of());
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
    return rules.airFights.canAttack(p, side, fought);
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Attack enemy air units.";
  }

  @Override
  public List<Ask> asks(StalingradRules rules, Position p) {
    return List.of(
        new Ask.Phase("air-attack", each -> rules.airFights.list(p, side, fought, each)), Ask.PASS);
  }

  @Override
  public Verdict check(StalingradRules rules, Position p, Order order) {
    return switch (order) {
      case AirAttack o ->
          rules.airFights.check(p, side, fought, o.unit().index(), o.target().index());
      case Pass o -> Verdict.legal();
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  public void carryOut(
      StalingradRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (!(order instanceof AirAttack attack)) {
      rules.sequence.after(p, this, dice, chronicle);
      return;
    }
    rules.airFights.carryOut(p, side, attack, dice, chronicle);
    IntStream fight = IntStream.of(attack.unit().index(), attack.target().index());
    AirFighting now =
        new AirFighting(side, Units.of(IntStream.concat(fought.stream(), fight).toArray()));
    if (rules.airFights.canAttack(p, side, now.fought)) {
      p.setStage(now);
    } else {
      rules.sequence.after(p, now, dice, chronicle);
    }
  }
}
