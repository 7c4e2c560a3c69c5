package hexfront.engine.kernels;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Ways of falling back over open land, ranked as a game might. */
class RetreatsTest {
  private static final HexGrid GRID = new HexGrid(7, 7);
  private static final Retreats.Ranking ON_THE_MAP =
      (from, direction, to) -> to == HexGrid.OFF ? Retreats.CLOSED : 0;

  private static int hex(String number) {
    return GRID.hex(number).orElseThrow();
  }

  private static List<String> ways(String start, int hexes, Retreats.Ranking ranking) {
    return Retreats.paths(GRID, hex(start), hexes, ranking).stream()
        .map(RetreatsTest::words)
        .toList();
  }

  private static String words(int[] path) {
    return String.join(
        "-",
        Arrays.stream(path)
            .mapToObj(hex -> hex == HexGrid.OFF ? "off" : GRID.number(hex))
            .toList());
  }

  @Test
  void oneHexLeadsToEveryNeighbour() {
    assertThat(ways("0404", 1, ON_THE_MAP)).hasSize(6).doesNotHaveDuplicates();
    assertThat(ways("0404", 1, ON_THE_MAP)).contains("0404-0403", "0404-0405");
  }

  @Test
  void everyStepLeadsFartherAway() {
    // Of the twelve hexes two away, six lie straight ahead and six have two ways to them.
    List<String> ways = ways("0404", 2, ON_THE_MAP);
    assertThat(ways).hasSize(18).doesNotHaveDuplicates();
    assertThat(ways).allMatch(way -> GRID.distance(hex("0404"), hex(way.substring(10))) == 2);
  }

  @Test
  void onlyTheBestRankThatExistsIsKept() {
    Retreats.Ranking northFirst =
        (from, direction, to) -> to == HexGrid.OFF ? Retreats.CLOSED : direction == 0 ? 0 : 1;
    assertThat(ways("0404", 2, northFirst)).containsExactly("0404-0403-0402");
    Retreats.Ranking southFirst =
        (from, direction, to) -> to == HexGrid.OFF ? Retreats.CLOSED : direction == 3 ? 1 : 2;
    assertThat(ways("0404", 2, southFirst)).containsExactly("0404-0405-0406");
  }

  @Test
  void aWayIsAsBadAsItsWorstStep() {
    Retreats.Ranking poorLater =
        (from, direction, to) ->
            to == HexGrid.OFF ? Retreats.CLOSED : to == hex("0402") || to == hex("0405") ? 2 : 1;
    assertThat(ways("0404", 2, poorLater))
        .isNotEmpty()
        .noneMatch(way -> way.endsWith("-0402"))
        .noneMatch(way -> way.startsWith("0404-0405"));
  }

  @Test
  void aClosedStepIsNeverTaken() {
    Retreats.Ranking onlyNorth =
        (from, direction, to) ->
            to == HexGrid.OFF || direction != 0 ? Retreats.CLOSED : GRID.place(from);
    assertThat(ways("0404", 3, onlyNorth)).containsExactly("0404-0403-0402-0401");
    assertThat(ways("0403", 3, onlyNorth)).isEmpty();
  }

  @Test
  void aWayOffTheMapEndsThereAndIsToldOnce() {
    Retreats.Ranking onlyOff = (from, direction, to) -> to == HexGrid.OFF ? 0 : Retreats.CLOSED;
    assertThat(
            java.util.stream.IntStream.range(0, Direction.COUNT)
                .filter(d -> GRID.neighbour(hex("0101"), d) == HexGrid.OFF)
                .count())
        .isGreaterThan(1);
    assertThat(ways("0101", 2, onlyOff)).containsExactly("0101-off");
    assertThat(ways("0404", 2, onlyOff)).isEmpty();
    Retreats.Ranking northAndOff = (from, direction, to) -> direction == 0 ? 0 : Retreats.CLOSED;
    assertThat(ways("0402", 3, northAndOff)).containsExactly("0402-0401-off");
  }

  @Test
  void stayingOnTheMapMayBeBetterThanLeavingIt() {
    Retreats.Ranking offLast = (from, direction, to) -> to == HexGrid.OFF ? 5 : 0;
    assertThat(ways("0101", 1, offLast)).isNotEmpty().noneMatch(way -> way.endsWith("off"));
  }
}
