package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.Verdict.Refusal;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Section 4 and cases 35.6, 36.6: orders to move in several parts, and why they are refused. */
class MarchOrdersTest {
  private static List<String> reasons(Play play, String order) {
    return play.game().check(play.order(order)).refusals().stream().map(Refusal::why).toList();
  }

  // ---- in parts

  @Test
  @Case({"CTS-4.2a", "CTS-4.2d"})
  void aUnitMayStopAndGoOnUntilAnotherMoves() {
    Play play =
        Sketch.clear(9, 9)
            .german("a", "0405")
            .german("b", "0605")
            .begin(Side.AXIS, "movement")
            .plays("move units=a path=0405,0406")
            .plays("move units=a path=0406,0407");
    play.allows("move units=a path=0407,0408");
    assertThat(play.is("a", Flag.MOVED)).isFalse();
    play.plays("move units=b path=0605,0606");
    assertThat(play.is("a", Flag.MOVED)).isTrue();
    assertThat(play.legal("move")).noneMatch(text -> text.contains("units=a "));
  }

  @Test
  @Case({"CTS-4.2a", "CTS-4.2b"})
  void theOneHexThatIsSureIsTheFirst() {
    Sketch sketch =
        Sketch.clear(9, 9)
            .terrain("marsh", "0407", "0505")
            .axis("a", "8-8-2|6-6-2", "0405")
            .axis("w", "8-8-1|6-6-1", "0404");
    Play play = sketch.begin(Side.AXIS, "movement");
    assertThat(play.step("w", "0505")).isEqualTo(2);
    play.allows("move units=w path=0404,0505");
    play.plays("move units=a path=0405,0406").refuses("CTS-4.2a", "move units=a path=0406,0407");
    play.allows("move units=a path=0406,0405");
  }

  // ---- reasons

  @Test
  @Case({"CTS-4.2a", "CTS-4.2f", "CTS-5.2"})
  void aRefusalSaysWhoStandsInTheWayAndWhatTheWayCosts() {
    Play play =
        Sketch.clear(9, 12)
            .road("0410-0409")
            .axis("hun", "4-4-3|2-2-3", "0505", "nation hungarian")
            .axis("rum", "4-4-3|2-2-3", "0506", "nation rumanian")
            .rifle("x", "0504")
            .panzer("p", "12-12-6|9-9-6", "0410")
            .begin(Side.AXIS, "movement");
    assertThat(reasons(play, "move units=hun path=0505,0506"))
        .containsExactly("0506 holds its rivals");
    assertThat(reasons(play, "move units=hun path=0505,0504"))
        .containsExactly("0504 is held by the enemy");
    assertThat(reasons(play, "move units=p path=0410,0409,0408,0407,0408,0407,0408,0407"))
        .containsExactly("the way costs 6.5, p has 6");
  }

  @Test
  @Case({"CTS-17.0", "CTS-4.2a"})
  void whoLeavesTheMapDoesNotComeBackInTheSameMove() {
    Sketch.clear(9, 9)
        .german("a", "0408")
        .begin(Side.AXIS, "movement")
        .allows("move units=a path=0408,0409,off")
        .refuses("CTS-17.0", "move units=a path=0408,0409,off,0409");
  }

  @Test
  @Case({"CTS-23.7d", "CTS-5.0a"})
  void twoAirHqsDoNotEndInOneHex() {
    Play play =
        Sketch.clear(9, 9)
            .unit("u", Side.AXIS, "air-headquarters", "0-1-6", "0405")
            .unit("v", Side.AXIS, "air-headquarters", "0-1-6", "0405")
            .lenient()
            .begin(Side.AXIS, "movement");
    play.allows("move units=u path=0405,0406");
    play.refuses("CTS-5.0a", "move units=u,v path=0405,0406");
  }

  @Test
  @Case("CTS-16.4b")
  void whoIsOutOfSupplyDoesNotGoAlongsideItsSource() {
    Play play =
        Sketch.clear(9, 30)
            .hq("h", Side.AXIS, "0530")
            .german("a", "0508", "out-of-supply")
            .begin(Side.AXIS, "movement");
    Supply supply = play.rules().supply;
    int here = supply.distanceToSource(play.position(), Side.AXIS, play.hex("0508"));
    assertThat(here).isPositive();
    for (String hex : List.of("0407", "0408", "0509", "0507", "0607", "0608")) {
      int there = supply.distanceToSource(play.position(), Side.AXIS, play.hex(hex));
      String move = "move units=a path=0508," + hex;
      if (there < here) {
        play.allows(move);
      } else {
        play.refuses("CTS-16.4b", move);
      }
    }
    assertThat(supply.distanceToSource(play.position(), Side.AXIS, play.hex("0408")))
        .isEqualTo(here);
  }

  // ---- strategic moves

  @Test
  @Case({"CTS-4.5a", "CTS-4.5c"})
  void offTheRoadAStrategicMoveIsAsLongAsItsPoints() {
    String path =
        IntStream.rangeClosed(0, 20)
            .mapToObj(i -> "02%02d".formatted(28 - i))
            .collect(Collectors.joining(","));
    Sketch.clear(3, 30)
        .panzer("p", "12-12-20|9-9-20", "0228")
        .rifle("x", "0101")
        .begin(Side.AXIS, "movement")
        .allows("move units=p path=" + path + " strategic=true");
  }

  // ---- first turns

  private static Sketch first(String scenario, Side side) {
    Sketch sketch = Sketch.clear(9, 9).state("scenario", scenario).state("opening", true);
    if (side == Side.AXIS) {
      return sketch
          .axis("a", "60-8-3|6-6-3", "0405")
          .panzer("p", "12-12-6|9-9-6", "0406")
          .soviet("x", "1-1-3|1-1-3", "0404");
    }
    return sketch
        .hq("k", Side.SOVIET, "0401", "trait guards")
        .soviet("a", "99-8-3|6-6-3", "0403")
        .tank("p", "12-12-6|9-9-6", "0402")
        .axis("x", "1-1-3|1-1-3", "0404", "nation italian");
  }

  @Test
  @Case({"CTS-35.6a", "CTS-35.6f"})
  void onTheFirstTurnOfFallBlauOnlyAnOverrunOpensTheWay() {
    Play play = first("fall-blau", Side.AXIS).begin(Side.AXIS, "movement");
    play.refuses("CTS-35.6a", "move units=p path=0406,0407");
    play.plays("overrun units=a hex=0404")
        .allows("move units=p path=0406,0405,0404")
        .allows("move units=p path=0406,0405,0404,0403")
        .refuses("CTS-35.6a", "move units=p path=0406,0407");
  }

  @Test
  @Case({"CTS-36.6a", "CTS-36.6c"})
  void onTheFirstTurnOfUranusOnlyAnOverrunOpensTheWay() {
    Play play = first("uranus", Side.SOVIET).turn(49).begin(Side.SOVIET, "movement");
    play.refuses("CTS-36.6a", "move units=p path=0402,0401");
    play.plays("overrun units=a hex=0404")
        .allows("move units=p path=0402,0403,0404")
        .allows("move units=p path=0402,0403,0404,0405");
  }
}
