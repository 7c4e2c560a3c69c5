package hexfront.games.kesselschlacht;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.UnitRef;
import java.util.ArrayList;
import java.util.List;

/** Section 8.2: a corps may be called back from the south. */
record Recalling() implements KesselStage {
  @Override
  public String word() {
    return "recall";
  }

  @Override
  public String prompt(KesselRules rules, Position p) {
    return "Call a corps back from the south, or pass.";
  }

  @Override
  public List<Ask> asks(KesselRules rules, Position p) {
    List<Order> orders = new ArrayList<>();
    for (int hq : rules.roster.ground(Side.SOVIET)) {
      if (rules.activation.mayBeRecalled(p, hq)) {
        orders.add(new Recall(new UnitRef(hq)));
      }
    }
    return List.of(new Ask.OneOf("recall", orders), PASS);
  }

  @Override
  @Case({"KS-8.2", "KS-8.2.1"})
  public Verdict check(KesselRules rules, Position p, Order order) {
    if (order instanceof Pass) {
      return Verdict.legal();
    }
    if (!(order instanceof Recall(UnitRef unit))) {
      return rules.outOfPlace(p, order);
    }
    return rules.activation.mayBeRecalled(p, unit.index())
        ? Verdict.legal()
        : Verdict.refused(
            "KS-8.2.1",
            rules.name(unit.index()) + " is no corps of the 1st Ukrainian Front in the south");
  }

  @Override
  public void carryOut(KesselRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof Recall(UnitRef unit)) {
      rules.activation.recallFirst(p, unit.index(), chronicle);
    }
    rules.sequence.afterRecall(p);
  }
}
