package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Changeable;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.engine.map.Kinds;
import hexfront.games.common.Later;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** What is printed on the map: terrain, regions, sectors, sources, edges. */
final class Terrain {
  static final Kinds HEXES = Kinds.of("clear", "rough", "swamp", "mountain", "town", "city");
  static final Kinds HEXSIDES =
      Kinds.of("minor-river", "major-river", "bridge", "pontoon", "road", "dirt-road", "railroad");

  static final int ROUGH = HEXES.bit("rough");
  static final int SWAMP = HEXES.bit("swamp");
  static final int MOUNTAIN = HEXES.bit("mountain");
  static final int TOWN = HEXES.bit("town");
  static final int CITY = HEXES.bit("city");
  static final int MINOR_RIVER = HEXSIDES.bit("minor-river");
  static final int MAJOR_RIVER = HEXSIDES.bit("major-river");
  static final int BRIDGE = HEXSIDES.bit("bridge");
  static final int PONTOON = HEXSIDES.bit("pontoon");
  static final int CROSSING = BRIDGE | PONTOON;
  static final int ROAD = HEXSIDES.bit("road");
  static final int DIRT_ROAD = HEXSIDES.bit("dirt-road");
  static final int ANY_ROAD = ROAD | DIRT_ROAD;

  /** Bridges are blown, pontoons come and go. */
  static final Changeable CHANGEABLE = new Changeable(List.of(), List.of("bridge", "pontoon"));

  static final List<String> ENTRY_AREAS = List.of("A", "B", "C");

  /** Half points in a point. */
  static final int POINT = 2;

  private static final String SECTOR = "sector-";

  private final HexMap map;
  private final HexGrid grid;
  private final KesselTables tables;
  private final byte[] sectors;
  private final int[] shifts;
  private final int[] openShifts;

  /** Points to enter each hex, by class and kind of weather. */
  private final byte[][] points = new byte[4][];

  /** Hexes that a road of either kind touches. */
  final HexSet roads;

  /** Hexes from which a road leaves the map. */
  private final HexSet roadsOff;

  @Case("KS-11.3.2")
  final HexSet south;

  final HexSet westOfSeret;
  final HexSet westOfStrypa;
  final HexSet airfields;
  private final HexSet[] sources = new HexSet[2];
  private final int highestSector;
  private final Later<Going> printed = new Later<>(() -> Going.printed(this));

  @Case({"KS-2.1", "KS-2.1.1", "KS-2.1.2", "KS-6.3.1"})
  Terrain(Board board, KesselTables tables) {
    map = board.map();
    grid = board.grid();
    this.tables = tables;
    south = map.area("south-of-dnestr");
    westOfSeret = map.area("west-of-seret");
    westOfStrypa = map.area("west-of-strypa");
    airfields = map.area("airfields");
    for (Side side : Side.values()) {
      sources[side.ordinal()] = map.area(side.word() + "-supply");
    }
    roads = new HexSet(grid.size());
    roadsOff = new HexSet(grid.size());
    shifts = new int[grid.size()];
    openShifts = new int[grid.size()];
    for (int hex = 0; hex < grid.size(); hex++) {
      shifts[hex] = best(map.terrain(hex), true);
      openShifts[hex] = best(map.terrain(hex), false);
      for (int d = 0; d < Direction.COUNT; d++) {
        if ((map.hexside(hex, d) & ANY_ROAD) != 0) {
          roads.add(hex);
        }
      }
    }
    for (int column = 0; column < points.length; column++) {
      points[column] = new byte[grid.size()];
      for (int hex = 0; hex < grid.size(); hex++) {
        points[column][hex] = (byte) points(map.terrain(hex), column);
      }
    }
    for (HexMap.Way way : map.ways()) {
      if ((HEXSIDES.bit(way.kind()) & ANY_ROAD) != 0) {
        waysOff(way.hexes());
      }
    }
    sectors = new byte[grid.size()];
    highestSector = sectors();
  }

  private void waysOff(List<Integer> hexes) {
    if (hexes.size() > 1 && hexes.getFirst() == HexGrid.OFF) {
      roadsOff.add(hexes.get(1));
    }
    if (hexes.size() > 1 && hexes.getLast() == HexGrid.OFF) {
      roadsOff.add(hexes.get(hexes.size() - 2));
    }
  }

  /** Numbers the hexes by sector; a map without sectors is one. */
  private int sectors() {
    int highest = 0;
    for (Map.Entry<String, HexMap.Area> area : map.areas().entrySet()) {
      if (area.getKey().matches(SECTOR + "\\d{1,2}")) {
        int number = Integer.parseInt(area.getKey().substring(SECTOR.length()));
        highest = Math.max(highest, number);
        area.getValue().hexes().forEach(hex -> sectors[hex] = (byte) number);
      }
    }
    if (highest == 0) {
      java.util.Arrays.fill(sectors, (byte) 1);
    }
    return Math.max(1, highest);
  }

  /** The single most favourable shift of a hex; routed units have none of towns and cities. */
  @Case({"KS-12.2.1", "KS-13.3.7-4", "KS-7.1.6"})
  private int best(int terrain, boolean places) {
    int best = 0;
    for (String kind : HEXES.in(terrain)) {
      boolean place = kind.equals("town") || kind.equals("city");
      KesselTables.Effect effect = tables.terrain().get(kind);
      if (effect != null && (places || !place)) {
        best = Math.min(best, effect.shift());
      }
    }
    return best;
  }

  int shift(int hex, boolean routed) {
    return (routed ? openShifts : shifts)[hex];
  }

  // ---- what a hex costs

  /** Points to enter a hex away from roads, or {@link KesselTables#ROAD_ONLY}. */
  @Case({"KS-5.0.1", "KS-11.1.4", "KS-2.2.7"})
  int points(int hex, boolean motorized, int weather) {
    return points[(motorized ? 2 : 0) + (weather == Weather.MUD ? 1 : 0)][hex];
  }

  private int points(int terrain, int column) {
    if ((terrain & CITY) != 0) {
      return points("city", column);
    }
    int most = points("clear", column);
    for (String kind : List.of("rough", "swamp", "mountain")) {
      if ((terrain & HEXES.bit(kind)) != 0) {
        int points = points(kind, column);
        boolean closed = points == KesselTables.ROAD_ONLY || most == KesselTables.ROAD_ONLY;
        most = closed ? KesselTables.ROAD_ONLY : Math.max(most, points);
      }
    }
    return most;
  }

  private int points(String kind, int column) {
    KesselTables.Effect effect = tables.terrain().get(kind);
    if (effect == null || effect.points().length == 0) {
      throw new IllegalStateException("no cost of " + kind);
    }
    return effect.points()[column];
  }

  int riverPoints(boolean motorized, int weather) {
    return tables.minorRiver()[(motorized ? 2 : 0) + (weather == Weather.MUD ? 1 : 0)];
  }

  /** Half points for a hex entered along a road. */
  @Case({"KS-5.0.2-2", "KS-11.1.5"})
  int roadHalves(int weather) {
    return weather == Weather.HEAVY_SNOW ? tables.roadHalvesInHeavySnow() : tables.roadHalves();
  }

  /** Half points for leaving the map from a hex, or for entering it there along a road. */
  @Case("KS-11.1.6")
  int offHalves(int hex, int weather) {
    return roadsOff.has(hex) ? roadHalves(weather) : tables.leaveMap() * POINT;
  }

  boolean roadLeaves(int hex) {
    return roadsOff.has(hex);
  }

  /** The going on the map as printed. */
  Going printed() {
    return printed.get();
  }

  int printedSide(int hex, int direction) {
    return map.hexside(hex, direction);
  }

  // ---- hexsides as they are now

  static boolean isUnbridgedMajor(int side) {
    return (side & MAJOR_RIVER) != 0 && (side & CROSSING) == 0;
  }

  static boolean isUnbridgedMinor(int side) {
    return (side & MINOR_RIVER) != 0 && (side & CROSSING) == 0;
  }

  static boolean isUnbridgedMajor(Position p, int hex, int direction) {
    return isUnbridgedMajor(p.hexside(hex, direction));
  }

  boolean isPrintedBridge(int hex, int direction) {
    return (printedSide(hex, direction) & BRIDGE) != 0;
  }

  // ---- regions

  int sector(int hex) {
    return sectors[hex];
  }

  int highestSector() {
    return highestSector;
  }

  boolean hasSector(int number) {
    for (byte sector : sectors) {
      if (sector == number) {
        return true;
      }
    }
    return false;
  }

  HexSet sources(Side side) {
    return sources[side.ordinal()];
  }

  HexSet area(String name) {
    return map.area(name);
  }

  /** Whether a hex lies west of the Seret, or west of a hexrow if it is south of the Dnestr. */
  @Case({"KS-11.3.1", "KS-17.0.1-2"})
  boolean isWest(int hex, int southFrom) {
    return south.has(hex) ? hexrow(hex) < southFrom : westOfSeret.has(hex);
  }

  /** The printed number of the hexrow. */
  int hexrow(int hex) {
    return grid.column(hex) + 1;
  }

  boolean isWestEdge(int hex) {
    return grid.column(hex) == 0;
  }

  boolean isSouthEdge(int hex) {
    return grid.place(hex) == grid.places() - 1;
  }

  boolean isNorthEdge(int hex) {
    return grid.place(hex) == 0;
  }

  boolean isEastEdge(int hex) {
    return grid.column(hex) == grid.hexrows() - 1;
  }

  /** The hex with a name that the rules name. */
  OptionalInt named(String name) {
    return map.places().stream()
        .filter(place -> place.name().equals(name))
        .mapToInt(HexMap.Place::hex)
        .findFirst();
  }

  HexGrid grid() {
    return grid;
  }
}
