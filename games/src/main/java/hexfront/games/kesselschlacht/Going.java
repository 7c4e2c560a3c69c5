package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
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

  /** The hexsides with a bridge or pontoon, {@code hex * 6 + direction}, each told once. */
  final List<Integer> crossings;

  /** The going as printed, from which this one differs in few steps; null if it is that. */
  private final @Nullable Going printed;

  /** The steps, {@code hex * 6 + direction}, whose hexside is not as printed. */
  private final int[] changed;

  /** The going on the map as printed. */
  static Going printed(Terrain terrain) {
    return new Going(terrain, terrain::printedSide, null);
  }

  private Going(Terrain terrain, IntBinaryOperator hexside, @Nullable Going printed) {
    this.terrain = terrain;
    this.printed = printed;
    grid = terrain.grid();
    sides = new byte[grid.size() * Direction.COUNT];
    roads = new byte[grid.size()];
    blocked = new byte[grid.size()];
    List<Integer> crossed = new ArrayList<>();
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        boolean off = grid.neighbour(hex, d) == HexGrid.OFF;
        int side = off ? 0 : hexside.applyAsInt(hex, d);
        sides[hex * Direction.COUNT + d] = (byte) side;
        if ((side & Terrain.CROSSING) != 0 && grid.neighbour(hex, d) > hex) {
          crossed.add(hex * Direction.COUNT + d);
        }
        if (off || Terrain.isUnbridgedMajor(side)) {
          blocked[hex] |= (byte) (1 << d);
        } else if ((side & Terrain.ANY_ROAD) != 0) {
          roads[hex] |= (byte) (1 << d);
        }
      }
    }
    crossings = List.copyOf(crossed);
    byte[] before = printed == null ? sides : printed.sides;
    changed = IntStream.range(0, sides.length).filter(i -> sides[i] != before[i]).toArray();
  }

  /** The going on the ground of a position. */
  static Going of(Terrain terrain, Position p) {
    return p.ofGround(
        Going.class, position -> new Going(terrain, position::hexside, terrain.printed()));
  }

  /**
   * The cost of each step, {@code hex * 6 + direction}; {@link Reach#NEVER} where there is none.
   */
  byte[] costs(int mobility, int weather) {
    int index = mobility * Weather.COUNT + weather;
    byte[] known = costs[index];
    if (known == null) {
      if (printed == null) {
        known = new byte[sides.length];
        for (int step = 0; step < known.length; step++) {
          known[step] = marked(step, mobility, weather);
        }
      } else {
        known = printed.costs(mobility, weather).clone();
        for (int step : changed) {
          known[step] = marked(step, mobility, weather);
        }
      }
      VarHandle.releaseFence(); // positions of other threads may share this ground
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
      if (printed == null) {
        known = new byte[sides.length];
        for (int step = 0; step < known.length; step++) {
          known[step] = backwards(step, forth);
        }
      } else {
        known = printed.back(mobility, weather).clone();
        for (int step : changed) {
          known[step] = backwards(step, forth);
        }
      }
      VarHandle.releaseFence();
      back[index] = known;
    }
    return known;
  }

  private byte backwards(int step, byte[] forth) {
    int d = step % Direction.COUNT;
    int from = grid.neighbour(step / Direction.COUNT, d);
    int cost =
        from == HexGrid.OFF ? Reach.NEVER : forth[from * Direction.COUNT + Direction.opposite(d)];
    return (byte) (cost < 0 ? Reach.NEVER : cost & (Reach.ASK - 1));
  }

  private byte marked(int step, int mobility, int weather) {
    int hex = step / Direction.COUNT;
    int d = step % Direction.COUNT;
    int cost = cost(hex, d, mobility, weather);
    HexSet south = terrain.south;
    boolean north = cost >= 0 && south.has(hex) && !south.has(grid.neighbour(hex, d));
    return (byte) (north ? cost | Reach.ASK : cost);
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
