package hexfront.engine.kernels;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.util.Arrays;
import java.util.function.IntBinaryOperator;

/**
 * All hexes a mover can get to, what each costs and by which path. Costs are small whole numbers
 * (half points), so the frontier is a ring of buckets, one for each amount left; no step is dearer
 * than the ring is long, and none is free. The buffers are reused: a result holds until the next
 * call.
 */
public final class Reach implements Range {
  /** A step that is never possible, in a cost table. */
  public static final byte NEVER = -1;

  /** Added to a step's cost in the table: ask {@link Steps} before taking it. */
  public static final int ASK = 64;

  /** The most that may be spent. */
  public static final int MOST = 20_000;

  private static final int COST = 63;
  private static final int RING = 127;

  /** Decides steps whose permission depends on the position. */
  @FunctionalInterface
  public interface Steps {
    Steps ALL = (from, direction, to) -> true;

    boolean may(int from, int direction, int to);
  }

  /**
   * A table of what each step costs, indexed {@code hex * 6 + direction}.
   *
   * @param step the cost of leaving a hex in a direction; asked for steps that stay on the map
   */
  public static byte[] costs(HexGrid grid, IntBinaryOperator step) {
    byte[] costs = new byte[grid.size() * Direction.COUNT];
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        boolean off = grid.neighbour(hex, d) == HexGrid.OFF;
        costs[hex * Direction.COUNT + d] = off ? NEVER : (byte) step.applyAsInt(hex, d);
      }
    }
    return costs;
  }

  /** For a mover that is not bound for one hex: from everywhere nothing is needed to get there. */
  private static final int[] NOWHERE = new int[0];

  private final int[] neighbours;

  /** What is left of the budget in each hex, plus one; 0 where the mover does not get. */
  private final short[] left;

  private final byte[] cameBy;
  private final int[] reached;
  private final int[][] bucket;
  private final int[] filled;
  private int[] opened;

  /** By hex: what is needed at least to get from it to where the mover is bound for. */
  private int[] needed = NOWHERE;

  private int all;
  private int count;
  private int pending;

  public Reach(HexGrid grid) {
    neighbours = grid.neighbourTable();
    left = new short[grid.size()];
    cameBy = new byte[grid.size()];
    reached = new int[grid.size()];
    bucket = new int[RING + 1][64];
    filled = new int[RING + 1];
    opened = bucket[0];
  }

  /**
   * Spreads from a hex.
   *
   * @param budget what may be spent, at most {@link #MOST}
   * @param costs the cost of each step, indexed {@code hex * 6 + direction}: {@link #NEVER}, or the
   *     cost, plus {@link #ASK}
   * @param closed hexes that may not be entered
   * @param stops counters that are not zero where a mover must stop, from {@code stopBase} on
   */
  public void from(
      int start, int budget, byte[] costs, HexSet closed, byte[] stops, int stopBase, Steps steps) {
    from(start, budget, costs, closed, stops, stopBase, true, steps);
  }

  /**
   * Spreads from a hex.
   *
   * @param straight whether a mover that begins where movers must stop may step straight into
   *     another such hex
   */
  public void from(
      int start,
      int budget,
      byte[] costs,
      HexSet closed,
      byte[] stops,
      int stopBase,
      boolean straight,
      Steps steps) {
    needed = NOWHERE;
    spread(start, budget, costs, closed, stops, stopBase, straight, steps, HexGrid.OFF);
  }

  /**
   * Spreads from a hex no farther than it takes to find the path to another, which is the same that
   * {@link #from} finds. Nothing else may be asked of the result.
   *
   * @param needed what it costs at least to get from each hex to the other, whoever stands in the
   *     way; as {@link Distances} has it for these costs or lower ones
   * @return whether there is such a path
   */
  public boolean way(
      int start,
      int to,
      int budget,
      byte[] costs,
      HexSet closed,
      byte[] stops,
      int stopBase,
      Steps steps,
      int[] needed) {
    int least = needed[start];
    if (least > budget) {
      begin(start, -1);
      return false;
    }
    this.needed = needed;
    spread(
        start, least, costs, closed, stops, stopBase, true, steps, to); // if nobody is in the way
    if (least < budget && !reaches(to)) {
      spread(start, budget, costs, closed, stops, stopBase, true, steps, to);
    }
    return reaches(to);
  }

  /** Spreads from a hex until all is reached, or one hex is. */
  private void spread(
      int start,
      int budget,
      byte[] costs,
      HexSet closed,
      byte[] stops,
      int stopBase,
      boolean straight,
      Steps steps,
      int last) {
    boolean held = !straight && stops[stopBase + start] != 0;
    Steps fromHeld =
        held
            ? (from, d, to) ->
                stops[stopBase + to] == 0
                    && (costs[from * Direction.COUNT + d] < ASK || steps.may(from, d, to))
            : steps;
    for (int rest = begin(start, budget); pending > 0; rest--) {
      int n = open(rest);
      for (int i = 0; i < n; i++) {
        int hex = opened[i];
        if (left[hex] == rest) {
          reached[count++] = hex;
          if (hex == last) {
            return;
          }
          if (hex == start) {
            spread(hex, rest, costs, closed, fromHeld, held);
          } else if (rest > 1 && stops[stopBase + hex] == 0) {
            spread(hex, rest, costs, closed, steps, false);
          }
        }
      }
      pending -= n;
    }
  }

  /**
   * Spreads from a hex where zones do not stop a mover but cost him: points for leaving one and
   * points for entering one.
   *
   * @param costs the cost of each step, indexed {@code hex * 6 + direction}, or {@link #NEVER}
   * @param betweenZones the same for a step from one zone into another, without these points
   * @param closed hexes that may not be entered
   * @param zones counters that are not zero where a zone lies, from {@code zoneBase} on
   */
  public void withZoneCosts(
      int start,
      int budget,
      byte[] costs,
      byte[] betweenZones,
      HexSet closed,
      byte[] zones,
      int zoneBase,
      int zonePoints) {
    int[] beside = neighbours; // which the compiler cannot know to stay the same
    short[] had = left;
    for (int rest = begin(start, budget); pending > 0; rest--) {
      int n = open(rest);
      int[] hexes = opened;
      for (int i = 0; i < n; i++) {
        int hex = hexes[i];
        if (had[hex] == rest) {
          reached[count++] = hex;
          boolean zone = zones[zoneBase + hex] != 0;
          int outside = rest - (zone ? zonePoints : 0);
          int base = hex * Direction.COUNT;
          if (outside > 1) {
            for (int d = 0; d < Direction.COUNT; d++) {
              int to = beside[base + d];
              if (to >= 0 && outside > had[to]) {
                boolean intoZone = zones[zoneBase + to] != 0;
                int step = zone && intoZone ? betweenZones[base + d] : costs[base + d];
                int then = outside - step - (intoZone ? zonePoints : 0);
                if (step >= 0 && then > had[to] && !closed.has(to)) {
                  come(to, then, d);
                }
              }
            }
          }
        }
      }
      pending -= n;
    }
  }

  /**
   * What enemies near a way do to a mover: bonds bar it, and entering a zone costs points.
   *
   * @param zones counters that are not zero where a zone lies, from {@code zoneBase} on
   * @param over not zero where a bond bars a hex, from {@code bondBase} on
   * @param across the hexsides of each hex that a bond bars, one bit each, from {@code bondBase} on
   * @param friends hexes into which a bond on a hexside bars no step
   */
  public record Hindrance(
      byte[] zones,
      int zoneBase,
      int zonePoints,
      byte[] over,
      byte[] across,
      int bondBase,
      HexSet friends) {}

  /**
   * Spreads from a hex among bonds, which nobody enters or crosses, and zones that cost points to
   * enter.
   *
   * @param costs the cost of each step, indexed {@code hex * 6 + direction}, or {@link #NEVER}
   * @param closed hexes that may not be entered
   */
  public void amongBonds(int start, int budget, byte[] costs, HexSet closed, Hindrance hindrance) {
    byte[] zones = hindrance.zones;
    byte[] over = hindrance.over;
    byte[] across = hindrance.across;
    int zoneBase = hindrance.zoneBase;
    int bondBase = hindrance.bondBase;
    for (int rest = begin(start, budget); pending > 0; rest--) {
      int n = open(rest);
      for (int i = 0; i < n; i++) {
        int hex = opened[i];
        if (left[hex] == rest) {
          reached[count++] = hex;
          int base = hex * Direction.COUNT;
          int barred = across[bondBase + hex];
          for (int d = 0; d < Direction.COUNT; d++) {
            int step = costs[base + d];
            int to = neighbours[base + d];
            if (step >= 0 && ((barred & 1 << d) == 0 || hindrance.friends.has(to))) {
              int then = rest - step - (zones[zoneBase + to] != 0 ? hindrance.zonePoints : 0);
              if (then > left[to] && over[bondBase + to] == 0 && !closed.has(to)) {
                come(to, then, d);
              }
            }
          }
        }
      }
      pending -= n;
    }
  }

  /** Forgets the last result, hex by hex since they are few, and begins a new one. */
  private int begin(int start, int budget) {
    for (int i = 0; i < count; i++) {
      left[reached[i]] = 0;
    }
    if (pending > 0) { // it was given up half way
      Arrays.fill(left, (short) 0);
      Arrays.fill(filled, 0);
    }
    all = Math.max(0, budget) + 1;
    count = 0;
    pending = 0;
    come(start, all, -1);
    return all;
  }

  /** Opens a bucket; of the hexes in it those count that were not come to with more left since. */
  private int open(int rest) {
    int slot = rest & RING;
    int n = filled[slot];
    opened = bucket[slot];
    filled[slot] = 0;
    return n;
  }

  private void spread(
      int hex, int rest, byte[] costs, HexSet closed, Steps steps, boolean askAlways) {
    int base = hex * Direction.COUNT;
    for (int d = 0; d < Direction.COUNT; d++) {
      int step = costs[base + d];
      if (step >= 0) {
        int then = rest - (step & COST);
        int to = neighbours[base + d];
        if (then > left[to]
            && !closed.has(to)
            && (needed.length == 0 || then > needed[to])
            && (step < ASK && !askAlways || steps.may(hex, d, to))) {
          come(to, then, d);
        }
      }
    }
  }

  /** A hex is come to with more left than before, if it was come to before. */
  private void come(int hex, int rest, int direction) {
    left[hex] = (short) rest;
    cameBy[hex] = (byte) direction;
    int slot = rest & RING;
    if (filled[slot] == bucket[slot].length) {
      bucket[slot] = Arrays.copyOf(bucket[slot], 2 * filled[slot]);
    }
    bucket[slot][filled[slot]++] = hex;
    pending++;
  }

  @Override
  public int size() {
    return count;
  }

  @Override
  public int hex(int i) {
    return reached[i];
  }

  @Override
  public boolean reaches(int hex) {
    return left[hex] > 0;
  }

  @Override
  public int cost(int hex) {
    return all - left[hex];
  }

  @Override
  public int[] path(int hex) {
    int length = 1;
    for (int at = hex; cameBy[at] >= 0; at = previous(at)) {
      length++;
    }
    int[] path = new int[length];
    int at = hex;
    for (int i = length - 1; i >= 0; i--) {
      path[i] = at;
      if (i > 0) {
        at = previous(at);
      }
    }
    return path;
  }

  private int previous(int hex) {
    return neighbours[hex * Direction.COUNT + Direction.opposite(cameBy[hex])];
  }
}
