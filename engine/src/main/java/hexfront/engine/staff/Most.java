package hexfront.engine.staff;

import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/** The best of some units or hexes. */
public final class Most {
  private Most() {}

  /** The first of those that have most of something, or -1 if there are none. */
  public static int of(IntStream among, IntToDoubleFunction much) {
    int best = -1;
    double most = 0;
    for (int each : among.toArray()) {
      double found = much.applyAsDouble(each);
      if (best < 0 || found > most) {
        best = each;
        most = found;
      }
    }
    return best;
  }
}
