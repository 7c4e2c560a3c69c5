package hexfront.games.kesselschlacht;

import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.util.Arrays;

/**
 * How far every hex is from some goals, in half points, by a table of steps taken backwards. The
 * buffers are reused: a result holds until the next call.
 */
final class Field {
  static final short FAR = Short.MAX_VALUE;
  private static final int NOWHERE = -1;
  private static final int RING = 63;

  private final int[] neighbours;
  private final int[][] bucket = new int[RING + 1][32];
  private final int[] filled = new int[RING + 1];
  private int pending;

  Field(HexGrid grid) {
    neighbours = grid.neighbourTable();
  }

  /** A distance for each hex, all of them far. */
  static short[] none(int hexes) {
    short[] far = new short[hexes];
    Arrays.fill(far, FAR);
    return far;
  }

  /** Spreads from one hex. */
  void from(int goal, int budget, byte[] back, HexSet closed, short[] far) {
    Arrays.fill(far, FAR);
    begin();
    add(goal, 0, far);
    spread(budget, back, closed, far);
  }

  /** Spreads from all hexes of a set that are not closed. */
  void from(HexSet goals, int budget, byte[] back, HexSet closed, short[] far) {
    Arrays.fill(far, FAR);
    begin();
    long[] words = goals.words();
    for (int w = 0; w < words.length; w++) {
      for (long bits = words[w]; bits != 0; bits &= bits - 1) {
        int hex = (w << 6) + Long.numberOfTrailingZeros(bits);
        if (!closed.has(hex)) {
          add(hex, 0, far);
        }
      }
    }
    spread(budget, back, closed, far);
  }

  /** Begins with goals of their own distances, added one by one. */
  void begin() {
    Arrays.fill(filled, 0);
    pending = 0;
  }

  void add(int hex, int distance, short[] far) {
    if (distance < far[hex]) {
      far[hex] = (short) distance;
      push(hex, distance);
    }
  }

  private void push(int hex, int distance) {
    int slot = distance & RING;
    if (filled[slot] == bucket[slot].length) {
      bucket[slot] = Arrays.copyOf(bucket[slot], 2 * filled[slot]);
    }
    bucket[slot][filled[slot]++] = hex;
    pending++;
  }

  void spread(int budget, byte[] back, HexSet closed, short[] far) {
    spread(budget, back, closed, far, NOWHERE);
  }

  /**
   * Spreads until a hex is reached; all hexes that are nearer are then known.
   *
   * @return whether everything in reach is known
   */
  boolean spread(int budget, byte[] back, HexSet closed, short[] far, int until) {
    for (int spent = 0; pending > 0; spent++) {
      if (until != NOWHERE && far[until] < spent) {
        return false;
      }
      int slot = spent & RING;
      for (int i = 0; i < filled[slot]; i++) {
        int hex = bucket[slot][i];
        if (far[hex] == spent) {
          int base = hex * Direction.COUNT;
          for (int d = 0; d < Direction.COUNT; d++) {
            int total = spent + back[base + d];
            if (total >= spent && total <= budget) {
              int to = neighbours[base + d];
              if (total < far[to] && !closed.has(to)) {
                far[to] = (short) total;
                if (total < budget) { // else nothing goes on from there
                  push(to, total);
                }
              }
            }
          }
        }
      }
      pending -= filled[slot];
      filled[slot] = 0;
    }
    return true;
  }

  /** Whether a mover can get from a hex to one of some goals, by a table of steps. */
  boolean reaches(int start, int budget, byte[] costs, HexSet closed, HexSet goals, short[] room) {
    if (goals.has(start)) {
      return true;
    }
    Arrays.fill(room, FAR);
    begin();
    add(start, 0, room);
    for (int spent = 0; pending > 0; spent++) {
      int slot = spent & RING;
      for (int i = 0; i < filled[slot]; i++) {
        int hex = bucket[slot][i];
        if (room[hex] == spent) {
          int base = hex * Direction.COUNT;
          for (int d = 0; d < Direction.COUNT; d++) {
            int step = costs[base + d];
            if (step >= 0) {
              int total = spent + (step & (Reach.ASK - 1));
              int to = neighbours[base + d];
              if (total <= budget && total < room[to] && !closed.has(to)) {
                if (goals.has(to)) {
                  return true;
                }
                room[to] = (short) total;
                push(to, total);
              }
            }
          }
        }
      }
      pending -= filled[slot];
      filled[slot] = 0;
    }
    return false;
  }
}
