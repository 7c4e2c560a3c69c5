package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.engine.map.Kinds;

/** The terrain of a map: what each step costs in half factors, for each weather and mover. */
final class Terrain {
  static final Kinds HEXES =
      Kinds.of(
          "clear",
          "forest",
          "swamp",
          "hill",
          "mountain",
          "lake",
          "sea",
          "town",
          "major-city",
          "fortress-city",
          "victory-city",
          "port");
  static final Kinds HEXSIDES =
      Kinds.of("river", "road", "brown-road", "railroad", "fortification", "sea", "impassable");

  static final int FOREST = HEXES.bit("forest");
  static final int SWAMP = HEXES.bit("swamp");
  static final int HILL = HEXES.bit("hill");
  static final int MOUNTAIN = HEXES.bit("mountain");
  static final int LAKE = HEXES.bit("lake");
  static final int SEA = HEXES.bit("sea");
  static final int TOWN = HEXES.bit("town");
  static final int MAJOR_CITY = HEXES.bit("major-city");
  static final int FORTRESS_CITY = HEXES.bit("fortress-city");
  static final int VICTORY_CITY = HEXES.bit("victory-city");
  static final int PORT = HEXES.bit("port");
  static final int CITY = MAJOR_CITY | FORTRESS_CITY | VICTORY_CITY;
  static final int RIVER = HEXSIDES.bit("river");
  static final int FORTIFICATION = HEXSIDES.bit("fortification");
  static final int RAILROAD = HEXSIDES.bit("railroad");

  /** Half factors in a factor. */
  static final int POINT = 2;

  private static final int ROAD = HEXSIDES.bit("road");
  private static final int BROWN_ROAD = HEXSIDES.bit("brown-road");
  private static final int CLOSED = HEXSIDES.bit("sea") | HEXSIDES.bit("impassable");

  private static final int WEATHERS = Weather.values().length;
  private static final int HEAVY = 0;
  private static final int LIGHT = 1;
  private static final int ROCKET = 2;
  private static final int FOOT = 3;
  private static final int MOVERS = 4;

  private final HexMap map;
  private final HexGrid grid;
  private final HexSet outOfPlay;
  private final byte[][] costs = new byte[WEATHERS * MOVERS][];
  private final HexSet[] open = new HexSet[2];

  /** Towns, cities and ports. */
  final HexSet places;

  /** Ports, by terrain or by an area of the map. */
  final HexSet ports;

  Terrain(BlitzfrontRules rules) {
    map = rules.board().map();
    grid = map.grid();
    outOfPlay = map.area(rules.data.outOfPlay());
    ports = map.hexesWith(PORT);
    map.areas().values().stream()
        .filter(area -> area.kind().equals("port"))
        .forEach(area -> ports.addAll(area.hexes()));
    places = map.hexesWith(TOWN | CITY);
    places.addAll(ports);
    for (int frozen = 0; frozen < 2; frozen++) {
      open[frozen] = new HexSet(grid.size());
      for (int hex = 0; hex < grid.size(); hex++) {
        if ((map.terrain(hex) & (frozen == 0 ? SEA | LAKE : SEA)) == 0 && !outOfPlay.has(hex)) {
          open[frozen].add(hex);
        }
      }
    }
    for (Weather weather : Weather.values()) {
      for (int mover = 0; mover < MOVERS; mover++) {
        costs[weather.ordinal() * MOVERS + mover] = costs(weather, mover);
      }
    }
  }

  private byte[] costs(Weather weather, int mover) {
    byte[] table = new byte[grid.size() * Direction.COUNT];
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        int to = grid.neighbour(hex, d);
        boolean barred = to == HexGrid.OFF || isBarred(hex, d, weather == Weather.SNOW);
        table[hex * Direction.COUNT + d] =
            barred ? Reach.NEVER : (byte) cost(hex, d, to, weather, mover);
      }
    }
    return table;
  }

  /** What a step costs, in half factors. */
  @Case({
    "BF-MOV-1",
    "BF-MOV-3",
    "BF-TER-6",
    "BF-TER-7",
    "BF-TER-8",
    "BF-TER-9",
    "BF-WX-2",
    "BF-WX-4"
  })
  private int cost(int hex, int d, int to, Weather weather, int mover) {
    return mover != FOOT && isRoad(hex, d, weather) ? POINT / 2 : entry(mover, to, weather);
  }

  /** What it costs a unit of these kinds to enter a hex away from roads, in half factors. */
  int entryOf(int kinds, int to, Weather weather) {
    return entry(mover(kinds), to, weather);
  }

  private int entry(int mover, int to, Weather weather) {
    if (mover == FOOT) {
      return POINT;
    }
    int terrain = map.terrain(to);
    int factors = 1;
    if (mover == HEAVY && (terrain & (FOREST | HILL)) != 0) {
      factors = 2;
    }
    if (mover == HEAVY && (terrain & MOUNTAIN) != 0
        || mover != ROCKET && (terrain & SWAMP) != 0 && weather != Weather.SNOW) {
      factors = 3;
    }
    return factors * POINT;
  }

  private static int mover(int kinds) {
    if ((kinds & BlitzfrontRoster.ROCKET) != 0) {
      return ROCKET;
    } else if ((kinds & BlitzfrontRoster.MOBILE) == 0) {
      return FOOT;
    }
    return (kinds & (BlitzfrontRoster.ARMY | BlitzfrontRoster.CORPS)) != 0 ? HEAVY : LIGHT;
  }

  /** The cost of each step for a unit of these kinds, indexed {@code hex * 6 + direction}. */
  byte[] costs(int kinds, Weather weather) {
    return costs[weather.ordinal() * MOVERS + mover(kinds)];
  }

  // ---- hexes

  int at(int hex) {
    return map.terrain(hex);
  }

  boolean isOutOfPlay(int hex) {
    return outOfPlay.has(hex);
  }

  /** The hexes that units can enter and lines pass. */
  @Case({"BF-WX-2", "BF-TER-10"})
  HexSet open(boolean frozen) {
    return open[frozen ? 1 : 0];
  }

  /** Open ground in the sense of armored overruns and of bombing; towns do not matter. */
  boolean isClear(int hex, boolean frozen) {
    int rough = FOREST | HILL | MOUNTAIN | CITY | (frozen ? 0 : SWAMP);
    return (map.terrain(hex) & rough) == 0;
  }

  // ---- hexsides

  boolean isClosed(int hex, int direction) {
    return (map.hexside(hex, direction) & CLOSED) != 0;
  }

  /** Whether no unit can take this step, whose hex is on the map. */
  boolean isBarred(int hex, int direction, boolean frozen) {
    return isClosed(hex, direction) || !open(frozen).has(grid.neighbour(hex, direction));
  }

  int hexside(int hex, int direction) {
    return map.hexside(hex, direction);
  }

  @Case({"BF-MOV-3", "BF-WX-4"})
  boolean isRoad(int hex, int direction, Weather weather) {
    int side = map.hexside(hex, direction);
    return (side & ROAD) != 0 || (side & BROWN_ROAD) != 0 && weather != Weather.MUD;
  }

  @Case("BF-WX-2")
  boolean isRiver(int hex, int direction, boolean frozen) {
    return !frozen && (map.hexside(hex, direction) & RIVER) != 0;
  }

  boolean isRiverOrLine(int hex, int direction, boolean frozen) {
    return isRiver(hex, direction, frozen) || (map.hexside(hex, direction) & FORTIFICATION) != 0;
  }
}
