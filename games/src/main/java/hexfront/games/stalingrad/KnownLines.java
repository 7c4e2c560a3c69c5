package hexfront.games.stalingrad;

import hexfront.engine.map.HexSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What Lines of Supply reached, remembered with all that it hangs on: positions that are looked at
 * one after another are much alike.
 */
final class KnownLines {
  /** So many surroundings are remembered for a beginning. */
  private static final int KEPT = 8;

  /** By beginning, so many for each. */
  private final @Nullable Known[] known;

  private final int[] found;

  KnownLines(int beginnings) {
    known = new Known[beginnings * KEPT];
    found = new int[beginnings];
  }

  /**
   * What was reached from some hexes within a range.
   *
   * @param kinds what kinds of steps there were
   * @param left the hexes that a line left again
   * @param ways the ways out of them
   */
  record Known(HexSet first, int range, byte[] kinds, int[] left, byte[] ways, HexSet reached) {
    static Known of(HexSet first, int range, byte[] kinds, int[] left, byte[] now, HexSet reached) {
      byte[] ways = new byte[left.length];
      for (int i = 0; i < left.length; i++) {
        ways[i] = now[left[i]];
      }
      return new Known(first.copy(), range, kinds, left, ways, reached);
    }

    private boolean isAsItWas(byte[] now) {
      for (int i = 0; i < left.length; i++) {
        if (ways[i] != now[left[i]]) {
          return false;
        }
      }
      return true;
    }
  }

  /** What is reached now; not to be changed. */
  @SuppressWarnings("ReferenceEquality") // the kinds of steps are made once and kept
  HexSet reached(
      int beginning, HexSet first, int range, byte[] kinds, byte[] ways, Supplier<Known> find) {
    for (int i = 0; i < KEPT; i++) {
      Known one = known[beginning * KEPT + i];
      if (one != null
          && one.range == range
          && one.kinds == kinds
          && one.first.equals(first)
          && one.isAsItWas(ways)) {
        return one.reached;
      }
    }
    Known one = find.get();
    known[beginning * KEPT + found[beginning]++ % KEPT] = one;
    return one.reached;
  }
}
