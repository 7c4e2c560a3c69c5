package hexfront.games.ags;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Forecast.Modifier;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.engine.map.Kinds;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Section 10: what terrain costs, what it gives the defender, and where nothing passes. Costs are
 * in half points.
 */
public final class Terrain {
  /** The terrain of hexes in the family. */
  public static final Kinds HEXES =
      Kinds.of("clear", "woods", "swamp", "rough", "city", "town", "sea", "river", "outside");

  /** The terrain of hexsides in the family. */
  public static final Kinds HEXSIDES =
      Kinds.of(
          "minor-river", "major-river", "road", "railroad", "sea", "impassable", "bridge", "coast");

  public static final int WOODS = HEXES.bit("woods");
  public static final int SWAMP = HEXES.bit("swamp");
  public static final int ROUGH = HEXES.bit("rough");
  public static final int CITY = HEXES.bit("city");
  public static final int TOWN = HEXES.bit("town");
  public static final int NO_LAND = HEXES.bit("sea") | HEXES.bit("river") | HEXES.bit("outside");
  public static final int MINOR_RIVER = HEXSIDES.bit("minor-river");
  public static final int MAJOR_RIVER = HEXSIDES.bit("major-river");
  public static final int ROAD = HEXSIDES.bit("road");
  public static final int RAILROAD = HEXSIDES.bit("railroad");
  static final int NO_PASSAGE = HEXSIDES.bit("sea") | HEXSIDES.bit("impassable");

  private final Board board;
  private final HexMap map;
  private final HexGrid grid;
  private final ExclusiveRules exclusive;
  private final byte[] classes;
  private final byte[] riverOfHexside;
  private final long[] riversOfHex;
  private final HexSet noLand;
  private final HexSet swamps;
  private final HexSet places;
  private final byte[][][] costTables;

  Terrain(Board board, ExclusiveRules exclusive) {
    this.board = board;
    this.map = board.map();
    this.grid = board.grid();
    this.exclusive = exclusive;
    this.classes = new byte[board.unitCount()];
    board.units().forEach(unit -> classes[unit.index()] = (byte) AgsRoster.classOf(unit));
    this.noLand = map.hexesWith(NO_LAND);
    this.swamps = map.hexesWith(SWAMP);
    this.places = map.hexesWith(CITY | TOWN);
    MajorRivers rivers = new MajorRivers(map, MAJOR_RIVER);
    this.riverOfHexside = rivers.ofHexside();
    this.riversOfHex = rivers.ofHex();
    costTables =
        IntStream.range(0, exclusive.terrainStates())
            .mapToObj(this::tables)
            .toArray(byte[][][]::new);
  }

  // ---- movement

  private byte[][] tables(int state) {
    byte[][] tables = new byte[4 * AgsRoster.CLASSES][];
    for (Side side : Side.values()) {
      for (int c = 0; c < AgsRoster.CLASSES; c++) {
        byte[] costs = table(side, c, state);
        tables[tableOf(side, c, false)] = costs;
        tables[tableOf(side, c, true)] = toAsk(costs);
      }
    }
    return tables;
  }

  private static int tableOf(Side side, int movementClass, boolean ask) {
    return 2 * (side.ordinal() * AgsRoster.CLASSES + movementClass) + (ask ? 1 : 0);
  }

  private static byte[] toAsk(byte[] costs) {
    byte[] ask = costs.clone();
    for (int i = 0; i < ask.length; i++) {
      if (ask[i] >= 0) {
        ask[i] |= Reach.ASK;
      }
    }
    return ask;
  }

  private byte[] table(Side side, int movementClass, int state) {
    byte[] costs = new byte[grid.size() * Direction.COUNT];
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        costs[hex * Direction.COUNT + d] = (byte) cost(side, movementClass, state, hex, d);
      }
    }
    return costs;
  }

  private int cost(Side side, int movementClass, int state, int from, int d) {
    int to = grid.neighbour(from, d);
    if (to == HexGrid.OFF
        || isClosed(from, d)
        || isClosed(to, Direction.opposite(d))
        || exclusive.barred(map, from, d) != null) {
      return Reach.NEVER;
    }
    int cost = stepCost(side, movementClass, state, from, d);
    return (map.hexside(from, d) & MAJOR_RIVER) != 0 || exclusive.asksAbout(map, from, d)
        ? cost | Reach.ASK
        : cost;
  }

  /** What a step costs by the chart, in half points, whether or not it is allowed. */
  @Case({"AGS-10.31", "AGS-5.13"})
  int stepCost(Side side, int movementClass, int state, int from, int d) {
    int to = grid.neighbour(from, d);
    int hexside = map.hexside(from, d);
    boolean byRoad = (hexside & ROAD) != 0 && exclusive.roadsHelp(movementClass);
    return entryCost(movementClass, state, map.terrain(to), byRoad)
        + riverCost(side, state, hexside);
  }

  /** The cost of a hex of some terrain. */
  @Case({
    "AGS-10.0",
    "AGS-10.4",
    "AGS-10.21",
    "AGS-10.22",
    "AGS-10.23",
    "AGS-5.13",
    "AGS-5.27",
    "AGS-5.35",
    "AGS-11.21"
  })
  int entryCost(int movementClass, int state, int terrain, boolean byRoad) {
    boolean onWheels = movementClass == AgsRoster.MECHANIZED;
    int cost;
    if ((terrain & CITY) != 0) {
      cost = 2;
    } else if ((terrain & ROUGH) != 0) {
      cost = onWheels ? 8 : 4;
    } else if ((terrain & SWAMP) != 0) {
      cost = onWheels ? 6 : 4;
    } else if ((terrain & WOODS) != 0) {
      cost = onWheels ? 4 : 2;
    } else {
      cost = 2;
    }
    if (byRoad) {
      return movementClass == AgsRoster.INFANTRY ? Math.min(cost, 2) : 1;
    }
    return cost * exclusive.hexCostFactor(state);
  }

  @Case({"AGS-10.1", "AGS-10.11", "AGS-10.13", "AGS-10.31"})
  private int riverCost(Side side, int state, int hexside) {
    if ((hexside & ROAD) != 0 && exclusive.roadsBridgeRivers()) {
      return 0;
    }
    if ((hexside & MAJOR_RIVER) != 0) {
      return 2 * exclusive.majorRiverExtra(side);
    }
    return (hexside & MINOR_RIVER) != 0 ? 2 * exclusive.minorRiverExtra(side, state) : 0;
  }

  /**
   * The steps and their costs for a kind of unit now; with {@code ask}, every possible step is to
   * be asked about. See {@link Reach}.
   */
  public byte[] costs(Position p, int unit, boolean ask) {
    byte[] costs = printedCosts(p, unit, ask);
    int[] dear = exclusive.dearHexes(p, unit);
    return dear.length == 0
        ? costs
        : AgsScratch.of(p).raised(costs, dear, table -> raised(table, dear));
  }

  private byte[] printedCosts(Position p, int unit, boolean ask) {
    int start = p.startHex(unit) >= 0 ? p.startHex(unit) : Math.max(0, p.hex(unit));
    int state = exclusive.terrainState(p, start);
    return costTables[state][tableOf(board.side(unit), classes[unit], ask)];
  }

  /** What steps cost a unit now at least, whichever hexes are dear for it. */
  byte[] leastCosts(Position p, int unit) {
    return printedCosts(p, unit, false);
  }

  /** The steps and their costs for a kind of unit of a side in a terrain state. */
  byte[] costs(Side side, int movementClass, int state) {
    return costTables[state][tableOf(side, movementClass, false)];
  }

  /** The costs with one more point to enter some hexes. */
  private byte[] raised(byte[] costs, int[] dear) {
    byte[] raised = costs.clone();
    for (int hex : dear) {
      for (int d = 0; d < Direction.COUNT; d++) {
        int from = grid.neighbour(hex, d);
        int step = from == HexGrid.OFF ? 0 : from * Direction.COUNT + Direction.opposite(d);
        if (from != HexGrid.OFF && raised[step] >= 0) {
          raised[step] += 2;
        }
      }
    }
    return raised;
  }

  /** Whether nothing moves, attacks or traces supply across this hexside. */
  @Case("AGS-10.16")
  boolean isClosed(int hex, int d) {
    int to = grid.neighbour(hex, d);
    return to == HexGrid.OFF
        || (map.hexside(hex, d) & NO_PASSAGE) != 0
        || noLand.has(to)
        || noLand.has(hex);
  }

  HexSet noLand() {
    return noLand;
  }

  HexSet swamps() {
    return swamps;
  }

  /** The towns and cities. */
  HexSet places() {
    return places;
  }

  boolean isMajorRiver(int hex, int d) {
    return (map.hexside(hex, d) & MAJOR_RIVER) != 0;
  }

  /** The enemy that keeps a unit from crossing a major river into a hex, or -1. */
  @Case("AGS-10.13")
  int crossingForbiddenBy(Position p, Side mover, int from, int d) {
    int to = grid.neighbour(from, d);
    int river = riverOfHexside[from * Direction.COUNT + d];
    if (river < 0 || p.holds(mover, to) || !p.inZone(mover.enemy(), Board.MOVEMENT_ZONE, to)) {
      return -1;
    }
    for (int around = 0; around < Direction.COUNT; around++) {
      int enemyHex = grid.neighbour(to, around);
      if (enemyHex != HexGrid.OFF
          && p.holds(mover.enemy(), enemyHex)
          && ZonesOfControl.extend(map, enemyHex, Direction.opposite(around))
          && (riversOfHex[enemyHex] & (1L << river)) != 0) {
        int guard = guard(p, enemyHex);
        if (guard >= 0) {
          return guard;
        }
      }
    }
    return -1;
  }

  /** The first unit of a hex that has a zone of control, or -1. */
  private int guard(Position p, int hex) {
    int unit = p.first(hex);
    while (unit >= 0 && !p.exerts(unit, Board.MOVEMENT_ZONE)) {
      unit = p.next(unit);
    }
    return unit;
  }

  // ---- combat

  /**
   * How the hexsides an attack comes across count together: not at all, as a minor or as a major
   * river.
   */
  @Case({"AGS-10.12", "AGS-10.14"})
  int riverBonus(Position p, int[] attackerHexes, int target) {
    int state = exclusive.terrainState(p, target);
    boolean allMajor = attackerHexes.length > 0;
    for (int hex : attackerHexes) {
      int side = map.hexside(hex, grid.direction(hex, target));
      boolean major = (side & MAJOR_RIVER) != 0;
      boolean minor = (side & MINOR_RIVER) != 0 && exclusive.minorRiversExist(state, target);
      if (!major && !minor) {
        return 0;
      }
      allMajor &= major;
    }
    return attackerHexes.length == 0 ? 0 : allMajor ? MAJOR_RIVER : MINOR_RIVER;
  }

  /** By how much terrain multiplies the defence of a hex: 1, 2 or 3. */
  @Case({"AGS-9.31", "AGS-10.0", "AGS-10.24", "AGS-10.26", "AGS-10.32"})
  int defenceMultiplier(Position p, int[] attackerHexes, int target) {
    int river = riverBonus(p, attackerHexes, target);
    int bonuses =
        Integer.bitCount(map.terrain(target) & (WOODS | ROUGH | CITY)) + (river != 0 ? 1 : 0);
    return river == MAJOR_RIVER || bonuses >= 2 ? 3 : bonuses == 1 ? 2 : 1;
  }

  /** What the terrain of a hex does for its defender, for the player to read. */
  void explain(Position p, int[] attackerHexes, int target, List<Modifier> steps) {
    String at = " in " + grid.number(target);
    int terrain = map.terrain(target);
    addIf(steps, terrain & WOODS, "woods" + at, "AGS-10.4", "x2");
    addIf(steps, terrain & ROUGH, "rough" + at, "AGS-10.4", "x2");
    addIf(steps, terrain & CITY, "city" + at, "AGS-10.26", "x2");
    int river = riverBonus(p, attackerHexes, target);
    addIf(
        steps, river & MINOR_RIVER, "minor river before " + grid.number(target), "AGS-10.12", "x2");
    addIf(
        steps, river & MAJOR_RIVER, "major river before " + grid.number(target), "AGS-10.14", "x3");
    if (Integer.bitCount(terrain & (WOODS | ROUGH | CITY)) + (river != 0 ? 1 : 0) >= 2) {
      steps.add(new Modifier("more than one bonus" + at, "AGS-10.32", "x3"));
    }
  }

  private static void addIf(
      List<Modifier> steps, int bits, String what, String rule, String effect) {
    if (bits != 0) {
      steps.add(new Modifier(what, rule, effect));
    }
  }

  // ---- supply

  /** The directions in which no supply line of a side leaves each hex, cities apart. */
  @Case({"AGS-10.15", "AGS-12.11", "AGS-10.16"})
  public byte[] supplyBlocks(Side side) {
    return blocks(
        (hex, d) ->
            isMajorRiver(hex, d)
                && !exclusive.supplyCrossesMajorRivers(side)
                && (map.hexside(hex, d) & exclusive.waysThatCarrySupply(side)) == 0);
  }

  /** The directions in which no line of communications leaves each hex. */
  @Case({"AGS-11.31", "AGS-10.15"})
  byte[] communicationBlocks() {
    return blocks((hex, d) -> false);
  }

  private interface Block {
    boolean blocks(int hex, int d);
  }

  private byte[] blocks(Block block) {
    byte[] blocked = new byte[grid.size()];
    for (int hex = 0; hex < blocked.length; hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        if (isClosed(hex, d) || block.blocks(hex, d)) {
          blocked[hex] |= (byte) (1 << d);
        }
      }
    }
    return blocked;
  }

  /** The cities that lie on a major river. */
  int[] citiesOnMajorRivers() {
    return map.hexesWith(CITY).stream().filter(hex -> riversOfHex[hex] != 0).toArray();
  }

  /** Whether the hexes of a set of roads or railroads are joined across this hexside. */
  boolean joined(int from, int d, int ways) {
    return (map.hexside(from, d) & ways) != 0;
  }

  /** Whether a road or railroad of these kinds runs in the hex. */
  boolean isOn(int hex, int ways) {
    for (int d = 0; d < Direction.COUNT; d++) {
      if (joined(hex, d, ways)) {
        return true;
      }
    }
    return false;
  }

  /** Why a step cannot be taken at all, or null if it can. */
  @Nullable Refusal prohibition(int from, int d) {
    if (isClosed(from, d)) {
      boolean water = noLand.has(grid.neighbour(from, d));
      return new Refusal(
          water ? exclusive.waterCase() : "AGS-10.16",
          "nothing passes from "
              + grid.number(from)
              + " to "
              + grid.number(grid.neighbour(from, d)));
    }
    return exclusive.barred(map, from, d);
  }
}
