package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.events.Control;
import hexfront.engine.events.Moved;
import hexfront.engine.events.Rolled;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Modules 8, 9 and 11: orders from above, marches, and what a move brings about. */
class MarchesTest {
  private static final String FOOT = "xlviii infantry regiment B 3-3-6";

  private static Sketch front() {
    return Sketch.clear(20, 12)
        .road("1001-1002-1003-1004-1005-1006-1007-1008-1009-1010")
        .area("soviet-supply", "1001")
        .areaFrom("south-of-dnestr", 9)
        .hq("h7", "7gtc", "1003")
        .unit("b1", "7gtc tank brigade B 4-3-9", "1003")
        .unit("b2", "7gtc tank brigade B 4-3-9", "1103");
  }

  // ---- moves

  @Test
  @Case({"KS-11.1", "KS-11.1.1"})
  void aMoveNamesUnitsOfTheMovingSideEachOnce() {
    Sketch.clear(8, 8)
        .unit("a", FOOT, "0303", "supplied")
        .unit("off", FOOT, "off")
        .unit("x", "60a rifle division C 4-5-5", "0606")
        .begin(Side.AXIS, "movement")
        .refuses("KS-11.1.1", "move units=a,a path=0303,0304")
        .refuses("KS-11.1", "move units=x path=0606,0605")
        .refuses("KS-11.1", "move units=off path=0303,0304")
        .refuses("KS-11.1.1", "move units=a path=0303");
  }

  @Test
  @Case({"KS-3.2.4", "KS-11.2.2"})
  void nobodyLeavesTheMapThroughAnEnemyZone() {
    Sketch.clear(8, 8)
        .unit("a", FOOT, "0307", "supplied")
        .unit("b", FOOT, "0308", "supplied")
        .unit("x", "60a rifle division C 4-5-5", "0408")
        .begin(Side.AXIS, "movement")
        .refuses("KS-3.2.4", "move units=a path=0307,0308,off")
        .allows("move units=b path=0308,off");
  }

  @Test
  @Case({"KS-13.3.1", "KS-10.5.2"})
  void disorganizedUnitsThatMoveByFuelGoTwoPoints() {
    Sketch.clear(20, 8)
        .state("fuel", Map.of("iii", 9))
        .hq("h", "iii", "0404")
        .unit("p", "iii panzer regiment A 5-4-0", "0405", "disorganized")
        .begin(Side.AXIS, "movement")
        .allows("move units=p path=0405,0406,0407")
        .refuses("KS-13.3.1", "move units=p path=0405,0406,0407,0408");
  }

  @Test
  @Case({"KS-10.5.2A", "KS-10.5"})
  void onlyThoseWhoBoughtFuelTogetherShareItAndNobodyOnFootBuysAny() {
    Sketch.clear(20, 8)
        .state("fuel", Map.of("iii", 9))
        .hq("h", "iii", "0404")
        .unit("p", "iii panzer regiment A 5-4-0", "0405")
        .unit("g", "iii panzergrenadier regiment A 4-4-0", "0406")
        .unit("i", "iii infantry regiment B 3-3-6", "0406")
        .begin(Side.AXIS, "movement")
        .refuses("KS-10.5", "move units=i path=0406,0407 fuel=2")
        .plays("move units=p path=0405,0406 fuel=5")
        .refuses("KS-10.5.2A", "move units=g,p path=0406,0407")
        .plays("move units=p path=0406,0407,0408")
        .plays("move units=g path=0406,0407");
  }

  @Test
  @Case({"KS-10.5.2B", "KS-3.2.4"})
  void whoStopsInAnEnemyZoneLeavesTheOthersTheRestOfTheFuel() {
    Play play =
        Sketch.clear(20, 8)
            .state("fuel", Map.of("iii", 9))
            .hq("h", "iii", "0404")
            .unit("p", "iii panzer regiment A 5-4-0", "0405")
            .unit("g", "iii panzergrenadier regiment A 4-4-0", "0405")
            .unit("x", "60a rifle division C 4-5-5", "0507")
            .begin(Side.AXIS, "movement")
            .plays("move units=g,p path=0405,0505 fuel=6")
            .plays("move units=g path=0505,0506")
            .refuses("KS-11.1.6", "move units=g path=0506,0606")
            .plays("move units=p path=0505,0605,0705");
    assertThat(play.fuel("iii")).isEqualTo(3);
  }

  @Test
  @Case({"KS-11.1.1", "KS-11.1.6"})
  void aMoveIsToldWithItsCostAndARefusalWithWhatIsLeft() {
    Play play =
        Sketch.clear(9, 9)
            .road("0401-0402-0403-0404")
            .terrain("rough", "0405")
            .unit("a", "xlviii infantry regiment B 3-3-3", "0401", "supplied")
            .begin(Side.AXIS, "movement");
    List<Refusal> refusals =
        play.game().check(play.order("move units=a path=0401,0402,0403,0404,0405")).refusals();
    assertThat(refusals).extracting(Refusal::why).containsExactly("the way costs 3.5, a has 3");
    play.plays("move units=a path=0401,0402,0403,0404");
    assertThat(play.last(Moved.class).cost().value()).isEqualTo(1.5);
    assertThat(play.last(Moved.class).rule()).isEqualTo("KS-11.1.1");
  }

  @Test
  @Case({"KS-6.7.2", "KS-11.1"})
  void combatUnitsTakeAirfieldsTheyPassHeadquartersDoNot() {
    Play play =
        Sketch.clear(9, 9)
            .area("airfields", "0402", "0602")
            .state("control", Map.of("0402", "soviet", "0602", "soviet"))
            .unit("a", FOOT, "0401", "supplied")
            .hq("h", "xlviii", "0601")
            .begin(Side.AXIS, "movement")
            .plays("move units=h path=0601,0602,0603")
            .plays("move units=a path=0401,0402,0403");
    assertThat(play.position().controls(Side.AXIS, play.hex("0402"))).isTrue();
    assertThat(play.position().controls(Side.AXIS, play.hex("0602"))).isFalse();
    assertThat(play.events(Control.class)).hasSize(1);
  }

  @Test
  @Case({"KS-10.7", "KS-6.7.2"})
  void aGarrisonWhoseHomeFallsJoinsTheNearestCorps() {
    Play play =
        Sketch.clear(14, 6)
            .hq("h", "iii", "0101")
            .hq("k", "xlviii", "0905")
            .hq("army", "1pza", "0504")
            .unit("g", "garrison infantry regiment C 4-3-5", "0503")
            .unit("other", "garrison infantry regiment C 4-3-5", "0805")
            .state("garrisons", Map.of("g", "0402", "other", "0806"))
            .hq("s", "60a", "0406")
            .unit("x", "60a rifle division C 9-5-5", "0302", "active")
            .begin(Side.SOVIET, "movement")
            .plays("move units=x path=0302,0402");
    assertThat(play.events(Reassigned.class)).hasSize(1);
    assertThat(play.last(Reassigned.class).formation()).isEqualTo("iii");
    assertThat(play.last(Reassigned.class).rule()).isEqualTo("KS-10.7");
  }

  // ---- activation

  @Test
  @Case({"KS-9.1", "KS-9.1.3"})
  void oneSovietHeadquartersTriesAtATimeAndTheDieIsTold() {
    Play play =
        front()
            .hq("h6", "6gtc", "1002")
            .hq("axis", "xlviii", "1811")
            .begin(Side.SOVIET, "activation")
            .refuses("KS-9.1.3", "activate units=h6,h7")
            .refuses("KS-9.1", "activate units=b1")
            .refuses("KS-9.1", "activate units=axis")
            .plays("activate units=h7", 1);
    assertThat(play.last(Rolled.class).purpose()).isEqualTo("activation");
    assertThat(play.last(Activated.class).rule()).isEqualTo("KS-9.1.2");
    assertThat(play.last(Activated.class).units().size()).isEqualTo(3);
  }

  @Test
  @Case("KS-9.2.1")
  void theDieNamesTheArmyWithPriority() {
    Sketch armies = front().hq("h38", "38a", "1002").hq("h40", "40a", "1002");
    for (int die = 1; die <= 6; die++) {
      Play play = armies.begin(Side.SOVIET, "activation").plays("roll", die, 1);
      assertThat(play.is("h38", Flag.ACTIVE)).isEqualTo(die <= 3);
      assertThat(play.is("h40", Flag.ACTIVE)).isEqualTo(die > 3);
      assertThat(play.events(Rolled.class))
          .extracting(Rolled::purpose)
          .containsExactly("army-priority", "activation");
      assertThat(play.state(Side.AXIS, "attempts")).isEqualTo(Map.of("corps", 0, "army", 1));
    }
    Play spent =
        armies.state("attempts", Map.of("corps", 0, "army", 1)).begin(Side.SOVIET, "activation");
    assertThat(spent.question()).isEqualTo("activation");
  }

  @Test
  @Case({"KS-9.2.2", "KS-9.2.2A"})
  void whoWasOrderedToLeaveActsEveryTurnAndCountsAsAnAttempt() {
    Sketch leaver =
        front().hq("h5", "5gtc", "1010").unit("t1", "5gtc tank brigade B 4-3-4", "1010");
    Play rolled = leaver.begin(Side.SOVIET, "activation").plays("roll", 1);
    assertThat(rolled.last(Rolled.class).purpose()).isEqualTo("fifth-guards-tank");
    Play later = leaver.state("exit-ordered", true).begin(Side.SOVIET, "activation");
    assertThat(later.question()).isEqualTo("activation");
    assertThat(later.is("t1", Flag.ACTIVE)).isTrue();
    assertThat(later.state(Side.AXIS, "attempts")).isEqualTo(Map.of("corps", 1, "army", 0));
    Play gone = front().state("exit-ordered", true).begin(Side.SOVIET, "activation");
    assertThat(gone.state(Side.AXIS, "attempts")).isEqualTo(Map.of("corps", 0, "army", 0));
    Play units =
        front().unit("t1", "5gtc tank brigade B 4-3-4", "1010").begin(Side.SOVIET, "activation");
    assertThat(units.question()).isEqualTo("fifth-guards-tank");
  }

  @Test
  @Case({"KS-8.1.3", "KS-8.1"})
  void whoIsDirectedActsUntilAllOfItIsSouth() {
    Sketch directed =
        front().turn(5).state("directive", Map.of("hq", "h7", "units", List.of("b1")));
    Play play = directed.begin(Side.SOVIET, "activation");
    assertThat(play.is("b1", Flag.ACTIVE)).isTrue();
    assertThat(play.is("h7", Flag.ACTIVE)).isTrue();
    assertThat(play.is("b2", Flag.ACTIVE)).isFalse();
    assertThat(play.state(Side.AXIS, "attempts")).isEqualTo(Map.of("corps", 1, "army", 0));
    Play done =
        Sketch.clear(20, 12)
            .turn(5)
            .areaFrom("south-of-dnestr", 9)
            .hq("h7", "7gtc", "1010")
            .unit("b1", "7gtc tank brigade B 4-3-9", "1010")
            .state("directive", Map.of("hq", "h7", "units", List.of("b1")))
            .begin(Side.SOVIET, "activation");
    assertThat(done.is("b1", Flag.ACTIVE)).isFalse();
    assertThat(done.state(Side.AXIS, "attempts")).isEqualTo(Map.of("corps", 0, "army", 0));
  }

  @Test
  @Case({"KS-8.1", "KS-8.1.1", "KS-4.F"})
  void theDirectiveIsIssuedOnceFromTurnThreeToSeven() {
    for (int turn = 1; turn <= 9; turn++) {
      Play play =
          front()
              .turn(turn)
              .state("crossed", 6)
              .begin(Side.AXIS, "defensive-positions")
              .plays("end-phase");
      assertThat(play.question().equals("zhukov-directive"))
          .as("turn %d", turn)
          .isEqualTo(
              turn >= play.rules().data.directiveFrom() && turn <= play.rules().data.directiveTo());
    }
    Play once =
        front()
            .turn(4)
            .state("crossed", 6)
            .begin(Side.AXIS, "defensive-positions")
            .plays("end-phase")
            .plays("directive unit=h7", 1);
    assertThat(once.last(Rolled.class).purpose()).isEqualTo("directive");
    if (once.question().equals("zhukov-directive")) {
      once.plays(once.legal("assign").getFirst());
    }
    assertThat(once.rules().activation.isDirectiveDue(once.position())).isFalse();
    Play nobody =
        Sketch.clear(9, 9)
            .turn(4)
            .state("crossed", 6)
            .areaFrom("south-of-dnestr", 9)
            .hq("h1", "1ga", "0202")
            .begin(Side.AXIS, "defensive-positions")
            .plays("end-phase");
    assertThat(nobody.question()).isEqualTo("activation");
  }

  @Test
  @Case({"KS-8.2.2", "KS-8.2.1"})
  void aRecalledCorpsActsUntilAllOfItIsNorth() {
    Sketch recalled =
        Sketch.clear(9, 12)
            .turn(9)
            .areaFrom("south-of-dnestr", 9)
            .hq("h7", "7gtc", "0503")
            .unit("b1", "7gtc tank brigade B 4-3-9", "0510")
            .state("recall", "h7");
    Play play = recalled.begin(Side.SOVIET, "activation");
    assertThat(play.is("b1", Flag.ACTIVE)).isTrue();
    assertThat(play.state(Side.AXIS, "attempts")).isEqualTo(Map.of("corps", 1, "army", 0));
    Play home =
        Sketch.clear(9, 12)
            .turn(9)
            .areaFrom("south-of-dnestr", 9)
            .hq("h7", "7gtc", "0503")
            .unit("b1", "7gtc tank brigade B 4-3-9", "0504")
            .state("recall", "h7")
            .begin(Side.SOVIET, "activation");
    assertThat(home.is("b1", Flag.ACTIVE)).isFalse();
    assertThat(home.state(Side.AXIS, "attempts")).isEqualTo(Map.of("corps", 0, "army", 0));
  }

  // ---- marches

  @Test
  @Case({"KS-8.1.3", "KS-3.2.4"})
  void whoIsDirectedGoesAroundEnemyZones() {
    Play play =
        Sketch.clear(9, 9)
            .turn(5)
            .areaFrom("south-of-dnestr", 6)
            .state("directive", Map.of("hq", "h7", "units", List.of("b1")))
            .hq("h7", "7gtc", "0407")
            .unit("b1", "7gtc tank brigade B 4-3-9", "0402")
            .unit("a", FOOT, "0404")
            .begin(Side.SOVIET, "activation")
            .plays("end-phase");
    assertThat(play.legal("move"))
        .filteredOn(text -> text.contains("units=b1"))
        .isNotEmpty()
        .allSatisfy(text -> assertThat(text).doesNotContain("0404"));
    play.plays(
        play.legal("move").stream().filter(text -> text.contains("units=b1")).findFirst().get());
    assertThat(play.at("b1")).isNotEqualTo("0402");
  }

  @Test
  @Case({"KS-9.2.2A", "KS-11.1.6"})
  void whoLeavesGoesToTheSouthEdgeByTheCheapestWay() {
    Play play =
        Sketch.clear(9, 9)
            .state("exit-ordered", true)
            .road("0404-0405-0406-0407-0408-0409-off")
            .hq("h5", "5gtc", "0303")
            .unit("t1", "5gtc tank brigade B 4-3-2", "0404")
            .unit("t2", "5gtc tank brigade B 4-3-4", "0409")
            .begin(Side.SOVIET, "activation")
            .plays("end-phase")
            .refuses("KS-9.2.2A", "move units=t2 path=0409,0408")
            .refuses("KS-9.2.2A", "move units=t1 path=0404,0504")
            .refuses("KS-9.2.2A", "end-phase")
            .allows("move units=t2 path=0409,off");
    assertThat(play.legal("move")).anyMatch(text -> text.startsWith("move units=t2 path=0409,off"));
    play.refuses("KS-11.1.6", "move units=t1 path=0404,0405,0406,0407,0408,0409,off")
        .plays("move units=t1 path=0404,0405,0406,0407,0408");
  }
}
