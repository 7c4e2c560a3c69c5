package hexfront.engine.orders;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Some hexes in order: a path, or the targets of an attack. */
public final class Hexes {
  private final int[] hexes;

  private Hexes(int[] hexes) {
    this.hexes = hexes;
  }

  public static Hexes of(int... hexes) {
    return new Hexes(hexes.clone());
  }

  /** These hexes and one more. */
  public Hexes and(int hex) {
    int[] longer = Arrays.copyOf(hexes, hexes.length + 1);
    longer[hexes.length] = hex;
    return new Hexes(longer);
  }

  public int size() {
    return hexes.length;
  }

  public int get(int i) {
    return hexes[i];
  }

  public int first() {
    return hexes[0];
  }

  public int last() {
    return hexes[hexes.length - 1];
  }

  public boolean has(int hex) {
    for (int h : hexes) {
      if (h == hex) {
        return true;
      }
    }
    return false;
  }

  public boolean hasDoubles() {
    for (int i = 1; i < hexes.length; i++) {
      for (int j = 0; j < i; j++) {
        if (hexes[i] == hexes[j]) {
          return true;
        }
      }
    }
    return false;
  }

  public IntStream stream() {
    return Arrays.stream(hexes);
  }

  public int[] toArray() {
    return hexes.clone();
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Hexes h && Arrays.equals(hexes, h.hexes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(hexes);
  }

  @Override
  public String toString() {
    return Arrays.toString(hexes);
  }
}
