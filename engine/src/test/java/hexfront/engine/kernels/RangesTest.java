package hexfront.engine.kernels;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RangesTest {
  private final HexGrid grid = new HexGrid(1, 10);
  private final Ranges ranges = new Ranges(grid);

  private int hex(int place) {
    return grid.hex("01%02d".formatted(place)).orElseThrow();
  }

  /** Steps of a cost from the first hex, as far as a budget goes. */
  private Reach reach(int cost, int budget) {
    Reach reach = new Reach(grid);
    reach.from(
        hex(1),
        budget,
        Reach.costs(grid, (from, d) -> cost),
        new HexSet(grid.size()),
        new byte[grid.size()],
        0,
        Reach.Steps.ALL);
    return reach;
  }

  @Test
  void theWayAddedFirstCounts() {
    ranges.begin(hex(1));
    int onFoot = ranges.add(reach(2, 4));
    int byRoad = ranges.add(reach(1, 4));
    assertThat(ranges.size()).isEqualTo(5);
    assertThat(ranges.by(hex(3))).isEqualTo(onFoot);
    assertThat(ranges.cost(hex(3))).isEqualTo(4);
    assertThat(ranges.by(hex(5))).isEqualTo(byRoad);
    assertThat(ranges.cost(hex(5))).isEqualTo(4);
    assertThat(ranges.path(hex(4))).containsExactly(hex(1), hex(2), hex(3), hex(4));
    assertThat(ranges.reaches(hex(6))).isFalse();
    assertThat(IntStream.range(0, 5).map(ranges::hex)).containsExactly(0, 1, 2, 3, 4);
  }

  @Test
  void aSingleStepGetsWhereNothingElseDoes() {
    ranges.begin(hex(1));
    ranges.add(reach(5, 4));
    ranges.addStep(hex(2), 9);
    assertThat(ranges.cost(hex(2))).isEqualTo(9);
    assertThat(ranges.by(hex(2))).isEqualTo(-1);
    assertThat(ranges.path(hex(2))).containsExactly(hex(1), hex(2));
    ranges.addStep(hex(1), 9);
    assertThat(ranges.cost(hex(1))).isZero();
    assertThat(ranges.start()).isEqualTo(hex(1));
  }

  @Test
  void itBeginsAnew() {
    ranges.begin(hex(1));
    ranges.add(reach(1, 4));
    ranges.begin(hex(3));
    assertThat(ranges.size()).isZero();
    assertThat(ranges.reaches(hex(2))).isFalse();
    assertThat(ranges.add(reach(1, 1))).isEqualTo(1);
  }
}
