package hexfront.games.stalingrad;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Pass;
import java.util.List;

/** The Admin Phase: a side returns an eliminated air unit. */
@Word("admin")
record Admin(Side side) implements PlayedStage<StalingradRules> {
  @Override
  public Side decides(StalingradRules rules, Position p) {
    return side;
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Return an eliminated air unit.";
  }

  @Override
  public List<Ask> asks(StalingradRules rules, Position p) {
    return List.of(
        new Ask.Phase("return-air", each -> rules.air.listReturns(p, side, each)), Ask.PASS);
  }

  @Override
  public Verdict check(StalingradRules rules, Position p, Order order) {
    return switch (order) {
      case ReturnAir o -> rules.air.check(p, side, o);
      case Pass o -> Verdict.legal();
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  public void carryOut(
      StalingradRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof ReturnAir o) {
      rules.air.carryOut(p, o, chronicle);
    }
    rules.sequence.afterAdmin(p, side, dice, chronicle);
  }
}
