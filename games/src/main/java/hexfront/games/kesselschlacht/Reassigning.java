package hexfront.games.kesselschlacht;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.Units;
import hexfront.engine.written.UnitIndex;
import hexfront.games.kesselschlacht.Formations.Group;
import java.util.ArrayList;
import java.util.List;

/** Cases 13.1.1 and 13.1.2: the units of a lost headquarters get another. */
record Reassigning(Battle battle, @UnitIndex int hq) implements KesselStage {
  /** Asks for the next headquarters that is missed; false if there is none to ask about. */
  static boolean begin(KesselRules rules, Position p, Battle battle, Chronicle chronicle) {
    for (Side side : Side.values()) {
      for (int hq : rules.roster.ground(side)) {
        if (p.is(hq, Flag.MISSED)) {
          List<String> choices = choices(rules, p, hq);
          if (choices.size() > 1) {
            p.setStage(new Reassigning(battle, hq));
            return true;
          }
          assign(rules, p, hq, choices.isEmpty() ? "" : choices.getFirst(), chronicle);
        }
      }
    }
    return false;
  }

  @Override
  public String word() {
    return "reassign";
  }

  @Override
  public Side decides(KesselRules rules, Position p) {
    return rules.board().side(hq);
  }

  @Override
  public String prompt(KesselRules rules, Position p) {
    return "The units of " + rules.name(hq) + " need another headquarters.";
  }

  /** Soviet units go to an army, those of First Panzer Army to another of its corps. */
  @Case({"KS-13.1.1", "KS-13.1.2"})
  private static List<String> choices(KesselRules rules, Position p, int hq) {
    Formations formations = rules.roster.formations;
    List<String> choices = new ArrayList<>();
    for (int formation = 0; formation < formations.count(); formation++) {
      int other = formations.headquarters(formation);
      if (other < 0 || other == hq || rules.board().side(other) != rules.board().side(hq)) {
        continue;
      }
      boolean fits =
          rules.board().side(hq) == Side.SOVIET
              ? formations.isArmy(formation)
                  && (p.onMap(other) || rules.ledger.arrivalTurn(p, other) > 0)
              : formations.group(formation) == Group.FIRST_PANZER
                  && formations.store(formation) >= 0
                  && p.onMap(other);
      if (fits) {
        choices.add(formations.code(formation));
      }
    }
    return choices;
  }

  @Override
  public List<Ask> asks(KesselRules rules, Position p) {
    List<Order> orders = new ArrayList<>();
    choices(rules, p, hq).forEach(code -> orders.add(new Choose(code)));
    return List.of(new Ask.OneOf("choose", orders));
  }

  @Override
  public Verdict check(KesselRules rules, Position p, Order order) {
    if (!(order instanceof Choose(String option))) {
      return rules.outOfPlace(p, order);
    }
    String rule = rules.board().side(hq) == Side.SOVIET ? "KS-13.1.1" : "KS-13.1.2";
    return choices(rules, p, hq).contains(option)
        ? Verdict.legal()
        : Verdict.refused(rule, "expected one of " + choices(rules, p, hq));
  }

  @Override
  public void carryOut(KesselRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    assign(rules, p, hq, ((Choose) order).option(), chronicle);
    battle.next(rules, p, chronicle);
  }

  private static void assign(
      KesselRules rules, Position p, int hq, String code, Chronicle chronicle) {
    p.unmark(hq, Flag.MISSED);
    int[] units = rules.unitsOf(p, rules.roster.printed(hq));
    if (code.isEmpty() || units.length == 0) {
      return;
    }
    int formation = rules.roster.formations.of(code);
    for (int unit : units) {
      rules.ledger.assign(p, unit, formation);
    }
    String rule = rules.board().side(hq) == Side.SOVIET ? "KS-13.1.1" : "KS-13.1.2";
    chronicle.tell(new Reassigned(Units.of(units), code, rule));
  }
}
