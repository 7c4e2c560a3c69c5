package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.SupplyLine;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import hexfront.games.kesselschlacht.Formations.Group;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Module 10: paths of supply, weighted by what steps cost. */
final class Supply {
  /** How well a unit is supplied. */
  enum Level {
    OUT("out"),
    GENERAL("general"),
    ATTACK("attack");

    private final String word;

    Level(String word) {
      this.word = word;
    }

    String word() {
      return word;
    }
  }

  private static final int UNLIMITED = 30_000;

  private final KesselRules rules;
  private final HexGrid grid;
  private final Terrain terrain;

  Supply(KesselRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    terrain = rules.terrain;
  }

  // ---- judging a unit

  /** How a unit on the map is supplied at this moment. */
  @Case({"KS-10.0", "KS-10.1", "KS-10.2", "KS-10.3", "KS-10.4"})
  Level level(Position p, int unit) {
    if (p.is(unit, Flag.FIXED_IN | Flag.FIXED_OUT)) {
      return p.is(unit, Flag.FIXED_IN) ? Level.ATTACK : Level.OUT;
    }
    if (rules.board().side(unit) == Side.SOVIET) {
      return soviet(p, unit);
    }
    return isAxisSupplied(p, unit) ? Level.ATTACK : Level.OUT;
  }

  boolean mayAttack(Position p, int unit) {
    return level(p, unit) == Level.ATTACK;
  }

  /** A headquarters of the Axis needs no line; other units need one to their own. */
  @Case({"KS-10.3.1", "KS-10.3.2", "KS-10.4.1", "KS-10.4.2", "KS-10.7"})
  private boolean isAxisSupplied(Position p, int unit) {
    if (rules.roster.isHeadquarters(unit)) {
      return true;
    }
    int formation = rules.formation(p, unit);
    return rules.roster.formations.group(formation) == Group.GARRISON
        ? isHome(p, unit)
        : distance(p, unit) <= range(p, unit, rules.data.ranges().axis());
  }

  /** Half points over which a unit draws on its headquarters; half as far if it is routed. */
  @Case("KS-13.3.3")
  static int range(Position p, int unit, int points) {
    return p.is(unit, Flag.ROUTED) ? points * Terrain.POINT / 2 : points * Terrain.POINT;
  }

  @Case({"KS-10.2.1", "KS-10.2.2", "KS-10.2.3"})
  private Level soviet(Position p, int unit) {
    if (terrain.sources(Side.SOVIET).isEmpty()) {
      return Level.ATTACK;
    }
    KesselScratch.Lines lines = KesselScratch.of(p).lines(p, Side.SOVIET);
    int hq = rules.headquarters(p, unit);
    if (hq >= 0
        && hasRoad(p, lines, p.hex(hq))
        && (hq == unit || distance(p, unit) <= range(p, unit, rules.data.ranges().soviet()))) {
      return Level.ATTACK;
    }
    return isGeneral(p, lines, unit, p.hex(unit)) ? Level.GENERAL : Level.OUT;
  }

  /** Whether a Soviet unit would be in general supply once it has gone to a hex. */
  @Case({"KS-11.3.3", "KS-10.1"})
  boolean isGeneralAt(Position p, int unit, int hex, boolean leavesEmpty) {
    if (terrain.sources(Side.SOVIET).isEmpty() || p.is(unit, Flag.FIXED_IN)) {
      return true;
    }
    KesselScratch.Lines lines =
        KesselScratch.of(p).planned(p, Side.SOVIET, leavesEmpty ? p.hex(unit) : -1, hex);
    return isGeneral(p, lines, unit, hex);
  }

  /** Whether it would be in attack supply there, its headquarters staying where it is. */
  @Case({"KS-11.3.3", "KS-10.2.1"})
  boolean isAttackAt(Position p, int unit, int hex, boolean leavesEmpty) {
    int hq = rules.headquarters(p, unit);
    if (hq < 0 || hq == unit) {
      return false;
    }
    KesselScratch scratch = KesselScratch.of(p);
    KesselScratch.Lines lines =
        scratch.planned(p, Side.SOVIET, leavesEmpty ? p.hex(unit) : -1, hex);
    HexSet goal = new HexSet(grid.size());
    goal.add(p.hex(hq));
    int range = range(p, unit, rules.data.ranges().soviet());
    return hasRoad(p, lines, p.hex(hq))
        && scratch.field().reaches(hex, range, costs(p, unit), lines.closed, goal, scratch.room);
  }

  private boolean isGeneral(Position p, KesselScratch.Lines lines, int unit, int hex) {
    KesselScratch scratch = KesselScratch.of(p);
    return scratch
        .field()
        .reaches(
            hex,
            rules.data.ranges().soviet() * Terrain.POINT,
            costs(p, unit),
            lines.closed,
            connected(p, lines),
            scratch.room);
  }

  private byte[] costs(Position p, int unit) {
    int mobility = rules.roster.mobility(unit) & KesselRoster.MOTORIZED;
    return Going.of(terrain, p).costs(mobility, rules.ledger.weather(p));
  }

  // ---- lines to headquarters

  /** Half points from a unit to its headquarters, by its own costs; far if there is no way. */
  @Case({"KS-10.1", "KS-9.1.1-2"})
  int distance(Position p, int unit) {
    int hq = rules.headquarters(p, unit);
    return hq < 0 ? Field.FAR : distance(p, unit, hq);
  }

  int distance(Position p, int unit, int hq) {
    return toHeadquarters(p, hq, rules.roster.isMotorized(unit))[p.hex(unit)];
  }

  /** Half points from every hex near a headquarters to it. */
  short[] toHeadquarters(Position p, int hq, boolean motorized) {
    Side side = rules.board().side(hq);
    KesselScratch scratch = KesselScratch.of(p);
    KesselScratch.Lines lines = scratch.lines(p, side);
    Going going = Going.of(terrain, p);
    int weather = rules.ledger.weather(p);
    int slot = 2 * rules.roster.printed(hq) + (motorized ? 1 : 0);
    KesselScratch.Home home = lines.home(slot, 2 * rules.roster.formations.count(), grid.size());
    int key = p.hex(hq) * Weather.COUNT + weather;
    if (!home.holds(key, going, lines.closed, grid)) {
      int most = side == Side.AXIS ? rules.data.ranges().axis() : rules.data.ranges().soviet();
      byte[] back = going.back(motorized ? KesselRoster.MOTORIZED : KesselRoster.LEG, weather);
      home.begin(key, going, lines.closed);
      scratch.field().from(p.hex(hq), most * Terrain.POINT, back, lines.closed, home.far);
    }
    return home.far;
  }

  /** Half points from every hex to the nearest of some headquarters of the Axis. */
  short[] toAny(Position p, HexSet headquarters, boolean motorized) {
    KesselScratch scratch = KesselScratch.of(p);
    byte[] back =
        Going.of(terrain, p)
            .back(motorized ? KesselRoster.MOTORIZED : KesselRoster.LEG, rules.ledger.weather(p));
    int most = rules.data.ranges().axis() * Terrain.POINT;
    short[] far = new short[grid.size()];
    scratch.field().from(headquarters, most, back, scratch.lines(p, Side.AXIS).closed, far);
    return far;
  }

  /** A garrison is supplied in its home and next to it. */
  @Case("KS-10.7")
  private boolean isHome(Position p, int unit) {
    int home = rules.home(unit);
    int hex = p.hex(unit);
    if (home < 0 || home == hex) {
      return home == hex;
    }
    int d = grid.direction(hex, home);
    return d >= 0
        && !Terrain.isUnbridgedMajor(p, hex, d)
        && !KesselScratch.of(p).lines(p, Side.AXIS).closed.has(home);
  }

  // ---- Soviet roads

  /** The road hexes from which a Soviet source can be reached along roads of either kind. */
  @Case({"KS-10.2.1", "KS-10.2.2", "KS-11.1.5"})
  private HexSet connected(Position p, KesselScratch.Lines lines) {
    Going going = Going.of(terrain, p);
    if (lines.roadsOf != going) {
      follow(going, lines);
      lines.roadsOf = going;
    }
    return lines.connected;
  }

  private void follow(Going going, KesselScratch.Lines lines) {
    lines.connected.clear();
    Arrays.fill(lines.length, Field.FAR);
    int[] queue = new int[grid.size()];
    int tail = 0;
    for (int hex : terrain.sources(Side.SOVIET).toArray()) {
      if (!lines.closed.has(hex)) {
        lines.length[hex] = 0;
        lines.connected.add(hex);
        queue[tail++] = hex;
      }
    }
    for (int head = 0; head < tail; head++) {
      int hex = queue[head];
      for (int d = 0; d < Direction.COUNT; d++) {
        if ((going.roads[hex] & 1 << d) != 0) {
          int to = grid.neighbour(hex, d);
          if (lines.length[to] == Field.FAR && !lines.closed.has(to)) {
            lines.length[to] = (short) (lines.length[hex] + 1);
            lines.connected.add(to);
            queue[tail++] = to;
          }
        }
      }
    }
  }

  private boolean hasRoad(Position p, KesselScratch.Lines lines, int hex) {
    return length(p, lines, hex) < Field.FAR;
  }

  /**
   * How many hexes a headquarters in a hex is from a source, on a road or one hex off; {@link
   * Field#FAR} if there is no way.
   */
  @Case({"KS-9.1.2", "KS-10.2.1"})
  int roadLength(Position p, int hex) {
    return terrain.sources(Side.SOVIET).isEmpty()
        ? 0
        : length(p, KesselScratch.of(p).lines(p, Side.SOVIET), hex);
  }

  private int length(Position p, KesselScratch.Lines lines, int hex) {
    connected(p, lines);
    byte blocked = Going.of(terrain, p).blocked[hex];
    int shortest = lines.length[hex];
    for (int d = 0; d < Direction.COUNT; d++) {
      if ((blocked & 1 << d) == 0) {
        int near = lines.length[grid.neighbour(hex, d)];
        shortest = near == Field.FAR ? shortest : Math.min(shortest, near + 1);
      }
    }
    return shortest;
  }

  // ---- at the start of phases

  /**
   * Turns the counters of a side over that are out of supply, and back those that are not. Of the
   * Axis only motorized units of the relief force show anything else on their backs than what is
   * judged at the moment it matters.
   */
  @Case({"KS-10.0", "KS-2.2", "KS-4.G", "KS-4.I", "KS-4.J", "KS-4.K", "KS-4.L"})
  void judge(Position p, Side side) {
    for (int unit : rules.roster.ground(side)) {
      if (p.onMap(unit) && (side == Side.SOVIET || isJudged(p, unit))) {
        p.mark(unit, Flag.FLIPPED, level(p, unit) == Level.OUT);
      }
    }
  }

  private boolean isJudged(Position p, int unit) {
    return rules.roster.isMotorized(unit)
        && !rules.roster.isFuelled(unit)
        && rules.group(p, unit) == Group.RELIEF;
  }

  // ---- for those who ask

  /** How each unit of a side on the map is supplied. */
  List<SupplyLine> lines(Position p, Side side) {
    List<SupplyLine> lines = new ArrayList<>();
    for (int unit : rules.roster.ground(side)) {
      if (p.onMap(unit)) {
        Level level = level(p, unit);
        lines.add(
            new SupplyLine(
                unit,
                level != Level.OUT,
                level == Level.ATTACK ? path(p, unit) : Hexes.of(),
                rule(p, unit, level),
                level.word()));
      }
    }
    return lines;
  }

  private String rule(Position p, int unit, Level level) {
    if (rules.board().side(unit) == Side.SOVIET) {
      return switch (level) {
        case ATTACK -> "KS-10.2.1";
        case GENERAL -> "KS-10.2.2";
        case OUT -> "KS-10.2.3";
      };
    }
    boolean in = level == Level.ATTACK;
    return switch (rules.group(p, unit)) {
      case GARRISON -> "KS-10.7";
      case FIRST_PANZER -> in ? "KS-10.4.1" : "KS-10.4.2";
      default -> in ? "KS-10.3.1" : "KS-10.3.2";
    };
  }

  /** The way to the headquarters. */
  private Hexes path(Position p, int unit) {
    int hq = rules.headquarters(p, unit);
    int hex = p.hex(unit);
    if (hq < 0 || hq == unit) {
      return Hexes.of(hex);
    }
    short[] far = toHeadquarters(p, hq, rules.roster.isMotorized(unit));
    byte[] costs = costs(p, unit);
    List<Integer> path = new ArrayList<>(List.of(hex));
    for (int at = hex; far[at] != Field.FAR && far[at] > 0; at = path.getLast()) {
      path.add(nearer(at, far, costs));
    }
    return Hexes.of(path.stream().mapToInt(Integer::intValue).toArray());
  }

  private int nearer(int at, short[] far, byte[] costs) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int step = costs[at * Direction.COUNT + d];
      int to = step < 0 ? -1 : grid.neighbour(at, d);
      if (to >= 0 && far[to] + (step & 63) == far[at]) {
        return to;
      }
    }
    throw new IllegalStateException("no way on from " + grid.number(at));
  }

  // ---- paths counted in hexes

  /** Whether a path of so many hexes that nothing closes leads from a hex to another. */
  @Case({"KS-14.0.2", "KS-14.0.3", "KS-15.2.3"})
  boolean isWithin(Position p, Side side, int from, int to, int hexes) {
    HexSet goal = new HexSet(grid.size());
    goal.add(to);
    return from == to || hexesTo(p, side, goal, hexes, from) <= hexes;
  }

  /** How many hexes a hex is from some goals, where nothing closes the path. */
  int hexesTo(Position p, Side side, HexSet goals, int most, int from) {
    KesselScratch scratch = KesselScratch.of(p);
    HexSet closed = scratch.lines(p, side).closed;
    byte[] blocked = Going.of(terrain, p).blocked;
    short[] far = scratch.room;
    Arrays.fill(far, Field.FAR);
    int[] queue = new int[grid.size()];
    int tail = 1;
    queue[0] = from;
    far[from] = 0;
    for (int head = 0; head < tail; head++) {
      int hex = queue[head];
      if (goals.has(hex)) {
        return far[hex];
      }
      for (int d = 0; d < Direction.COUNT && far[hex] < most; d++) {
        int to = (blocked[hex] & 1 << d) == 0 ? grid.neighbour(hex, d) : -1;
        if (to >= 0 && far[to] == Field.FAR && !closed.has(to)) {
          far[to] = (short) (far[hex] + 1);
          queue[tail++] = to;
        }
      }
    }
    return UNLIMITED;
  }
}
