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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The reach of a mover over countries drawn by lot; a failure names the seed. */
class ReachTest {
  private static final int MOST = 63;
  private static final int FAR = 9_999;

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 150);
  }

  /** The steps that a country asks about are allowed by a rule of thumb with no meaning. */
  private static boolean may(int from, int direction, int to) {
    return (from + 3 * direction + to) % 4 != 0;
  }

  private record Visit(int hex, int cost) {}

  /** Dijkstra's algorithm as a textbook has it. */
  private static Map<Integer, Integer> plain(Country land, int start, int budget) {
    Map<Integer, Integer> settled = new HashMap<>();
    PriorityQueue<Visit> frontier = new PriorityQueue<>(Comparator.comparingInt(Visit::cost));
    frontier.add(new Visit(start, 0));
    while (!frontier.isEmpty()) {
      Visit at = frontier.remove();
      if (settled.putIfAbsent(at.hex(), at.cost()) == null
          && (at.hex() == start || land.stops[at.hex()] == 0)) {
        for (int d = 0; d < Direction.COUNT; d++) {
          int step = land.costs[at.hex() * Direction.COUNT + d];
          int to = land.grid.neighbour(at.hex(), d);
          int ask = step >= Reach.ASK ? Reach.ASK : 0;
          if (step != Reach.NEVER
              && !land.closed.has(to)
              && at.cost() + step - ask <= budget
              && (ask == 0 || may(at.hex(), d, to))) {
            frontier.add(new Visit(to, at.cost() + step - ask));
          }
        }
      }
    }
    return settled;
  }

  private static Map<Integer, Integer> costs(Reach reach) {
    Map<Integer, Integer> costs = new HashMap<>();
    for (int i = 0; i < reach.size(); i++) {
      costs.put(reach.hex(i), reach.cost(reach.hex(i)));
    }
    return costs;
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void everyHexCostsWhatATextbookSays(long seed) {
    Country land = Country.of(seed);
    SplittableRandom random = new SplittableRandom(seed);
    Reach reach = new Reach(land.grid);
    for (int i = 0; i < 5; i++) {
      int start = land.anyHex(random);
      int budget = random.nextInt(MOST + 1);
      reach.from(start, budget, land.costs, land.closed, land.stops, 0, ReachTest::may);
      assertThat(costs(reach)).isEqualTo(plain(land, start, budget));
      for (int hex = 0; hex < land.grid.size(); hex++) {
        assertThat(reach.reaches(hex)).isEqualTo(costs(reach).containsKey(hex));
      }
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void theWayToOneHexIsThatOfTheWholeReach(long seed) {
    Country land = Country.of(seed);
    SplittableRandom random = new SplittableRandom(seed);
    Distances distances = new Distances(land.grid);
    Reach whole = new Reach(land.grid);
    Reach one = new Reach(land.grid);
    for (int i = 0; i < 3; i++) {
      int start = land.anyHex(random);
      int budget = random.nextInt(MOST + 1);
      whole.from(start, budget, land.costs, land.closed, land.stops, 0, ReachTest::may);
      for (int hex = 0; hex < land.grid.size(); hex++) {
        int[] needed = distances.to(hex, land.costs);
        boolean found =
            one.way(
                start, hex, budget, land.costs, land.closed, land.stops, 0, ReachTest::may, needed);
        assertThat(found).isEqualTo(whole.reaches(hex));
        if (found) {
          assertThat(one.path(hex)).containsExactly(whole.path(hex));
        }
      }
      one.from(start, budget, land.costs, land.closed, land.stops, 0, ReachTest::may);
      assertThat(costs(one)).isEqualTo(costs(whole));
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void oneWhoGoesFarGetsToEveryHexThatATextbookSays(long seed) {
    Country land = Country.of(seed);
    int start = land.anyHex(new SplittableRandom(seed));
    for (int i = 0; i < land.costs.length; i++) {
      if (land.costs[i] != Reach.NEVER && land.costs[i] < Reach.ASK) {
        land.costs[i] = (byte) Math.min(63, 9 * land.costs[i]);
      }
    }
    Reach reach = new Reach(land.grid);
    reach.from(start, 2 * FAR, land.costs, land.closed, land.stops, 0, ReachTest::may);
    assertThat(costs(reach)).isEqualTo(plain(land, start, 2 * FAR));
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void nothingIsLeftOfAReachThatWasGivenUp(long seed) {
    Country land = Country.of(seed);
    Reach reach = new Reach(land.grid);
    int start = land.anyHex(new SplittableRandom(seed));
    int[] asked = new int[1];
    Reach.Steps failing =
        (from, direction, to) -> {
          if (++asked[0] == 5) {
            throw new IllegalStateException();
          }
          return true;
        };
    try {
      reach.from(start, MOST, land.costs, land.closed, land.stops, 0, failing);
    } catch (IllegalStateException expected) {
      assertThat(asked[0]).isEqualTo(5);
    }
    reach.from(start, 9, land.costs, land.closed, land.stops, 0, ReachTest::may);
    assertThat(costs(reach)).isEqualTo(plain(land, start, 9));
    for (int hex = 0; hex < land.grid.size(); hex++) {
      assertThat(reach.reaches(hex)).isEqualTo(costs(reach).containsKey(hex));
    }
  }

  @Test
  void oneWhoHasSpentTooMuchStaysWhereItIs() {
    Country land = Country.of(1);
    Reach reach = new Reach(land.grid);
    reach.from(3, -2, land.costs, land.closed, land.stops, 0, ReachTest::may);
    assertThat(costs(reach)).isEqualTo(Map.of(3, 0));
    assertThat(reach.reaches(3)).isTrue();
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void aPathLeadsFromTheStartOverAllowedStepsAndCostsWhatIsSaid(long seed) {
    Country land = Country.of(seed);
    Reach reach = new Reach(land.grid);
    int start = land.anyHex(new SplittableRandom(seed));
    reach.from(start, 30, land.costs, land.closed, land.stops, 0, ReachTest::may);
    for (int i = 0; i < reach.size(); i++) {
      int[] path = reach.path(reach.hex(i));
      assertThat(path[0]).isEqualTo(start);
      assertThat(path[path.length - 1]).isEqualTo(reach.hex(i));
      int cost = 0;
      for (int n = 1; n < path.length; n++) {
        int d = land.grid.direction(path[n - 1], path[n]);
        assertThat(d).isNotEqualTo(HexGrid.OFF);
        int step = land.costs[path[n - 1] * Direction.COUNT + d];
        assertThat(step < Reach.ASK || may(path[n - 1], d, path[n])).isTrue();
        assertThat(land.closed.has(path[n])).isFalse();
        assertThat(n == path.length - 1 || land.stops[path[n]] == 0).isTrue();
        cost += step % Reach.ASK;
      }
      assertThat(cost).isEqualTo(reach.cost(reach.hex(i)));
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void inTheMirroredCountryTheReachIsMirrored(long seed) {
    Country land = Country.of(seed);
    Country image = land.mirrored();
    int start = land.anyHex(new SplittableRandom(seed));
    Reach reach = new Reach(land.grid);
    reach.from(start, 24, land.costs, land.closed, land.stops, 0, Reach.Steps.ALL);
    Map<Integer, Integer> expected = new HashMap<>();
    costs(reach).forEach((hex, cost) -> expected.put(land.mirrored(hex), cost));
    reach.from(
        land.mirrored(start), 24, image.costs, image.closed, image.stops, 0, Reach.Steps.ALL);
    assertThat(costs(reach)).isEqualTo(expected);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void nearerHexesComeFirstAndMorePointsNeverReachLess(long seed) {
    Country land = Country.of(seed);
    int start = land.anyHex(new SplittableRandom(seed));
    Reach few = new Reach(land.grid);
    Reach many = new Reach(land.grid);
    few.from(start, 10, land.costs, land.closed, land.stops, 0, ReachTest::may);
    many.from(start, 20, land.costs, land.closed, land.stops, 0, ReachTest::may);
    assertThat(costs(many)).containsAllEntriesOf(costs(few));
    for (int i = 1; i < many.size(); i++) {
      assertThat(many.cost(many.hex(i))).isGreaterThanOrEqualTo(many.cost(many.hex(i - 1)));
    }
  }
}
