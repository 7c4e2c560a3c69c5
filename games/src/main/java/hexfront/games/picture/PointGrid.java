package hexfront.games.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Counts points in boxes. */
final class PointGrid {
  private final Map<Long, List<Point>> cells = new HashMap<>();
  private final double size;

  PointGrid(List<Point> points, double size) {
    this.size = size;
    for (Point p : points) {
      cells.computeIfAbsent(key(cell(p.x()), cell(p.y())), k -> new ArrayList<>()).add(p);
    }
  }

  int countIn(Frame box) {
    int count = 0;
    for (long x = cell(box.left()); x <= cell(box.right()); x++) {
      for (long y = cell(box.top()); y <= cell(box.bottom()); y++) {
        for (Point p : cells.getOrDefault(key(x, y), List.of())) {
          if (box.contains(p)) {
            count++;
          }
        }
      }
    }
    return count;
  }

  private long cell(double value) {
    return (long) Math.floor(value / size);
  }

  private static long key(long x, long y) {
    return x * 1_000_003L + y;
  }
}
