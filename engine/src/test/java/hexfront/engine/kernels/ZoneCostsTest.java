package hexfront.engine.kernels;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The reach of a mover whom zones cost points; a failure names the seed. */
class ZoneCostsTest {
  private static final int ZONE = 4;

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 150);
  }

  private record Visit(int hex, int cost) {}

  /** A table of plain costs: what a country asks about is simply allowed. */
  private static byte[] plainCosts(Country land) {
    byte[] costs = land.costs.clone();
    for (int i = 0; i < costs.length; i++) {
      costs[i] = costs[i] >= Reach.ASK ? (byte) (costs[i] - Reach.ASK) : costs[i];
    }
    return costs;
  }

  /** Steps between zones cost one more, and some are barred. */
  private static byte[] betweenZones(byte[] costs) {
    byte[] between = costs.clone();
    for (int i = 0; i < between.length; i++) {
      between[i] = i % 5 == 0 || between[i] < 0 ? Reach.NEVER : (byte) (between[i] + 1);
    }
    return between;
  }

  private static Map<Integer, Integer> textbook(
      Country land, byte[] costs, byte[] between, int start, int budget) {
    Map<Integer, Integer> settled = new HashMap<>();
    PriorityQueue<Visit> frontier = new PriorityQueue<>(Comparator.comparingInt(Visit::cost));
    frontier.add(new Visit(start, 0));
    while (!frontier.isEmpty()) {
      Visit at = frontier.remove();
      if (settled.putIfAbsent(at.hex(), at.cost()) == null) {
        for (int d = 0; d < Direction.COUNT; d++) {
          int to = land.grid.neighbour(at.hex(), d);
          if (to != HexGrid.OFF && !land.closed.has(to)) {
            boolean leaves = land.stops[at.hex()] != 0;
            boolean enters = land.stops[to] != 0;
            int step = (leaves && enters ? between : costs)[at.hex() * Direction.COUNT + d];
            int cost = at.cost() + step + (leaves ? ZONE : 0) + (enters ? ZONE : 0);
            if (step >= 0 && cost <= budget) {
              frontier.add(new Visit(to, cost));
            }
          }
        }
      }
    }
    return settled;
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void everyHexCostsWhatATextbookSays(long seed) {
    Country land = Country.of(seed);
    SplittableRandom random = new SplittableRandom(seed);
    byte[] costs = plainCosts(land);
    byte[] between = betweenZones(costs);
    Reach reach = new Reach(land.grid);
    for (int i = 0; i < 5; i++) {
      int start = land.anyHex(random);
      int budget = random.nextInt(64);
      reach.withZoneCosts(start, budget, costs, between, land.closed, land.stops, 0, ZONE);
      Map<Integer, Integer> found = new HashMap<>();
      for (int n = 0; n < reach.size(); n++) {
        found.put(reach.hex(n), reach.cost(reach.hex(n)));
      }
      assertThat(found).isEqualTo(textbook(land, costs, between, start, budget));
    }
  }
}
