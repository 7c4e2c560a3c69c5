package hexfront.games.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Answers quickly whether a spot keeps a distance from many points. */
final class Clearance {
  private final Map<Long, List<Point>> cells = new HashMap<>();
  private final double distance;

  Clearance(List<Point> points, double distance) {
    this.distance = distance;
    for (Point p : points) {
      cells.computeIfAbsent(cell(p, 0, 0), k -> new ArrayList<>()).add(p);
    }
  }

  boolean isClear(Point at) {
    for (int dx = -1; dx <= 1; dx++) {
      for (int dy = -1; dy <= 1; dy++) {
        for (Point p : cells.getOrDefault(cell(at, dx, dy), List.of())) {
          if (p.distance(at) < distance) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private long cell(Point p, int dx, int dy) {
    long x = (long) Math.floor(p.x() / distance) + dx;
    long y = (long) Math.floor(p.y() / distance) + dy;
    return x * 1_000_003L + y;
  }
}
