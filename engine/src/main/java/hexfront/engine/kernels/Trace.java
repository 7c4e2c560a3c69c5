package hexfront.engine.kernels;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.util.Arrays;

/**
 * Lines from many hexes to any of some sources: supply, communications. Spreads outward from the
 * sources, so one run answers for a whole side. Sources may have different ranges; a hex keeps the
 * greatest range left to it. The buffers are reused: a result holds until the next run.
 */
public final class Trace {
  /** A range that never ends. */
  public static final int UNLIMITED = 10_000;

  private final HexGrid grid;
  private final int[] neighbours;
  private final short[] left;
  private final byte[] cameBy;
  private final int[] queue;
  private final int[] pendingHex;
  private final int[] pendingRange;
  private int pending;

  public Trace(HexGrid grid) {
    this.grid = grid;
    neighbours = grid.neighbourTable();
    left = new short[grid.size()];
    cameBy = new byte[grid.size()];
    queue = new int[grid.size() * 2];
    pendingHex = new int[grid.size()];
    pendingRange = new int[grid.size()];
  }

  /** Forgets the last run and its sources. */
  public void begin() {
    Arrays.fill(left, (short) -1);
    pending = 0;
  }

  /** Adds a source with a range in hexes; add sources of greater range first. */
  public void source(int hex, int range) {
    if (pending > 0 && pendingRange[pending - 1] < range) {
      throw new IllegalArgumentException("sources must be added by falling range");
    }
    pendingHex[pending] = hex;
    pendingRange[pending++] = range;
  }

  /**
   * Spreads from the sources.
   *
   * @param open hexes a line may pass; a source that is not open is no source
   * @param blocked for each hex, the directions in which no line leaves it, as bits
   * @param notThrough hexes a line may end in but not pass
   */
  public void run(HexSet open, byte[] blocked, HexSet notThrough) {
    int head = 0;
    int tail = 0;
    int next = 0;
    while (head < tail || next < pending) {
      if (head == tail || next < pending && pendingRange[next] >= left[queue[head]]) {
        int hex = pendingHex[next];
        int range = pendingRange[next++];
        if (open.has(hex) && left[hex] < range) {
          left[hex] = (short) range;
          cameBy[hex] = -1;
          queue[tail++] = hex;
        }
      } else {
        int hex = queue[head++];
        boolean passes = cameBy[hex] < 0 || !notThrough.has(hex);
        if (passes && left[hex] > 0) {
          tail = spread(hex, left[hex] - 1, open, blocked[hex], tail);
        }
      }
    }
  }

  /**
   * Lets the lines of the last run go on through other passages.
   *
   * @param range by how many hexes more at most
   */
  public void goOn(int range, HexSet open, byte[] blocked) {
    int tail = queueByRange(range);
    for (int head = 0; head < tail; head++) {
      int hex = queue[head];
      if (left[hex] > 0) {
        tail = spread(hex, left[hex] - 1, open, blocked[hex], tail);
      }
    }
  }

  /** Queues all that was reached, those with the most left first; how many they are. */
  private int queueByRange(int range) {
    int[] from = new int[range + 2];
    for (int hex = 0; hex < left.length; hex++) {
      if (left[hex] >= 0) {
        left[hex] = (short) Math.min(range, left[hex]);
        from[range - left[hex] + 1]++;
      }
    }
    for (int i = 1; i < from.length; i++) {
      from[i] += from[i - 1];
    }
    for (int hex = 0; hex < left.length; hex++) {
      if (left[hex] >= 0) {
        queue[from[range - left[hex]]++] = hex;
      }
    }
    return from[range];
  }

  private int spread(int hex, int range, HexSet open, int blocked, int tail) {
    int base = hex * Direction.COUNT;
    int end = tail;
    for (int d = 0; d < Direction.COUNT; d++) {
      if ((blocked & (1 << d)) == 0) {
        int to = neighbours[base + d];
        if (to >= 0 && left[to] < 0 && open.has(to)) {
          left[to] = (short) range;
          cameBy[to] = (byte) d;
          queue[end++] = to;
        }
      }
    }
    return end;
  }

  public boolean reaches(int hex) {
    return left[hex] >= 0;
  }

  /** The line from a hex to its source, both included. */
  public int[] line(int hex) {
    int length = 1;
    for (int at = hex; cameBy[at] >= 0; at = grid.neighbour(at, Direction.opposite(cameBy[at]))) {
      length++;
    }
    int[] line = new int[length];
    int at = hex;
    for (int i = 0; i < length; i++) {
      line[i] = at;
      if (cameBy[at] >= 0) {
        at = grid.neighbour(at, Direction.opposite(cameBy[at]));
      }
    }
    return line;
  }
}
