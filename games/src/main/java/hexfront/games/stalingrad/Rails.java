package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.events.Railed;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Rail;
import hexfront.engine.orders.UnitRef;
import hexfront.games.Refusals;
import java.util.Arrays;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Section 15: railroads, who may use them and how much goes by them. */
final class Rails {
  /** Half divisions a turn, by side: Axis, Soviet. */
  private static final int[] CAPACITY = {4, 8};

  private static final int[] MOTORIZED = {2, 4};
  private static final int[] SECONDARY = {2, 4};

  /** The steps that keep the partisans out of a Major City. */
  private static final int GARRISON = 2;

  /** The hexes that a train goes beyond an interdicted one. */
  private static final int BEYOND = 5;

  private final StalingradRules rules;
  private final HexGrid grid;
  private final byte[] track;

  /** The rail hexes from which a train might ever leave the map. */
  private final int[] ends;

  Rails(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    track = new byte[grid.size()];
    for (int hex = 0; hex < track.length; hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        boolean joined =
            grid.neighbour(hex, d) != HexGrid.OFF
                && (rules.terrain.hexside(hex, d) & Terrain.RAIL) != 0;
        track[hex] |= (byte) (joined ? 1 << d : 0);
      }
    }
    ends = rules.terrain.rails.stream().filter(rules.edges::isEnd).toArray();
  }

  /** The directions in which a track leaves a hex, one bit each. */
  int track(int hex) {
    return track[hex];
  }

  boolean isJoined(int from, int to) {
    int d = grid.direction(from, to);
    return d >= 0 && (track[from] & 1 << d) != 0;
  }

  // ---- the net of a side

  /** Whether a rail hex is controlled by a side and repaired for it. */
  @Case({"CTS-15.0", "CTS-15.1a", "CTS-15.5c", "CTS-15.6a"})
  boolean isUsable(Position p, Side side, int hex) {
    return rules.terrain.rails.has(hex)
        && isHeld(p, side, hex)
        && rules.ledger.isRepaired(p, side, hex);
  }

  private boolean isHeld(Position p, Side side, int hex) {
    return Ledger.isContested(p, rules.terrain.citySlot(hex))
        ? p.holds(side, hex)
        : p.controls(side, hex);
  }

  /** Whether a hex is a Connecting Rail Hex of a side. */
  boolean isConnecting(Position p, Side side, int hex) {
    return connecting(p, side).has(hex);
  }

  /** The Connecting Rail Hexes of a side. */
  HexSet connecting(Position p, Side side) {
    return StalingradScratch.of(p)
        .supply
        .connecting(side)
        .standing(p, set -> connect(p, side, set));
  }

  @Case({"CTS-15.5a", "CTS-15.5b"})
  private void connect(Position p, Side side, HexSet reached) {
    Lines.Net net = rules.lines.of(p, side);
    SupplyScratch scratch = StalingradScratch.of(p).supply;
    int[] queue = scratch.queue;
    int n = 0;
    reached.clear();
    for (int hex : ends) {
      if (rules.edges.isFriendly(p, side, hex) && net.open().has(hex) && connects(p, side, hex)) {
        reached.add(hex);
        queue[n++] = hex;
      }
    }
    for (int i = 0; i < n; i++) {
      int from = queue[i];
      for (int left = track[from] & net.ways()[from]; left != 0; left &= left - 1) {
        int to = grid.neighbour(from, Integer.numberOfTrailingZeros(left));
        if (!reached.has(to) && connects(p, side, to)) {
          reached.add(to);
          queue[n++] = to;
        }
      }
    }
  }

  /** The Axis holds a Major City on its rails with two steps, or no train gets through. */
  @Case("CTS-15.7")
  private boolean connects(Position p, Side side, int hex) {
    return isUsable(p, side, hex)
        && (side != Side.AXIS
            || !rules.terrain.is(hex, Terrain.MAJOR_CITY)
            || steps(p, side, hex) >= GARRISON);
  }

  private static int steps(Position p, Side side, int hex) {
    int steps = 0;
    for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
      steps += p.stepsLeft(unit);
    }
    return steps;
  }

  // ---- going by rail

  /** What a unit takes of the capacity, in half divisions. */
  @Case("CTS-15.3a")
  int load(int unit) {
    return rules.roster.halves(unit) == 2 ? 2 : 1;
  }

  @Case("CTS-15.3a")
  private boolean isHeavy(int unit) {
    return rules.roster.isMotorized(unit)
        || rules.roster.isCavalry(unit)
        || rules.roster.isHq(unit);
  }

  /** Whether a unit may go by rail so; a path may begin in the hex where it entered. */
  @Case({
    "CTS-15.1a",
    "CTS-15.1b",
    "CTS-15.2.1",
    "CTS-15.2.2",
    "CTS-15.2.3",
    "CTS-15.2.4",
    "CTS-15.2.5"
  })
  Verdict check(Position p, Rail order) {
    int unit = order.unit().index();
    Hexes path = order.path();
    Side side = p.phasing();
    String name = rules.name(unit);
    if (rules.board().side(unit) != side || !p.onMap(unit)) {
      return Verdict.refused("CTS-15.2.1", name + " does not move now");
    }
    if (path.size() < 2 || path.first() != p.hex(unit)) {
      return Verdict.refused("CTS-15.2.2", "the path begins where " + name + " is");
    }
    Refusals no = new Refusals();
    no.addAll(rules.movement.mayMove(p, unit));
    no.addIf(
        rules.movement.isHeldBack(p, unit), "CTS-35.6a", () -> name + " does not move this turn");
    no.addIf(
        p.spent(unit) > 0 && p.startHex(unit) != p.hex(unit),
        "CTS-15.2.4",
        () -> name + " has moved on foot");
    checkPath(p, side, unit, path, no);
    checkCapacity(p, side, unit, path, no);
    return no.verdict();
  }

  private void checkPath(Position p, Side side, int unit, Hexes path, Refusals no) {
    boolean leaves = path.last() < 0;
    int last = leaves ? path.size() - 2 : path.size() - 1;
    for (int i = 0; i <= last; i++) {
      int hex = path.get(i);
      if (hex < 0) {
        no.add("CTS-15.2.2", "a path leaves the map once, at its end");
        return;
      }
      no.addIf(
          i > 0 && !isJoined(path.get(i - 1), hex),
          "CTS-15.2.2",
          () -> "no track leads to " + rules.number(hex));
      no.addIf(
          !isUsable(p, side, hex),
          "CTS-15.1a",
          () -> rules.number(hex) + " is no repaired rail hex of its side");
      no.addIf(
          p.holds(side.enemy(), hex) || ZonesOfControl.isBesideEnemy(p, side, hex),
          "CTS-15.2.3",
          () -> rules.number(hex) + " lies next to the enemy");
      no.addIf(
          i > 0 && rules.stacking.clashes(p, unit, hex),
          "CTS-5.2",
          () -> rules.name(unit) + " would meet its rivals");
    }
    int end = path.get(last);
    if (leaves) {
      no.addAll(rules.offMap.mayLeave(p, unit, end));
    } else {
      no.addIf(
          !rules.stacking.hasRoom(p, unit, end),
          "CTS-5.0a",
          () -> "there is no room in " + rules.number(end));
    }
    int stop = interdicted(p, side, path);
    no.addIf(
        stop >= 0 && path.size() - 1 > stop,
        "CTS-23.10.1b",
        () -> "the train stops five hexes beyond an interdicted hex");
  }

  /** The place on a path where an interdicted train stops, or -1. */
  @Case("CTS-23.10.1b")
  private int interdicted(Position p, Side side, Hexes path) {
    HexSet interdicted = rules.air.interdicted(p, side);
    if (!interdicted.isEmpty()) {
      for (int i = 0; i < path.size() - 1; i++) {
        if (path.get(i) >= 0 && interdicted.has(path.get(i))) {
          return i + BEYOND;
        }
      }
    }
    return -1;
  }

  @Case({"CTS-15.3a", "CTS-15.3b", "CTS-15.3c", "CTS-15.4a", "CTS-15.4b"})
  private void checkCapacity(Position p, Side side, int unit, Hexes path, Refusals no) {
    int load = load(unit);
    String rule = side == Side.AXIS ? "CTS-15.3c" : "CTS-15.3b";
    no.addIf(
        p.value(Ledger.RAIL_USED) + load > CAPACITY[side.ordinal()],
        rule,
        () -> "the rail capacity is used");
    no.addIf(
        isHeavy(unit) && p.value(Ledger.RAIL_MOTORIZED) + load > MOTORIZED[side.ordinal()],
        rule,
        () -> "no more motorized units go by rail");
    for (int i = 0; i < path.size(); i++) {
      int hex = path.get(i);
      no.addIf(
          hex >= 0
              && isSecondary(path, i)
              && rules.ledger.secondaryUse(p, hex) + load > SECONDARY[side.ordinal()],
          "CTS-15.4a",
          () -> "the secondary line at " + rules.number(hex) + " carries no more");
    }
  }

  /** Whether a train uses the secondary line in a hex of its path. */
  private boolean isSecondary(Hexes path, int i) {
    return isSecondary(path, i, i - 1) || isSecondary(path, i, i + 1);
  }

  private boolean isSecondary(Hexes path, int i, int j) {
    if (j < 0 || j >= path.size() || path.get(j) < 0 || path.get(i) < 0) {
      return false;
    }
    int d = grid.direction(path.get(i), path.get(j));
    int kinds = d < 0 ? 0 : rules.terrain.hexside(path.get(i), d);
    return (kinds & Terrain.RAIL) == Terrain.SECONDARY;
  }

  void carryOut(Position p, Rail order, Chronicle chronicle) {
    int unit = order.unit().index();
    Hexes path = order.path();
    int load = load(unit);
    Ledger.add(p, Ledger.RAIL_USED, load);
    if (isHeavy(unit)) {
      Ledger.add(p, Ledger.RAIL_MOTORIZED, load);
    }
    for (int i = 0; i < path.size(); i++) {
      if (isSecondary(path, i)) {
        rules.ledger.useSecondary(p, path.get(i), load);
      }
    }
    chronicle.tell(new Railed(order.unit(), path, "CTS-15.1a"));
    p.mark(unit, Flag.MOVED);
    if (path.last() < 0) {
      rules.offMap.leave(p, unit, path.get(path.size() - 2), chronicle);
    } else {
      rules.stacking.put(p, unit, path.last());
    }
    if (rules.roster.isUnit(unit)) {
      rules.control.went(p, p.phasing(), path, chronicle);
    }
  }

  // ---- what could be ordered

  /** Hands out rail moves that could be made now, one to each end of a way. */
  boolean list(Position p, Predicate<Order> each) {
    for (int unit : rules.roster.units(p.phasing())) {
      if (!list(p, unit, each)) {
        return false;
      }
    }
    return true;
  }

  /** Hands out the rail moves of one unit. */
  boolean list(Position p, int unit, Predicate<Order> each) {
    if (mayBegin(p, p.phasing(), unit)) {
      int[] cameFrom = new int[grid.size()];
      int[] reached = spread(p, p.phasing(), unit, cameFrom);
      for (int i = 1; i < reached.length; i++) {
        if (!each.test(new Rail(new UnitRef(unit), path(cameFrom, reached[i])))) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean mayBegin(Position p, Side side, int unit) {
    return rules.movement.canMove(p, unit)
        && isOpen(p, side, p.hex(unit))
        && !(p.spent(unit) > 0 && p.startHex(unit) != p.hex(unit))
        && p.value(Ledger.RAIL_USED) + load(unit) <= CAPACITY[side.ordinal()];
  }

  private boolean isOpen(Position p, Side side, int hex) {
    return isUsable(p, side, hex)
        && !p.holds(side.enemy(), hex)
        && !ZonesOfControl.isBesideEnemy(p, side, hex);
  }

  private int[] spread(Position p, Side side, int unit, int[] cameFrom) {
    Arrays.fill(cameFrom, -1);
    int[] queue = new int[grid.size()];
    int n = 1;
    queue[0] = p.hex(unit);
    cameFrom[p.hex(unit)] = p.hex(unit);
    for (int i = 0; i < n; i++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        if ((track[queue[i]] & 1 << d) != 0) {
          int to = grid.neighbour(queue[i], d);
          if (cameFrom[to] < 0 && isOpen(p, side, to)) {
            cameFrom[to] = queue[i];
            queue[n++] = to;
          }
        }
      }
    }
    return Arrays.copyOf(queue, n);
  }

  private static Hexes path(int[] cameFrom, int end) {
    int length = 1;
    for (int at = end; cameFrom[at] != at; at = cameFrom[at]) {
      length++;
    }
    int[] path = new int[length];
    int at = end;
    for (int i = length - 1; i >= 0; i--) {
      path[i] = at;
      at = cameFrom[at];
    }
    return Hexes.of(path);
  }

  /** A rail move of a unit drawn at random from those that could be made, or null. */
  @Nullable Rail draw(Position p, int unit, java.util.random.RandomGenerator random) {
    if (!mayBegin(p, p.phasing(), unit)) {
      return null;
    }
    int[] cameFrom = new int[grid.size()];
    int[] reached = spread(p, p.phasing(), unit, cameFrom);
    int end = reached[random.nextInt(reached.length)];
    Rail order = new Rail(new UnitRef(unit), path(cameFrom, end));
    return end != p.hex(unit) && check(p, order).isLegal() ? order : null;
  }
}
