package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import org.jspecify.annotations.Nullable;

/**
 * What steps cost on the ground as it lies, in half points, by class of movement and weather. A
 * step from south to north of the Dnestr is marked to be asked about.
 */
final class Going {
  private final Terrain terrain;
  private final HexGrid grid;
  private final byte[] sides;
  private final byte[] @Nullable [] costs = new byte[KesselRoster.CLASSES * Weather.COUNT][];
  private final byte[] @Nullable [] back = new byte[KesselRoster.CLASSES * Weather.COUNT][];

  /** For each hex the directions in which a road of either kind leads on, as bits. */
  final byte[] roads;

  /** For each hex the directions in which no line leaves it, as bits. */
  final byte[] blocked;

  private Going(Terrain terrain, Position p) {
    this.terrain = terrain;
    grid = terrain.grid();
    sides = new byte[grid.size() * Direction.COUNT];
    roads = new byte[grid.size()];
    blocked = new byte[grid.size()];
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        boolean off = grid.neighbour(hex, d) == HexGrid.OFF;
        int side = off ? 0 : p.hexside(hex, d);
        sides[hex * Direction.COUNT + d] = (byte) side;
        if (off || Terrain.isUnbridgedMajor(side)) {
          blocked[hex] |= (byte) (1 << d);
        } else if ((side & Terrain.ANY_ROAD) != 0) {
          roads[hex] |= (byte) (1 << d);
        }
      }
    }
  }

  /** The going on the ground of a position. */
  static Going of(Terrain terrain, Position p) {
    return p.ofGround(Going.class, position -> new Going(terrain, position));
  }

  /**
   * The cost of each step, {@code hex * 6 + direction}; {@link Reach#NEVER} where there is none.
   */
  byte[] costs(int mobility, int weather) {
    int index = mobility * Weather.COUNT + weather;
    byte[] known = costs[index];
    if (known == null) {
      known = new byte[sides.length];
      for (int hex = 0; hex < grid.size(); hex++) {
        for (int d = 0; d < Direction.COUNT; d++) {
          known[hex * Direction.COUNT + d] = (byte) marked(hex, d, mobility, weather);
        }
      }
      costs[index] = known;
    }
    return known;
  }

  /** The cost of each step taken backwards: from the neighbour in a direction into the hex. */
  byte[] back(int mobility, int weather) {
    int index = mobility * Weather.COUNT + weather;
    byte[] known = back[index];
    if (known == null) {
      byte[] forth = costs(mobility, weather);
      known = new byte[sides.length];
      for (int hex = 0; hex < grid.size(); hex++) {
        for (int d = 0; d < Direction.COUNT; d++) {
          int from = grid.neighbour(hex, d);
          int step =
              from == HexGrid.OFF
                  ? Reach.NEVER
                  : forth[from * Direction.COUNT + Direction.opposite(d)];
          known[hex * Direction.COUNT + d] =
              (byte) (step < 0 ? Reach.NEVER : step & (Reach.ASK - 1));
        }
      }
      back[index] = known;
    }
    return known;
  }

  private int marked(int hex, int d, int mobility, int weather) {
    int cost = cost(hex, d, mobility, weather);
    HexSet south = terrain.south;
    boolean north = cost >= 0 && south.has(hex) && !south.has(grid.neighbour(hex, d));
    return north ? cost | Reach.ASK : cost;
  }

  /** What a step costs, without the mark. */
  @Case({"KS-5.0.1", "KS-5.0.2-2", "KS-11.1.4", "KS-11.1.5", "KS-16.1.1", "KS-16.2", "KS-2.1.1"})
  int cost(int hex, int d, int mobility, int weather) {
    int to = grid.neighbour(hex, d);
    int side = sides[hex * Direction.COUNT + d];
    boolean gun = mobility >= KesselRoster.LEG_GUN;
    if (to == HexGrid.OFF
        || Terrain.isUnbridgedMajor(side)
        || gun && (side & Terrain.ANY_ROAD) == 0) {
      return Reach.NEVER;
    }
    boolean river = Terrain.isUnbridgedMinor(side);
    int usable = weather == Weather.MUD ? Terrain.ROAD : Terrain.ANY_ROAD;
    if ((side & usable) != 0 && !river) {
      return terrain.roadHalves(weather);
    }
    boolean motorized = (mobility & KesselRoster.MOTORIZED) != 0;
    int points = terrain.points(to, motorized, weather);
    return points == KesselTables.ROAD_ONLY
        ? Reach.NEVER
        : Terrain.POINT * (points + (river ? terrain.riverPoints(motorized, weather) : 0));
  }
}
