package hexfront.mapmaker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class HoneycombTest {
  private static final List<Spot> HEXES =
      List.of(new Spot(0, 0), new Spot(3, 1), new Spot(-3, 7), new Spot(30, 24));

  @Test
  void everyHexTouchesSixOthersAndTheyTouchIt() {
    for (Spot hex : HEXES) {
      assertThat(Honeycomb.neighbours(hex)).doesNotHaveDuplicates().hasSize(6);
      for (Spot other : Honeycomb.neighbours(hex)) {
        assertThat(Honeycomb.neighbours(other)).contains(hex);
        assertThat(other.distance(hex.u(), hex.v())).isCloseTo(1, within());
      }
    }
  }

  @Test
  void threeHexesMeetInACorner() {
    for (Spot hex : HEXES) {
      for (Spot corner : Honeycomb.corners(hex)) {
        List<Spot> around = Honeycomb.hexesAround(corner);
        assertThat(around).hasSize(3).contains(hex);
        assertThat(Honeycomb.adjacent(around.get(0), around.get(1))).isTrue();
        assertThat(Honeycomb.adjacent(around.get(1), around.get(2))).isTrue();
      }
    }
  }

  @Test
  void aHexsideJoinsItsTwoCorners() {
    for (Spot hex : HEXES) {
      for (Spot corner : Honeycomb.corners(hex)) {
        for (Spot next : Honeycomb.nextCorners(corner)) {
          assertThat(Hexside.joining(corner, next).ends()).containsExactlyInAnyOrder(corner, next);
        }
      }
    }
  }

  @Test
  void cornersFarApartHaveNoHexside() {
    assertThatThrownBy(() -> Hexside.joining(new Spot(-1, -1), new Spot(2, 0)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void distanceCountsHexes() {
    Spot start = new Spot(0, 0);
    assertThat(Honeycomb.distance(start, start)).isZero();
    assertThat(Honeycomb.distance(start, new Spot(0, 8))).isEqualTo(4);
    assertThat(Honeycomb.distance(start, new Spot(9, 3))).isEqualTo(3);
    assertThat(Honeycomb.distance(start, new Spot(6, 6))).isEqualTo(4);
  }

  private static org.assertj.core.data.Offset<Double> within() {
    return org.assertj.core.data.Offset.offset(1e-9);
  }
}
