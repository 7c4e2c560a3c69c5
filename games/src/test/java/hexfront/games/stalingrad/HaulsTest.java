package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Case 16.9 and 16.10: ways on which points and depots are brought, in every direction. */
class HaulsTest {
  private static Sketch field() {
    return Sketch.clear(15, 15).german("guard", "0115").rifle("x", "1501");
  }

  private static int along(Play play, String... hexes) {
    int[] path = Arrays.stream(hexes).mapToInt(play::hex).toArray();
    return play.rules().transport.pointsOf(play.position(), Side.AXIS, Hexes.of(path));
  }

  /** Six hexes in one direction, as numbers. */
  private static String[] ray(Play play, String from, int d, int length) {
    HexGrid grid = play.rules().board().grid();
    String[] ray = new String[length + 1];
    int hex = play.hex(from);
    for (int i = 0; i <= length; i++) {
      ray[i] = grid.number(hex);
      hex = grid.neighbour(hex, d);
    }
    return ray;
  }

  @Test
  @Case({"CTS-16.9d", "CTS-16.10d"})
  void aRoadCountsHalfInEveryDirection() {
    Play plain = field().begin(Side.AXIS, "supply");
    for (int d = 0; d < 6; d++) {
      String[] six = ray(plain, "0808", d, 6);
      assertThat(along(plain, six)).as("open ground, direction " + d).isEqualTo(2);
      Play road = field().road(String.join("-", six)).begin(Side.AXIS, "supply");
      assertThat(along(road, six)).as("road, direction " + d).isEqualTo(1);
    }
  }

  @Test
  @Case({"CTS-16.9e", "CTS-16.10d"})
  void aSecondRiverOnAWayCostsAnotherPointInEveryDirection() {
    Play plain = field().begin(Side.AXIS, "supply");
    for (int d = 0; d < 6; d++) {
      String[] four = ray(plain, "0808", d, 4);
      assertThat(along(plain, four)).isEqualTo(1);
      Play one = field().hexside("minor-river", four[0] + "/" + four[1]).begin(Side.AXIS, "supply");
      assertThat(along(one, four)).as("one river, direction " + d).isEqualTo(1);
      Play two =
          field()
              .hexside("minor-river", four[0] + "/" + four[1], four[2] + "/" + four[3])
              .begin(Side.AXIS, "supply");
      assertThat(along(two, four)).as("two rivers, direction " + d).isEqualTo(2);
    }
  }

  @Test
  @Case({"CTS-16.9b", "CTS-16.9e"})
  void pointsFromADepotAreCountedAsOnTheWayItself() {
    Play plain = field().begin(Side.AXIS, "supply");
    for (int d = 0; d < 6; d++) {
      String[] six = ray(plain, "0808", d, 6);
      Play road = field().road(String.join("-", six)).begin(Side.AXIS, "supply");
      assertThat(points(plain, "0808", six[6])).as("direction " + d).isEqualTo(2);
      assertThat(points(road, "0808", six[6])).as("road, direction " + d).isEqualTo(1);
    }
  }

  private static int points(Play play, String from, String to) {
    return play.rules().transport.points(play.position(), Side.AXIS, play.hex(from), play.hex(to));
  }

  @Test
  @Case({"CTS-16.10b", "CTS-16.10e"})
  void fromTheRailsItIsAsFarAsFromTheNearestOfThem() {
    Map<String, String> control = Map.of("0815", "axis", "0814", "axis", "0813", "axis");
    Play play = field().rail("0815-0814-0813").state("control", control).begin(Side.AXIS, "supply");
    assertThat(points(play, "0815", "0808")).isEqualTo(1);
    assertThat(points(play, "0815", "0813")).isZero();
    assertThat(points(play, "0812", "0808")).isEqualTo(1);
    assertThat(points(play, "0812", "0806")).isEqualTo(2);
  }

  @Test
  @Case({"CTS-16.9d", "CTS-16.9f"})
  void roadsThatOnlyComeNearAGreatRiverDoNotCrossIt() {
    String west = "0812-0811-0810-0809";
    String east = "0808-0807-0806-0805-0804-0803-0802";
    String[] way = (west + "-" + east).split("-");
    Play river =
        field()
            .road(west)
            .road(east)
            .hexside("major-river", "0809/0808")
            .begin(Side.AXIS, "supply");
    assertThat(along(river, way)).as("both roads end at the river").isEqualTo(1);
    Play dry = field().road(west).road(east).begin(Side.AXIS, "supply");
    assertThat(along(dry, way)).as("a gap without a river").isEqualTo(2);
    HexGrid grid = dry.rules().board().grid();
    int along = grid.direction(dry.hex("0809"), dry.hex("0808"));
    List<String> beside =
        List.of(
            grid.number(grid.neighbour(dry.hex("0809"), (along + 2) % 6)),
            grid.number(grid.neighbour(dry.hex("0808"), (along + 2) % 6)));
    Play past =
        field()
            .road(west + "-" + beside.get(0))
            .road(beside.get(1) + "-" + east)
            .hexside("major-river", "0809/0808")
            .begin(Side.AXIS, "supply");
    assertThat(along(past, way)).as("both roads go on along the river").isEqualTo(2);
    Play half =
        field()
            .road(west + "-" + beside.get(0))
            .road(east)
            .hexside("major-river", "0809/0808")
            .begin(Side.AXIS, "supply");
    assertThat(along(half, way)).as("one of them ends there").isEqualTo(1);
  }

  @Test
  @Case({"CTS-16.10d", "CTS-17.1a"})
  void aStepOffTheMapCountsAsAHex() {
    Play play = field().begin(Side.AXIS, "supply");
    String[] five = {"0811", "0812", "0813", "0814", "0815"};
    int[] path = new int[6];
    for (int i = 0; i < 5; i++) {
      path[i] = play.hex(five[i]);
    }
    path[5] = -1;
    assertThat(play.rules().transport.pointsOf(play.position(), Side.AXIS, Hexes.of(path)))
        .isEqualTo(1);
    int[] far = new int[7];
    far[0] = play.hex("0810");
    System.arraycopy(path, 0, far, 1, 6);
    assertThat(play.rules().transport.pointsOf(play.position(), Side.AXIS, Hexes.of(far)))
        .isEqualTo(2);
  }

  @Test
  @Case({"CTS-34.2b", "CTS-34.2c", "CTS-34.2d"})
  void theAxisBringsNothingToTheBoxesOfTheSoviets() {
    Play play = field().begin(Side.AXIS, "supply");
    Transport transport = play.rules().transport;
    assertThat(transport.pointsToBox(play.position(), Side.AXIS, Boxes.TRANS_VOLGA)).isEqualTo(-1);
    assertThat(transport.pointsToBox(play.position(), Side.AXIS, Boxes.CADRE)).isEqualTo(-1);
    assertThat(transport.pointsToBox(play.position(), Side.AXIS, Boxes.CAUCASUS)).isEqualTo(-1);
    assertThat(transport.pointsToBox(play.position(), Side.SOVIET, Boxes.TRANS_VOLGA)).isZero();
  }
}
