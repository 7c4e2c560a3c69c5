package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.Arrays;
import java.util.List;

/** Marches by the cheapest way: directive, recall, leaving, return to the east, regrouping. */
final class Marches {
  private final KesselRules rules;
  private final HexGrid grid;
  private final Terrain terrain;

  Marches(KesselRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    terrain = rules.terrain;
  }

  // ---- who is bound

  /** What binds a unit of the side that moves. */
  @Case({"KS-8.1.3", "KS-8.2.2", "KS-9.2.2A", "KS-11.3.1", "KS-11.3.4"})
  Duty duty(Position p, int unit, Units regrouping) {
    if (rules.board().side(unit) != Side.SOVIET || !p.onMap(unit)) {
      return Duty.NONE;
    }
    int hex = p.hex(unit);
    int formation = rules.formation(p, unit);
    if (p.is(unit, Flag.ACTIVE)) {
      if (rules.activation.mustLeave(p, formation)) {
        return Duty.LEAVE;
      }
      if (isRecalled(p, formation) && terrain.south.has(hex)) {
        return Duty.RECALL;
      }
      if (isDirected(p, unit) && !terrain.south.has(hex)) {
        return Duty.DIRECTIVE;
      }
      return isKeptFrom(p, formation, hex) ? Duty.RETURN : Duty.NONE;
    }
    int hq = rules.roster.formations.headquarters(formation);
    return hq >= 0 && regrouping.has(hq) ? Duty.REGROUP : Duty.NONE;
  }

  boolean isRecalled(Position p, int formation) {
    int hq = Ledger.unit(p, Ledger.RECALL_HQ);
    return hq >= 0 && rules.roster.printed(hq) == formation;
  }

  boolean isDirected(Position p, int unit) {
    return p.is(unit, Flag.DIRECTED) || Ledger.unit(p, Ledger.DIRECTIVE_HQ) == unit;
  }

  /** Whether the units of a formation may not be in a hex of their own will. */
  @Case("KS-11.3.1")
  boolean isKeptFrom(Position p, int formation, int hex) {
    String code = rules.roster.formations.code(formation);
    KesselData.KeptEast kept = rules.data.keptEast();
    if (kept.armies().contains(code)) {
      return terrain.isWest(hex, kept.southFrom());
    }
    return kept.later().equals(code)
        && terrain.westOfStrypa.has(hex)
        && !rules.control.keyTownFell(p);
  }

  // ---- the way

  /**
   * How far hexes are from where a unit must go. A unit may begin where its way does not lead.
   *
   * @param fromStart how far it is from where it stands
   */
  record Way(short[] far, byte[] costs, int start, int fromStart) {
    int far(int hex) {
      return hex == start ? fromStart : far[hex];
    }

    /** What a step costs in half points; less than nothing if it cannot be made. */
    int step(int d, int from) {
      int step = d < 0 ? -1 : costs[from * Direction.COUNT + d];
      return step < 0 ? step : step & 63;
    }
  }

  Way way(Position p, int unit, Duty duty) {
    Going going = Going.of(terrain, p);
    int mobility = rules.roster.mobility(unit);
    int weather = rules.ledger.weather(p);
    KesselScratch scratch = KesselScratch.of(p);
    HexSet closed = scratch.some;
    closed.copyFrom(p.occupied(Side.AXIS));
    if (duty.avoidsZones()) {
      KesselScratch.addZone(p, Side.AXIS, Board.MOVEMENT_ZONE, closed);
    }
    boolean toHeadquarters = duty == Duty.REGROUP && !rules.roster.isHeadquarters(unit);
    int hq = toHeadquarters ? rules.headquarters(p, unit) : -1;
    HexSet lines = toHeadquarters ? scratch.lines(p, Side.SOVIET).closed : closed;
    KesselScratch.March key =
        new KesselScratch.March(
            duty,
            mobility,
            rules.formation(p, unit),
            hq < 0 ? -1 : p.hex(hq),
            toHeadquarters,
            weather,
            rules.control.keyTownFell(p),
            going);
    int start = p.hex(unit);
    short[] far = scratch.march(key, closed, lines, start);
    if (far == null) {
      far = Field.none(grid.size());
      goals(p, unit, duty, closed, scratch.field(), far);
      int until = closed.has(start) ? -1 : start;
      boolean all =
          scratch.field().spread(Field.FAR - 1, going.back(mobility, weather), closed, far, until);
      scratch.keep(key, closed, lines, far, all ? Field.FAR : far[start]);
    }
    byte[] costs = going.costs(mobility, weather);
    int fromStart =
        far[start] == Field.FAR && closed.has(start) ? fromClosed(start, far, costs) : far[start];
    return new Way(far, costs, start, fromStart);
  }

  /** How far it is from a hex to which no way leads. */
  private int fromClosed(int hex, short[] far, byte[] costs) {
    int least = Field.FAR;
    for (int d = 0; d < Direction.COUNT; d++) {
      int step = costs[hex * Direction.COUNT + d];
      int beyond = step < 0 ? Field.FAR : far[grid.neighbour(hex, d)];
      if (beyond != Field.FAR) {
        least = Math.min(least, beyond + (step & 63));
      }
    }
    return least;
  }

  private void goals(Position p, int unit, Duty duty, HexSet closed, Field field, short[] far) {
    int formation = rules.formation(p, unit);
    int weather = rules.ledger.weather(p);
    short[] near =
        duty == Duty.REGROUP && !rules.roster.isHeadquarters(unit)
            ? nearHeadquarters(p, unit)
            : far;
    field.begin();
    for (int hex = 0; hex < grid.size(); hex++) {
      boolean goal =
          switch (duty) {
            case LEAVE -> terrain.isSouthEdge(hex);
            case RECALL -> !terrain.south.has(hex);
            case DIRECTIVE -> terrain.south.has(hex);
            case RETURN -> !isKeptFrom(p, formation, hex);
            case REGROUP ->
                rules.roster.isHeadquarters(unit)
                    ? rules.activation.isNearRoad(hex)
                    : near[hex] <= rules.data.ranges().soviet() * Terrain.POINT;
            case NONE -> false;
          };
      if (goal && !closed.has(hex)) {
        field.add(hex, duty == Duty.LEAVE ? terrain.offHalves(hex, weather) : 0, far);
      }
    }
  }

  private short[] nearHeadquarters(Position p, int unit) {
    int hq = rules.headquarters(p, unit);
    return hq < 0
        ? Field.none(grid.size())
        : rules.supply.toHeadquarters(p, hq, rules.roster.isMotorized(unit)).clone();
  }

  // ---- a move

  /** Whether a path keeps to the cheapest way; it may end anywhere on it. */
  @Case({"KS-8.1.3", "KS-8.2.2", "KS-9.2.2A", "KS-11.3.1", "KS-11.3.4-1", "KS-11.3.4-2"})
  void check(Position p, int unit, Duty duty, Hexes path, Refusals no) {
    Way way = way(p, unit, duty);
    for (int i = 1; i < path.size() && !no.any(); i++) {
      int from = path.get(i - 1);
      int to = path.get(i);
      boolean nearer =
          to < 0
              ? duty == Duty.LEAVE
                  && terrain.isSouthEdge(from)
                  && way.far(from) == terrain.offHalves(from, rules.ledger.weather(p))
              : isOnWay(p, unit, duty, way, from, to) && !isAstray(p, unit, duty, from, to);
      no.addIf(
          !nearer,
          rule(unit, duty),
          () -> rules.name(unit) + " may only go by the cheapest way to where it must");
    }
  }

  private String rule(int unit, Duty duty) {
    return duty != Duty.REGROUP
        ? duty.rule()
        : rules.roster.isHeadquarters(unit) ? "KS-11.3.4-1" : "KS-11.3.4-2";
  }

  private boolean isOnWay(Position p, int unit, Duty duty, Way way, int from, int to) {
    int step = way.step(grid.direction(from, to), from);
    return step >= 0
        && (isNearer(way, from, to, step) || goesOn(p, unit, duty, way, from, to, step));
  }

  private static boolean isNearer(Way way, int from, int to, int step) {
    return way.far(to) != Field.FAR && way.far(to) + step == way.far(from);
  }

  /**
   * Who regroups may stop as soon as it has come near enough, but need not: a unit may go on
   * towards its headquarters, a headquarters onto the road.
   */
  @Case({"KS-11.3.4-1", "KS-11.3.4-2"})
  private boolean goesOn(Position p, int unit, Duty duty, Way way, int from, int to, int step) {
    if (duty != Duty.REGROUP || from == way.start || way.far(from) != 0 || way.far(to) != 0) {
      return false;
    }
    if (rules.roster.isHeadquarters(unit)) {
      return terrain.roads.has(to) && !terrain.roads.has(from) && step == cheapestRoad(way, from);
    }
    short[] near =
        rules.supply.toHeadquarters(p, rules.headquarters(p, unit), rules.roster.isMotorized(unit));
    return near[to] + step == near[from];
  }

  /** What the cheapest step onto a road costs. */
  private int cheapestRoad(Way way, int from) {
    int least = Field.FAR;
    for (int d = 0; d < Direction.COUNT; d++) {
      int step = way.step(d, from);
      if (step >= 0 && terrain.roads.has(grid.neighbour(from, d))) {
        least = Math.min(least, step);
      }
    }
    return least;
  }

  /** A regrouping headquarters goes no further west, nor away from the Dnestr's other bank. */
  @Case("KS-11.3.4-1")
  private boolean isAstray(Position p, int unit, Duty duty, int from, int to) {
    if (duty != Duty.REGROUP || !rules.roster.isHeadquarters(unit)) {
      return false;
    }
    int southward = grid.halfPlaces(to) - grid.halfPlaces(from);
    boolean west = grid.column(to) < grid.column(from);
    return west || (terrain.south.has(p.hex(unit)) ? southward < 0 : southward > 0);
  }

  /** The path that brings a bound unit nearest to where it must go; empty if none does. */
  @Case({"KS-8.1.3", "KS-8.2.2", "KS-9.2.2A", "KS-11.3.1"})
  int[] nearerPath(Position p, int unit, Duty duty, int halves) {
    Way way = way(p, unit, duty);
    int start = p.hex(unit);
    if (way.far(start) == Field.FAR || way.far(start) == 0) {
      return new int[0];
    }
    Walk walk = new Walk(start);
    walk.spread(p, unit, duty, way, halves);
    if (walk.exit != HexGrid.OFF) {
      return with(walk.path(walk.exit), HexGrid.OFF);
    }
    int best = start;
    for (int i = 1; i < walk.count; i++) {
      int to = walk.hexes[i];
      if (way.far(to) < way.far(best) && rules.movement.mayEnd(p, unit, to)) {
        best = to;
      }
    }
    return best == start ? new int[0] : walk.path(best);
  }

  /** The paths to all hexes in which a unit that marches may stop. */
  List<Hexes> paths(Position p, int unit, Duty duty, int halves) {
    Walk walk = new Walk(p.hex(unit));
    walk.spread(p, unit, duty, way(p, unit, duty), halves);
    return Arrays.stream(walk.hexes, 1, walk.count)
        .distinct()
        .mapToObj(hex -> Hexes.of(walk.path(hex)))
        .toList();
  }

  /** The hexes to which a march leads, the nearer ones first. */
  private final class Walk {
    private final int start;
    private final int[] cameFrom = new int[grid.size()];
    private final int[] paid = new int[grid.size()];
    private int[] hexes = new int[grid.size()];
    private int count = 1;

    /** From where it leaves the map. */
    private int exit = HexGrid.OFF;

    Walk(int start) {
      this.start = start;
      Arrays.fill(paid, Integer.MAX_VALUE);
      paid[start] = 0;
      hexes[0] = start;
    }

    void spread(Position p, int unit, Duty duty, Way way, int halves) {
      for (int head = 0; head < count; head++) {
        int from = hexes[head];
        if (exit == HexGrid.OFF && isLeaving(p, duty, way, start, from, halves)) {
          exit = from;
        }
        for (int d = 0; d < Direction.COUNT && !isHeld(p, start, from); d++) {
          int step = way.step(d, from);
          int to = step < 0 ? HexGrid.OFF : grid.neighbour(from, d);
          if (to != HexGrid.OFF
              && paid[from] + step <= halves
              && paid[from] + step < paid[to]
              && isStep(p, unit, duty, way, from, to)) {
            cameFrom[to] = from;
            paid[to] = paid[from] + step;
            hexes = count < hexes.length ? hexes : Arrays.copyOf(hexes, 2 * count);
            hexes[count++] = to;
          }
        }
      }
    }

    int[] path(int end) {
      int length = 1;
      for (int at = end; at != start; at = cameFrom[at]) {
        length++;
      }
      int[] path = new int[length];
      for (int at = end; length > 0; at = cameFrom[at]) {
        path[--length] = at;
      }
      return path;
    }
  }

  private static boolean isHeld(Position p, int start, int hex) {
    return hex != start && ZonesOfControl.stops(p, Side.SOVIET, hex);
  }

  private boolean isLeaving(Position p, Duty duty, Way way, int start, int hex, int halves) {
    return duty == Duty.LEAVE
        && !isHeld(p, start, hex)
        && terrain.isSouthEdge(hex)
        && way.far(hex) == terrain.offHalves(hex, rules.ledger.weather(p))
        && way.far(start) <= halves;
  }

  private boolean isStep(Position p, int unit, Duty duty, Way way, int from, int to) {
    return isOnWay(p, unit, duty, way, from, to)
        && !isAstray(p, unit, duty, from, to)
        && !p.holds(Side.AXIS, to)
        && !(ZonesOfControl.stops(p, Side.SOVIET, from)
            && ZonesOfControl.stops(p, Side.SOVIET, to));
  }

  private static int[] with(int[] path, int hex) {
    int[] longer = Arrays.copyOf(path, path.length + 1);
    longer[path.length] = hex;
    return longer;
  }
}
