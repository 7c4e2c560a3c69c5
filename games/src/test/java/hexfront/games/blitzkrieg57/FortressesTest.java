package hexfront.games.blitzkrieg57;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sections 14 and 15.4. */
class FortressesTest {
  private static final String ATTACK = "attack attackers=a hexes=0404";

  private static Sketch cities() {
    return Sketch.clear(9, 9)
        .terrain("major-city", "0303", "0606", "0808")
        .terrain("town", "0101")
        .soviet("x", "3-3-4", "0909")
        .cup("SUPPLY");
  }

  private static Play building(Sketch sketch) {
    return sketch.begin(Side.AXIS, "order-execution").plays("draw").until("fortify");
  }

  @Test
  @Case({"GJ-11.3", "GJ-14.1.3", "GJ-14.1.4", "GJ-14.1.5", "GJ-14.1.6", "GJ-15.4"})
  void twoStepsAreBuiltWithASupplyChit() {
    Play play = building(cities()).plays("fortify hex=0303");
    assertThat(play.stepsLeft("bk57-su-fortress-1")).isEqualTo(1);
    play.plays("fortify hex=0303");
    assertThat(play.stepsLeft("bk57-su-fortress-1")).isEqualTo(2);
    assertThat(play.question()).isNotEqualTo("fortify");
    building(cities().fortress("0303", 2)).refuses("GJ-14.1.6", "fortify hex=0303");
    Play apart = building(cities()).plays("fortify hex=0303").plays("fortify hex=0606");
    assertThat(apart.at("bk57-su-fortress-2")).isEqualTo("0606");
  }

  @Test
  @Case({"GJ-14.0", "GJ-15.4"})
  void thereAreTwoMarkers() {
    building(cities().state("fortresses", Map.of("0303", 1, "0606", 1)))
        .refuses("GJ-15.4", "fortify hex=0808")
        .allows("fortify hex=0303");
  }

  @Test
  @Case({"GJ-14.1.1", "GJ-14.1.2"})
  void onlyInSovietMajorCitiesWithALineAndOutOfZones() {
    building(cities().state("control", Map.of("0808", "axis")).axis("a", "5-5-5", "0607"))
        .refuses("GJ-14.1.1", "fortify hex=0101")
        .refuses("GJ-14.1.1", "fortify hex=0404")
        .refuses("GJ-14.1.1", "fortify hex=0808")
        .refuses("GJ-14.1.2", "fortify hex=0606")
        .allows("fortify hex=0303");
    building(
            cities()
                .source(Side.SOVIET, "0909")
                .terrain("water", "0302", "0304", "0202", "0203", "0402", "0403"))
        .refuses("GJ-14.1.1", "fortify hex=0303");
  }

  @Test
  @Case("GJ-14.1.7")
  void aLostStepIsBuiltAgain() {
    Play play = building(cities().fortress("0303", 1)).plays("fortify hex=0303");
    assertThat(play.stepsLeft("bk57-su-fortress-1")).isEqualTo(2);
  }

  private static Sketch siege(int steps) {
    return Sketch.clear(9, 9)
        .terrain("major-city", "0404")
        .axis("a", "30-9-5|9-9-5", "0403")
        .fortress("0404", steps);
  }

  @Test
  @Case("GJ-14.2.1")
  void twoStepsAddOneToTheDefence() {
    assertThat(defence(siege(2).soviet("x", "3-3-4", "0404"))).isEqualTo(4);
    assertThat(defence(siege(1).soviet("x", "3-3-4", "0404"))).isEqualTo(3);
    assertThat(defence(siege(1))).isZero();
  }

  private static int defence(Sketch sketch) {
    return sketch.begin(Side.AXIS, "combat").odds(ATTACK).defence();
  }

  @Test
  @Case("GJ-14.2.2")
  void enemyZonesDoNotHinderMovementAndSupplyInItsHex() {
    Play play =
        Sketch.clear(9, 9)
            .terrain("major-city", "0404")
            .fortress("0404", 1)
            .axis("a", "5-5-5", "0403")
            .soviet("x", "3-3-4", "0406")
            .begin(Side.SOVIET, "movement");
    assertThat(play.cost("x", "0404")).hasValue(2.0);
  }

  @Test
  @Case("GJ-14.2.3")
  void itDoesNotCountForStacking() {
    siege(2)
        .soviet("x", "3-3-4", "0404")
        .soviet("y", "3-3-4", "0404")
        .begin(Side.AXIS, "combat")
        .allows(ATTACK);
  }

  @Test
  @Case("GJ-14.2.4")
  void lackOfSupplyDoesNotHarmIt() {
    Play play =
        Sketch.clear(9, 9)
            .terrain("major-city", "0404")
            .source(Side.SOVIET, "0909")
            .terrain("water", "0403", "0405", "0304", "0305", "0504", "0505")
            .fortress("0404", 2)
            .cup("SUPPLY")
            .begin(Side.AXIS, "order-execution")
            .plays("draw");
    assertThat(play.stepsLeft("bk57-su-fortress-1")).isEqualTo(2);
  }

  @Test
  @Case("GJ-14.2.5")
  void itsGarrisonMayHoldForAStepAHex() {
    Play play =
        siege(2)
            .soviet("x", "1-1-4|1-1-4", "0404")
            .soviet("y", "1-1-4|1-1-4", "0404")
            .begin(Side.AXIS, "combat")
            .fights(ATTACK, "2RR");
    assertThat(play.question()).isEqualTo("hold-or-retreat");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.refuses("GJ-14.2.5", "choose option=run")
        .plays("choose option=hold")
        .refuses("GJ-10.5", "lose steps=x:2")
        .plays("lose steps=bk57-su-fortress-1:1;x:1;y:2");
    assertThat(play.at("x")).isEqualTo("0404");
    assertThat(play.question()).isEqualTo("combat");
  }

  @Test
  @Case({"GJ-14.2.5", "GJ-14.3.1", "GJ-14.3.2"})
  void ifTheGarrisonRetreatsTheMarkerStaysAsItIs() {
    Play play =
        siege(2)
            .soviet("x", "3-3-4|1-1-4", "0404")
            .begin(Side.AXIS, "combat")
            .fights(ATTACK, "RR")
            .plays("choose option=retreat")
            .plays("retreat paths=x:0404,0405,0406");
    assertThat(play.at("bk57-su-fortress-1")).isEqualTo("0404");
    assertThat(play.stepsLeft("bk57-su-fortress-1")).isEqualTo(2);
    assertThat(play.question()).isEqualTo("combat");
  }

  @Test
  @Case({"GJ-14.2.5", "GJ-14.3.3"})
  void aMarkerAloneHoldsAndOnceRemovedIsLost() {
    Play play = siege(1).begin(Side.AXIS, "combat").fights(ATTACK, "2RR");
    assertThat(play.at("bk57-su-fortress-1")).isEqualTo("gone");
    assertThat(play.question()).isEqualTo("advance");
  }

  @Test
  @Case("GJ-14.3.1")
  void itNeitherMovesNorAttacks() {
    String marker = "bk57-su-fortress-1";
    Sketch sketch = siege(2).soviet("x", "3-3-4", "0404");
    sketch
        .begin(Side.SOVIET, "movement")
        .refuses("GJ-14.3.1", "move units=" + marker + " path=0404,0405");
    sketch
        .begin(Side.SOVIET, "combat")
        .refuses("GJ-14.3.1", "attack attackers=" + marker + " hexes=0403");
  }
}
