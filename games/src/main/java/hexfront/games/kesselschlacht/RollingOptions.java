package hexfront.games.kesselschlacht;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import java.util.List;

/** Module 19: dice for the options, before the game is set up. */
record RollingOptions() implements KesselStage {
  @Override
  public String word() {
    return "options";
  }

  @Override
  public String prompt(KesselRules rules, Position p) {
    return "Throw the dice for the options.";
  }

  @Override
  public List<Ask> asks(KesselRules rules, Position p) {
    return List.of(ROLL);
  }

  @Override
  public Verdict check(KesselRules rules, Position p, Order order) {
    return order instanceof Roll ? Verdict.legal() : rules.outOfPlace(p, order);
  }

  @Override
  @Case("KS-19.0")
  public void carryOut(KesselRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    rules.options.roll(p, dice, chronicle);
    rules.sequence.beginSetUp(p, Side.AXIS, chronicle);
  }
}
