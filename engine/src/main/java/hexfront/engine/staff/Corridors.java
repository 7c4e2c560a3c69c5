package hexfront.engine.staff;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * The ways over which supply can follow an advance, along railroads for instance: from where it
 * comes to wherever it is to go, the cheapest first, and the places on them that have to be had.
 */
public final class Corridors {
  private static final int NONE = -1;

  private final HexGrid grid;
  private final byte[] costs;
  private final int toll;
  private final int[] far;
  private final int[] before;
  private final HexSet closed;
  private boolean known;

  /**
   * @param costs what a step costs, by hex and direction; below 0 where nothing is carried
   * @param toll what a place that has to be taken is reckoned to cost more
   */
  public Corridors(HexGrid grid, byte[] costs, int toll) {
    this.grid = grid;
    this.costs = costs;
    this.toll = toll;
    far = new int[grid.size()];
    before = new int[grid.size()];
    closed = new HexSet(grid.size());
  }

  /** Finds the ways from the sources, with some places closed until they are taken. */
  public void find(HexSet sources, HexSet closedNow) {
    if (known && closed.equals(closedNow)) {
      return;
    }
    known = true;
    closed.copyFrom(closedNow);
    Arrays.fill(far, Integer.MAX_VALUE);
    Arrays.fill(before, NONE);
    Deque<Integer> open = new ArrayDeque<>();
    sources.forEach(
        hex -> {
          far[hex] = closed.has(hex) ? toll : 0;
          open.add(hex);
        });
    while (!open.isEmpty()) {
      int hex = open.poll();
      for (int d = 0; d < Direction.COUNT; d++) {
        int step = costs[hex * Direction.COUNT + d];
        int next = grid.neighbour(hex, d);
        if (step >= 0 && next != HexGrid.OFF) {
          int there = far[hex] + step + (closed.has(next) ? toll : 0);
          if (there < far[next]) {
            far[next] = there;
            before[next] = hex;
            open.add(next);
          }
        }
      }
    }
  }

  /** The closed places on the way to a goal, the first to be taken first, the goal included. */
  public int[] closedOnTheWay(int goal) {
    int n = 0;
    for (int hex = goal; hex != NONE; hex = before[hex]) {
      n += closed.has(hex) ? 1 : 0;
    }
    int[] found = new int[n];
    for (int hex = goal; hex != NONE; hex = before[hex]) {
      if (closed.has(hex)) {
        found[--n] = hex;
      }
    }
    return found;
  }
}
