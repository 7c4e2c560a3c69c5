package hexfront.engine.kernels;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.util.Arrays;

/**
 * Which hexes can be reached at all, 64 at a time: a step in one direction is a shift of the bits
 * of a hex set. Answers the same questions as {@link Trace} without telling paths, several times
 * faster. The buffers are reused.
 */
public final class Flood {
  private static final int OFFSETS = 8;

  private final int hexes;
  private final int words;
  private final int[] offsets;
  private final long[] live;
  private final long[] edge;
  private final long[] before;
  private final long[] next;
  private final boolean[] stirred;

  /** The words in which the outermost ring lies. */
  private int low;

  private int high;

  public Flood(HexGrid grid) {
    int p = grid.places();
    if (p + 1 >= Long.SIZE) {
      throw new IllegalArgumentException("hexrows of more than 62 places");
    }
    hexes = grid.size();
    words = (hexes + 63) >>> 6;
    offsets = new int[] {1, p - 1, p, p + 1, -1, 1 - p, -p, -1 - p};
    live = new long[words + 2];
    edge = new long[words + 2];
    before = new long[words + 2];
    next = new long[words];
    stirred = new boolean[words + 2];
  }

  /** The steps that are open: for each hex, the directions in which something may pass. */
  public static final class Passages {
    private final HexGrid grid;
    private final int[] offsets;

    /** By word, then by offset: what a word is asked for lies together. */
    private final long[] from;

    private Passages(HexGrid grid, int[] offsets, int words) {
      this.grid = grid;
      this.offsets = offsets;
      from = new long[OFFSETS * (words + 2)];
    }

    /** Opens a hexside from this hex. */
    public void open(int hex, int direction) {
      from[OFFSETS * ((hex >>> 6) + 1) + way(hex, direction)] |= 1L << hex;
    }

    private int way(int hex, int direction) {
      int offset = grid.neighbour(hex, direction) - hex;
      for (int o = 0; o < OFFSETS; o++) {
        if (offsets[o] == offset) {
          return o;
        }
      }
      throw new IllegalArgumentException("no neighbour in direction " + direction);
    }

    public void copyFrom(Passages other) {
      System.arraycopy(other.from, 0, from, 0, from.length);
    }
  }

  /** Whether something may leave a hex in a direction, for the hex that lies there. */
  @FunctionalInterface
  public interface Passage {
    boolean isOpen(int hex, int direction, int to);
  }

  /** By hex, a bit for each direction in which nothing passes; nothing leaves the map. */
  public static byte[] blocked(HexGrid grid, Passage passage) {
    byte[] blocked = new byte[grid.size()];
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        int to = grid.neighbour(hex, d);
        if (to == HexGrid.OFF || !passage.isOpen(hex, d, to)) {
          blocked[hex] |= (byte) (1 << d);
        }
      }
    }
    return blocked;
  }

  /** Passages with every hexside closed. */
  public Passages passages(HexGrid grid) {
    return new Passages(grid, offsets, words);
  }

  /** Passages that are closed where {@code blocked} has the direction's bit. */
  public Passages passages(HexGrid grid, byte[] blocked) {
    Passages passages = passages(grid);
    for (int hex = 0; hex < hexes; hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        if (grid.neighbour(hex, d) != HexGrid.OFF && (blocked[hex] & (1 << d)) == 0) {
          passages.open(hex, d);
        }
      }
    }
    return passages;
  }

  /**
   * Adds to a set all hexes that can be reached from it.
   *
   * @param open hexes that may be entered
   * @param through hexes that may be left again
   */
  public void fill(HexSet reached, HexSet open, HexSet through, Passages passages) {
    long[] r = reached.words();
    long[] o = open.words();
    long[] t = through.words();
    Arrays.fill(stirred, false);
    for (int i = 0; i < words; i++) {
      live[i + 1] = r[i] & t[i];
      if (live[i + 1] != 0) {
        stir(i);
      }
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = 0; i < words; i++) {
        changed |= settle(i, r, o, t, passages);
      }
      for (int i = words - 1; i >= 0; i--) {
        changed |= settle(i, r, o, t, passages);
      }
    }
  }

  /** A word's hexes came alive: it and the words beside it may take in more. */
  private void stir(int i) {
    stirred[i] = true;
    stirred[i + 1] = true;
    stirred[i + 2] = true;
  }

  /** Lets one word take in what its surroundings can give, until it has all. */
  private boolean settle(int i, long[] reached, long[] open, long[] through, Passages passages) {
    if (!stirred[i + 1]) {
      return false;
    }
    boolean changed = false;
    long wanted = open[i] & ~reached[i];
    while (wanted != 0) {
      long came = arrivals(live, i, passages) & wanted;
      if (came == 0) {
        break;
      }
      reached[i] |= came;
      live[i + 1] |= came & through[i];
      wanted &= ~came;
      changed = true;
    }
    if (changed) {
      stir(i);
    }
    stirred[i + 1] = false;
    return changed;
  }

  /** What comes into word {@code i} in one step from the hexes of a padded set. */
  private long arrivals(long[] set, int i, Passages passages) {
    long came = 0;
    int at = i + 1;
    int here = OFFSETS * at;
    long[] from = passages.from;
    for (int o = 0; o < 4; o++) {
      int s = offsets[o];
      came |=
          (set[at] & from[here + o]) << s
              | (set[at - 1] & from[here - OFFSETS + o]) >>> (Long.SIZE - s);
    }
    for (int o = 4; o < OFFSETS; o++) {
      int s = -offsets[o];
      came |=
          (set[at] & from[here + o]) >>> s
              | (set[at + 1] & from[here + OFFSETS + o]) << (Long.SIZE - s);
    }
    return came;
  }

  /** The same for a ring, which is empty in most places. */
  private long fromRing(long[] ring, int i, Passages passages) {
    return (ring[i] | ring[i + 1] | ring[i + 2]) == 0 ? 0 : arrivals(ring, i, passages);
  }

  /** Makes a set the hexes within so many steps of a hex. */
  public void around(int hex, int steps, HexSet reached, HexSet open, Passages passages) {
    reached.clear();
    beginRings();
    addToRing(hex, reached);
    for (int step = 0; step < steps; step++) {
      nextRing(reached, open, passages);
    }
  }

  /** Begins to grow a set ring by ring. */
  public void beginRings() {
    Arrays.fill(edge, 0);
    Arrays.fill(before, 0);
    low = words - 1;
    high = 0;
  }

  /** Begins to grow a set from all hexes in it. */
  public void beginRings(HexSet first) {
    Arrays.fill(before, 0);
    System.arraycopy(first.words(), 0, edge, 1, words);
    low = 0;
    high = words - 1;
  }

  /** Adds a hex to the outermost ring. */
  public void addToRing(int hex, HexSet reached) {
    reached.add(hex);
    edge[(hex >>> 6) + 1] |= 1L << hex;
    low = Math.min(low, hex >>> 6);
    high = Math.max(high, hex >>> 6);
  }

  /** A step leads no further than into the next word. */
  private void widen() {
    low = Math.max(0, low - 1);
    high = Math.min(words - 1, high + 1);
  }

  /** Grows a set by the hexes one step beyond its outermost ring, which become the new one. */
  public void nextRing(HexSet reached, HexSet open, Passages passages) {
    nextRing(reached, open, open, passages);
  }

  /** The same where some hexes may be entered but not left again: those not in {@code through}. */
  public void nextRing(HexSet reached, HexSet open, HexSet through, Passages passages) {
    long[] r = reached.words();
    long[] o = open.words();
    long[] t = through.words();
    widen();
    for (int i = low; i <= high; i++) {
      long wanted = o[i] & ~r[i];
      next[i] = wanted == 0 ? 0 : fromRing(edge, i, passages) & wanted;
    }
    for (int i = low; i <= high; i++) {
      edge[i + 1] = next[i] & t[i];
      r[i] |= next[i];
    }
  }

  /**
   * Grows a set by half a step: a step through {@code fast} passages takes one of them, any other
   * two.
   */
  public void nextHalfRing(
      HexSet reached, HexSet open, HexSet through, Passages passages, Passages fast) {
    long[] r = reached.words();
    long[] o = open.words();
    long[] t = through.words();
    widen();
    for (int i = low; i <= high; i++) {
      long wanted = o[i] & ~r[i];
      next[i] =
          wanted == 0 ? 0 : (fromRing(edge, i, fast) | fromRing(before, i, passages)) & wanted;
    }
    for (int i = low; i <= high; i++) {
      before[i + 1] = edge[i + 1];
      edge[i + 1] = next[i] & t[i];
      r[i] |= next[i];
    }
  }
}
