package hexfront.engine.kernels;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import org.jspecify.annotations.Nullable;

/**
 * What movers could strike from where they get to, remembered: who starts from the same hex with as
 * much to spend at the same costs strikes the same, as long as the hexes he gets to and those
 * beside them are closed, or stop movers, just as they were. For those who look at one position
 * after another that are much alike.
 */
public final class Familiar {
  /** So many surroundings are remembered for a start. */
  private static final int KEPT = 8;

  private final int[] neighbours;
  private final Reach reach;
  private final Strikes strikes;

  /** By start, so many for each. */
  private final @Nullable Known[] known;

  private final int[] found;
  private final HexSet seen;

  /** Adds to a set what is struck from a hex, which is always the same. */
  @FunctionalInterface
  public interface Strikes {
    void from(int hex, HexSet into);
  }

  public Familiar(HexGrid grid, Strikes strikes) {
    this.strikes = strikes;
    neighbours = grid.neighbourTable();
    reach = new Reach(grid);
    known = new Known[grid.size() * KEPT];
    found = new int[grid.size()];
    seen = new HexSet(grid.size());
  }

  /** What was found, and all that it hangs on. */
  private record Known(
      int budget, byte[] costs, boolean straight, HexSet struck, int[] around, byte[] hindered) {}

  /**
   * What is struck by a mover; not to be changed. The arguments are those of {@link Reach#from(int,
   * int, byte[], HexSet, byte[], int, boolean, Reach.Steps)}, with every step allowed whatever the
   * costs say about asking.
   */
  @SuppressWarnings("ReferenceEquality") // tables of costs are made once and kept
  public HexSet struck(
      int start,
      int budget,
      byte[] costs,
      HexSet closed,
      byte[] stops,
      int stopBase,
      boolean straight) {
    for (int i = 0; i < KEPT; i++) {
      Known one = known[start * KEPT + i];
      if (one != null
          && one.budget == budget
          && one.costs == costs
          && one.straight == straight
          && isAsItWas(one, closed, stops, stopBase)) {
        return one.struck;
      }
    }
    reach.from(start, budget, costs, closed, stops, stopBase, straight, Reach.Steps.ALL);
    HexSet struck = new HexSet(found.length);
    for (int i = 0; i < reach.size(); i++) {
      strikes.from(reach.hex(i), struck);
    }
    int[] around = around();
    byte[] hindered = new byte[around.length];
    for (int i = 0; i < around.length; i++) {
      hindered[i] = hindered(around[i], closed, stops, stopBase);
    }
    known[start * KEPT + found[start]++ % KEPT] =
        new Known(budget, costs, straight, struck, around, hindered);
    return struck;
  }

  private static boolean isAsItWas(Known one, HexSet closed, byte[] stops, int stopBase) {
    int[] around = one.around;
    for (int i = 0; i < around.length; i++) {
      if (one.hindered[i] != hindered(around[i], closed, stops, stopBase)) {
        return false;
      }
    }
    return true;
  }

  private static byte hindered(int hex, HexSet closed, byte[] stops, int stopBase) {
    return (byte) ((closed.has(hex) ? 2 : 0) + (stops[stopBase + hex] == 0 ? 0 : 1));
  }

  /** The hexes that were reached, and those beside them. */
  private int[] around() {
    seen.clear();
    for (int i = 0; i < reach.size(); i++) {
      int hex = reach.hex(i);
      seen.add(hex);
      for (int d = 0; d < Direction.COUNT; d++) {
        int to = neighbours[hex * Direction.COUNT + d];
        if (to >= 0) {
          seen.add(to);
        }
      }
    }
    return seen.toArray();
  }
}
