package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Modules 7, 8, 11 and 13: what a journey, a position or a lost force brings about. */
class JourneysTest {
  @Test
  @Case("KS-11.3.4-1")
  void aHeadquartersRegroupsBeforeItsUnitsOrNotAtAll() {
    Play play =
        Sketch.clear(20, 8)
            .road("1001-1002-1003-1004-1005-1006")
            .area("soviet-supply", "1001")
            .hq("h", "7gtc", "0704")
            .unit("far", "7gtc rifle brigade C 2-2-5", "1904")
            .begin(Side.SOVIET, "movement")
            .allows("move units=h path=0704,0803")
            .plays("move units=far path=1904,1804");
    play.refuses("KS-11.1.6", "move units=h path=0704,0803");
    assertThat(play.is("far", Flag.MOVED)).isTrue();
  }

  @Test
  @Case("KS-10.5.2A")
  void aPartOfAForceGoesOnAsLongAsTheFuelLasts() {
    Play play =
        Sketch.clear(20, 8)
            .state("fuel", Map.of("iii", 9))
            .hq("h", "iii", "0404")
            .unit("p", "iii panzer regiment A 5-4-0", "0405")
            .unit("g", "iii panzergrenadier regiment A 4-4-0", "0405")
            .begin(Side.AXIS, "movement")
            .plays("move units=g,p path=0405,0505 fuel=4")
            .plays("move units=g path=0505,0605")
            .plays("move units=g path=0605,0705")
            .refuses("KS-10.5.2A", "move units=p path=0505,0605,0705")
            .plays("move units=p path=0505,0605");
    assertThat(play.fuel("iii")).isEqualTo(5);
    play.refuses("KS-11.1.6", "move units=g path=0705,0805");
  }

  @Test
  @Case({"KS-8.1.2", "KS-2.4.9"})
  void onlyGermansAreCountedAcrossTheDnestr() {
    Play play =
        Sketch.clear(9, 8)
            .areaFrom("south-of-dnestr", 5)
            .unit("a", "xlviii motorized regiment B 3-3-8", "0304", "supplied")
            .unit("b", "xlviii motorized regiment B 3-3-8", "0304", "supplied")
            .unit("hun", "vii motorized regiment C 2-2-8", "0504", "supplied")
            .begin(Side.AXIS, "movement")
            .plays("move units=hun path=0504,0505")
            .plays("move units=a,b path=0304,0305");
    assertThat(play.state(Side.SOVIET, "crossed")).isEqualTo(2);
    assertThat(play.is("hun", Flag.STAYS_SOUTH)).isTrue();
  }

  @Test
  @Case({"KS-9.2.2A", "KS-11.2.2"})
  void whoLeavesTheMapIsToldWithTheCaseThatLetsIt() {
    Play soviet =
        Sketch.clear(9, 9)
            .state("exit-ordered", true)
            .hq("h5", "5gtc", "0509")
            .begin(Side.SOVIET, "activation")
            .plays("end-phase")
            .plays("move units=h5 path=0509,off");
    assertThat(soviet.last(Exited.class).rule()).isEqualTo("KS-9.2.2A");
    Play axis =
        Sketch.clear(9, 9)
            .unit("a", "xlviii infantry regiment B 3-3-6", "0509", "supplied")
            .begin(Side.AXIS, "movement")
            .plays("move units=a path=0509,off");
    assertThat(axis.last(Exited.class).rule()).isEqualTo("KS-11.2.2");
  }

  @Test
  @Case("KS-8.1.2")
  void theDirectiveSendsBrigadesThatAreNorth() {
    Play play =
        Sketch.clear(9, 12)
            .turn(4)
            .areaFrom("south-of-dnestr", 9)
            .state("crossed", 15)
            .hq("h7", "7gtc", "0503")
            .unit("b1", "7gtc tank brigade B 4-3-9", "0503")
            .unit("b2", "7gtc tank brigade B 4-3-9", "0603")
            .unit("gone", "7gtc tank brigade B 4-3-9", "0510")
            .unit("big", "7gtc rifle division C 4-5-5", "0604")
            .begin(Side.AXIS, "defensive-positions")
            .plays("end-phase")
            .plays("directive unit=h7", 6);
    assertThat(play.last(Directed.class).brigades()).isEqualTo(2);
    play.refuses("KS-8.1.2", "assign units=b1,big")
        .refuses("KS-8.1.2", "assign units=b1,gone")
        .refuses("KS-8.1.2", "assign units=b1")
        .plays("assign units=b1,b2");
    assertThat(play.state(Side.AXIS, "directive"))
        .isEqualTo(Map.of("hq", "h7", "units", List.of("b1", "b2")));
  }

  // ---- positions

  @Test
  @Case({"KS-7.1", "KS-7.1.1", "KS-7.1.2"})
  void positionsAreToldByTheirKind() {
    Play play =
        Sketch.clear(9, 9)
            .state("positions", Map.of("0405", "hasty"))
            .hq("h", "iii", "0403")
            .unit("a", "iii infantry regiment B 3-3-6", "0404")
            .unit("b", "iii infantry regiment B 3-3-6", "0405")
            .begin(Side.AXIS, "defensive-positions")
            .refuses("KS-7.1", "dig-in unit=a position=deep")
            .plays("dig-in unit=a position=hasty");
    assertThat(play.last(DugIn.class).rule()).isEqualTo("KS-7.1.1");
    play.plays("dig-in unit=b position=prepared");
    assertThat(play.last(DugIn.class).rule()).isEqualTo("KS-7.1.2");
    assertThat(play.state(Side.SOVIET, "positions"))
        .isEqualTo(Map.of("0404", "hasty", "0405", "prepared"));
  }

  // ---- strengths and lost forces

  @Test
  @Case("KS-19.3.1")
  void anEnthusiasticHungaryAttacksWithAPointMoreButItsHeadquartersDoesNot() {
    Play play = Play.open("campaign", "margarethe").plays("roll", 6, 6);
    Strength strength = play.rules().strength;
    int hq = play.unit("ks-hu-hq-vii");
    assertThat(strength.printedAttack(play.position(), hq)).isZero();
    for (String id : List.of("ks-hu-3-2hpz", "ks-hu-1-mtn-bde")) {
      int unit = play.unit(id);
      assertThat(strength.printedAttack(play.position(), unit))
          .isEqualTo(play.rules().roster.attack(play.position(), unit) + 1);
    }
    int german = play.unit("ks-ge-1030");
    assertThat(strength.printedAttack(play.position(), german))
        .isEqualTo(play.rules().roster.attack(play.position(), german));
  }

  @Test
  @Case({"KS-13.2.1", "KS-13.4.1"})
  void theHexOfAForceThatHadNoWayIsFreeToEnter() {
    Sketch ring =
        Sketch.clear(9, 9)
            .hq("s", "60a", "0401")
            .unit("x", "60a rifle division A 40-4-5", "0404", "active")
            .unit("g", "xlviii infantry regiment C 1-1-6", "0405", "supplied");
    for (String hex : List.of("0406", "0305", "0306", "0505", "0506")) {
      ring.unit("r" + hex, "60a rifle division C 0-4-5", hex);
    }
    Play play = ring.begin(Side.SOVIET, "combat").fights("attack attackers=x hexes=0405", "Dr2");
    assertThat(play.at("g")).isEqualTo("gone");
    assertThat(play.question()).isEqualTo("advance");
    play.plays("advance paths=x:0404,0405");
    assertThat(play.at("x")).isEqualTo("0405");
  }
}
