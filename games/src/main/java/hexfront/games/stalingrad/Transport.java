package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import java.util.Arrays;

/**
 * Case 16.9: what it costs to bring a Supply Point from the rail net to a hex. Lengths are counted
 * in half hexes; a Transport Point brings it so many, and over one unbridged river.
 */
final class Transport {
  private static final int REACH = 10;
  private static final int REACH_IN_RAIN = 6;
  private static final byte FAR = Byte.MAX_VALUE;

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
    return length >= FAR ? -1 : (length + reach(p) - 1) / reach(p);
  }

  // ---- from the rail net

  /** The Transport Points from the rail net of a side to a hex; -1 if it is too far. */
  int points(Position p, Side side, int hex) {
    return points(p, length(fromRails(p, side), hex));
  }

  private static int length(byte[] lengths, int hex) {
    return Math.min(lengths[2 * hex], lengths[2 * hex + 1]);
  }

  private byte[] fromRails(Position p, Side side) {
    return StalingradScratch.of(p)
        .supply
        .transport(side)
        .standing(
            p,
            lengths -> {
              Arrays.fill(lengths, FAR);
              for (int hex : rules.rails.connecting(p, side).toArray()) {
                lengths[2 * hex] = 0;
              }
              if (rules.has(StalingradRules.OFF_MAP_SUPPLY)) {
                beyondEdges(p, side, lengths);
              }
              spread(p, side, lengths);
            });
  }

  @Case("CTS-43.0")
  private void beyondEdges(Position p, Side side, byte[] lengths) {
    HexSet edge = StalingradScratch.of(p).supply.room;
    rules.edges.friendly(p, side, edge);
    Lines.Net net = rules.lines.of(p, side);
    for (int hex : edge.toArray()) {
      int length = rules.terrain.isSouth(hex) ? BEYOND_SOUTH : BEYOND_NORTH;
      if (net.open().has(hex) && lengths[2 * hex] > length) {
        lengths[2 * hex] = (byte) length;
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
    byte[] lengths = fromRails(p, side);
    int least = FAR;
    for (int place = 0; place < grid.places(); place++) {
      int hex = grid.at(grid.hexrows() - 1, place);
      if (rules.edges.isAxisEntry(p, hex) && length(lengths, hex) < FAR) {
        least = Math.min(least, length(lengths, hex) + halves(p, rules.terrain.roadExits.has(hex)));
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
    byte[] found = hauls.from(p, key, lengths -> spreadFrom(p, side, from, byRail, lengths));
    return points(p, length(found, to));
  }

  private void spreadFrom(Position p, Side side, int from, boolean byRail, byte[] lengths) {
    Arrays.fill(lengths, FAR);
    if (byRail) {
      for (int hex : rules.rails.connecting(p, side).toArray()) {
        lengths[2 * hex] = 0;
      }
    }
    lengths[2 * from] = 0;
    spread(p, side, lengths);
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

  /** Goes on from the hexes whose length is known, shortest first. */
  private void spread(Position p, Side side, byte[] lengths) {
    Lines.Net net = rules.lines.of(p, side);
    int most = reach(p) * Supply.TRANSPORT;
    Hauls hauls = StalingradScratch.of(p).supply.hauls;
    hauls.clear(most);
    for (int state = 0; state < lengths.length; state++) {
      if (lengths[state] < most) {
        hauls.add(lengths[state], state);
      }
    }
    for (int at = 0; at < most; at++) {
      for (int kind = 0; kind < hauls.steps.length; kind++) {
        int halves = halves(p, (kind & 2) != 0);
        hauls.steps[kind] = step(p, at, kind >> 2, halves, (kind & 1) != 0);
      }
      for (int i = 0; i < hauls.size(at); i++) {
        int state = hauls.get(at, i);
        if (lengths[state] == at) {
          spreadFrom(net, hauls, state, most, lengths);
        }
      }
    }
  }

  private void spreadFrom(Lines.Net net, Hauls hauls, int state, int most, byte[] lengths) {
    int hex = state >> 1;
    int crossed = (state & 1) << 2;
    int shut = net.blocked()[hex];
    for (int d = 0; d < Direction.COUNT; d++) {
      if ((shut & 1 << d) == 0) {
        int to = neighbours[hex * Direction.COUNT + d];
        if (net.open().has(to)) {
          int next = hauls.steps[crossed | (roads[hex] >> d & 1) << 1 | rivers[hex] >> d & 1];
          int length = next >> 1;
          int reached = 2 * to + (next & 1);
          if (length <= most && length < lengths[reached] && length < lengths[2 * to]) {
            lengths[reached] = (byte) length;
            hauls.add(length, reached);
          }
        }
      }
    }
  }
}
