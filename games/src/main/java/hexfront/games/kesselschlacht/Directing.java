package hexfront.games.kesselschlacht;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Rolled;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.List;

/**
 * Section 8.1: the directive goes to a corps, then its brigades are named.
 *
 * @param due how many brigades are to be named; 0 before the die
 */
record Directing(int due) implements KesselStage {
  @Override
  public String word() {
    return "zhukov-directive";
  }

  @Override
  public String prompt(KesselRules rules, Position p) {
    return due == 0 ? "Name the corps to which the directive goes." : "Name " + due + " brigades.";
  }

  @Override
  public List<Ask> asks(KesselRules rules, Position p) {
    if (due > 0) {
      int hq = Ledger.unit(p, Ledger.DIRECTIVE_HQ);
      Units among = Units.of(rules.activation.brigades(p, hq));
      return List.of(new Ask.Some("assign", among, due, due, Assign::new));
    }
    List<Order> orders = new ArrayList<>();
    for (int hq : rules.roster.ground(Side.SOVIET)) {
      if (rules.activation.isCorpsOfFront(p, hq)) {
        orders.add(new Directive(new UnitRef(hq)));
      }
    }
    return List.of(new Ask.OneOf("directive", orders));
  }

  @Override
  @Case({"KS-8.1.2", "KS-9.2.2D"})
  public Verdict check(KesselRules rules, Position p, Order order) {
    if (order instanceof Directive(UnitRef unit) && due == 0) {
      return rules.activation.isCorpsOfFront(p, unit.index())
          ? Verdict.legal()
          : Verdict.refused(
              "KS-8.1.2", rules.name(unit.index()) + " is no corps of the 1st Ukrainian Front");
    }
    if (!(order instanceof Assign(Units units)) || due == 0) {
      return rules.outOfPlace(p, order);
    }
    Units among = Units.of(rules.activation.brigades(p, Ledger.unit(p, Ledger.DIRECTIVE_HQ)));
    boolean fits =
        units.size() == due && !units.hasDoubles() && units.stream().allMatch(among::has);
    return fits
        ? Verdict.legal()
        : Verdict.refused("KS-8.1.2", due + " brigades of the corps are to be named");
  }

  @Override
  @Case("KS-8.1.2")
  public void carryOut(KesselRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof Directive(UnitRef unit)) {
      int hq = unit.index();
      int die = dice.roll();
      chronicle.tell(new Rolled(List.of(die), "directive", Side.SOVIET, "KS-8.1.2"));
      int said = rules.tables.directive().brigades(p.value(Ledger.CROSSED), die);
      int brigades = Math.min(said, rules.activation.brigades(p, hq).length);
      p.setValue(Ledger.DIRECTIVE_ISSUED, 1);
      Ledger.setUnit(p, Ledger.DIRECTIVE_HQ, hq);
      chronicle.tell(new Directed(unit, brigades, "KS-8.1.2"));
      if (brigades > 0) {
        p.setStage(new Directing(brigades));
        return;
      }
    } else {
      ((Assign) order).units().stream().forEach(unit -> p.mark(unit, Flag.DIRECTED));
    }
    rules.sequence.beginActivation(p, chronicle);
  }
}
