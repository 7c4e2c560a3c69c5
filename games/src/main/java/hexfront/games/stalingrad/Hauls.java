package hexfront.games.stalingrad;

import hexfront.engine.Position;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * How far it is from some places, as long as a position does not change; and the row of buckets in
 * which lengths are found.
 */
final class Hauls {
  private static final int PLACES = 32;

  private final int states;
  private final int[] from = new int[PLACES];
  private final byte[][] lengths = new byte[PLACES][];
  private int count;
  private int version = -1;

  /** Where a step ends, by what was crossed before, whether it is by road, and over a river. */
  final int[] steps = new int[8];

  private int[][] buckets = new int[0][];
  private int[] filled = new int[0];

  Hauls(int hexes) {
    states = 2 * hexes;
  }

  /** The lengths from a place, known by a key, or found now. */
  byte[] from(Position p, int key, Consumer<byte[]> find) {
    if (version != p.standing()) {
      version = p.standing();
      count = 0;
    }
    for (int i = 0; i < count; i++) {
      if (from[i] == key) {
        return lengths[i];
      }
    }
    count = count == PLACES ? 0 : count;
    if (lengths[count] == null) {
      lengths[count] = new byte[states];
    }
    find.accept(lengths[count]);
    from[count] = key;
    return lengths[count++];
  }

  // ---- the buckets

  /** Empties the buckets of all lengths up to one. */
  void clear(int most) {
    if (buckets.length <= most) {
      buckets = new int[most + 1][states / 4];
      filled = new int[most + 1];
    }
    Arrays.fill(filled, 0);
  }

  void add(int length, int state) {
    if (filled[length] == buckets[length].length) {
      buckets[length] = Arrays.copyOf(buckets[length], 2 * filled[length]);
    }
    buckets[length][filled[length]++] = state;
  }

  int size(int length) {
    return filled[length];
  }

  int get(int length, int i) {
    return buckets[length][i];
  }
}
