package hexfront.engine.kernels;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Distances over countries drawn by lot, against costs lowered until nothing gets cheaper. */
class DistancesTest {
  static LongStream seeds() {
    return LongStream.rangeClosed(1, 40);
  }

  private static int[] plain(Country land, int target) {
    int[] far = new int[land.grid.size()];
    Arrays.fill(far, Integer.MAX_VALUE);
    far[target] = 0;
    boolean cheaper = true;
    while (cheaper) {
      cheaper = false;
      for (int from = 0; from < far.length; from++) {
        for (int d = 0; d < Direction.COUNT; d++) {
          int to = land.grid.neighbour(from, d);
          int step = land.costs[from * Direction.COUNT + d];
          if (to != HexGrid.OFF && step >= 0 && far[to] < Integer.MAX_VALUE) {
            int total = far[to] + step % Reach.ASK;
            if (total < far[from]) {
              far[from] = total;
              cheaper = true;
            }
          }
        }
      }
    }
    return far;
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void everyHexIsAsFarAsTheCheapestWay(long seed) {
    Country land = Country.of(seed);
    SplittableRandom random = new SplittableRandom(seed);
    Distances distances = new Distances(land.grid);
    for (int i = 0; i < 3; i++) {
      int target = land.anyHex(random);
      assertThat(distances.to(target, land.costs)).isEqualTo(plain(land, target));
    }
  }

  @Test
  void theWayBackMayCostAnotherAmount() {
    HexGrid grid = new HexGrid(1, 3);
    byte[] costs = new byte[grid.size() * Direction.COUNT];
    Arrays.fill(costs, Reach.NEVER);
    int up = grid.direction(0, 1);
    for (int hex = 0; hex < 3; hex++) {
      costs[hex * Direction.COUNT + up] = 2;
      costs[hex * Direction.COUNT + Direction.opposite(up)] = 5;
    }
    Distances distances = new Distances(grid);
    assertThat(distances.to(2, costs)).containsExactly(4, 2, 0);
    assertThat(distances.to(0, costs)).containsExactly(0, 5, 10);
  }

  @Test
  void whatIsKnownIsKept() {
    Country land = Country.of(3);
    Distances distances = new Distances(land.grid);
    int[] found = distances.to(0, land.costs);
    assertThat(distances.to(0, land.costs)).isSameAs(found);
    assertThat(distances.to(0, land.costs.clone())).isNotSameAs(found).isEqualTo(found);
  }
}
