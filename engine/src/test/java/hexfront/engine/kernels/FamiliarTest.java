package hexfront.engine.kernels;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is struck from a reach, remembered; over countries drawn by lot and in an open one. */
class FamiliarTest {
  private static final int BUDGET = 4;

  private final HexGrid grid = new HexGrid(20, 20);
  private final byte[] costs = Reach.costs(grid, (hex, d) -> 2);
  private final HexSet enemies = new HexSet(grid.size());
  private final byte[] zones = new byte[grid.size()];
  private final int start = grid.size() / 2 + 10;
  private int looked;
  private final Familiar familiar =
      new Familiar(
          grid,
          (hex, into) -> {
            into.add(hex);
            looked++;
          });

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 150);
  }

  private HexSet struck(int budget, byte[] by) {
    return familiar.struck(start, budget, by, enemies, zones, 0, true);
  }

  /** Whether what was struck before is found out anew. */
  private boolean isForgotten(int budget, byte[] by) {
    int before = looked;
    struck(budget, by);
    return looked > before;
  }

  private int far(int distance) {
    for (int hex = 0; hex < grid.size(); hex++) {
      if (grid.distance(start, hex) == distance) {
        return hex;
      }
    }
    throw new AssertionError("no hex so far away");
  }

  @Test
  void whatHappensFarAwayIsNotMinded() {
    HexSet first = struck(BUDGET, costs);
    assertThat(first.size()).isEqualTo(19);
    enemies.add(far(4));
    zones[far(4)] = 1;
    assertThat(isForgotten(BUDGET, costs)).isFalse();
    assertThat(struck(BUDGET, costs)).isSameAs(first);
  }

  @Test
  void anEnemyWhoComesNearIsMinded() {
    struck(BUDGET, costs);
    enemies.add(far(2));
    assertThat(isForgotten(BUDGET, costs)).isTrue();
    assertThat(struck(BUDGET, costs).has(far(2))).isFalse();
  }

  @Test
  void anEnemyZoneIsMinded() {
    struck(BUDGET, costs);
    zones[far(1)] = 1;
    assertThat(isForgotten(BUDGET, costs)).isTrue();
    zones[far(1)] = 2;
    assertThat(isForgotten(BUDGET, costs)).isFalse();
    enemies.add(far(2));
    assertThat(isForgotten(BUDGET, costs)).isTrue();
  }

  /** Spent, or out of supply: it has less to spend. In other weather it goes at other costs. */
  @Test
  void whoCanSpendLessOrPaysMoreIsLookedAtAnew() {
    struck(BUDGET, costs);
    assertThat(isForgotten(BUDGET / 2, costs)).isTrue();
    assertThat(struck(BUDGET / 2, costs).size()).isEqualTo(7);
    assertThat(isForgotten(BUDGET, Reach.costs(grid, (hex, d) -> 4))).isTrue();
    assertThat(isForgotten(BUDGET, costs)).isFalse();
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void itIsWhatAReachSays(long seed) {
    Country land = Country.of(seed);
    SplittableRandom random = new SplittableRandom(seed);
    Familiar known = new Familiar(land.grid, (hex, into) -> into.add(hex));
    Reach reach = new Reach(land.grid);
    for (int i = 0; i < 60; i++) {
      int from = random.nextInt(Math.min(3, land.grid.size()));
      int budget = 5 + random.nextInt(3);
      boolean straight = random.nextBoolean();
      HexSet struck = known.struck(from, budget, land.costs, land.closed, land.stops, 0, straight);
      reach.from(from, budget, land.costs, land.closed, land.stops, 0, straight, Reach.Steps.ALL);
      HexSet reached = new HexSet(land.grid.size());
      for (int j = 0; j < reach.size(); j++) {
        reached.add(reach.hex(j));
      }
      assertThat(struck).isEqualTo(reached);
      int changed = random.nextInt(land.grid.size());
      if (random.nextBoolean()) {
        land.stops[changed] = (byte) random.nextInt(2);
      } else if (land.closed.has(changed)) {
        land.closed.remove(changed);
      } else {
        land.closed.add(changed);
      }
    }
  }
}
