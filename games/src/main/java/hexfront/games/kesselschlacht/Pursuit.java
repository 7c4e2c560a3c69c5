package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * How Soviet formations move: each has one goal, its headquarters goes first and its units keep
 * near it, so that it can act again; who can attack together gathers for that.
 */
final class Pursuit {
  /** Hexes at which a goal counts half as much. */
  private static final double NEAR = 7;

  /** Odds at which an attack begins to be worth a march, and beyond which more is of no use. */
  private static final double LEAST_ODDS = 1;

  private static final double BEST_ODDS = 2;

  /** By how much each column of shifts is taken to multiply the defence. */
  private static final double PER_SHIFT = 0.2;

  /** How many of the best hexes are tried. */
  private static final int TRIES = 8;

  /** So many points that pass by are worth being barred. */
  private static final int BARRED = 12;

  /** Around another formation a goal counts only so much. */
  private static final double TAKEN_CARE_OF = 0.3;

  private static final int AROUND = 4;

  /** The part of its value that a stack of the pocket counts as a goal, and any other. */
  private static final double PREY = 0.15;

  private static final double OTHERS = 0.1;

  /** The part of its points that a place counts as a goal, and how much more at the end. */
  private static final double PLACES = 0.25;

  private static final double LATE = 2;

  /** In so many of the last turns places count more than that an army keeps together; a corps. */
  private static final int AT_LAST = 5;

  private static final int AT_THE_END = 2;

  /** What it is worth to hold a town to which the pocket's roads lead. */
  private static final double SEALED = 30;

  /** Hexes that a headquarters keeps from the enemy if it is alone. */
  private static final int ALOOF = 3;

  private final KesselRules rules;
  private final KesselStaff staff;
  private final Breakout breakout;
  private final HexGrid grid;
  private final Reach reach;
  private final Leash leash;

  /** The towns to which roads home lead: without one of them nobody is saved. */
  private final HexSet towns;

  /** By hex, what it is worth to go there. */
  private final double[] worth;

  private double[] flow = new double[0];

  Pursuit(KesselRules rules, KesselStaff staff, Breakout breakout) {
    this.rules = rules;
    this.staff = staff;
    this.breakout = breakout;
    grid = rules.board().grid();
    reach = new Reach(grid);
    leash = new Leash(rules);
    towns = new HexSet(grid.size());
    rules.data.points().homes().forEach(name -> rules.terrain.named(name).ifPresent(towns::add));
    worth = new double[grid.size()];
  }

  /** The next move, the end of the phase if there is none. */
  Order next(Position p, InMovement stage) {
    weigh(p);
    for (int hq : rules.roster.ground(Side.SOVIET)) {
      if (rules.roster.isHeadquarters(hq) && p.onMap(hq)) {
        Order order = next(p, stage, hq);
        if (order != null) {
          return order;
        }
      }
    }
    return new EndPhase();
  }

  /** Places, the pocket itself, its way home and the towns where that ends. */
  private void weigh(Position p) {
    staff.worth(p, Side.SOVIET, worth);
    flow = breakout.flow(p);
    for (int hex : p.occupied(Side.SOVIET).toArray()) {
      worth[hex] = 0;
    }
    for (int hex : p.occupied(Side.AXIS).toArray()) {
      boolean pocket = breakout.isOurs(p, p.first(hex)) && !breakout.isHome(p, p.first(hex));
      worth[hex] += (pocket ? PREY : OTHERS) * value(p, hex);
    }
    double late = p.turn() / (double) rules.lastTurn();
    for (int hex : rules.objectives().keySet()) {
      worth[hex] *= PLACES * (1 + LATE * late);
    }
    towns.forEach(town -> worth[town] += SEALED);
  }

  /** What the Axis would lose with a stack. */
  private double value(Position p, int hex) {
    double sum = 0;
    for (int unit = p.first(hex, Side.AXIS); unit >= 0; unit = p.next(unit, Side.AXIS)) {
      sum += staff.points(p, unit, 1);
    }
    return sum;
  }

  // ---- a formation

  private @Nullable Order next(Position p, InMovement stage, int hq) {
    int[] all = rules.unitsOf(p, rules.roster.printed(hq));
    int[] able =
        IntStream.of(all)
            .filter(unit -> isFree(p, stage, unit))
            .filter(unit -> !isGarrison(p, hq, unit))
            .toArray();
    boolean leads = isFree(p, stage, hq);
    if (able.length == 0 && !leads) {
      return null;
    }
    int goal = goal(p, hq);
    Order order = leads && goal >= 0 ? lead(p, stage, hq, goal, all) : null;
    for (int i = 0; order == null && i < able.length; i++) {
      order = occupy(p, stage, hq, able[i]);
    }
    if (order == null && able.length > 0) {
      order = gather(p, stage, hq, able);
    }
    for (int i = 0; order == null && goal >= 0 && i < able.length; i++) {
      order = march(p, stage, hq, able[i], goal);
    }
    return order;
  }

  private boolean isFree(Position p, InMovement stage, int unit) {
    return p.is(unit, Flag.ACTIVE)
        && rules.movement.canMove(p, stage, unit)
        && rules.marches.duty(p, unit, stage.regrouping()) == Duty.NONE;
  }

  /**
   * Whether a unit holds a place alone that counts only while somebody stands there; until the end
   * comes near only if its formation can act all the same.
   */
  private boolean isGarrison(Position p, int hq, int unit) {
    if (towns.has(p.hex(unit))) {
      return true;
    }
    return rules.objectives().containsKey(p.hex(unit))
        && rules.stacking.count(p, Side.SOVIET, p.hex(unit)) == 1
        && (isNearTheEnd(p, hq) || leash.of(p, hq, unit).has(p.hex(unit)));
  }

  /** Whether places count more for a formation than that it keeps together. */
  private boolean isNearTheEnd(Position p, int hq) {
    boolean army = rules.roster.formations.isArmy(rules.roster.printed(hq));
    return p.turn() > rules.lastTurn() - (army ? AT_LAST : AT_THE_END);
  }

  /** Where a formation is most needed for the way it has to go; -1 if nowhere. */
  private int goal(Position p, int hq) {
    HexSet kept = rules.keptFrom(p, rules.roster.printed(hq));
    int best = -1;
    double most = 0;
    for (int hex = 0; hex < worth.length; hex++) {
      if (worth[hex] > 0 && (kept == null || !kept.has(hex))) {
        double now = worth[hex] / (1 + grid.distance(p.hex(hq), hex) / NEAR);
        if (now > most && isCaredFor(p, hq, hex)) {
          now *= TAKEN_CARE_OF;
        }
        if (now > most) {
          most = now;
          best = hex;
        }
      }
    }
    return best;
  }

  private boolean isCaredFor(Position p, int hq, int hex) {
    for (int other : rules.roster.ground(Side.SOVIET)) {
      if (other != hq
          && rules.roster.isHeadquarters(other)
          && p.onMap(other)
          && grid.distance(p.hex(other), hex) <= AROUND
          && grid.distance(p.hex(hq), hex) > AROUND) {
        return true;
      }
    }
    return false;
  }

  /** What a formation could do if it acted now. */
  double promise(Position p, int hq) {
    weigh(p);
    int goal = goal(p, hq);
    int strength = 0;
    for (int unit : rules.unitsOf(p, rules.roster.printed(hq))) {
      strength += rules.roster.attack(p, unit);
    }
    return goal < 0 ? 0 : strength * worth[goal] / (1 + grid.distance(p.hex(hq), goal) / NEAR);
  }

  private int[] way(Position p, int unit, int goal) {
    return staff.distances(p, Side.SOVIET, rules.roster.mobility(unit), goal);
  }

  /** A headquarters goes ahead as far as all of its units can follow. */
  private @Nullable Order lead(Position p, InMovement stage, int hq, int goal, int[] all) {
    int[] way = way(p, hq, goal);
    spread(p, stage, hq);
    Units free = Units.of(IntStream.of(all).filter(unit -> isFree(p, stage, unit)).toArray());
    int[] hexes =
        inReach()
            .filter(hex -> way[hex] < way[p.hex(hq)])
            .filter(rules.activation::isNearRoad)
            .filter(hex -> p.holds(Side.SOVIET, hex) || !isNearEnemy(p, hex))
            .filter(hex -> leash.canFollow(p, hex, all, free))
            .toArray();
    return first(p, stage, hq, hexes, way);
  }

  private boolean isNearEnemy(Position p, int hex) {
    for (int enemy : p.occupied(Side.AXIS).toArray()) {
      if (grid.distance(hex, enemy) < ALOOF) {
        return true;
      }
    }
    return false;
  }

  private IntStream inReach() {
    return IntStream.range(1, reach.size()).map(reach::hex);
  }

  private void spread(Position p, InMovement stage, int unit) {
    rules.movement.spread(p, stage, Units.of(unit), reach);
  }

  /** The first legal move to one of some hexes in reach, the nearest to a goal tried first. */
  private @Nullable Order first(Position p, InMovement stage, int unit, int[] hexes, int[] way) {
    int[] sorted =
        IntStream.of(hexes)
            .boxed()
            .sorted(Comparator.comparingInt(hex -> way[hex]))
            .mapToInt(Integer::intValue)
            .limit(TRIES)
            .toArray();
    for (int hex : sorted) {
      if (rules.movement.mayEnd(p, unit, hex)) {
        Move move = new Move(Units.of(unit), Hexes.of(reach.path(hex)));
        if (rules.movement.check(p, stage, move).isLegal()) {
          return move;
        }
      }
    }
    return null;
  }

  /** Somebody goes to a town that the enemy does not hold, or takes a place that nobody holds. */
  private @Nullable Order occupy(Position p, InMovement stage, int hq, int unit) {
    HexSet near = leash.of(p, hq, unit);
    boolean atLast = isNearTheEnd(p, hq);
    int most = rules.roster.movement(p, unit) * Terrain.POINT;
    for (int town : towns.toArray()) {
      Order order =
          !p.holds(Side.AXIS, town) && grid.distance(p.hex(unit), town) <= most
              ? into(p, stage, unit, town)
              : null;
      if (order != null) {
        return order;
      }
    }
    for (int hex : rules.objectives().keySet()) {
      if (!p.holds(Side.SOVIET, hex)
          && !p.holds(Side.AXIS, hex)
          && grid.distance(p.hex(unit), hex) <= most
          && (atLast || near.has(hex))) {
        Order order = into(p, stage, unit, hex);
        if (order != null) {
          return order;
        }
      }
    }
    return null;
  }

  private @Nullable Order into(Position p, InMovement stage, int unit, int hex) {
    spread(p, stage, unit);
    return reach.reaches(hex) ? first(p, stage, unit, new int[] {hex}, new int[hex + 1]) : null;
  }

  /** Who can bar the pocket's way does so, everybody at another place; others go to the goal. */
  private @Nullable Order march(Position p, InMovement stage, int hq, int unit, int goal) {
    int[] way = way(p, unit, goal);
    HexSet near = leash.of(p, hq, unit);
    boolean astray = !near.has(p.hex(unit));
    if (!astray && passing(p, p.hex(unit), false) >= BARRED) {
      return null;
    }
    spread(p, stage, unit);
    Order order = bar(p, stage, unit, near);
    if (order == null) {
      int[] hexes =
          inReach()
              .filter(near::has)
              .filter(hex -> astray || way[hex] < way[p.hex(unit)])
              .toArray();
      order = first(p, stage, unit, hexes, way);
    }
    return order == null && astray ? comeBack(p, stage, unit, way(p, unit, p.hex(hq))) : order;
  }

  private @Nullable Order comeBack(Position p, InMovement stage, int unit, int[] way) {
    int[] nearer = inReach().filter(hex -> way[hex] < way[p.hex(unit)]).toArray();
    return first(p, stage, unit, nearer, way);
  }

  private @Nullable Order bar(Position p, InMovement stage, int unit, HexSet near) {
    int[] open = new int[grid.size()];
    int[] hexes =
        inReach()
            .filter(near::has)
            .peek(hex -> open[hex] = -(int) passing(p, hex, true))
            .filter(hex -> open[hex] <= -BARRED)
            .toArray();
    return first(p, stage, unit, hexes, open);
  }

  /** The points that have yet to pass a hex or one beside it; those already barred or not. */
  private double passing(Position p, int hex, boolean open) {
    double sum = open && isBarred(p, hex) ? 0 : flow[hex];
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = grid.neighbour(hex, d);
      sum += to == HexGrid.OFF || open && isBarred(p, to) ? 0 : flow[to];
    }
    return sum;
  }

  private static boolean isBarred(Position p, int hex) {
    return p.holds(Side.SOVIET, hex) || p.inZone(Side.SOVIET, Board.MOVEMENT_ZONE, hex);
  }

  // ---- attacks

  /** Sends somebody next to the stack that a formation can attack best. */
  private @Nullable Order gather(Position p, InMovement stage, int hq, int[] able) {
    double[] force = new double[grid.size()];
    HexSet[] reached = new HexSet[able.length];
    for (int i = 0; i < able.length; i++) {
      reached[i] = slots(p, stage, hq, able[i]);
      for (int target : p.occupied(Side.AXIS).toArray()) {
        if (touches(reached[i], target)) {
          force[target] += rules.roster.attack(p, able[i]);
        }
      }
    }
    int[] targets =
        Arrays.stream(p.occupied(Side.AXIS).toArray())
            .filter(target -> force[target] > 0)
            .filter(target -> gain(p, target, force[target]) > 0)
            .boxed()
            .sorted(Comparator.comparingDouble(t -> -gain(p, t, force[t])))
            .mapToInt(Integer::intValue)
            .toArray();
    for (int target : targets) {
      for (int i = 0; i < able.length; i++) {
        if (!grid.adjacent(p.hex(able[i]), target) && touches(reached[i], target)) {
          Order order = approach(p, stage, able[i], reached[i], target);
          if (order != null) {
            return order;
          }
        }
      }
    }
    return null;
  }

  /** The hexes to which a unit can go, or where it stands, and be led. */
  private HexSet slots(Position p, InMovement stage, int hq, int unit) {
    HexSet near = leash.of(p, hq, unit);
    HexSet slots = new HexSet(grid.size());
    spread(p, stage, unit);
    inReach()
        .filter(hex -> near.has(hex) && rules.movement.mayEnd(p, unit, hex))
        .forEach(slots::add);
    slots.add(p.hex(unit));
    return slots;
  }

  private boolean touches(HexSet hexes, int target) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int near = grid.neighbour(target, d);
      if (near != HexGrid.OFF && hexes.has(near)) {
        return true;
      }
    }
    return false;
  }

  /** What an attack with so much strength and all who stand there already promises. */
  private double gain(Position p, int target, double force) {
    double attack = force;
    for (int d = 0; d < Direction.COUNT; d++) {
      int near = grid.neighbour(target, d);
      int first = near == HexGrid.OFF ? -1 : p.first(near, Side.SOVIET);
      for (int unit = first; unit >= 0; unit = p.next(unit, Side.SOVIET)) {
        boolean counts = p.is(unit, Flag.MOVED) && p.is(unit, Flag.ACTIVE);
        attack += counts && !p.is(unit, Flag.DISORDER) ? rules.roster.attack(p, unit) : 0;
      }
    }
    int shifts = rules.terrain.shift(target, false) + rules.positions.shift(p, target);
    double defence = rules.strength.defence(p, Side.AXIS, target) * (1 - PER_SHIFT * shifts);
    double odds = Math.min(BEST_ODDS, attack / Math.max(1, defence));
    double prize = value(p, target) + (towns.has(target) ? SEALED : 0);
    return odds < LEAST_ODDS ? 0 : prize * odds * odds;
  }

  /** The best hex beside a target: one that others have not filled, across no river. */
  private @Nullable Order approach(
      Position p, InMovement stage, int unit, HexSet slots, int target) {
    int[] rough = new int[grid.size()];
    int[] beside =
        IntStream.range(0, Direction.COUNT)
            .map(d -> grid.neighbour(target, d))
            .filter(hex -> hex != HexGrid.OFF && hex != p.hex(unit) && slots.has(hex))
            .toArray();
    for (int hex : beside) {
      int side = p.hexside(hex, grid.direction(hex, target));
      boolean river = (side & Terrain.MAJOR_RIVER) != 0 || Terrain.isUnbridgedMinor(side);
      boolean closes = !p.inZone(Side.SOVIET, Board.SUPPLY_ZONE, hex);
      rough[hex] = (river ? 4 : 0) + (closes ? 0 : 1) + (p.isEmpty(hex) ? 0 : 1);
    }
    spread(p, stage, unit);
    return first(p, stage, unit, beside, rough);
  }
}
