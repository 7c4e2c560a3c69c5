package hexfront.games.ags.rostov;

import hexfront.engine.Case;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.games.ags.Terrain;
import java.util.Arrays;

/**
 * Spreads Axis supply lines from a hex or several, in half hexes: a step along a road costs one,
 * any other two.
 */
final class SupplySpread {
  private static final int FAR = 120;

  private final HexMap map;
  private final HexGrid grid;
  private final HexSet open;
  private final byte[] blocked;
  private final HexSet notThrough;
  private final int longest;
  private final byte[] length;
  private final byte[] cameBy;
  private final boolean[] settled;
  private final int[] order;
  private final int[][] bucket;
  private final int[] filled;
  private int count;

  SupplySpread(HexMap map, HexSet open, byte[] blocked, HexSet notThrough, int longest) {
    this.map = map;
    this.grid = map.grid();
    this.open = open;
    this.blocked = blocked;
    this.notThrough = notThrough;
    this.longest = longest;
    length = new byte[grid.size()];
    cameBy = new byte[grid.size()];
    settled = new boolean[grid.size()];
    order = new int[grid.size()];
    bucket = new int[longest + 1][32];
    filled = new int[longest + 1];
  }

  /** Spreads afresh from some hexes; one that is not open is no source. */
  void from(int... sources) {
    Arrays.fill(length, (byte) FAR);
    Arrays.fill(settled, false);
    Arrays.fill(filled, 0);
    count = 0;
    for (int hex : sources) {
      if (open.has(hex)) {
        length[hex] = 0;
        cameBy[hex] = -1;
        push(0, hex);
      }
    }
    for (int far = 0; far <= longest; far++) {
      for (int i = 0; i < filled[far]; i++) {
        int hex = bucket[far][i];
        if (!settled[hex] && length[hex] == far) {
          settled[hex] = true;
          order[count++] = hex;
          if (far == 0 || !notThrough.has(hex)) {
            spread(hex, far);
          }
        }
      }
    }
  }

  @Case({"ROSTOV-23.16", "ROSTOV-19.3"})
  private void spread(int hex, int far) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = grid.neighbour(hex, d);
      if (to != HexGrid.OFF && (blocked[hex] & (1 << d)) == 0 && open.has(to)) {
        int total = far + ((map.hexside(hex, d) & Terrain.ROAD) != 0 ? 1 : 2);
        if (total <= longest && total < length[to]) {
          length[to] = (byte) total;
          cameBy[to] = (byte) d;
          push(total, to);
        }
      }
    }
  }

  private void push(int far, int hex) {
    if (filled[far] == bucket[far].length) {
      bucket[far] = Arrays.copyOf(bucket[far], 2 * filled[far]);
    }
    bucket[far][filled[far]++] = hex;
  }

  /** How many hexes were reached. */
  int size() {
    return count;
  }

  /** The i-th hex reached, nearest first. */
  int hex(int i) {
    return order[i];
  }

  /** How far a hex is, in half hexes; more than any limit if it was not reached. */
  int length(int hex) {
    return length[hex];
  }

  /** The way from the source to a reached hex. */
  int[] path(int hex) {
    int[] path = new int[count + 1];
    int n = 0;
    int at = hex;
    path[n++] = at;
    while (cameBy[at] >= 0) {
      at = grid.neighbour(at, Direction.opposite(cameBy[at]));
      path[n++] = at;
    }
    int[] forward = new int[n];
    for (int i = 0; i < n; i++) {
      forward[i] = path[n - 1 - i];
    }
    return forward;
  }
}
