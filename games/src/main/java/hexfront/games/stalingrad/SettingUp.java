package hexfront.games.stalingrad;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.EndPhase;
import java.util.List;

/** A side sets up anew. */
@Word("set-up")
record SettingUp() implements PlayedStage<StalingradRules> {
  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Set up your units.";
  }

  @Override
  public List<Ask> asks(StalingradRules rules, Position p) {
    return List.of(Ask.END);
  }

  @Override
  public Verdict check(StalingradRules rules, Position p, Order order) {
    return order instanceof EndPhase ? Verdict.legal() : rules.outOfPlace(p, order);
  }

  @Override
  public void carryOut(
      StalingradRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    rules.sequence.endSetUp(p, dice, chronicle);
  }
}
