package hexfront.engine.kernels;

import hexfront.engine.map.HexGrid;
import java.util.Arrays;

/**
 * Everywhere a mover can get to in several ways: on foot, by road, by a step that takes all it has.
 * The way that was added first counts where several lead to a hex. A buffer: the ranges that were
 * added must hold as long as this one is asked.
 */
public final class Ranges implements Range {
  private static final int MOST = 8;

  private final Range[] ranges = new Range[MOST];
  private final byte[] by;
  private final int[] hexes;
  private final int[] stepCost;
  private int added;
  private int count;
  private int start;

  public Ranges(HexGrid grid) {
    by = new byte[grid.size()];
    hexes = new int[grid.size()];
    stepCost = new int[grid.size()];
  }

  /** Begins anew for a mover in a hex. */
  public void begin(int from) {
    start = from;
    count = 0;
    added = 0;
    Arrays.fill(by, (byte) 0);
  }

  /**
   * Adds the hexes of a range; it must begin where the mover stands.
   *
   * @return its number, from 1 on
   */
  public int add(Range range) {
    ranges[added++] = range;
    for (int i = 0; i < range.size(); i++) {
      reach(range.hex(i), added);
    }
    return added;
  }

  /** Adds a hex beside the mover that it gets to in a single step. */
  public void addStep(int hex, int cost) {
    if (reach(hex, -1)) {
      stepCost[hex] = cost;
    }
  }

  private boolean reach(int hex, int way) {
    if (by[hex] != 0) {
      return false;
    }
    hexes[count++] = hex;
    by[hex] = (byte) way;
    return true;
  }

  /** The number of the range by which the mover gets to a hex; -1 if by a single step. */
  public int by(int hex) {
    return by[hex];
  }

  public int start() {
    return start;
  }

  @Override
  public int size() {
    return count;
  }

  @Override
  public int hex(int i) {
    return hexes[i];
  }

  @Override
  public boolean reaches(int hex) {
    return by[hex] != 0;
  }

  @Override
  public int cost(int hex) {
    return by[hex] < 0 ? stepCost[hex] : ranges[by[hex] - 1].cost(hex);
  }

  @Override
  public int[] path(int hex) {
    return by[hex] < 0 ? new int[] {start, hex} : ranges[by[hex] - 1].path(hex);
  }
}
