package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;

/**
 * Case 16.9: what it costs to bring a Supply Point from the rail net to a hex. Lengths are counted
 * in half hexes; a Transport Point brings it so many, and over one unbridged river.
 */
final class Transport {
  private static final int REACH = 10;
  private static final int REACH_IN_RAIN = 6;

  /** How far the rails beyond an edge are, in half hexes. */
  private static final int BEYOND_NORTH = 10;

  private static final int BEYOND_SOUTH = 30;

  private final StalingradRules rules;
  private final HexGrid grid;
  private final int[] neighbours;
  private final byte[] roads;
  private final byte[] rivers;

  Transport(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    neighbours = grid.neighbourTable();
    roads = new byte[grid.size()];
    rivers = new byte[grid.size()];
    for (int hex = 0; hex < roads.length; hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        if (grid.neighbour(hex, d) != HexGrid.OFF) {
          roads[hex] |= (byte) (isRoad(hex, d) ? 1 << d : 0);
          rivers[hex] |= (byte) (isRiver(hex, d) ? 1 << d : 0);
        }
      }
    }
  }

  /** A road counts half, also one that ends at a great river and goes on beyond it. */
  @Case({"CTS-16.9d", "CTS-16.9f"})
  private boolean isRoad(int hex, int d) {
    int kinds = rules.terrain.hexside(hex, d);
    if ((kinds & (Terrain.ROAD | Terrain.FERRY)) != 0) {
      return true;
    }
    int to = grid.neighbour(hex, d);
    return (kinds & (Terrain.MAJOR_RIVER | Terrain.VOLGA)) != 0
        && rules.terrain.roads.has(hex)
        && rules.terrain.roads.has(to)
        && (isRoadEnd(hex) || isRoadEnd(to));
  }

  private boolean isRoadEnd(int hex) {
    int ways = 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      boolean inside = grid.neighbour(hex, d) != HexGrid.OFF;
      ways += inside && (rules.terrain.hexside(hex, d) & Terrain.ROAD) != 0 ? 1 : 0;
    }
    return ways == 1;
  }

  @Case("CTS-16.9e")
  private boolean isRiver(int hex, int d) {
    int kinds = rules.terrain.hexside(hex, d);
    return (kinds & (Terrain.RIVER | Terrain.LAKE)) != 0 && !rules.terrain.isBridged(hex, d);
  }

  /** The half hexes of a Transport Point. */
  @Case({"CTS-16.9c", "CTS-25.0e"})
  private static int reach(Position p) {
    return Weather.isRain(p) ? REACH_IN_RAIN : REACH;
  }

  /** The points for a length. */
  @Case({"CTS-16.9b", "CTS-16.9c"})
  private static int points(Position p, int length) {
    return length >= Hauls.Haul.FAR ? -1 : (length + reach(p) - 1) / reach(p);
  }

  // ---- from the rail net

  /** The Transport Points from the rail net of a side to a hex; -1 if it is too far. */
  int points(Position p, Side side, int hex) {
    return points(p, length(p, side, fromRails(p, side), hex));
  }

  private Hauls.Haul fromRails(Position p, Side side) {
    return StalingradScratch.of(p)
        .supply
        .transport(side)
        .standing(
            p,
            haul -> {
              begin(p, haul);
              addRails(p, side, haul);
              if (rules.has(StalingradRules.OFF_MAP_SUPPLY)) {
                beyondEdges(p, side, haul);
              }
            });
  }

  private static void begin(Position p, Hauls.Haul haul) {
    haul.begin(reach(p) * Supply.TRANSPORT);
  }

  private void addRails(Position p, Side side, Hauls.Haul haul) {
    for (int hex : rules.rails.connecting(p, side).toArray()) {
      haul.reach(2 * hex, 0);
    }
  }

  @Case("CTS-43.0")
  private void beyondEdges(Position p, Side side, Hauls.Haul haul) {
    Lines.Net net = rules.lines.of(p, side);
    for (int hex : rules.edges.friendly(p, side).toArray()) {
      if (net.open().has(hex)) {
        haul.reach(2 * hex, rules.terrain.isSouth(hex) ? BEYOND_SOUTH : BEYOND_NORTH);
      }
    }
  }

  /** The points to a box off the map in which a unit is; -1 if nothing gets there. */
  @Case({"CTS-34.2b", "CTS-34.2c", "CTS-34.2d"})
  int pointsToBox(Position p, Side side, int box) {
    if (!Boxes.isOffMap(box)) {
      return -1;
    }
    if (side == Side.SOVIET) {
      return 0;
    }
    if (box != Boxes.CAUCASUS && box != Boxes.COAST) {
      return -1;
    }
    Hauls.Haul haul = fromRails(p, side);
    int least = Hauls.Haul.FAR;
    for (int place = 0; place < grid.places(); place++) {
      int hex = grid.at(grid.hexrows() - 1, place);
      int length = rules.edges.isAxisEntry(p, hex) ? length(p, side, haul, hex) : least;
      if (length < Hauls.Haul.FAR) {
        least = Math.min(least, length + halves(p, rules.terrain.roadExits.has(hex)));
      }
    }
    return points(p, least);
  }

  // ---- from elsewhere

  /** The Transport Points from a hex to another; those of the rail net are all one. */
  @Case({"CTS-16.10b", "CTS-16.10e"})
  int points(Position p, Side side, int from, int to) {
    boolean byRail = rules.rails.isConnecting(p, side, from);
    int key = (byRail ? grid.size() : from) << 1 | side.ordinal();
    Hauls hauls = StalingradScratch.of(p).supply.hauls;
    Hauls.Haul found =
        hauls.from(
            p,
            key,
            haul -> {
              begin(p, haul);
              if (byRail) {
                addRails(p, side, haul);
              }
              haul.reach(2 * from, 0);
            });
    return points(p, length(p, side, found, to));
  }

  /** The Transport Points for a way; along connecting rails it is free. */
  @Case({"CTS-16.10d", "CTS-16.10e"})
  int pointsOf(Position p, Side side, Hexes path) {
    HexSet connecting = rules.rails.connecting(p, side);
    int at = 0;
    int crossed = 0;
    for (int i = 1; i < path.size(); i++) {
      int from = path.get(i - 1);
      int to = path.get(i);
      if (to < 0) {
        at = step(p, at, crossed, halves(p, rules.terrain.roadExits.has(from)), false) >> 1;
      } else if (!(connecting.has(from) && connecting.has(to) && rules.rails.isJoined(from, to))) {
        int next = step(p, at, crossed, from, grid.direction(from, to));
        at = next >> 1;
        crossed = next & 1;
      }
    }
    return (at + reach(p) - 1) / reach(p);
  }

  private int step(Position p, int at, int crossed, int from, int d) {
    boolean river = (rivers[from] & 1 << d) != 0;
    return step(p, at, crossed, halves(p, (roads[from] & 1 << d) != 0), river);
  }

  /** The half hexes that a hex counts; twice as many in the mud. */
  @Case({"CTS-16.9d", "CTS-31.2.5"})
  private static int halves(Position p, boolean road) {
    return (road ? 1 : 2) * (Weather.isRasputitsa(p) ? 2 : 1);
  }

  /** Where a step ends, in half hexes, with a bit for the river that its point has crossed. */
  private static int step(Position p, int at, int crossed, int length, boolean river) {
    int reach = reach(p);
    int now = (at + reach - 1) / reach;
    int then = (at + length + reach - 1) / reach;
    if (then > now) {
      return at + length << 1 | (river ? 1 : 0);
    }
    if (river && crossed == 1) {
      return now * reach + length << 1 | 1;
    }
    return at + length << 1 | (river ? 1 : crossed);
  }

  /** The length of the shortest way to a hex: goes on from shorter ones until it is known. */
  private int length(Position p, Side side, Hauls.Haul haul, int hex) {
    Lines.Net net = rules.lines.of(p, side);
    while (!haul.isSettled(hex)) {
      int at = haul.next();
      int[] steps = steps(p, at);
      for (int i = 0; i < haul.size(at); i++) {
        int state = haul.state(at, i);
        if (state >= 0) {
          spread(net, haul, state, steps);
        }
      }
    }
    return haul.length(hex);
  }

  /** Where a step ends, by what was crossed before, whether it is by road, and over a river. */
  private static int[] steps(Position p, int at) {
    int[] steps = new int[8];
    for (int kind = 0; kind < steps.length; kind++) {
      int halves = halves(p, (kind & 2) != 0);
      steps[kind] = step(p, at, kind >> 2, halves, (kind & 1) != 0);
    }
    return steps;
  }

  private void spread(Lines.Net net, Hauls.Haul haul, int state, int[] steps) {
    int hex = state >> 1;
    int crossed = (state & 1) << 2;
    for (int left = net.ways()[hex]; left != 0; left &= left - 1) {
      int d = Integer.numberOfTrailingZeros(left);
      int to = neighbours[hex * Direction.COUNT + d];
      int next = steps[crossed | (roads[hex] >> d & 1) << 1 | rivers[hex] >> d & 1];
      haul.reach(2 * to + (next & 1), next >> 1);
    }
  }
}
