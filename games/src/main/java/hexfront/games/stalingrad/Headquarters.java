package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.function.Predicate;

/** Case 16.7: Army HQs and their activation. */
final class Headquarters {
  private final StalingradRules rules;

  Headquarters(StalingradRules rules) {
    this.rules = rules;
  }

  /** Whether a unit is an Army HQ of a side that is in play. */
  boolean isInPlay(Position p, Side side, int unit) {
    return rules.roster.isArmyHq(unit)
        && rules.board().side(unit) == side
        && (p.onMap(unit) || Boxes.isOffMap(p.hex(unit)));
  }

  /** HQs are activated at any time of their turn, each for a Supply Point brought to it. */
  @Case({"CTS-16.7d", "CTS-16.7e", "CTS-16.8b", "CTS-16.9b", "CTS-16.9c", "CTS-SEQ-II.A.6"})
  Verdict check(Position p, Activate order) {
    Side side = p.phasing();
    Units units = order.units();
    if (units.size() == 0 || units.hasDoubles()) {
      return Verdict.refused("CTS-16.7d", "name the HQs, each once");
    }
    Refusals no = new Refusals();
    for (int unit : units.toArray()) {
      if (!isInPlay(p, side, unit)) {
        no.add("CTS-16.7d", rules.name(unit) + " is no Army HQ of the moving side in play");
      } else if (p.is(unit, Flag.ACTIVE)) {
        no.add("CTS-16.7d", rules.name(unit) + " is activated already");
      }
    }
    if (no.any()) {
      return no.verdict();
    }
    if (order.depot().index() >= 0) {
      checkDepot(p, side, order, no);
    } else {
      checkTrack(p, side, units, no);
    }
    return no.verdict();
  }

  @Case({"CTS-16.7e", "CTS-23.15c"})
  private void checkTrack(Position p, Side side, Units units, Refusals no) {
    int transport = 0;
    for (int unit : units.toArray()) {
      int points = transport(p, side, unit);
      if (points < 0) {
        no.add("CTS-16.9c", "no Supply Point gets to " + rules.name(unit));
        return;
      }
      transport += points;
    }
    int left = rules.supply.available(p, side, units.size());
    no.addIf(left < units.size(), "CTS-16.7e", () -> "there are not enough Supply Points");
    int needed = transport;
    no.addIf(
        needed > Ledger.transport(p, side),
        "CTS-16.9c",
        () -> needed + " Transport Points are needed");
  }

  @Case({"CTS-16.10a", "CTS-16.10b"})
  private void checkDepot(Position p, Side side, Activate order, Refusals no) {
    int depot = order.depot().index();
    if (order.units().size() > 1) {
      no.add("CTS-16.10b", "a depot activates one HQ");
    } else if (!rules.supply.isReady(p, side, depot)) {
      no.add("CTS-16.10b", rules.name(depot) + " is no depot of the moving side in play");
    } else {
      int needed = transport(p, side, depot, order.units().get(0));
      no.addIf(
          needed < 0 || needed > Ledger.transport(p, side),
          "CTS-16.10b",
          () -> "the Transport Points do not bring the depot to the HQ");
    }
  }

  /** The Transport Points that bring a Supply Point to an HQ; -1 if none gets there. */
  int transport(Position p, Side side, int hq) {
    return p.onMap(hq)
        ? rules.transport.points(p, side, p.hex(hq))
        : rules.transport.pointsToBox(p, side, p.hex(hq));
  }

  @Case("CTS-16.10b")
  private int transport(Position p, Side side, int depot, int hq) {
    if (p.hex(depot) == p.hex(hq)) {
      return 0;
    }
    return p.onMap(depot) && p.onMap(hq)
        ? rules.transport.points(p, side, p.hex(depot), p.hex(hq))
        : -1;
  }

  @Case({"CTS-16.7c", "CTS-16.7e", "CTS-16.10b", "CTS-SEQ-II.A.9"})
  void carryOut(Position p, Activate order, Chronicle chronicle) {
    Side side = p.phasing();
    int depot = order.depot().index();
    int transport = 0;
    for (int unit : order.units().toArray()) {
      transport += depot >= 0 ? transport(p, side, depot, unit) : transport(p, side, unit);
    }
    Ledger.add(p, Ledger.TRANSPORT + side.ordinal(), -transport);
    Ledger.add(p, Ledger.ACTIVATIONS + side.ordinal(), order.units().size());
    for (int unit : order.units().toArray()) {
      p.mark(unit, Flag.ACTIVE);
    }
    if (depot < 0) {
      Ledger.add(p, Ledger.SUPPLY + side.ordinal(), -order.units().size());
    } else if (p.stage() instanceof Part part && part.step().compareTo(Step.COMBAT) < 0) {
      p.mark(depot, Flag.SPENT);
    } else {
      rules.supply.removeDepot(p, depot, "spent", "CTS-16.10b", chronicle);
    }
    rules.airLimits.release(p, side);
    chronicle.tell(new Activated(order.units(), "CTS-16.7e"));
  }

  /** Hands out activations that could be made now, one HQ each. */
  boolean list(Position p, Predicate<Order> each) {
    Side side = p.phasing();
    for (int hq : rules.roster.armyHqs(side)) {
      if (isInPlay(p, side, hq) && !p.is(hq, Flag.ACTIVE)) {
        if (Ledger.supply(p, side) > 0 && !each.test(new Activate(Units.of(hq), UnitRef.NONE))) {
          return false;
        }
        for (int depot : rules.roster.depots(side)) {
          if (rules.supply.isReady(p, side, depot)
              && !each.test(new Activate(Units.of(hq), new UnitRef(depot)))) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** The HQs of a side turn back as its Supply Phase begins. */
  @Case({"CTS-16.6f", "CTS-16.7d", "CTS-16.11", "CTS-SEQ-II.C.2"})
  void flipBack(Position p, Side side) {
    for (int hq : rules.roster.armyHqs(side)) {
      if (p.is(hq, Flag.ACTIVE)) {
        p.unmark(hq, Flag.ACTIVE);
      }
    }
  }
}
