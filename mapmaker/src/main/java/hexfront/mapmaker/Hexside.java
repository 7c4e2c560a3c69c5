package hexfront.mapmaker;

import java.util.ArrayList;
import java.util.List;

/** The edge between two adjacent hexes, the hex of the lower hexrow first. */
record Hexside(Spot first, Spot second) implements Comparable<Hexside> {
  static Hexside between(Spot one, Spot other) {
    return one.compareTo(other) < 0 ? new Hexside(one, other) : new Hexside(other, one);
  }

  /** The hexside that runs from one corner to the next. */
  static Hexside joining(Spot corner, Spot next) {
    List<Spot> shared = new ArrayList<>(Honeycomb.hexesAround(corner));
    shared.retainAll(Honeycomb.hexesAround(next));
    if (shared.size() != 2) {
      throw new IllegalArgumentException("no hexside joins " + corner + " and " + next);
    }
    return between(shared.get(0), shared.get(1));
  }

  /** Its two corners. */
  List<Spot> ends() {
    List<Spot> shared = new ArrayList<>(Honeycomb.corners(first));
    shared.retainAll(Honeycomb.corners(second));
    if (shared.size() != 2) {
      throw new IllegalArgumentException(first + " and " + second + " are not adjacent");
    }
    return List.copyOf(shared);
  }

  boolean touches(Spot hex) {
    return first.equals(hex) || second.equals(hex);
  }

  @Override
  public int compareTo(Hexside other) {
    int order = first.compareTo(other.first);
    return order != 0 ? order : second.compareTo(other.second);
  }
}
