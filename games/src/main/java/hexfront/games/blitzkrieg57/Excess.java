package hexfront.games.blitzkrieg57;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Remove;
import hexfront.engine.orders.Units;
import java.util.List;

/** The active side moved more units into a hex than may stay, and none of them can leave. */
@Word("remove")
record Excess() implements BlitzkriegStage {
  @Override
  public String prompt(BlitzkriegRules rules, Position p) {
    return "Too many units in a hex: name those that go.";
  }

  @Override
  public List<Ask> asks(BlitzkriegRules rules, Position p) {
    return List.of(rules.stacking.ask(p, p.phasing()));
  }

  /** As many units of an overfull hex go as are too many; a fortress is never given up. */
  @Override
  @Case({"GJ-3.1.3", "GJ-14.3.2"})
  public Verdict check(BlitzkriegRules rules, Position p, Order order) {
    return order instanceof Remove(Units units)
        ? rules.stacking.check(p, p.phasing(), units)
        : rules.outOfPlace(p, order);
  }

  @Override
  public void carryOut(
      BlitzkriegRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    for (int unit : ((Remove) order).units().toArray()) {
      rules.losses.eliminate(p, unit, "too many units in a hex", "GJ-3.1.3", chronicle);
    }
    rules.sequence.beginCombat(p, chronicle);
  }
}
