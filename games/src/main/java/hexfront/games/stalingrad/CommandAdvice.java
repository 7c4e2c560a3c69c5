package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Cases 16.7 to 16.10 for commanders: which HQs are activated, and where depots wait for them. An
 * HQ that is activated before movement goes with its army and supplies the attacks at its end; one
 * that is activated for combat stays where it is.
 */
final class CommandAdvice {
  /** The player turns over which the Supply Points at hand are spread. */
  private static final int TURNS = 3;

  /** The odds from which on an attack is worth a Supply Point, and its defence. */
  private static final double FAIR = 2;

  private static final double LEAST = 4;

  /** The hexes that units go in a turn through country in which an enemy is near. */
  private static final int ON_FOOT = 3;

  private static final int ON_WHEELS = 5;

  /** The hexes by which an HQ comes nearer to its army once it is activated. */
  private static final int FOLLOWS = 3;

  /** So much of the strength of motorized units counts that outrun their supply. */
  private static final double PACE = 0.5;

  /** By how much of its worth an activation is worth less for each Transport Point. */
  private static final double HAUL = 0.2;

  /** How near the enemy may be to an HQ with which a depot waits. */
  private static final int SAFE = 2;

  /** The Supply Points that are not turned into depots. */
  private static final int KEPT = 2;

  private static final int MOST_DEPOTS = 4;

  private final StalingradRules rules;
  private final HexGrid grid;
  private final int[] far;
  private final int[] queue;

  CommandAdvice(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    far = new int[grid.size()];
    queue = new int[grid.size()];
  }

  // ---- how much may be spent

  /** Whether another HQ may be activated: Supply Points last for some turns, or to the end. */
  private boolean mayActivate(Position p, Side side) {
    int done = p.value(Ledger.ACTIVATIONS + side.ordinal());
    int points = Math.max(0, rules.supply.available(p, side, 1));
    points += waiting(p, side);
    int turns = Math.clamp(rules.lastTurn(p) - p.turn() + 1L, 1, TURNS);
    return done < (points + done + turns - 1) / turns;
  }

  /** The depots that can still be spent. */
  private int waiting(Position p, Side side) {
    int depots = 0;
    for (int depot : rules.roster.depots(side)) {
      depots += p.onMap(depot) && rules.supply.isReady(p, side, depot) ? 1 : 0;
    }
    return depots;
  }

  /** The order that activates an HQ for the least Transport Points, or null. */
  @Nullable Order activation(Position p, Side side, int hq) {
    Order order = new Activate(Units.of(hq), UnitRef.NONE);
    int transport = rules.headquarters.transport(p, side, hq);
    if (transport == 0 && isLegal(p, order)) {
      return order;
    }
    Order other = null;
    for (int depot : rules.roster.depots(side)) {
      if (p.onMap(depot)) {
        Order from = new Activate(Units.of(hq), new UnitRef(depot));
        if (p.hex(depot) == p.hex(hq) && isLegal(p, from)) {
          return from;
        }
        other = other == null && isLegal(p, from) ? from : other;
      }
    }
    return isLegal(p, order) ? order : other;
  }

  private boolean isLegal(Position p, Order order) {
    return rules.check(p, order).isLegal();
  }

  // ---- before movement

  /** The HQ to activate before its army moves, or null. */
  @Nullable Order beforeMovement(Position p) {
    Side side = p.phasing();
    if (!mayActivate(p, side)) {
      return null;
    }
    spread(p.occupied(side.enemy()));
    int[] unsupplied = unsupplied(p, side);
    Order found = null;
    double most = LEAST;
    for (int hq : rules.roster.armyHqs(side)) {
      if (p.onMap(hq) && !p.is(hq, Flag.ACTIVE)) {
        double worth = prospects(p, side, hq, unsupplied) + pace(p, side, hq);
        int haul = Math.max(0, rules.headquarters.transport(p, side, hq));
        worth *= 1 - HAUL * haul;
        Order order = worth > most ? activation(p, side, hq) : null;
        if (order != null) {
          most = worth;
          found = order;
        }
      }
    }
    return found;
  }

  /** The units that fight and would not draw Attack Supply from anybody where they stand. */
  private int[] unsupplied(Position p, Side side) {
    return IntStream.of(rules.roster.ground(side))
        .filter(
            unit ->
                p.onMap(unit)
                    && rules.roster.fights(unit)
                    && !rules.roster.isHq(unit)
                    && !hasAttackSupply(p, side, p.hex(unit), 0))
        .toArray();
  }

  /** The defence that the units about an HQ could attack at good odds once they have moved. */
  private double prospects(Position p, Side side, int hq, int[] unsupplied) {
    int within = rules.supplyLines.range(hq) + FOLLOWS;
    int[] following =
        IntStream.of(unsupplied)
            .filter(unit -> grid.distance(p.hex(unit), p.hex(hq)) <= within)
            .toArray();
    double strength = 0;
    for (int unit : following) {
      if (far[p.hex(unit)] <= stride(unit)) {
        strength += rules.roster.attackNow(p, unit);
      }
    }
    double sum = 0;
    if (strength > 0) {
      for (int hex : p.occupied(side.enemy()).toArray()) {
        if (grid.distance(p.hex(hq), hex) <= within + 1) {
          sum += couldBeAttacked(p, side, following, hex);
        }
      }
    }
    return Math.min(sum, strength / FAIR);
  }

  private double couldBeAttacked(Position p, Side side, int[] following, int hex) {
    double attack = 0;
    for (int unit : following) {
      if (grid.distance(p.hex(unit), hex) <= stride(unit)) {
        attack += rules.roster.attackNow(p, unit);
      }
    }
    double defence = defence(p, side.enemy(), hex);
    return attack >= FAIR * defence ? Math.max(1, defence) : 0;
  }

  private int stride(int unit) {
    return rules.roster.isMotorized(unit) ? ON_WHEELS : ON_FOOT;
  }

  /** What an army loses whose HQ stays behind: its motorized units go no farther. */
  private double pace(Position p, Side side, int hq) {
    int range = rules.supplyLines.range(hq);
    double sum = 0;
    for (int unit : rules.roster.ground(side)) {
      if (p.onMap(unit) && rules.roster.fights(unit) && rules.roster.isMotorized(unit)) {
        int away = grid.distance(p.hex(unit), p.hex(hq));
        if (away >= range - 1 && away <= 2 * range && hq == nearest(p, side, p.hex(unit))) {
          sum += rules.roster.attackNow(p, unit);
        }
      }
    }
    return PACE * sum;
  }

  private int nearest(Position p, Side side, int hex) {
    int nearest = -1;
    int least = Integer.MAX_VALUE;
    for (int hq : rules.roster.armyHqs(side)) {
      int away = p.onMap(hq) ? grid.distance(p.hex(hq), hex) : Integer.MAX_VALUE;
      if (away < least) {
        nearest = hq;
        least = away;
      }
    }
    return nearest;
  }

  /** Whether an attack from a hex would be in supply if HQs that are activated follow so far. */
  boolean hasAttackSupply(Position p, Side side, int hex, int follows) {
    for (int hq : rules.roster.armyHqs(side)) {
      if (p.is(hq, Flag.ACTIVE)
          && p.onMap(hq)
          && grid.distance(p.hex(hq), hex) <= rules.supplyLines.range(hq) + follows) {
        return true;
      }
    }
    for (int depot : rules.roster.depots(side)) {
      if (p.onMap(depot)
          && grid.distance(p.hex(depot), hex) <= rules.supplyLines.range(depot)
          && rules.supply.isReady(p, side, depot)) {
        return true;
      }
    }
    return false;
  }

  /** How far all hexes are from some. */
  private void spread(HexSet from) {
    Arrays.fill(far, Integer.MAX_VALUE);
    int end = 0;
    for (int hex : from.toArray()) {
      far[hex] = 0;
      queue[end++] = hex;
    }
    for (int i = 0; i < end; i++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = grid.neighbour(queue[i], d);
        if (next != HexGrid.OFF && far[next] == Integer.MAX_VALUE) {
          far[next] = far[queue[i]] + 1;
          queue[end++] = next;
        }
      }
    }
  }

  // ---- in combat

  /** What an attack on a hex promises by units beside it, or by those of them within a range. */
  double promise(Position p, int hex, @Nullable HexSet within) {
    Side side = p.phasing();
    double attack = 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      int near = grid.neighbour(hex, d);
      if (near != HexGrid.OFF && (within == null || within.has(near)) && p.holds(side, near)) {
        for (int unit = p.first(near, side); unit >= 0; unit = p.next(unit, side)) {
          attack += rules.combat.attacks.mayAttack(p, unit) ? rules.roster.attackNow(p, unit) : 0;
        }
      }
    }
    if (attack == 0) {
      return 0;
    }
    double defence = 0.5 + defence(p, side.enemy(), hex);
    double odds = attack / defence;
    return odds < FAIR ? 0 : Math.min(odds, 3 * FAIR) / FAIR * Math.max(LEAST, defence);
  }

  private double defence(Position p, Side side, int hex) {
    double defence = 0;
    for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
      defence += rules.roster.defence(p, unit);
    }
    return defence * (rules.terrain.is(hex, Terrain.CITY) ? 2 : 1);
  }

  /** The HQ that supplies most attacks, or null. */
  @Nullable Order inCombat(Position p) {
    Side side = p.phasing();
    if (!mayActivate(p, side)) {
      return null;
    }
    int[] targets = p.occupied(side.enemy()).toArray();
    Order found = null;
    double most = LEAST;
    for (int hq : rules.roster.armyHqs(side)) {
      if (!p.onMap(hq) || p.is(hq, Flag.ACTIVE)) {
        continue;
      }
      HexSet range = rules.supplyLines.reach(p, hq);
      double sum = 0;
      for (int hex : targets) {
        boolean near = grid.distance(p.hex(hq), hex) <= rules.supplyLines.range(hq) + 1;
        sum += near && isUnsupplied(p, side, hex) ? promise(p, hex, range) : 0;
      }
      Order order = sum > most ? activation(p, side, hq) : null;
      if (order != null) {
        most = sum;
        found = order;
      }
    }
    return found;
  }

  /** Whether somebody beside a hex would attack it without Attack Supply. */
  private boolean isUnsupplied(Position p, Side side, int hex) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int near = grid.neighbour(hex, d);
      if (near != HexGrid.OFF && p.holds(side, near)) {
        int unit = p.first(near, side);
        if (rules.roster.fights(unit) && !rules.provisions.isSupplied(p, unit)) {
          return true;
        }
      }
    }
    return false;
  }

  // ---- in supply

  /**
   * A depot at the HQ that is farthest from the rails, for the Transport Points that this turn has
   * left and that are lost otherwise; or null.
   */
  @Nullable Order depot(Position p) {
    Side side = p.phasing();
    if (rules.supply.available(p, side, 0) <= KEPT
        || p.turn() >= rules.lastTurn(p)
        || waiting(p, side) >= MOST_DEPOTS) {
      return null;
    }
    spread(p.occupied(side.enemy()));
    Order found = null;
    int most = 0;
    for (int hq : rules.roster.armyHqs(side)) {
      int transport = p.onMap(hq) ? rules.headquarters.transport(p, side, hq) : 0;
      if (transport > most && far[p.hex(hq)] >= SAFE && !hasDepot(p, side, p.hex(hq))) {
        Order order = new CreateDepot(new Hex(p.hex(hq)), "");
        if (isLegal(p, order)) {
          most = transport;
          found = order;
        }
      }
    }
    return found;
  }

  private boolean hasDepot(Position p, Side side, int hex) {
    return Arrays.stream(rules.roster.depots(side)).anyMatch(depot -> p.hex(depot) == hex);
  }
}
