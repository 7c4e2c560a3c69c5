package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Manner;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.kesselschlacht.Formations.Group;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * How First Panzer Army comes home: every force goes the cheapest way to where it counts as saved,
 * fuel goes to those who are farthest behind, and who has none goes as far as it may without.
 */
final class Breakout {
  /** So many hexes from the enemy nobody is in danger. */
  private static final int SAFE = 4;

  /** In so many of the last turns it counts how far from the towns somebody is home. */
  private static final int AT_LAST = 4;

  /** The most that where a way ends adds to it. */
  private static final int MOST_AT_THE_END = 63;

  /** What a friend in the hex counts. */
  private static final int COMPANY = 1;

  /** So many hexes of a way are foreseen; the first ones cannot be closed in time. */
  private static final int FORESEEN = 40;

  private static final int PASSED = 3;
  private static final double FADING = 0.96;

  /** Who has farther to go than so many half points is as good as lost. */
  private static final int LOST = 90;

  /** Fuel that takes nobody farther than he goes without is not kept. */
  private static final int DREGS = 2;

  private final KesselRules rules;
  private final HexGrid grid;
  private final Reach reach;
  private final Field field;
  private final HexSet nowhere;
  private final HexSet north;
  private final HexSet enemies;
  private final int[] towns;
  private final int[] fromEnemy;
  private final short[] @Nullable [] ways = new short[2 * KesselRoster.CLASSES][];
  private Route route = Route.USUAL;
  private HexSet home;
  private @Nullable Going going;
  private int weather = -1;
  private int turn = -1;

  Breakout(KesselRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    reach = new Reach(grid);
    field = new Field(grid);
    nowhere = new HexSet(grid.size());
    north = HexSet.all(grid.size());
    north.removeAll(rules.terrain.south);
    enemies = new HexSet(grid.size());
    fromEnemy = new int[grid.size()];
    home = nowhere;
    towns =
        rules.data.points().homes().stream()
            .flatMapToInt(name -> rules.terrain.named(name).stream())
            .toArray();
  }

  /** From now on weighs ways like this. */
  void follow(Route newRoute) {
    if (!newRoute.equals(route)) {
      route = newRoute;
      Arrays.fill(ways, null);
    }
  }

  /** Whether a unit belongs to those who have to come home. */
  boolean isOurs(Position p, int unit) {
    return rules.board().side(unit) == Side.AXIS
        && p.onMap(unit)
        && rules.group(p, unit) == Group.FIRST_PANZER;
  }

  /** Whether a unit stands where it counts as saved, as far as one can see. */
  boolean isHome(Position p, int unit) {
    look(p);
    return home.has(p.hex(unit));
  }

  /** The next move of the army, or null once everybody is where he should be. */
  @Nullable Order next(Position p, InMovement stage) {
    look(p);
    List<Units> forces = forces(p, stage);
    forces.sort(
        Comparator.comparingInt((Units force) -> turnOf(p, force))
            .thenComparingInt(force -> rank(p, force)));
    for (Units force : forces) {
      Order move = move(p, stage, force);
      for (int i = 0; move == null && force.size() > 1 && i < force.size(); i++) {
        move = move(p, stage, Units.of(force.get(i)));
      }
      if (move != null) {
        return move;
      }
    }
    return null;
  }

  // ---- the way home

  /** Takes the picture anew if the enemy, the ground, the weather or the day is another. */
  private void look(Position p) {
    Going now = Going.of(rules.terrain, p);
    HexSet held = p.occupied(Side.SOVIET);
    if (!now.equals(going)
        || weather != rules.ledger.weather(p)
        || turn != p.turn()
        || !enemies.equals(held)) {
      going = now;
      weather = rules.ledger.weather(p);
      turn = p.turn();
      enemies.copyFrom(held);
      home = rules.victory().home(p);
      spreadFromEnemy();
      Arrays.fill(ways, null);
    }
  }

  private void spreadFromEnemy() {
    Arrays.fill(fromEnemy, SAFE);
    int[] queue = new int[grid.size()];
    int tail = 0;
    for (int hex : enemies.toArray()) {
      fromEnemy[hex] = 0;
      queue[tail++] = hex;
    }
    for (int head = 0; head < tail; head++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        int to = grid.neighbour(queue[head], d);
        if (to != HexGrid.OFF && fromEnemy[to] > fromEnemy[queue[head]] + 1) {
          fromEnemy[to] = fromEnemy[queue[head]] + 1;
          queue[tail++] = to;
        }
      }
    }
  }

  /** How far it is home from each hex, in half points, for a class of movement. */
  private short[] way(Position p, Going now, int mobility, boolean staysSouth) {
    int slot = 2 * mobility + (staysSouth ? 1 : 0);
    short[] known = ways[slot];
    if (known == null) {
      known = Field.none(grid.size());
      HexSet closed = staysSouth ? north : nowhere;
      field.begin();
      if (home.isEmpty()) {
        for (int town : towns) {
          field.add(town, 0, known);
        }
      }
      for (int hex : home.toArray()) {
        if (!closed.has(hex)) {
          field.add(hex, atTheEnd(p, hex), known);
        }
      }
      field.spread(Field.FAR - 1, hindered(p, now.back(mobility, weather)), closed, known);
      ways[slot] = known;
    }
    return known;
  }

  /** What is added to a way that ends in a hex where a unit counts as saved. */
  private int atTheEnd(Position p, int hex) {
    int price = route.danger() * (SAFE - fromEnemy[hex]);
    if (route.depth() > 0 && p.turn() > rules.lastTurn() - AT_LAST) {
      int town = IntStream.of(towns).map(each -> grid.distance(each, hex)).min().orElse(0);
      price += route.depth() * town;
    }
    return Math.min(MOST_AT_THE_END, price);
  }

  /** The price of each step backwards, with what the enemy adds to it. */
  private byte[] hindered(Position p, byte[] back) {
    byte[] costs = back.clone();
    for (int hex = 0; hex < grid.size(); hex++) {
      boolean held = enemies.has(hex);
      if (held || ZonesOfControl.stops(p, Side.AXIS, hex)) {
        for (int d = 0; d < Direction.COUNT; d++) {
          int i = hex * Direction.COUNT + d;
          costs[i] += (byte) (costs[i] < 0 ? 0 : held ? route.held() : route.zone());
        }
      }
    }
    return costs;
  }

  private short[] way(Position p, Units force) {
    int mobility = KesselRoster.LEG;
    boolean south = false;
    for (int i = 0; i < force.size(); i++) {
      mobility |= rules.roster.mobility(force.get(i));
      south |= p.is(force.get(i), Flag.STAYS_SOUTH);
    }
    return way(p, Going.of(rules.terrain, p), mobility, south);
  }

  // ---- where the enemy would meet it

  /**
   * By hex, the points of all who have yet to pass it on their way home, the less the farther away
   * they are; and of those who are home, or come home there, but whose road to the towns leads over
   * it, the more the nearer the end is.
   */
  double[] flow(Position p) {
    look(p);
    double[] flow = new double[grid.size()];
    double late = p.turn() / (double) rules.lastTurn();
    int[] ahead = rules.victory().roadAhead(p);
    for (int unit : rules.roster.ground(Side.AXIS)) {
      if (isOurs(p, unit)) {
        int saved = saved(unit);
        int end = home.has(p.hex(unit)) ? p.hex(unit) : follow(p, unit, saved, flow);
        add(late * saved, end, ahead, flow);
      }
    }
    return flow;
  }

  /** How far all of the army has to go home: its points by the half points of the way. */
  double hardship(Position p) {
    look(p);
    double sum = 0;
    for (int unit : rules.roster.ground(Side.AXIS)) {
      if (isOurs(p, unit) && !home.has(p.hex(unit))) {
        sum += saved(unit) * Math.min(LOST, way(p, Units.of(unit))[p.hex(unit)]);
      }
    }
    return sum;
  }

  int saved(int unit) {
    boolean motorized = rules.roster.isMotorized(unit) && rules.roster.isCombat(unit);
    KesselData.Points points = rules.data.points();
    return motorized ? points.savedMotorized() : points.savedOther();
  }

  /** Adds to the flow along a road, from a hex to its end. */
  private static void add(double points, int from, int[] ahead, double[] flow) {
    for (int hex = from; hex >= 0; hex = ahead[hex]) {
      flow[hex] += points;
    }
  }

  /** Adds to the flow on the way home; the hex where it ends, or a negative number. */
  private int follow(Position p, int unit, double points, double[] flow) {
    short[] way = way(p, Units.of(unit));
    int hex = p.hex(unit);
    double left = points;
    for (int i = 0; i < FORESEEN && hex != HexGrid.OFF && way[hex] > 0; i++) {
      if (i >= PASSED) {
        flow[hex] += left;
      }
      left *= FADING;
      hex = nearest(way, hex);
    }
    return hex != HexGrid.OFF && home.has(hex) ? hex : HexGrid.OFF;
  }

  private int nearest(short[] way, int hex) {
    int best = HexGrid.OFF;
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = grid.neighbour(hex, d);
      if (to != HexGrid.OFF && way[to] < way[best == HexGrid.OFF ? hex : best]) {
        best = to;
      }
    }
    return best;
  }

  // ---- forces

  /** Who moves together: those of a corps in a hex that pay in the same way. */
  private List<Units> forces(Position p, InMovement stage) {
    List<Units> forces = new ArrayList<>();
    for (int unit : rules.roster.ground(Side.AXIS)) {
      if (isOurs(p, unit) && rules.movement.canMove(p, stage, unit)) {
        boolean joined = false;
        for (int i = 0; i < forces.size() && !joined; i++) {
          if (goTogether(p, stage, forces.get(i).get(0), unit)) {
            int[] more = Arrays.copyOf(forces.get(i).toArray(), forces.get(i).size() + 1);
            more[more.length - 1] = unit;
            forces.set(i, Units.of(more));
            joined = true;
          }
        }
        if (!joined) {
          forces.add(Units.of(unit));
        }
      }
    }
    return forces;
  }

  private boolean goTogether(Position p, InMovement stage, int unit, int other) {
    Purchase bought = stage.purchase(unit);
    return p.hex(unit) == p.hex(other)
        && rules.formation(p, unit) == rules.formation(p, other)
        && rules.roster.mobility(unit) == rules.roster.mobility(other)
        && rules.roster.isFuelled(unit) == rules.roster.isFuelled(other)
        && (bought == null ? stage.purchase(other) == null : bought.equals(stage.purchase(other)));
  }

  /** Those on foot first, then who has fuel, headquarters alone last of them, then who has none. */
  private int turnOf(Position p, Units force) {
    int unit = force.get(0);
    if (!rules.roster.isFuelled(unit)) {
      return 0;
    }
    boolean fights = force.stream().anyMatch(rules.roster::isCombat);
    if (rules.fuel.isArmyHeadquarters(unit)) {
      return 4;
    }
    return rules.fuel.payer(p, unit, -1) < 0 ? 3 : fights ? 1 : 2;
  }

  /** Fuel goes to the rear of the pocket; everybody else makes room for those behind. */
  private int rank(Position p, Units force) {
    int far = way(p, force)[p.hex(force.get(0))];
    return turnOf(p, force) == 1 ? -far : far;
  }

  private @Nullable Order move(Position p, InMovement stage, Units force) {
    short[] way = way(p, force);
    int start = p.hex(force.get(0));
    rules.movement.spread(p, stage, force, reach);
    int best = best(p, way, force);
    if (best == start) {
      return null;
    }
    Manner manner = manner(p, stage, force.get(0), reach.cost(best));
    Move move = new Move(force, Hexes.of(reach.path(best)), manner);
    return rules.movement.check(p, stage, move).isLegal() ? move : null;
  }

  /** Where a force would go of all it can reach. */
  private int best(Position p, short[] way, Units force) {
    int combat = (int) force.stream().filter(rules.roster::isCombat).count();
    int best = p.hex(force.get(0));
    int least = price(p, way, best, force.size()) - 1;
    for (int i = 1; i < reach.size(); i++) {
      int hex = reach.hex(i);
      int price = price(p, way, hex, 0);
      if (price < least && rules.stacking.hasRoom(p, Side.AXIS, hex, combat)) {
        best = hex;
        least = price;
      }
    }
    return best;
  }

  /** How far home is from a hex, and how a force would stand there. */
  private int price(Position p, short[] way, int hex, int own) {
    int friends = Math.min(2, Math.max(0, p.stackSize(hex) - own));
    boolean zone = p.inZone(Side.SOVIET, Board.MOVEMENT_ZONE, hex);
    return 2 * way[hex] + (zone ? route.zone() : 0) - COMPANY * friends;
  }

  /** What would be left of the fuel and is of use to nobody is bought as well. */
  private Manner manner(Position p, InMovement stage, int unit, int cost) {
    int hq =
        rules.roster.isFuelled(unit) && stage.purchase(unit) == null
            ? rules.fuel.payer(p, unit, -1)
            : -1;
    if (hq < 0) {
      return Manner.PLAIN;
    }
    int price = (cost + Terrain.POINT - 1) / Terrain.POINT;
    int left = rules.fuel.available(p, hq) - price;
    boolean all = left > 0 && left <= DREGS && price + left <= rules.data.mostFuel();
    return all ? new Fuelled(price + left, UnitRef.NONE) : Manner.PLAIN;
  }
}
