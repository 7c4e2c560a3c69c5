package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.util.Map;

/** What the Soviet fronts are after: where each formation is needed, and what it could do now. */
final class FrontAims {
  /** Around another formation a goal counts only so much. */
  private static final double TAKEN_CARE_OF = 0.3;

  private static final int AROUND = 4;

  /** The part of its value that a stack counts as a goal which is not of the pocket. */
  private static final double OTHERS = 0.1;

  /** The part of its points that a place counts as a goal, and how much more at the end. */
  private static final double PLACES = 0.25;

  private static final double LATE = 2;

  /** In a scenario with fewer turns corps are scattered from the start, and no wall is built. */
  private static final int LONG = 12;

  /** So many hexes away a place can be taken in time. */
  private static final int AT_HAND = 10;

  /** Hexes from a headquarters at which its units can attack, and at which they can cut a road. */
  private static final int IN_REACH = 5;

  private static final int BLOW = 8;

  /** What counts when headquarters are chosen: a gap in the wall, a place that nobody holds. */
  private static final double GAP = 1 / 30.0;

  private static final double EMPTY = 10;

  /** How much more a corps counts that has no post in the wall. */
  private static final double ALONE = 4;

  /** A sector of the wall is worth a corps from so many points on. */
  private static final double LEAST_SECTOR = 5;

  private final KesselRules rules;
  private final KesselStaff staff;
  private final Breakout breakout;
  private final Wall wall;
  private final Severance severance;
  private final HexGrid grid;

  /** The towns to which roads home lead: without one of them nobody is saved. */
  final HexSet towns;

  /** By hex, what it is worth to go there. */
  private final double[] worth;

  private final boolean isLong;
  private Emphasis emphasis = Emphasis.USUAL;
  private double[] flow = new double[0];

  FrontAims(
      KesselRules rules, KesselStaff staff, Breakout breakout, Wall wall, Severance severance) {
    this.severance = severance;
    this.wall = wall;
    this.rules = rules;
    this.staff = staff;
    this.breakout = breakout;
    grid = rules.board().grid();
    towns = new HexSet(grid.size());
    rules.data.points().homes().forEach(name -> rules.terrain.named(name).ifPresent(towns::add));
    worth = new double[grid.size()];
    isLong = rules.lastTurn() - rules.data.firstTurn().getOrDefault(rules.scenario(), 1) >= LONG;
  }

  /** From now on is after some things more than after others. */
  void follow(Emphasis newEmphasis) {
    emphasis = newEmphasis;
  }

  /** Places, the pocket itself, its way home and the towns where that ends. */
  void weigh(Position p) {
    staff.worth(p, Side.SOVIET, worth);
    flow = breakout.flow(p);
    for (int hex : p.occupied(Side.SOVIET).toArray()) {
      worth[hex] = 0;
    }
    for (int hex : p.occupied(Side.AXIS).toArray()) {
      boolean pocket = breakout.isOurs(p, p.first(hex)) && !breakout.isHome(p, p.first(hex));
      worth[hex] += (pocket ? emphasis.prey() : OTHERS) * value(p, hex);
    }
    double late = p.turn() / (double) rules.lastTurn();
    for (int hex : rules.objectives().keySet()) {
      worth[hex] *= PLACES * (1 + LATE * late);
    }
    towns.forEach(town -> worth[town] += emphasis.sealed());
    wall.weigh(p);
  }

  /** Where a corps takes its place in the wall; -1 if it has none there. */
  int post(Position p, int hq) {
    if (!isLong
        || p.turn() > rules.lastTurn() - emphasis.army()
        || !rules.activation.isCorpsOfFront(p, hq)
        || rules.terrain.south.has(p.hex(hq))) {
      return -1;
    }
    HexSet others = wall.barredExcept(p, unit -> rules.headquarters(p, unit) == hq);
    int best = -1;
    double most = LEAST_SECTOR;
    for (int hex : wall.posts()) {
      double now = wall.sector(p, hex, others) * near(p, hq, hex);
      if (now > most) {
        most = now;
        best = hex;
      }
    }
    return best;
  }

  /** What the Axis would lose with a stack. */
  double value(Position p, int hex) {
    double sum = 0;
    for (int unit = p.first(hex, Side.AXIS); unit >= 0; unit = p.next(unit, Side.AXIS)) {
      sum += staff.points(p, unit, 1);
    }
    return sum;
  }

  /** What it is worth to take a hex from the enemy, those who stand there included. */
  double prize(Position p, int hex) {
    return value(p, hex)
        + (towns.has(hex) ? emphasis.sealed() : 0)
        + rules.objectives().getOrDefault(hex, 0);
  }

  /** Whether places count more for a formation than that it keeps together. */
  boolean isNearTheEnd(Position p, int hq) {
    boolean army = rules.roster.formations.isArmy(rules.roster.printed(hq));
    return p.turn() > rules.lastTurn() - (army ? emphasis.army() : emphasis.corps());
  }

  /** Where a formation is most needed for the way it has to go; -1 if nowhere. */
  int goal(Position p, int hq) {
    int post = post(p, hq);
    if (post >= 0) {
      return post;
    }
    HexSet kept = rules.keptFrom(p, rules.roster.printed(hq));
    int best = -1;
    double most = 0;
    for (int hex = 0; hex < worth.length; hex++) {
      if (worth[hex] > 0 && (kept == null || !kept.has(hex))) {
        double now = worth[hex] / (1 + grid.distance(p.hex(hq), hex) / emphasis.near());
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

  /** Hexes to the nearest enemy who wants to go home. */
  int fromPocket(Position p, int hq) {
    int least = grid.size();
    for (int enemy : rules.roster.ground(Side.AXIS)) {
      if (breakout.isOurs(p, enemy) && !breakout.isHome(p, enemy)) {
        least = Math.min(least, grid.distance(p.hex(hq), p.hex(enemy)));
      }
    }
    return least;
  }

  /** The points of the places near a headquarters that nobody holds. */
  private double places(Position p, int hq) {
    double sum = 0;
    for (Map.Entry<Integer, Integer> place : rules.objectives().entrySet()) {
      int hex = place.getKey();
      if (!p.holds(Side.SOVIET, hex)
          && !p.holds(Side.AXIS, hex)
          && grid.distance(p.hex(hq), hex) <= AT_HAND) {
        sum += place.getValue();
      }
    }
    return sum;
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
    int strength = 0;
    for (int unit : rules.unitsOf(p, rules.roster.printed(hq))) {
      strength += rules.roster.attack(p, unit);
    }
    if (severance.isDue(p)) {
      return strength * (1 + severance.near(p, hq, BLOW) + EMPTY * places(p, hq));
    }
    int post = post(p, hq);
    if (post >= 0) {
      return strength * (1 + prey(p, hq) + GAP * gap(p, post) * near(p, hq, post));
    }
    int goal = goal(p, hq);
    boolean army = rules.roster.formations.isArmy(rules.roster.printed(hq));
    return goal < 0 ? 0 : (army ? 1 : ALONE) * strength * worth[goal] * near(p, hq, goal);
  }

  /** The part of its worth that a goal keeps for how far away it is. */
  private double near(Position p, int hq, int goal) {
    return 1 / (1 + grid.distance(p.hex(hq), goal) / emphasis.near());
  }

  /** What nobody bars so far about a post in the wall. */
  private double gap(Position p, int post) {
    return wall.sector(p, post, wall.barredExcept(p, unit -> false));
  }

  /** What stands so near a headquarters that its units could attack it. */
  private double prey(Position p, int hq) {
    double sum = 0;
    for (int hex : p.occupied(Side.AXIS).toArray()) {
      if (grid.distance(hex, p.hex(hq)) <= IN_REACH) {
        sum += emphasis.prey() * value(p, hex);
      }
    }
    return sum;
  }

  /** The points that have yet to pass a hex or one beside it; those already barred or not. */
  double passing(Position p, int hex, boolean open) {
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
}
