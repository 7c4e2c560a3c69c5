package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.events.Entered;
import hexfront.engine.events.Points;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Cases 18.1-R and 18.2-R, 13.1.1 and 13.1.3: units that come, headquarters that come back. */
final class Reinforcements {
  private static final int ONE_HEX_AREA = 1;

  private final KesselRules rules;

  Reinforcements(KesselRules rules) {
    this.rules = rules;
  }

  /** Whether a unit waits whose turn has come. */
  boolean isDue(Position p, int unit) {
    return p.hex(unit) == Position.WAITING
        && !rules.roster.isAir(unit)
        && rules.ledger.arrivalTurn(p, unit) > 0
        && rules.ledger.arrivalTurn(p, unit) <= p.turn();
  }

  /** Whether a unit may enter at a hex: its area, any area once it is late, a source. */
  @Case({"KS-18.1-R", "KS-18.2-R", "KS-13.1.1", "KS-13.1.3"})
  private boolean isPlace(Position p, int unit, int hex) {
    int place = rules.ledger.arrivalPlace(p, unit);
    Side side = rules.board().side(unit);
    if (place == Ledger.SOURCE) {
      return rules.terrain.sources(side).has(hex)
          && (rules.terrain.isNorthEdge(hex)
              || (side == Side.AXIS
                  ? rules.terrain.isWestEdge(hex)
                  : rules.terrain.isEastEdge(hex)));
    }
    if (place == Ledger.ANYWHERE || rules.ledger.arrivalTurn(p, unit) < p.turn()) {
      return Terrain.ENTRY_AREAS.stream().anyMatch(area -> rules.terrain.area(area).has(hex));
    }
    HexSet area = rules.terrain.area(Terrain.ENTRY_AREAS.get(place - 1));
    return area.has(hex) && (place != ONE_HEX_AREA || isTheHex(p, area, hex));
  }

  /** All who come by the first area on their turn use one hex of it. */
  @Case("KS-18.1-R")
  private boolean isTheHex(Position p, HexSet area, int hex) {
    for (int unit : rules.roster.ground(Side.AXIS)) {
      int came = p.is(unit, Flag.ENTERED) ? p.startHex(unit) : -1;
      if (came >= 0 && came != hex && area.has(came)) {
        return false;
      }
    }
    return true;
  }

  @Case({"KS-18.1-R", "KS-3.1.2"})
  Verdict check(Position p, Enter order) {
    Units units = order.units();
    int hex = order.hex().index();
    if (units.size() == 0 || units.hasDoubles() || hex < 0) {
      return Verdict.refused("KS-18.1-R", "name the units that enter, each once, and a hex");
    }
    Refusals no = new Refusals();
    int combat = 0;
    Side side = p.phasing();
    for (int unit : units.toArray()) {
      if (rules.board().side(unit) != side || !isDue(p, unit)) {
        no.add("KS-18.1-R", rules.name(unit) + " is not due");
      } else {
        no.addIf(
            !isPlace(p, unit, hex),
            "KS-18.1-R",
            () -> rules.name(unit) + " does not enter at " + rules.number(hex));
        no.addIf(
            side == Side.AXIS && cost(p, unit, hex) > allowance(p, unit),
            "KS-11.1.6",
            () -> rules.name(unit) + " has too few points for " + rules.number(hex));
      }
      combat += rules.roster.isCombat(unit) ? 1 : 0;
    }
    boolean blocked =
        p.holds(side.enemy(), hex) || side == Side.AXIS && ZonesOfControl.stops(p, side, hex);
    no.addIf(blocked, "KS-18.1-R", () -> rules.number(hex) + " is blocked by the enemy");
    boolean full = !rules.stacking.hasRoom(p, side, hex, combat);
    no.addIf(full, "KS-3.1.2", () -> rules.number(hex) + " would hold too many units");
    no.addIf(
        p.stage() instanceof InMovement in && in.demolished(p),
        "KS-15.1.1",
        () -> "nobody moves once the die for a bridge is thrown");
    return no.verdict();
  }

  private int allowance(Position p, int unit) {
    int points = rules.roster.movement(p, unit);
    String code = rules.roster.formations.code(rules.formation(p, unit));
    Integer most = rules.roster.isMotorized(unit) ? rules.data.entryPoints().get(code) : null;
    return (most == null ? points : Math.min(points, most)) * Terrain.POINT;
  }

  /** What the hex of entry costs: its terrain, or the rate of a road that leads in. */
  private int cost(Position p, int unit, int hex) {
    int weather = rules.ledger.weather(p);
    if (rules.terrain.roadLeaves(hex)) {
      return rules.terrain.roadHalves(weather);
    }
    int points = rules.terrain.points(hex, rules.roster.isMotorized(unit), weather);
    return points == KesselTables.ROAD_ONLY ? Integer.MAX_VALUE : points * Terrain.POINT;
  }

  void enter(Position p, Enter order, Chronicle chronicle) {
    int hex = order.hex().index();
    int cost = 0;
    Side side = p.phasing();
    for (int unit : order.units().toArray()) {
      rules.ledger.clearArrival(p, unit);
      p.place(unit, hex);
      p.setStartHex(unit, hex);
      p.mark(unit, Flag.ENTERED);
      if (side == Side.AXIS) {
        cost = cost(p, unit, hex);
        p.setSpent(unit, cost);
      }
    }
    chronicle.tell(new Entered(order.units(), order.hex(), new Points(cost), "KS-18.1-R"));
    rules.stacking.arrived(p, side, hex, chronicle);
  }

  /** A reinforcement that is due and could enter, with a hex for it; null if there is none. */
  @Case("KS-18.1-R")
  @Nullable Enter anyDue(Position p) {
    for (int unit : rules.roster.ground(p.phasing())) {
      if (isDue(p, unit) && rules.ledger.arrivalPlace(p, unit) != Ledger.SOURCE) {
        @Nullable Enter[] found = new Enter[1];
        list(
            p,
            unit,
            order -> {
              found[0] = check(p, (Enter) order).isLegal() ? (Enter) order : null;
              return found[0] == null;
            });
        if (found[0] != null) {
          return found[0];
        }
      }
    }
    return null;
  }

  /** Hands out the entries of all who are due, one by one; some may also enter together. */
  boolean list(Position p, Predicate<Order> each) {
    boolean all = true;
    for (int unit : rules.roster.ground(p.phasing())) {
      if (isDue(p, unit)) {
        all = false;
        if (!list(p, unit, each)) {
          return false;
        }
      }
    }
    return all;
  }

  private boolean list(Position p, int unit, Predicate<Order> each) {
    for (int hex = 0; hex < p.board().hexes(); hex++) {
      if (p.board().grid().onEdge(hex)
          && isPlace(p, unit, hex)
          && !each.test(new Enter(Units.of(unit), new Hex(hex)))) {
        return false;
      }
    }
    return true;
  }
}
