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
import java.util.List;

/** Abstract air units of the Axis intercept Soviet ones. */
@Word("interception")
record Intercepting() implements Part {
  @Override
  public Step step() {
    return Step.INTERCEPTION;
  }

  @Override
  public Side decides(StalingradRules rules, Position p) {
    return Side.AXIS;
  }

  @Override
  public boolean isDue(StalingradRules rules, Position p) {
    return rules.airPlacement.canIntercept(p);
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Intercept Soviet air units.";
  }

  @Override
  public List<Ask> asks(StalingradRules rules, Position p) {
    return List.of(
        new Ask.Phase(
            "place-air",
            each -> rules.airPlacement.listAbstract(p, Side.AXIS, AirPlacement.INTERCEPTION, each)),
        Ask.PASS);
  }

  @Override
  public Verdict check(StalingradRules rules, Position p, Order order) {
    return switch (order) {
      case PlaceAir o ->
          rules.airPlacement.checkAbstract(p, Side.AXIS, AirPlacement.INTERCEPTION, o);
      case Pass o -> Verdict.legal();
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  public void carryOut(
      StalingradRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof PlaceAir o) {
      rules.airPlacement.intercept(p, o, chronicle);
    }
    if (order instanceof Pass || !rules.airPlacement.canIntercept(p)) {
      rules.sequence.after(p, this, dice, chronicle);
    }
  }
}
