package hexfront.mapmaker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;

/** The corners that rivers already hold, and where a further river may begin and end. */
final class RiverNet {
  private static final double[] REACHES = {1.3, 2.2, 3.2};

  private final Draft draft;
  private final Map<Spot, String> held = new HashMap<>();

  RiverNet(Draft draft) {
    this.draft = draft;
  }

  Set<Spot> corners() {
    return new HashSet<>(held.keySet());
  }

  void take(List<Spot> corners, String river) {
    corners.forEach(corner -> held.putIfAbsent(corner, river));
  }

  /** Frees every corner that was not held before. */
  void giveBack(Set<Spot> before) {
    held.keySet().retainAll(before);
  }

  /** Corners where a river may end: on a larger river or the sea, near its true mouth. */
  Set<Spot> outlets(Coordinate end, @Nullable String into) {
    Set<Spot> outlets = new TreeSet<>();
    for (double reach : REACHES) {
      held.forEach(
          (corner, name) -> {
            boolean wanted = into == null || into.equals(name);
            if (wanted && corner.distance(end.x, end.y) < reach) {
              outlets.add(corner);
            }
          });
      for (Spot hex : draft.terrain.keySet()) {
        if (draft.isWater(hex) && hex.distance(end.x, end.y) < reach + 1) {
          outlets.addAll(Honeycomb.corners(hex));
        }
      }
      if (!outlets.isEmpty()) {
        return outlets;
      }
    }
    return outlets;
  }

  /** Corners on the edge of the map, or beyond it, for a river that ends there. */
  Set<Spot> border(Coordinate end) {
    Spot hex = draft.sheets.nearest(end.x, end.y);
    if (!draft.sheets.contains(hex)) {
      return Set.of(nearestFree(end));
    }
    return Honeycomb.corners(hex).stream()
        .filter(c -> !held.containsKey(c))
        .filter(c -> Honeycomb.hexesAround(c).stream().anyMatch(h -> !draft.sheets.contains(h)))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  Spot nearestFree(Coordinate point) {
    Spot hex = draft.sheets.nearest(point.x, point.y);
    List<Spot> corners = new ArrayList<>(Honeycomb.corners(hex));
    for (Spot next : Honeycomb.neighbours(hex)) {
      corners.addAll(Honeycomb.corners(next));
    }
    return corners.stream()
        .filter(c -> !held.containsKey(c))
        .min(
            Comparator.comparingDouble((Spot c) -> c.distance(point.x, point.y))
                .thenComparing(c -> c))
        .orElse(corners.getFirst());
  }
}
