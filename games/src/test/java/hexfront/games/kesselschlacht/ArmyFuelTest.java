package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 10.5: who pays for the army headquarters, and what a purchase must cover. */
class ArmyFuelTest {
  private static Sketch army(int third, int fiftyNinth, int farOff) {
    return Sketch.clear(30, 8)
        .state("fuel", Map.of("iii", third, "lix", fiftyNinth, "xxiv", farOff))
        .hq("h", "iii", "0404")
        .hq("k", "lix", "0504")
        .hq("far", "xxiv", "2004")
        .unit("p", "iii panzer regiment A 5-4-0", "0405")
        .hq("army", "1pza", "0405");
  }

  @Test
  @Case("KS-10.5.7")
  void whoIsNotToldTakesFuelFromTheRichestCorpsInReach() {
    Play play = army(3, 5, 9).begin(Side.AXIS, "movement").plays("move units=army path=0405,0505");
    assertThat(play.fuel("lix")).isEqualTo(4);
    assertThat(play.fuel("iii")).isEqualTo(3);
    assertThat(play.fuel("xxiv")).isEqualTo(9);
    assertThat(play.state(Side.AXIS, "army-fuel")).isEqualTo("k");
    Play other = army(6, 5, 9).begin(Side.AXIS, "movement").plays("move units=army path=0405,0505");
    assertThat(other.fuel("iii")).isEqualTo(5);
    assertThat(other.state(Side.AXIS, "army-fuel")).isEqualTo("h");
  }

  @Test
  @Case({"KS-10.5.7", "KS-10.5.4"})
  void withoutACorpsInReachThatHasFuelItGoesTwoPointsForNothing() {
    Play play =
        army(0, 0, 9)
            .begin(Side.AXIS, "movement")
            .refuses("KS-10.5.4", "move units=army path=0405,0505,0605,0705")
            .refuses("KS-10.5.4", "move units=army path=0405,0505 fuel=2")
            .refuses("KS-10.5.7", "move units=army path=0405,0505 fuel-from=far")
            .plays("move units=army path=0405,0505,0605");
    assertThat(play.fuel("xxiv")).isEqualTo(9);
    assertThat(play.state(Side.AXIS, "army-fuel")).isNull();
  }

  @Test
  @Case("KS-10.5.7")
  void aCorpsPaysForTheArmyOverTenPointsAndNoFurther() {
    Sketch line =
        Sketch.clear(30, 1).state("fuel", Map.of("iii", 9)).hq("h", "iii", "0101").turn(9);
    line.hq("army", "1pza", "1101")
        .begin(Side.AXIS, "movement")
        .allows("move units=army path=1101,1001,0901,0801 fuel-from=h");
    Sketch.clear(30, 1)
        .state("fuel", Map.of("iii", 9))
        .hq("h", "iii", "0101")
        .hq("army", "1pza", "1201")
        .begin(Side.AXIS, "movement")
        .refuses("KS-10.5.7", "move units=army path=1201,1101,1001,0901 fuel-from=h")
        .refuses("KS-10.5.4", "move units=army path=1201,1101,1001,0901");
  }

  @Test
  @Case({"KS-10.5.7", "KS-10.5.3"})
  void whoMovesWithACorpsAndItsFuelKeepsToThatCorpsForTheTurn() {
    Play play =
        army(6, 9, 0)
            .begin(Side.AXIS, "movement")
            .plays("move units=p,army path=0405,0505 fuel-from=h");
    assertThat(play.fuel("iii")).isEqualTo(5);
    assertThat(play.fuel("lix")).isEqualTo(9);
    assertThat(play.state(Side.AXIS, "army-fuel")).isEqualTo("h");
    play.until("motorized-movement")
        .refuses("KS-10.5.7", "move units=army path=0505,0605 fuel-from=k")
        .allows("move units=army path=0505,0605 fuel-from=h");
  }

  @Test
  @Case("KS-10.5.2")
  void aPurchaseCoversTheWay() {
    army(9, 0, 0)
        .begin(Side.AXIS, "movement")
        .refuses("KS-10.5.2", "move units=p path=0405,0305,0205 fuel=1")
        .allows("move units=p path=0405,0305,0205 fuel=2");
    army(0, 0, 0)
        .begin(Side.AXIS, "movement")
        .refuses("KS-10.5.4", "move units=p path=0405,0305 fuel=1")
        .allows("move units=p path=0405,0305");
  }
}
