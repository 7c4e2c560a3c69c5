package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.engine.map.Kinds;
import hexfront.games.blitzkrieg57.BlitzkriegTables.Effect;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import java.util.function.ToIntFunction;

/**
 * The terrain effects table laid over a map: what each step costs in half points, how much a hex
 * helps its defender. Computed once for a board.
 */
final class Terrain {
  static final Kinds HEXES =
      Kinds.of(
          "clear", "light-woods", "deep-woods", "swamp", "mountain", "water", "town", "major-city");
  static final Kinds HEXSIDES =
      Kinds.of("minor-river", "major-river", "bridge", "road", "railroad", "sea", "impassable");

  static final int WATER = HEXES.bit("water");
  static final int MOUNTAIN = HEXES.bit("mountain");
  static final int TOWN = HEXES.bit("town");
  static final int MAJOR_CITY = HEXES.bit("major-city");
  static final int MINOR_RIVER = HEXSIDES.bit("minor-river");
  static final int MAJOR_RIVER = HEXSIDES.bit("major-river");
  static final int RIVER = MINOR_RIVER | MAJOR_RIVER;
  static final int ROAD = HEXSIDES.bit("road");
  static final int RAILROAD = HEXSIDES.bit("railroad");
  static final int BRIDGE = HEXSIDES.bit("bridge") | ROAD | RAILROAD;
  static final int CLOSED = HEXSIDES.bit("sea") | HEXSIDES.bit("impassable");

  /** Half points in a point. */
  static final int POINT = 2;

  private final HexMap map;
  private final HexGrid grid;
  private final BlitzkriegTables tables;
  private final Set<String> formerCities;
  private final Costs mechanized;
  private final Costs others;
  private final byte[] shifts;
  final HexSet water;
  final HexSet land;

  /** Towns and major cities. */
  final HexSet places;

  final HexSet majorCities;
  final HexSet railHexes;
  final HexSet roadHexes;

  /** Where a mechanized advance may go on from, or into as the second hex. */
  final HexSet open;

  /** The cost of each step of a march in column. */
  final byte[] columnOfRoads;

  /** Counters that are zero everywhere. */
  final byte[] nothing;

  Terrain(BlitzkriegRules rules) {
    map = rules.board().map();
    formerCities = rules.data.formerCities();
    grid = map.grid();
    tables = rules.tables;
    int hexes = grid.size();
    water = map.hexesWith(WATER);
    land = map.hexesWithout(WATER);
    open = new HexSet(hexes);
    shifts = new byte[hexes];
    nothing = new byte[hexes];
    land.forEach(this::lookAt);
    places = map.hexesWith(MAJOR_CITY | TOWN);
    majorCities = new HexSet(hexes);
    places.stream().filter(hex -> (terrain(hex) & MAJOR_CITY) != 0).forEach(majorCities::add);
    roadHexes = map.hexesBeside(ROAD);
    railHexes = map.hexesBeside(RAILROAD);
    mechanized = costsOf(Effect::mechanized);
    others = costsOf(Effect::other);
    columnOfRoads = costs((hex, d) -> (hexside(hex, d) & ROAD) != 0 ? 1 : Reach.NEVER);
  }

  private void lookAt(int hex) {
    shifts[hex] = (byte) shiftOf(terrain(hex));
    if (advanceOf(terrain(hex)) > 1) {
      open.add(hex);
    }
  }

  /** What the map shows in a hex, with the major cities that the game began with. */
  private int terrain(int hex) {
    int shown = map.terrain(hex);
    if (formerCities.isEmpty() || (shown & (MAJOR_CITY | TOWN)) == 0) {
      return shown;
    }
    int ground = shown & ~(MAJOR_CITY | TOWN);
    return ground | (formerCities.contains(grid.number(hex)) ? MAJOR_CITY : TOWN);
  }

  private Effect effect(String kind) {
    return Objects.requireNonNull(tables.terrain().get(kind), kind);
  }

  /** The terrain that decides: a major city for itself, otherwise the ground. */
  private Effect ground(int terrain) {
    if ((terrain & MAJOR_CITY) != 0) {
      return effect("major-city");
    }
    for (String kind : new String[] {"mountain", "deep-woods", "swamp", "light-woods"}) {
      if ((terrain & HEXES.bit(kind)) != 0) {
        return effect(kind);
      }
    }
    return effect("clear");
  }

  @Case({"GJ-TEC", "GJ-10.3.3"})
  private int shiftOf(int terrain) {
    boolean town = (terrain & TOWN) != 0 && (terrain & MAJOR_CITY) == 0;
    return ground(terrain).shift() + (town ? effect("town").shift() : 0);
  }

  @Case({"GJ-TEC", "GJ-10.7.5"})
  private int advanceOf(int terrain) {
    int most = ground(terrain).advance();
    return (terrain & TOWN) == 0 ? most : Math.min(most, effect("town").advance());
  }

  /**
   * What units of a kind pay in half points, or {@link Reach#NEVER}.
   *
   * @param entry for entering a hex by its terrain alone
   * @param plain for each step where at most one end lies in an enemy zone
   * @param betweenZones for each step from one enemy zone into another
   */
  record Costs(byte[] entry, byte[] plain, byte[] betweenZones) {}

  private Costs costsOf(ToIntFunction<Effect> points) {
    byte[] entry = new byte[grid.size()];
    Arrays.fill(entry, Reach.NEVER);
    land.forEach(
        hex -> {
          int cost = points.applyAsInt(ground(terrain(hex)));
          entry[hex] = (byte) (cost == Effect.ROAD_ONLY ? Reach.NEVER : cost * POINT);
        });
    return new Costs(
        entry,
        costs((hex, d) -> stepCost(hex, d, entry, false)),
        costs((hex, d) -> stepCost(hex, d, entry, true)));
  }

  private byte[] costs(IntBinaryOperator step) {
    return Reach.costs(
        grid,
        (hex, d) -> water.has(hex) || isBarred(hex, d) ? Reach.NEVER : step.applyAsInt(hex, d));
  }

  /**
   * What a step costs apart from zones. From one enemy zone into another the road rate does not
   * hold and no major river is crossed.
   */
  @Case({
    "GJ-2.1.3",
    "GJ-9.1.3",
    "GJ-9.2",
    "GJ-9.2.1-1a",
    "GJ-9.2.1-1c",
    "GJ-9.2.1-2",
    "GJ-9.2.3",
    "GJ-9.2.4",
    "GJ-TEC"
  })
  private int stepCost(int hex, int d, byte[] entry, boolean between) {
    int to = grid.neighbour(hex, d);
    int side = map.hexside(hex, d);
    if ((side & MAJOR_RIVER) != 0 && (between || (side & BRIDGE) == 0)) {
      return Reach.NEVER;
    }
    if ((side & ROAD) != 0 && !between) {
      return POINT;
    }
    if (entry[to] == Reach.NEVER) {
      return Reach.NEVER;
    }
    boolean river = (side & MINOR_RIVER) != 0 && (side & BRIDGE) == 0;
    return entry[to] + (river ? tables.minorRiver() * POINT : 0);
  }

  // ---- what sections ask

  Costs costs(boolean ofMechanized) {
    return ofMechanized ? mechanized : others;
  }

  /** The plain costs, with major rivers crossed anywhere for so many half points more. */
  byte[] withCrossings(boolean ofMechanized, int crossing) {
    Costs of = costs(ofMechanized);
    return costs(
        (hex, d) -> {
          int entry = of.entry[grid.neighbour(hex, d)];
          return isUnbridgedMajorRiver(hex, d) && entry >= 0
              ? entry + crossing
              : of.plain[hex * Direction.COUNT + d];
        });
  }

  /** Half points for leaving a zone, and the same for entering one. */
  int zonePoints() {
    return tables.zoneEnter() * POINT;
  }

  int shifts(int hex) {
    return shifts[hex];
  }

  boolean isMountain(int hex) {
    return (map.terrain(hex) & MOUNTAIN) != 0;
  }

  int hexside(int hex, int direction) {
    return map.hexside(hex, direction);
  }

  boolean isClosed(int hex, int direction) {
    return (map.hexside(hex, direction) & CLOSED) != 0;
  }

  /** Whether a hexside is impassable or leads into water. */
  boolean isBarred(int hex, int direction) {
    return isClosed(hex, direction) || water.has(grid.neighbour(hex, direction));
  }

  /** Whether a step enters mountains where no road leads. */
  boolean isRoadlessMountain(int hex, int direction) {
    return isMountain(grid.neighbour(hex, direction)) && (hexside(hex, direction) & ROAD) == 0;
  }

  boolean acrossRiver(int from, int to) {
    int d = grid.direction(from, to);
    return d >= 0 && (hexside(from, d) & RIVER) != 0;
  }

  boolean isUnbridgedMajorRiver(int hex, int direction) {
    int side = map.hexside(hex, direction);
    return (side & MAJOR_RIVER) != 0 && (side & BRIDGE) == 0;
  }
}
