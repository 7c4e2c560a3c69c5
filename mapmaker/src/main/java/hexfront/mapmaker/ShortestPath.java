package hexfront.mapmaker;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Dijkstra over spots; equal costs are settled by the order of spots, so that the same map gives
 * the same path.
 */
final class ShortestPath {
  /** What a step costs; infinity forbids it. */
  interface Cost {
    double of(Spot from, Spot to);
  }

  private record Entry(double cost, Spot spot) {}

  private ShortestPath() {}

  /** The cheapest path from any start to a goal, both included, or an empty list. */
  static List<Spot> find(
      Collection<Spot> starts, Predicate<Spot> goal, Function<Spot, List<Spot>> next, Cost cost) {
    PriorityQueue<Entry> queue =
        new PriorityQueue<>(
            (x, y) -> x.cost != y.cost ? Double.compare(x.cost, y.cost) : x.spot.compareTo(y.spot));
    Map<Spot, Double> best = new HashMap<>();
    Map<Spot, Spot> from = new HashMap<>();
    Set<Spot> done = new HashSet<>();
    for (Spot start : starts) {
      best.put(start, 0.0);
      queue.add(new Entry(0, start));
    }
    while (!queue.isEmpty()) {
      Entry entry = queue.remove();
      if (!done.add(entry.spot)) {
        continue;
      }
      if (goal.test(entry.spot)) {
        return unwind(entry.spot, from);
      }
      for (Spot spot : next.apply(entry.spot)) {
        double total = entry.cost + cost.of(entry.spot, spot);
        if (total < Double.POSITIVE_INFINITY
            && total < best.getOrDefault(spot, Double.POSITIVE_INFINITY) - 1e-12) {
          best.put(spot, total);
          from.put(spot, entry.spot);
          queue.add(new Entry(total, spot));
        }
      }
    }
    return List.of();
  }

  private static List<Spot> unwind(Spot end, Map<Spot, Spot> from) {
    List<Spot> path = new ArrayList<>();
    for (Spot spot = end; spot != null; spot = from.get(spot)) {
      path.add(spot);
    }
    return path.reversed();
  }
}
