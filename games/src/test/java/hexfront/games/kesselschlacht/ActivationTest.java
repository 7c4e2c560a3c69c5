package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Modules 8 and 9: the directive, the recall, and who acts. */
class ActivationTest {
  private static Sketch front() {
    return Sketch.clear(20, 12)
        .road("1001-1002-1003-1004-1005-1006-1007-1008-1009-1010")
        .area("soviet-supply", "1001")
        .areaFrom("south-of-dnestr", 9)
        .hq("h7", "7gtc", "1003")
        .unit("b1", "7gtc tank brigade B 4-3-9", "1003")
        .unit("b2", "7gtc tank brigade B 4-3-9", "1103")
        .unit("b3", "7gtc mechanized brigade B 3-3-9", "1104");
  }

  @Test
  @Case({"KS-9.1", "KS-9.1.2", "KS-4.G", "KS-4.H"})
  void aHeadquartersActivatesWithAllItsUnitsByTheDieForItsRoad() {
    Play play = front().begin(Side.SOVIET, "activation").plays("activate units=h7", 5);
    assertThat(play.is("h7", Flag.ACTIVE)).isTrue();
    assertThat(play.is("b3", Flag.ACTIVE)).isTrue();
    Play failed = front().begin(Side.SOVIET, "activation").plays("activate units=h7", 6);
    assertThat(failed.is("b1", Flag.ACTIVE)).isFalse();
    failed.plays("end-phase").refuses("KS-9.1", "move units=b1 path=1003,1004");
  }

  @Test
  @Case("KS-9.1.2")
  void aLongRoadNeedsALowerDie() {
    KesselTables.Activation table = KesselTables.load().activation();
    assertThat(List.of(0, 6, 7, 12, 13, 18, 19, 24, 30, 31).stream().map(table::roll))
        .containsExactly(5, 5, 5, 5, 4, 4, 4, 4, 4, 3);
  }

  @Test
  @Case({"KS-9.1.1-1", "KS-13.3.6"})
  void theHeadquartersMustBeNearARoadAndInGoodOrder() {
    Sketch.clear(9, 9)
        .road("0101-0102-0103")
        .area("soviet-supply", "0101")
        .hq("near", "7gtc", "0203")
        .hq("far", "6gtc", "0404")
        .hq("mess", "4gtc", "0102", "disorganized")
        .begin(Side.SOVIET, "activation")
        .allows("activate units=near")
        .refuses("KS-9.1.1-1", "activate units=far")
        .refuses("KS-13.3.6", "activate units=mess");
  }

  @Test
  @Case({"KS-9.1.1-2", "KS-9.1"})
  void everyUnitMustBeWithinSixPointsOfItsHeadquarters() {
    front()
        .unit("b4", "7gtc rifle brigade C 2-2-5", "1703")
        .begin(Side.SOVIET, "activation")
        .refuses("KS-9.1.1-2", "activate units=h7");
    front()
        .unit("b4", "7gtc rifle brigade C 2-2-5", "1603")
        .begin(Side.SOVIET, "activation")
        .allows("activate units=h7");
    front()
        .unit("a", "xlviii infantry regiment B 3-3-6", "1302")
        .unit("c", "xlviii infantry regiment B 3-3-6", "1304")
        .unit("b4", "7gtc rifle brigade C 2-2-5", "1403")
        .begin(Side.SOVIET, "activation")
        .refuses("KS-9.1.1-2", "activate units=h7");
  }

  @Test
  @Case("KS-9.1.2")
  void aRoadThatTheEnemyCutsActivatesNobody() {
    front()
        .unit("a", "xlviii infantry regiment B 3-3-6", "0901")
        .begin(Side.SOVIET, "activation")
        .refuses("KS-9.1.2", "activate units=h7");
  }

  @Test
  @Case("KS-9.1.3")
  void fourCorpsAndOneArmyTry() {
    Sketch many = front().hq("h1", "1ga", "1002").hq("h18", "18a", "1002");
    many.state("attempts", Map.of("corps", 4, "army", 0))
        .begin(Side.SOVIET, "activation")
        .refuses("KS-9.1.3", "activate units=h7")
        .plays("activate units=h1", 6)
        .refuses("KS-9.1.3", "activate units=h1")
        .refuses("KS-9.1.3", "activate units=h18");
  }

  @Test
  @Case("KS-9.2.1")
  void oneOfTwoArmiesHasPriorityAndItsFailureIsNoAttempt() {
    Sketch armies =
        front().hq("h38", "38a", "1002").hq("h40", "40a", "1002").hq("h1", "1ga", "1002");
    Play play = armies.begin(Side.SOVIET, "activation");
    assertThat(play.question()).isEqualTo("army-priority");
    play.plays("roll", 2, 5);
    assertThat(play.is("h38", Flag.ACTIVE)).isTrue();
    play.refuses("KS-9.1.3", "activate units=h1");
    Play failed = armies.begin(Side.SOVIET, "activation").plays("roll", 4, 6);
    assertThat(failed.is("h40", Flag.ACTIVE)).isFalse();
    failed
        .refuses("KS-9.1.3", "activate units=h40")
        .allows("activate units=h38")
        .allows("activate units=h1");
    Play other =
        front().hq("h40", "40a", "1002").begin(Side.SOVIET, "activation").plays("roll", 1, 5);
    assertThat(other.is("h40", Flag.ACTIVE)).isTrue();
  }

  private static Sketch leaver() {
    return front()
        .hq("h5", "5gtc", "1010")
        .unit("t1", "5gtc tank brigade B 4-3-4", "1010")
        .unit("t2", "5gtc tank brigade B 4-3-4", "1012");
  }

  @Test
  @Case({"KS-9.2.2", "KS-9.2.2A", "KS-9.2.2C"})
  void theFifthGuardsTankCorpsMayBeOrderedToLeaveByTheSouthEdge() {
    Play play = leaver().begin(Side.SOVIET, "activation");
    assertThat(play.question()).isEqualTo("fifth-guards-tank");
    play.plays("roll", 2);
    assertThat(play.state(Side.AXIS, "exit-ordered")).isEqualTo(true);
    assertThat(play.state(Side.AXIS, "attempts")).isEqualTo(Map.of("corps", 1, "army", 0));
    play.plays("end-phase")
        .refuses("KS-9.2.2A", "end-phase")
        .refuses("KS-9.2.2A", "move units=t1 path=1010,1009")
        .plays("move units=t2 path=1012,off");
    assertThat(play.at("t2")).isEqualTo("gone");
    play.plays("move units=t1 path=1010,1011,1012,off")
        .plays("move units=h5 path=1010,1011,1012,off")
        .plays("end-phase");
    assertThat(play.score().axis()).isZero();
  }

  @Test
  @Case({"KS-9.2.2B", "KS-9.2.2"})
  void otherwiseItActsAsOthersDoButAttacksOnlyInTheSouth() {
    Play play = leaver().begin(Side.SOVIET, "activation").plays("roll", 3);
    assertThat(play.is("t1", Flag.ACTIVE)).isFalse();
    play.allows("activate units=h5");
    Sketch.clear(6, 6)
        .areaFrom("south-of-dnestr", 5)
        .hq("h5", "5gtc", "0305")
        .unit("n", "5gtc tank brigade B 4-3-9", "0303", "active")
        .unit("s", "5gtc tank brigade B 4-3-9", "0505", "active")
        .unit("a", "xlviii infantry regiment B 3-3-6", "0302")
        .unit("b", "xlviii infantry regiment B 3-3-6", "0506")
        .begin(Side.SOVIET, "combat")
        .refuses("KS-9.2.2B", "attack attackers=n hexes=0302")
        .allows("attack attackers=s hexes=0506");
  }

  private static Sketch crossing() {
    return front().turn(4).state("crossed", 6).hq("h1", "1ga", "1002").hq("h5m", "5mc", "1110");
  }

  @Test
  @Case({"KS-4.F", "KS-8.1", "KS-8.1.1", "KS-8.1.2", "KS-9.2.2D", "KS-2.4.9"})
  void theDirectiveGoesToACorpsOfTheFrontOnceUnitsHaveCrossed() {
    Play play = crossing().begin(Side.AXIS, "defensive-positions").plays("end-phase");
    assertThat(play.question()).isEqualTo("zhukov-directive");
    play.refuses("KS-8.1.2", "directive unit=h1")
        .refuses("KS-8.1.2", "directive unit=h5m")
        .plays("directive unit=h7", 2)
        .refuses("KS-8.1.2", "assign units=b1")
        .plays("assign units=b1,b2");
    assertThat(play.is("b1", Flag.ACTIVE)).isTrue();
    assertThat(play.is("b3", Flag.ACTIVE)).isFalse();
    assertThat(play.state(Side.AXIS, "directive"))
        .isEqualTo(Map.of("hq", "h7", "units", List.of("b1", "b2")));
    Play late = crossing().turn(8).begin(Side.AXIS, "defensive-positions").plays("end-phase");
    assertThat(late.question()).isNotEqualTo("zhukov-directive");
    Play none =
        crossing().state("crossed", 0).begin(Side.AXIS, "defensive-positions").plays("end-phase");
    assertThat(none.question()).isNotEqualTo("zhukov-directive");
  }

  @Test
  @Case({"KS-8.1.3", "KS-11.3.2"})
  void whoIsDirectedMarchesSouthByTheCheapestWay() {
    Play play =
        crossing()
            .state("directive", Map.of("hq", "h7", "units", List.of("b1")))
            .begin(Side.SOVIET, "activation")
            .plays("end-phase");
    play.refuses("KS-9.1", "move units=b2 path=1103,1104")
        .refuses("KS-8.1.3", "move units=b1 path=1003,1002")
        .refuses("KS-8.1.3", "end-phase")
        .plays("move units=b1 path=1003,1004,1005,1006,1007,1008,1009")
        .plays("move units=h7 path=1003,1004,1005,1006,1007,1008,1009")
        .plays("end-phase");
    assertThat(play.at("b1")).isEqualTo("1009");
  }

  @Test
  @Case({"KS-8.1.4", "KS-8.1.2"})
  void brigadesThatAreSouthAlreadyDoNotCount() {
    Play play =
        Sketch.clear(9, 12)
            .turn(4)
            .state("crossed", 20)
            .areaFrom("south-of-dnestr", 9)
            .hq("h7", "7gtc", "0503")
            .unit("b1", "7gtc tank brigade B 4-3-9", "0503")
            .unit("b2", "7gtc tank brigade B 4-3-9", "0510")
            .begin(Side.SOVIET, "zhukov-directive")
            .plays("directive unit=h7", 6)
            .refuses("KS-8.1.2", "assign units=b1,b2")
            .plays("assign units=b1");
    assertThat(play.events(Directed.class).getFirst().brigades()).isEqualTo(1);
  }

  @Test
  @Case({"KS-8.2", "KS-8.2.1", "KS-8.2.2"})
  void onTurnEightACorpsMayBeCalledBackNorth() {
    Sketch south =
        Sketch.clear(9, 12)
            .turn(8)
            .areaFrom("south-of-dnestr", 9)
            .hq("h7", "7gtc", "0510")
            .unit("b1", "7gtc tank brigade B 4-3-9", "0510")
            .hq("h5m", "5mc", "0411")
            .hq("h6", "6gtc", "0502");
    assertThat(south.begin(Side.SOVIET, "activation").question()).isEqualTo("activation");
    Play play =
        south
            .state("directive", Map.of("hq", "h7", "units", List.of("b1")))
            .begin(Side.SOVIET, "activation");
    assertThat(play.question()).isEqualTo("recall");
    play.allows("pass")
        .refuses("KS-8.2.1", "recall unit=h5m")
        .refuses("KS-8.2.1", "recall unit=h6")
        .plays("recall unit=h7");
    assertThat(play.is("b1", Flag.ACTIVE)).isTrue();
    play.plays("end-phase")
        .refuses("KS-8.2.2", "end-phase")
        .refuses("KS-8.2.2", "move units=b1 path=0510,0511")
        .plays("move units=b1 path=0510,0509,0508")
        .plays("move units=h7 path=0510,0509,0508")
        .plays("end-phase");
  }

  @Test
  @Case("KS-13.1.1")
  void anArmyHeadquartersReturnsAtASourceAfterATurn() {
    Play play =
        front()
            .hq("h1", "1ga", "off")
            .state("returning", Map.of("h1", 8))
            .begin(Side.SOVIET, "activation")
            .refuses("KS-18.1-R", "enter units=h1 hex=1101")
            .plays("enter units=h1 hex=1001");
    assertThat(play.at("h1")).isEqualTo("1001");
  }
}
