package hexfront.engine.kernels;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.kernels.Retreats.Way;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Several units that retreat at once, where every hex has room for two. */
class StackRetreatTest {
  private static final int LOST = 8;

  private static final StackRetreat.Room TWO_EACH =
      new StackRetreat.Room() {
        @Override
        public boolean holds(int hex, int[] units, int count) {
          return count <= 2;
        }

        @Override
        public int kind(int unit) {
          return 0;
        }
      };

  private static Way way(int rank, int... hexes) {
    int[] path = new int[hexes.length + 1];
    System.arraycopy(hexes, 0, path, 1, hexes.length);
    return new Way(path, rank);
  }

  private static StackRetreat of(List<List<Way>> ways) {
    return new StackRetreat(ways, LOST, TWO_EACH);
  }

  @Test
  void whereThereIsRoomEachGoesItsBestWays() {
    StackRetreat two =
        of(List.of(List.of(way(1, 11), way(0, 12)), List.of(way(0, 12), way(0, 13))));
    assertThat(two.isRoomy()).isTrue();
    assertThat(two.offered(0)).extracting(Way::end).containsExactly(12);
    assertThat(two.offered(1)).extracting(Way::end).containsExactly(12, 13);
    assertThat(two.fewestLost()).isZero();
  }

  @Test
  void worseWaysAreOpenedForThoseWhoFindNoRoom() {
    List<Way> ways = List.of(way(0, 11), way(2, 12));
    StackRetreat three = of(List.of(ways, ways, ways));
    assertThat(three.isRoomy()).isFalse();
    assertThat(three.fewestLost()).isZero();
    assertThat(three.lost(new Way[] {ways.get(0), ways.get(0), ways.get(0)})).isEqualTo(1);
    assertThat(three.better(new Way[] {ways.get(0), ways.get(0), ways.get(1)})).isNull();
    assertThat(three.better(new Way[] {ways.get(0), ways.get(1), ways.get(1)})).isNotNull();
  }

  @Test
  void nobodyYieldsToOneWhoCouldGoElsewhereAsWell() {
    Way narrow = way(0, 11);
    Way wide = way(0, 12);
    Way poor = way(4, 13);
    StackRetreat three =
        of(List.of(List.of(narrow, wide), List.of(narrow, wide), List.of(narrow, poor)));
    Way[] greedy = {narrow, narrow, poor};
    assertThat(three.lost(greedy)).isZero();
    assertThat(three.better(greedy)).isNotNull();
    assertThat(three.better(new Way[] {narrow, wide, narrow})).isNull();
  }

  @Test
  void asFewAsPossibleAreLost() {
    List<Way> ways = List.of(way(0, 11), way(LOST, 12));
    StackRetreat four = of(List.of(ways, ways, ways, ways));
    assertThat(four.fewestLost()).isEqualTo(2);
  }

  @Test
  void whoPassesAHexThatTheOthersFillIsLost() {
    Way ends = way(0, 11);
    Way passes = way(0, 11, 21);
    StackRetreat three = of(List.of(List.of(ends), List.of(ends), List.of(passes, way(0, 12, 22))));
    Way[] chosen = {ends, ends, passes};
    assertThat(three.isLostOnTheWay(chosen, 2)).isTrue();
    assertThat(three.lost(chosen)).isEqualTo(1);
    assertThat(three.fewestLost()).isZero();
  }

  @Test
  void whatIsDrawnIsAsGoodAsCanBeAndEverySuchCombinationIsDrawn() {
    List<Way> ways = List.of(way(0, 11), way(2, 12));
    StackRetreat three = of(List.of(ways, ways, ways));
    Set<List<Integer>> drawn = new HashSet<>();
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 200; i++) {
      Way[] chosen = three.draw(random);
      assertThat(three.lost(chosen)).isZero();
      drawn.add(Arrays.stream(chosen).map(Way::end).toList());
    }
    assertThat(drawn)
        .containsExactlyInAnyOrder(List.of(12, 11, 11), List.of(11, 12, 11), List.of(11, 11, 12));
  }

  @Test
  void manyUnitsInLittleRoomAreSoonSorted() {
    Way[] all = {way(0, 11), way(0, 12), way(2, 13), way(2, 14), way(4, 15), way(LOST, 16)};
    List<List<Way>> ways = new ArrayList<>();
    for (int i = 0; i < 14; i++) {
      ways.add(List.of(all));
    }
    StackRetreat many = of(ways);
    long began = System.nanoTime();
    assertThat(many.fewestLost()).isEqualTo(4);
    assertThat((System.nanoTime() - began) / 1_000_000).as("milliseconds").isLessThan(5_000);
  }
}
