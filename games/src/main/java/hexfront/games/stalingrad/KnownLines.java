package hexfront.games.stalingrad;

import hexfront.engine.map.HexSet;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What lines reached, remembered with all that it hangs on: positions that are looked at one after
 * another are much alike.
 */
final class KnownLines {
  /** So many floods are remembered, of both sides. */
  private static final int FLOODS = 16;

  /** So many surroundings are remembered for a source. */
  private static final int KEPT = 4;

  private final @Nullable Flooded[] floods = new Flooded[FLOODS];
  private int flooded;

  /** By the hex of a source, so many for each. */
  private final @Nullable Served[] served;

  private final int[] found;

  KnownLines(int hexes) {
    served = new Served[hexes * KEPT];
    found = new int[hexes];
  }

  /** What was reached from a set along open ways, by rules of a kind. */
  private record Flooded(Object kind, HexSet from, HexSet open, byte[] ways, HexSet reached) {}

  /**
   * What a source reached, by rules of a kind.
   *
   * @param left the hexes that a line left again
   * @param ways the ways out of them
   */
  record Served(Object kind, int range, int[] left, byte[] ways, HexSet reached) {
    private boolean isAsItWas(byte[] now) {
      for (int i = 0; i < left.length; i++) {
        if (ways[i] != now[left[i]]) {
          return false;
        }
      }
      return true;
    }
  }

  /**
   * What is reached from a set; not to be changed.
   *
   * @param kind by which rules: the same thing for the same rules
   * @param spread makes a set that holds the first hexes one that holds all
   */
  @SuppressWarnings("ReferenceEquality") // a kind is made once and kept
  HexSet from(HexSet from, HexSet open, byte[] ways, Object kind, Consumer<HexSet> spread) {
    for (Flooded one : floods) {
      if (one != null
          && one.kind == kind
          && one.from.equals(from)
          && one.open.equals(open)
          && Arrays.equals(one.ways, ways)) {
        return one.reached;
      }
    }
    Flooded one = new Flooded(kind, from.copy(), open.copy(), ways.clone(), from.copy());
    spread.accept(one.reached);
    floods[flooded++ % FLOODS] = one;
    return one.reached;
  }

  /** What a source in a hex reaches within a range, by rules of a kind. */
  @SuppressWarnings("ReferenceEquality") // a kind is made once and kept
  HexSet from(int hex, int range, byte[] ways, Object kind, Supplier<Served> find) {
    for (int i = 0; i < KEPT; i++) {
      Served one = served[hex * KEPT + i];
      if (one != null && one.kind == kind && one.range == range && one.isAsItWas(ways)) {
        return one.reached;
      }
    }
    Served one = find.get();
    served[hex * KEPT + found[hex]++ % KEPT] = one;
    return one.reached;
  }
}
