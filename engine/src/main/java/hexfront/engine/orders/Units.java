package hexfront.engine.orders;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Some units, in the order given. */
public final class Units {
  public static final Units NONE = of();

  private final int[] indices;

  private Units(int[] indices) {
    this.indices = indices;
  }

  public static Units of(int... indices) {
    return new Units(indices.clone());
  }

  /** Those of some units whose bit is set. */
  public static Units pick(int[] from, int bits) {
    return of(
        IntStream.range(0, from.length)
            .filter(i -> (bits >> i & 1) != 0)
            .map(i -> from[i])
            .toArray());
  }

  /** These units and then those. */
  public Units and(Units others) {
    return others.size() == 0 ? this : of(IntStream.concat(stream(), others.stream()).toArray());
  }

  /** Those of these units of which something is true. */
  public Units those(IntPredicate which) {
    return of(stream().filter(which).toArray());
  }

  public int size() {
    return indices.length;
  }

  public int get(int i) {
    return indices[i];
  }

  public boolean has(int unit) {
    for (int u : indices) {
      if (u == unit) {
        return true;
      }
    }
    return false;
  }

  public boolean hasDoubles() {
    for (int i = 1; i < indices.length; i++) {
      for (int j = 0; j < i; j++) {
        if (indices[i] == indices[j]) {
          return true;
        }
      }
    }
    return false;
  }

  public IntStream stream() {
    return Arrays.stream(indices);
  }

  public int[] toArray() {
    return indices.clone();
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Units u && Arrays.equals(indices, u.indices);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(indices);
  }

  @Override
  public String toString() {
    return Arrays.toString(indices);
  }
}
