package hexfront.games.ags.rostov;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.kernels.Flood;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.games.ags.Terrain;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Case 23.16: how far Axis supply goes, in half hexes. */
class SupplySpreadTest {
  private final HexGrid grid = new HexGrid(2, 9);
  private final HexMap map =
      new HexMap.Builder("strip", grid, Terrain.HEXES, Terrain.HEXSIDES)
          .terrainEverywhere("clear")
          .way(new HexMap.Way("road", "road", List.of(hex("0101"), hex("0102"), hex("0103"))))
          .build();
  private final HexSet open = HexSet.all(grid.size());
  private final HexSet none = new HexSet(grid.size());
  private final byte[] nothingBlocked = Flood.blocked(grid, (hex, d, to) -> true);

  private int hex(String number) {
    return grid.hex(number).orElseThrow();
  }

  private SupplySpread spread(HexSet notThrough, int longest, String... from) {
    SupplySpread spread = new SupplySpread(map, open, nothingBlocked, notThrough, longest);
    spread.from(Arrays.stream(from).mapToInt(this::hex).toArray());
    return spread;
  }

  @Test
  @Case({"ROSTOV-23.16", "ROSTOV-19.3"})
  void aStepAlongARoadIsHalfAStep() {
    SupplySpread spread = spread(none, 8, "0101");
    assertThat(spread.length(hex("0101"))).isZero();
    assertThat(spread.length(hex("0103"))).isEqualTo(2);
    assertThat(spread.length(hex("0104"))).isEqualTo(4);
    assertThat(spread.length(hex("0201"))).isEqualTo(2);
    assertThat(spread.path(hex("0104")))
        .containsExactly(hex("0101"), hex("0102"), hex("0103"), hex("0104"));
  }

  @Test
  @Case("ROSTOV-23.16")
  void itEndsAtItsLength() {
    SupplySpread spread = spread(none, 5, "0104");
    assertThat(spread.length(hex("0106"))).isEqualTo(4);
    assertThat(spread.length(hex("0107"))).isGreaterThan(5);
    List<Integer> lengths =
        IntStream.range(0, spread.size()).map(spread::hex).map(spread::length).boxed().toList();
    assertThat(lengths).isSorted().allMatch(length -> length <= 5);
    assertThat(IntStream.range(0, spread.size()).map(spread::hex)).doesNotHaveDuplicates();
  }

  @Test
  @Case("ROSTOV-23.16")
  void theNearestSourceCounts() {
    SupplySpread spread = spread(none, 20, "0101", "0109");
    assertThat(spread.length(hex("0108"))).isEqualTo(2);
    assertThat(spread.path(hex("0108"))).containsExactly(hex("0109"), hex("0108"));
  }

  @Test
  @Case("ROSTOV-23.16")
  void aHexMayBeReachedThatIsNotPassedAndLeftIfItIsTheSource() {
    HexSet notThrough = HexSet.of(grid.size(), hex("0103"), hex("0203"), hex("0101"));
    SupplySpread spread = spread(notThrough, 20, "0101");
    assertThat(spread.length(hex("0103"))).isEqualTo(2);
    assertThat(spread.length(hex("0105"))).isGreaterThan(20);
  }

  @Test
  @Case("ROSTOV-23.16")
  void aClosedHexIsNoSourceAndNoWay() {
    open.remove(hex("0103"));
    open.remove(hex("0203"));
    assertThat(spread(none, 20, "0103").size()).isZero();
    assertThat(spread(none, 20, "0101").length(hex("0105"))).isGreaterThan(20);
  }

  @Test
  @Case("ROSTOV-23.16")
  void nothingPassesABlockedHexside() {
    byte[] blocked = Flood.blocked(grid, (from, d, to) -> grid.column(from) != grid.column(to));
    SupplySpread spread = new SupplySpread(map, open, blocked, none, 20);
    spread.from(hex("0101"));
    assertThat(spread.length(hex("0102"))).isGreaterThan(1);
    spread.from(hex("0105"));
    assertThat(spread.length(hex("0101"))).isGreaterThan(2);
  }
}
