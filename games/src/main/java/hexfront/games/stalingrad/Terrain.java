package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.engine.map.Kinds;

/** What is printed on the map. */
final class Terrain {
  static final Kinds HEXES =
      Kinds.of("clear", "forest", "hill", "marsh", "sea", "town", "minor-city", "major-city");
  static final Kinds HEXSIDES =
      Kinds.of(
          "minor-river",
          "major-river",
          "volga",
          "lake",
          "impassable",
          "road",
          "bridge",
          "ferry",
          "railroad",
          "secondary-railroad");

  static final int FOREST = HEXES.bit("forest");
  static final int HILL = HEXES.bit("hill");
  static final int MARSH = HEXES.bit("marsh");
  static final int SEA = HEXES.bit("sea");
  static final int TOWN = HEXES.bit("town");
  static final int MINOR_CITY = HEXES.bit("minor-city");
  static final int MAJOR_CITY = HEXES.bit("major-city");
  static final int CITY = MINOR_CITY | MAJOR_CITY;
  static final int MINOR_RIVER = HEXSIDES.bit("minor-river");
  static final int MAJOR_RIVER = HEXSIDES.bit("major-river");
  static final int VOLGA = HEXSIDES.bit("volga");
  static final int LAKE = HEXSIDES.bit("lake");
  static final int IMPASSABLE = HEXSIDES.bit("impassable");
  static final int ROAD = HEXSIDES.bit("road");
  static final int BRIDGE = HEXSIDES.bit("bridge");
  static final int FERRY = HEXSIDES.bit("ferry");
  static final int RAILROAD = HEXSIDES.bit("railroad");
  static final int SECONDARY = HEXSIDES.bit("secondary-railroad");
  static final int RAIL = RAILROAD | SECONDARY;
  static final int RIVER = MINOR_RIVER | MAJOR_RIVER | VOLGA;

  /** Half points in a point. */
  static final int POINT = 2;

  private final HexMap map;
  private final HexGrid grid;
  private final StalingradTables tables;

  /** The Major City hexes, in rising order; each has a battle of its own. */
  final int[] majorCities;

  /** Major and Minor City hexes. */
  final HexSet cities;

  /** Towns and cities. */
  final HexSet places;

  /** Hexes that a railroad of either kind touches. */
  final HexSet rails;

  final HexSet secondaryRails;
  final HexSet roads;
  final HexSet sea;

  /** Hexes from which a road or railroad leaves the map. */
  final HexSet roadExits;

  final HexSet railExits;

  /** The hexes of ferries, near bank and direction, packed {@code hex * 6 + direction}. */
  final int[] ferries;

  private final int[] citySlot;

  @Case({"CTS-1.2b", "CTS-4.4.2b"})
  Terrain(Board board, StalingradTables tables) {
    map = board.map();
    grid = board.grid();
    this.tables = tables;
    majorCities = majorCities(map);
    citySlot = new int[grid.size()];
    for (int i = 0; i < majorCities.length; i++) {
      citySlot[majorCities[i]] = i + 1;
    }
    cities = map.hexesWith(CITY);
    places = map.hexesWith(CITY | TOWN);
    sea = map.hexesWith(SEA);
    rails = map.hexesBeside(RAIL);
    secondaryRails = map.hexesBeside(SECONDARY);
    roads = map.hexesBeside(ROAD);
    roadExits = map.exits("road");
    railExits = map.exits("railroad");
    railExits.addAll(map.exits("secondary-railroad"));
    ferries = ferries();
  }

  /** The Major City hexes of a map, in rising order. */
  static int[] majorCities(HexMap map) {
    return map.hexesWith(MAJOR_CITY).toArray();
  }

  private int[] ferries() {
    int[] found = new int[grid.size()];
    int n = 0;
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int d = 0; d < Direction.COUNT / 2; d++) {
        if (grid.neighbour(hex, d) != HexGrid.OFF && (map.hexside(hex, d) & FERRY) != 0) {
          found[n++] = hex * Direction.COUNT + d;
        }
      }
    }
    return java.util.Arrays.copyOf(found, n);
  }

  int hexside(int hex, int direction) {
    return map.hexside(hex, direction);
  }

  boolean is(int hex, int kinds) {
    return (map.terrain(hex) & kinds) != 0;
  }

  /** The number of a Major City hex among them, or -1. */
  int citySlot(int hex) {
    return citySlot[hex] - 1;
  }

  /** Whether no unit ever goes over a hexside: impassable, or into the sea. */
  boolean isBarred(int hex, int direction) {
    int to = grid.neighbour(hex, direction);
    return to == HexGrid.OFF || (map.hexside(hex, direction) & IMPASSABLE) != 0 || is(to, SEA);
  }

  /** A bridge: printed, or a road across a river. */
  @Case("CTS-4.4.3a")
  boolean isBridged(int hex, int direction) {
    return (map.hexside(hex, direction) & (BRIDGE | ROAD)) != 0;
  }

  // ---- rivers as they are now

  /** The rivers of a hexside as they are on a turn: frozen ones act as Minor Rivers. */
  @Case({"CTS-26.0a", "CTS-26.0b"})
  int river(int hex, int direction, int turn) {
    return frozen(map.hexside(hex, direction), turn, tables);
  }

  /** The rivers among the kinds of a hexside on a turn. */
  static int frozen(int hexside, int turn, StalingradTables tables) {
    int rivers = hexside & RIVER;
    if ((rivers & MAJOR_RIVER) != 0 && turn >= tables.majorFrozen()) {
      rivers = rivers & ~MAJOR_RIVER | MINOR_RIVER;
    }
    if ((rivers & VOLGA) != 0 && turn >= tables.volgaFrozen()) {
      rivers = rivers & ~VOLGA | MINOR_RIVER;
    }
    return rivers;
  }

  /** The same for combat: rivers along a Marsh are ignored, the Volga is not. */
  @Case({"CTS-4.4.6c", "CTS-11.1h"})
  int riverBesideMarsh(Position p, int hex, int direction) {
    int rivers = river(hex, direction, p.turn());
    boolean marsh = is(hex, MARSH) || is(grid.neighbour(hex, direction), MARSH);
    boolean volga = (map.hexside(hex, direction) & VOLGA) != 0;
    return marsh && !volga ? 0 : rivers;
  }

  /** Whether a hex lies on the south sheet. */
  boolean isSouth(int hex) {
    return grid.number(hex).startsWith("S");
  }
}
