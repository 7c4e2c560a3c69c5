package hexfront.engine.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HexMapTest {
  private final HexGrid grid = new HexGrid(3, 3);
  private final Kinds hexes = Kinds.of("clear", "sea", "town");
  private final Kinds hexsides = Kinds.of("river", "road");
  private final HexMap map =
      new HexMap.Builder("small", grid, hexes, hexsides)
          .terrainEverywhere("clear")
          .terrainOnly(hex("0303"), List.of("sea"))
          .hexside(hex("0101"), hex("0102"), "river")
          .place(new HexMap.Place(hex("0202"), "Uman", "town", 1))
          .build();

  private int hex(String number) {
    return grid.hex(number).orElseThrow();
  }

  @Test
  void hexesAreFoundByWhatTheyLack() {
    assertThat(map.hexesWith(hexes.bit("sea")).toArray()).containsExactly(hex("0303"));
    assertThat(map.hexesWithout(hexes.bit("sea")).size()).isEqualTo(8);
    assertThat(map.hexesWithout(hexes.bit("sea")).has(hex("0303"))).isFalse();
  }

  @Test
  void bothHexesOfAHexsideLieBesideIt() {
    assertThat(map.hexesBeside(hexsides.bit("river")).toArray())
        .containsExactly(hex("0101"), hex("0102"));
    assertThat(map.hexesBeside(hexsides.bit("road")).isEmpty()).isTrue();
  }

  @Test
  void aHexIsCalledByItsPlaceOrItsNumber() {
    assertThat(map.nameOf(hex("0202"))).isEqualTo("Uman");
    assertThat(map.nameOf(hex("0101"))).isEqualTo("0101");
  }

  @Test
  void theNearestHexOfASetCounts() {
    HexSet set = HexSet.of(grid.size(), hex("0103"), hex("0303"));
    assertThat(grid.distance(hex("0101"), set)).isEqualTo(2);
    assertThat(grid.distance(hex("0303"), set)).isZero();
    assertThat(grid.distance(hex("0101"), new HexSet(grid.size()))).isEqualTo(Integer.MAX_VALUE);
  }

  @Test
  void theNearestHexIsFoundWhereverItLies() {
    SplittableRandom random = new SplittableRandom(2);
    for (int i = 0; i < 200; i++) {
      HexGrid wide = new HexGrid(random.nextInt(1, 60), random.nextInt(1, 60));
      int from = random.nextInt(wide.size());
      int[] members = random.ints(random.nextInt(1, 5), 0, wide.size()).toArray();
      assertThat(wide.distance(from, HexSet.of(wide.size(), members)))
          .isEqualTo(
              IntStream.of(members).map(hex -> wide.distance(from, hex)).min().orElseThrow());
    }
  }

  @Test
  void aSetIsAskedUntilAMemberAgrees() {
    HexSet set = HexSet.of(200, 3, 64, 190);
    assertThat(set.any(hex -> hex == 190)).isTrue();
    assertThat(set.any(hex -> hex < 3 || hex > 190)).isFalse();
    assertThat(new HexSet(200).any(hex -> true)).isFalse();
  }

  @Test
  void countersThatAreNotZeroMakeASet() {
    HexSet set = HexSet.all(70);
    byte[] counters = new byte[70];
    counters[0] = 1;
    counters[63] = -1;
    counters[69] = 2;
    set.copyFrom(counters);
    assertThat(set.toArray()).containsExactly(0, 63, 69);
    assertThat(HexSet.all(70).size()).isEqualTo(70);
  }

  @Test
  void everyCounterIsReadWhateverItsNeighbours() {
    SplittableRandom random = new SplittableRandom(1);
    for (int hexes = 1; hexes < 200; hexes++) {
      byte[] counters = new byte[hexes];
      for (int hex = 0; hex < hexes; hex++) {
        counters[hex] = random.nextInt(3) == 0 ? (byte) random.nextInt(-128, 128) : 0;
      }
      HexSet set = HexSet.all(hexes);
      set.copyFrom(counters);
      assertThat(set.toArray())
          .isEqualTo(IntStream.range(0, hexes).filter(hex -> counters[hex] != 0).toArray());
    }
  }
}
