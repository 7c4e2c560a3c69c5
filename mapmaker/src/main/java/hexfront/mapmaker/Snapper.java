package hexfront.mapmaker;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.operation.distance.IndexedFacetDistance;

/**
 * Follows a line of the plane along hexsides: the path from corner to corner that strays least from
 * the line. Being a shortest path it cannot cross itself, and it cuts off every meander narrower
 * than a hex.
 */
final class Snapper {
  private static final double STRAY = 5;
  private static final double FARTHEST = 4;
  private static final GeometryFactory SHAPES = new GeometryFactory();

  private final IndexedFacetDistance line;
  private final Set<Spot> closed;
  private final Set<Hexside> avoid;

  Snapper(List<Coordinate> points, Set<Spot> closed, Set<Hexside> avoid) {
    this.line = new IndexedFacetDistance(Watercourse.line(points));
    this.closed = new HashSet<>(closed);
    this.avoid = avoid;
  }

  double distance(double u, double v) {
    return line.distance(SHAPES.createPoint(new Coordinate(u, v)));
  }

  /**
   * The corners from the start through the given hexsides to the cheapest goal; the goal's own
   * price is added to it. Empty when there is no way.
   */
  List<Spot> follow(
      Spot start, List<Hexside> through, Set<Spot> goals, ToDoubleFunction<Spot> price) {
    List<Spot> path = new ArrayList<>(List.of(start));
    for (Hexside side : through) {
      List<Spot> ends = side.ends();
      List<Spot> one = leg(path, ends.get(0), ends.get(1));
      List<Spot> other = leg(path, ends.get(1), ends.get(0));
      if (one.isEmpty() && other.isEmpty()) {
        return List.of();
      }
      boolean first = other.isEmpty() || !one.isEmpty() && cost(one) <= cost(other);
      path.addAll((first ? one : other).subList(1, (first ? one : other).size()));
    }
    if (goals.contains(path.getLast())) {
      return path;
    }
    List<Spot> last = search(path, goals, price);
    if (last.isEmpty()) {
      return List.of();
    }
    path.addAll(last.subList(1, last.size()));
    return path;
  }

  /** From the end of the path to the near corner of a hexside and along it. */
  private List<Spot> leg(List<Spot> path, Spot near, Spot far) {
    if (path.contains(far) || path.subList(0, path.size() - 1).contains(near)) {
      return List.of();
    }
    Set<Spot> used = new HashSet<>(path);
    used.add(far);
    List<Spot> leg =
        near.equals(path.getLast())
            ? List.of(near)
            : search(path.getLast(), used, Set.of(near), s -> 0);
    if (leg.isEmpty()) {
      return leg;
    }
    List<Spot> result = new ArrayList<>(leg);
    result.add(far);
    return result;
  }

  private List<Spot> search(List<Spot> path, Set<Spot> goals, ToDoubleFunction<Spot> price) {
    return search(path.getLast(), new HashSet<>(path), goals, price);
  }

  private List<Spot> search(
      Spot from, Set<Spot> used, Set<Spot> goals, ToDoubleFunction<Spot> price) {
    return ShortestPath.find(
        List.of(from),
        goals::contains,
        Honeycomb::nextCorners,
        (a, b) -> {
          if (used.contains(b) || closed.contains(b) && !goals.contains(b) || goals.contains(a)) {
            return Double.POSITIVE_INFINITY;
          }
          return step(a, b) + (goals.contains(b) ? price.applyAsDouble(b) : 0);
        });
  }

  private double cost(List<Spot> path) {
    double sum = 0;
    for (int i = 1; i < path.size(); i++) {
      sum += step(path.get(i - 1), path.get(i));
    }
    return sum;
  }

  private double step(Spot a, Spot b) {
    double middle = distance((a.u() + b.u()) / 2, (a.v() + b.v()) / 2);
    if (middle > FARTHEST || !avoid.isEmpty() && avoid.contains(Hexside.joining(a, b))) {
      return Double.POSITIVE_INFINITY;
    }
    double far = distance(b.u(), b.v());
    return 0.12 + STRAY * (middle * middle + far * far) / 2;
  }
}
