package hexfront.games.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Many rectangles, to be asked quickly whether another overlaps one of them. */
final class Frames {
  private final Map<Long, List<Frame>> cells = new HashMap<>();
  private final double size;

  Frames(double size) {
    this.size = size;
  }

  void add(Frame frame) {
    for (long x = cell(frame.left()); x <= cell(frame.right()); x++) {
      for (long y = cell(frame.top()); y <= cell(frame.bottom()); y++) {
        cells.computeIfAbsent(key(x, y), k -> new ArrayList<>()).add(frame);
      }
    }
  }

  boolean overlap(Frame frame) {
    for (long x = cell(frame.left()); x <= cell(frame.right()); x++) {
      for (long y = cell(frame.top()); y <= cell(frame.bottom()); y++) {
        for (Frame other : cells.getOrDefault(key(x, y), List.of())) {
          if (other.overlaps(frame)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private long cell(double value) {
    return (long) Math.floor(value / size);
  }

  private static long key(long x, long y) {
    return x * 1_000_003L + y;
  }
}
