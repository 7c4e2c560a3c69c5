package hexfront.games.blitzkrieg57;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Retreated;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 10.6. */
class RetreatsTest {
  private static final String ATTACK = "attack attackers=a hexes=0404";

  /** A strong attacker in 0403, north of a defender in 0404. */
  private static Sketch beaten(String defence) {
    return Sketch.clear(9, 9).axis("a", "9-9-5|3-3-5", "0403").soviet("x", defence, "0404");
  }

  private static Play retreat(Sketch sketch, String result) {
    return sketch.begin(Side.AXIS, "combat").fights(ATTACK, result);
  }

  @Test
  @Case({"GJ-10.6", "GJ-10.6.1"})
  void defendersRetreatOneHexOrTwo() {
    Play one = retreat(beaten("3-3-4|1-1-4"), "R");
    assertThat(one.asked()).isEqualTo(Side.SOVIET);
    assertThat(one.legal("retreat"))
        .containsExactlyInAnyOrder(
            "retreat paths=x:0404,0305", "retreat paths=x:0404,0405", "retreat paths=x:0404,0505");
    one.refuses("GJ-10.6", "retreat paths=a:0403,0402").plays("retreat paths=x:0404,0405");
    assertThat(one.events()).hasAtLeastOneElementOfType(Retreated.class);
    Play two = retreat(beaten("3-3-4|1-1-4"), "RR");
    assertThat(two.legal("retreat")).allMatch(way -> way.matches(".*x:\\d{4},\\d{4},\\d{4}"));
    two.refuses("GJ-10.6", "retreat paths=x:0404,0405").plays("retreat paths=x:0404,0405,0406");
    assertThat(two.at("x")).isEqualTo("0406");
  }

  @Test
  @Case("GJ-10.6.1")
  void aStackMaySplit() {
    Play play =
        retreat(beaten("2-2-4|1-1-4").soviet("y", "1-1-4|1-1-4", "0404"), "R")
            .plays("retreat paths=x:0404,0405")
            .plays("retreat paths=y:0404,0505");
    assertThat(play.at("x")).isEqualTo("0405");
    assertThat(play.at("y")).isEqualTo("0505");
    Play atOnce =
        retreat(beaten("2-2-4|1-1-4").soviet("y", "1-1-4|1-1-4", "0404"), "R")
            .plays("retreat paths=x:0404,0405;y:0404,0405");
    assertThat(atOnce.position().stackSize(atOnce.hex("0405"))).isEqualTo(2);
  }

  @Test
  @Case("GJ-10.6.2")
  void whoCouldOnlyGoIntoWaterOrOffTheMapIsEliminated() {
    Play play =
        Sketch.clear(2, 2)
            .terrain("water", "0101", "0201")
            .axis("a", "9-9-5", "0202")
            .soviet("x", "3-3-4|1-1-4", "0102")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0102", "R");
    assertThat(play.at("x")).isEqualTo("waiting");
    assertThat(play.question()).isEqualTo("advance");
  }

  @Test
  @Case("GJ-10.6.2")
  void noRetreatCrossesImpassableHexsidesOrEntersMountainsAwayFromRoads() {
    Sketch closed =
        beaten("3-3-4|1-1-4")
            .hexside("impassable", "0404/0405")
            .terrain("mountain", "0305", "0505")
            .road("0404-0505");
    assertThat(retreat(closed, "R").at("x")).isEqualTo("0505");
    Sketch mountaineers =
        Sketch.clear(9, 9)
            .hexside("impassable", "0404/0405", "0404/0505")
            .terrain("mountain", "0305")
            .axis("a", "9-9-5", "0403")
            .soviet("x", "3-3-4|1-1-4", "0404", "arm mountain");
    assertThat(retreat(mountaineers, "R").at("x")).isEqualTo("0305");
  }

  @Test
  @Case("GJ-10.6.2")
  void aMajorRiverIsCrossedWithTheFirstHexOnly() {
    Sketch river =
        beaten("3-3-4|1-1-4")
            .terrain("water", "0305", "0505", "0306", "0506", "0306")
            .hexside("major-river", "0404/0405");
    assertThat(retreat(river, "RR").at("x")).isEqualTo("0406");
    Sketch later =
        beaten("3-3-4|1-1-4")
            .terrain("water", "0305", "0505", "0306", "0506", "0304", "0504")
            .hexside("major-river", "0405/0406");
    assertThat(retreat(later, "RR").at("x")).isEqualTo("waiting");
  }

  @Test
  @Case("GJ-10.6.3")
  void everyEnemyZoneEnteredCostsAStep() {
    Sketch narrow =
        beaten("3-3-4|1-1-4")
            .axis("b", "5-5-5", "0407")
            .terrain("water", "0305", "0505", "0304", "0504");
    assertThat(retreat(narrow, "RR").legal("retreat"))
        .containsExactlyInAnyOrder(
            "retreat paths=x:0404,0405,0306", "retreat paths=x:0404,0405,0506");
    Play play = retreat(narrow.terrain("water", "0306", "0506"), "RR");
    assertThat(play.at("x")).isEqualTo("0406");
    assertThat(play.stepsLeft("x")).isEqualTo(1);
    Play dead =
        retreat(
            beaten("3-3-4")
                .axis("b", "5-5-5", "0306")
                .terrain("water", "0305", "0505", "0304", "0504")
                .soviet("friend", "1-1-4", "0405"),
            "R");
    assertThat(dead.at("x")).isEqualTo("waiting");
  }

  @Test
  @Case("GJ-10.6.4")
  void fromAFullHexTheRetreatGoesOn() {
    Play play =
        retreat(
            beaten("3-3-4|1-1-4")
                .terrain("water", "0305", "0505", "0304", "0504", "0306", "0506")
                .soviet("y", "3-3-4", "0405")
                .soviet("z", "3-3-4", "0405"),
            "R");
    assertThat(play.at("x")).isEqualTo("0406");
  }

  @Test
  @Case("GJ-10.6.5")
  void aRetreatAvoidsZonesBeforeItAvoidsFullHexes() {
    Play play =
        retreat(
            beaten("3-3-4|1-1-4")
                .terrain("water", "0305", "0505", "0304", "0306", "0506")
                .soviet("y", "3-3-4", "0405")
                .soviet("z", "3-3-4", "0405"),
            "R");
    assertThat(play.at("x")).isEqualTo("0406");
    assertThat(play.stepsLeft("x")).isEqualTo(2);
  }

  @Test
  @Case("GJ-10.6.5")
  void amongEqualWaysItGoesTowardsCommunications() {
    Play play =
        retreat(
            beaten("3-3-4|1-1-4")
                .source(Side.SOVIET, "0909")
                .hexside("impassable", "0305/0306", "0305/0205", "0305/0204", "0305/0405"),
            "R");
    assertThat(play.legal("retreat"))
        .doesNotContain("retreat paths=x:0404,0305")
        .contains("retreat paths=x:0404,0405");
    play.refuses("GJ-10.6.5", "retreat paths=x:0404,0305");
  }

  @Test
  @Case("GJ-10.6.6")
  void whoRetreatedAddsNothingWhereHeIsAttackedAgain() {
    Play play =
        beaten("3-3-4|1-1-4")
            .axis("b", "5-5-5", "0506")
            .soviet("y", "2-2-4|1-1-4", "0405")
            .terrain("water", "0305", "0505", "0504", "0304")
            .begin(Side.AXIS, "combat")
            .fights(ATTACK, "R");
    play.until("advance").plays("pass");
    assertThat(play.at("x")).isEqualTo("0405");
    assertThat(play.odds("attack attackers=b hexes=0405").defence()).isEqualTo(2);
  }

  @Test
  @Case({"GJ-10.6.2", "GJ-10.6.4", "GJ-10.6"})
  void aWrongWayIsRefusedByTheCaseAgainstIt() {
    Sketch sketch = beaten("3-3-4|1-1-4").soviet("y", "3-3-4", "0405").soviet("z", "3-3-4", "0405");
    retreat(sketch, "R")
        .refuses("GJ-10.6.2", "retreat paths=x:0404,0403")
        .refuses("GJ-10.6.4", "retreat paths=x:0404,0405")
        .refuses("GJ-10.6", "retreat")
        .allows("retreat paths=x:0404,0505");
    retreat(beaten("2-2-4|1-1-4").soviet("y", "1-1-4|1-1-4", "0404"), "R")
        .refuses("GJ-10.6.2", "retreat paths=x:0404,0405;y:0404,0403");
  }

  @Test
  @Case({"GJ-10.6.4", "GJ-3.1"})
  void thoseWhoGoTogetherFindRoomTogether() {
    Sketch sketch =
        beaten("2-2-4|1-1-4")
            .soviet("y", "1-1-4|1-1-4", "0404")
            .soviet("z", "3-3-4", "0405")
            .hexside("impassable", "0404/0305");
    retreat(sketch, "R")
        .refuses("GJ-10.6.4", "retreat paths=x:0404,0405;y:0404,0405")
        .allows("retreat paths=x:0404,0405;y:0404,0505");
  }

  @Test
  @Case({"GJ-10.6", "GJ-3.4.2"})
  void whoRetreatsThroughAPlaceTakesIt() {
    Sketch sketch =
        beaten("3-3-4|1-1-4").terrain("town", "0405").state("control", Map.of("0405", "axis"));
    Play play = retreat(sketch, "R").plays("retreat paths=x:0404,0405");
    assertThat(play.position().controls(Side.SOVIET, play.hex("0405"))).isTrue();
    assertThat(play.is("x", Flag.RETREATED)).isTrue();
  }
}
