package hexfront.engine.kernels;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import java.util.Arrays;
import java.util.IdentityHashMap;

/** What it costs to get from every hex to a target, by a table of step costs; kept once found. */
public final class Distances {
  private static final int DEAREST = 64;

  private final HexGrid grid;
  private final IdentityHashMap<byte[], int[][]> known = new IdentityHashMap<>();
  private final int[][] bucket = new int[DEAREST][];
  private final int[] filled = new int[DEAREST];

  public Distances(HexGrid grid) {
    this.grid = grid;
    Arrays.setAll(bucket, i -> new int[grid.size() * Direction.COUNT]);
  }

  /** The table that was asked about last, and what is known by it. */
  private byte[] lastCosts = new byte[0];

  private int[][] last = new int[0][];

  /** The cost from each hex, {@link Integer#MAX_VALUE} where there is no way. */
  @SuppressWarnings("ReferenceEquality") // tables of costs are made once and kept
  public int[] to(int target, byte[] costs) {
    int[][] found = last;
    if (costs != lastCosts) {
      found = known.get(costs);
      if (found == null) {
        found = new int[grid.size()][];
        known.put(costs, found);
      }
      last = found;
      lastCosts = costs;
    }
    if (found[target] == null) {
      found[target] = spread(target, costs);
    }
    return found[target];
  }

  /** Spreads backwards from the target over a ring of buckets. */
  private int[] spread(int target, byte[] costs) {
    int[] far = new int[grid.size()];
    Arrays.fill(far, Integer.MAX_VALUE);
    Arrays.fill(filled, 0);
    far[target] = 0;
    bucket[0][filled[0]++] = target;
    int open = 1;
    for (int spent = 0; open > 0; spent++) {
      int ring = spent % DEAREST;
      for (int i = 0; i < filled[ring]; i++) {
        int to = bucket[ring][i];
        open--;
        if (far[to] == spent) {
          for (int d = 0; d < Direction.COUNT; d++) {
            int from = grid.neighbour(to, d);
            int step = from == HexGrid.OFF ? -1 : costs[from * 6 + Direction.opposite(d)];
            int total = spent + (step & (Reach.ASK - 1));
            if (step >= 0 && total < far[from]) {
              far[from] = total;
              int slot = total % DEAREST;
              if (filled[slot] < bucket[slot].length) {
                bucket[slot][filled[slot]++] = from;
                open++;
              }
            }
          }
        }
      }
      filled[ring] = 0;
    }
    return far;
  }
}
