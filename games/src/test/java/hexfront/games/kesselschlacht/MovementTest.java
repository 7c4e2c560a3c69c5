package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Module 11: movement. */
class MovementTest {
  private static final String FOOT = "xlviii infantry regiment B 3-3-6";
  private static final String CAR = "xlviii motorized regiment B 3-3-8";

  @Test
  @Case({"KS-11.1", "KS-11.1.1", "KS-11.1.6"})
  void unitsMoveOnceAsFarAsTheSlowestAndHexByHex() {
    Play play =
        Sketch.clear(10, 10)
            .unit("a", FOOT, "0303", "supplied")
            .unit("b", CAR, "0303", "supplied")
            .unit("c", FOOT, "0304", "supplied")
            .begin(Side.AXIS, "movement")
            .refuses("KS-11.1.1", "move units=a,c path=0303,0403")
            .refuses("KS-11.1.1", "move units=a path=0304,0305")
            .refuses("KS-11.1.6", "move units=a path=0303,0305")
            .refuses("KS-11.1.6", "move units=a,b path=0303,0304,0305,0306,0307,0308,0309,0310")
            .plays("move units=b path=0303,0304,0305,0306,0307,0308,0309,0310")
            .refuses("KS-11.1.6", "move units=b path=0310,0309");
    assertThat(play.at("b")).isEqualTo("0310");
  }

  @Test
  @Case("KS-11.1.2")
  void nobodyEntersAHexOfTheEnemy() {
    Sketch.clear(6, 6)
        .unit("a", FOOT, "0303", "supplied")
        .unit("x", "60a headquarters army C 0-1-8", "0304")
        .begin(Side.AXIS, "movement")
        .refuses("KS-11.1.2", "move units=a path=0303,0304");
  }

  @Test
  @Case({"KS-11.1.4", "KS-15.0"})
  void riversCostExtraOrTakeABridge() {
    Play play =
        Sketch.clear(6, 6)
            .hexside("minor-river", "0303/0304", "0303/0403", "0303/0302")
            .hexside("bridge", "0303/0403")
            .road("0303-0302")
            .hexside("major-river", "0303/0203", "0303/0202")
            .hexside("bridge", "0303/0202")
            .unit("a", FOOT, "0303", "supplied")
            .unit("b", CAR, "0303", "supplied")
            .state("weather", "mud")
            .begin(Side.AXIS, "movement");
    assertThat(play.cost("a", "0304")).hasValue(2.0);
    assertThat(play.cost("b", "0304")).hasValue(4.0);
    assertThat(play.cost("a", "0403")).hasValue(1.0);
    assertThat(play.cost("a", "0302")).hasValue(2.0);
    assertThat(play.cost("a", "0202")).hasValue(1.0);
    play.refuses("KS-11.1.4", "move units=a path=0303,0203");
  }

  @Test
  @Case({"KS-11.1.4", "KS-5.0.1"})
  void motorizedUnitsNeedARoadIntoMountainsInMud() {
    Sketch.clear(6, 6)
        .terrain("mountain", "0304", "0302")
        .road("0303-0302")
        .unit("b", CAR, "0303", "supplied")
        .state("weather", "mud")
        .begin(Side.AXIS, "movement")
        .refuses("KS-11.1.4", "move units=b path=0303,0304")
        .allows("move units=b path=0303,0302");
  }

  @Test
  @Case({"KS-11.2.1", "KS-13.3.1"})
  void disorganizedGermansGoTwoPointsAndDoNotInfiltrate() {
    Sketch.clear(8, 8)
        .unit("x", "60a rifle division C 4-5-5", "0404")
        .unit("a", FOOT, "0403", "supplied", "disorganized")
        .begin(Side.AXIS, "movement")
        .refuses("KS-13.3.1", "move units=a path=0403,0304")
        .allows("move units=a path=0403,0402,0401")
        .refuses("KS-13.3.1", "move units=a path=0403,0402,0401,0301");
  }

  @Test
  @Case({"KS-11.2.2", "KS-8.1.2", "KS-2.4.9"})
  void axisUnitsThatCrossTheDnestrStayInTheSouthAndAreCounted() {
    Play play =
        Sketch.clear(8, 8)
            .areaFrom("south-of-dnestr", 5)
            .unit("a", CAR, "0304", "supplied")
            .unit("began", CAR, "0306", "supplied")
            .unit("hun", "vii motorized regiment C 2-2-8", "0504", "supplied")
            .begin(Side.AXIS, "movement")
            .refuses("KS-11.2.2", "move units=a path=0304,0305,0304")
            .allows("move units=began path=0306,0305,0304")
            .plays("move units=hun path=0504,0505")
            .plays("move units=a path=0304,0305");
    assertThat(play.state(Side.SOVIET, "crossed")).isEqualTo(1);
    play.until("motorized-movement").refuses("KS-11.2.2", "move units=a path=0305,0304");
  }

  @Test
  @Case({"KS-11.2.2", "KS-11.1.6"})
  void axisUnitsLeaveByTheWestAndSouthEdgesOnly() {
    Play play =
        Sketch.clear(6, 6)
            .unit("west", FOOT, "0103", "supplied")
            .unit("south", FOOT, "0306", "supplied")
            .unit("north", FOOT, "0301", "supplied")
            .unit("x", "60a rifle division C 4-5-5", "0606")
            .begin(Side.AXIS, "movement")
            .refuses("KS-11.2.2", "move units=north path=0301,off")
            .plays("move units=west path=0103,off")
            .plays("move units=south path=0306,off");
    assertThat(play.at("west")).isEqualTo("gone");
    assertThat(play.events(Exited.class)).hasSize(2);
    assertThat(play.state(Side.SOVIET, "losses")).isEqualTo(List.of());
    Sketch.clear(6, 6)
        .unit("x", "60a rifle division C 4-5-5", "0306", "active")
        .begin(Side.SOVIET, "movement")
        .refuses("KS-11.1.6", "move units=x path=0306,off");
  }

  @Test
  @Case({"KS-11.3.1", "KS-11.3.2"})
  void sovietArmiesStayEastAndInTheSouth() {
    Sketch map =
        Sketch.clear(30, 8)
            .areaUpTo("west-of-seret", 5)
            .areaUpTo("west-of-strypa", 3)
            .areaFrom("south-of-dnestr", 7)
            .named("2803", "Ternopol", 0)
            .unit("a18", "18a rifle division C 4-5-5", "0603", "active")
            .unit("tank", "7gtc tank brigade B 4-3-9", "0603", "active")
            .unit("a60", "60a rifle division C 4-5-5", "0403", "active")
            .unit("s", "18a rifle division C 4-5-5", "2507", "active")
            .unit("s2", "7gtc tank brigade B 4-3-9", "2607", "active");
    map.begin(Side.SOVIET, "movement")
        .refuses("KS-11.3.1", "move units=a18 path=0603,0503")
        .allows("move units=tank path=0603,0503")
        .refuses("KS-11.3.1", "move units=a60 path=0403,0303")
        .allows("move units=s path=2507,2407")
        .refuses("KS-11.3.1", "move units=s path=2507,2407,2307")
        .refuses("KS-11.3.2", "move units=s2 path=2607,2606");
    map.state("control", Map.of("2803", "soviet"))
        .begin(Side.SOVIET, "movement")
        .allows("move units=a60 path=0403,0303");
  }

  @Test
  @Case("KS-11.3.1")
  void whoWasDrivenWestReturnsByTheCheapestWay() {
    Play play =
        Sketch.clear(12, 6)
            .areaUpTo("west-of-seret", 5)
            .unit("x", "18a rifle division C 4-5-5", "0303", "active")
            .begin(Side.SOVIET, "movement")
            .refuses("KS-11.3.1", "end-phase")
            .refuses("KS-11.3.1", "move units=x path=0303,0203")
            .plays("move units=x path=0303,0403")
            .refuses("KS-11.3.1", "end-phase")
            .plays("move units=x path=0403,0504,0603");
    play.plays("end-phase");
  }

  @Test
  @Case({"KS-11.3.4", "KS-11.3.4-1", "KS-11.3.4-2"})
  void formationsThatCannotActivateRegroupByTheCheapestWay() {
    Sketch map =
        Sketch.clear(20, 8)
            .road("1001-1002-1003-1004-1005-1006")
            .area("soviet-supply", "1001")
            .hq("h", "7gtc", "1104")
            .unit("far", "7gtc rifle brigade C 2-2-5", "1904")
            .unit("near", "7gtc rifle brigade C 2-2-5", "1204");
    Play play =
        map.begin(Side.SOVIET, "movement")
            .refuses("KS-11.3.4-2", "move units=near path=1204,1205")
            .refuses("KS-11.3.4-2", "move units=far path=1904,2003")
            .allows("move units=far path=1904,1803");
    play.plays("end-phase");
    Sketch.clear(20, 8)
        .road("1001-1002-1003-1004-1005-1006")
        .area("soviet-supply", "1001")
        .hq("h", "7gtc", "0704")
        .begin(Side.SOVIET, "movement")
        .refuses("KS-11.3.4-1", "move units=h path=0704,0604")
        .allows("move units=h path=0704,0803");
    Sketch.clear(20, 8)
        .road("1001-1002-1003-1004-1005-1006")
        .area("soviet-supply", "1001")
        .hq("h", "7gtc", "1104")
        .unit("x", "7gtc rifle brigade C 2-2-5", "1204")
        .begin(Side.SOVIET, "activation")
        .plays("activate units=h", 6)
        .plays("end-phase")
        .refuses("KS-9.1", "move units=x path=1204,1205");
  }

  /** KS-R218. */
  @Test
  @Case({"KS-11.3.4-1", "KS-11.3.4-2"})
  void whoRegroupsMayStopOnceItIsNearEnoughOrGoOn() {
    Sketch map =
        Sketch.clear(20, 8)
            .road("1001-1002-1003-1004-1005-1006")
            .area("soviet-supply", "1001")
            .hq("h", "7gtc", "1104")
            .unit("far", "7gtc rifle brigade C 2-2-5", "1904");
    map.begin(Side.SOVIET, "movement")
        .allows("move units=far path=1904,1804,1704")
        .allows("move units=far path=1904,1804,1704,1604,1504,1404")
        .refuses("KS-11.3.4-2", "move units=far path=1904,1804,1704,1703");
    Sketch.clear(20, 8)
        .road("1001-1002-1003-1004-1005-1006")
        .area("soviet-supply", "1001")
        .hq("h", "7gtc", "0704")
        .begin(Side.SOVIET, "movement")
        .allows("move units=h path=0704,0803,0903")
        .allows("move units=h path=0704,0803,0903,1002")
        .refuses("KS-11.3.4-1", "move units=h path=0704,0803,0903,1002,1102");
  }

  @Test
  @Case("KS-11.3.4-2")
  void nobodyIsShutOutByThoseWhoStandAtTheEdge() {
    Play play =
        Sketch.clear(20, 1)
            .road("0101-0201-0301")
            .area("soviet-supply", "0101")
            .hq("h", "7gtc", "0301")
            .unit("a", "7gtc rifle brigade C 2-2-5", "0901")
            .unit("b", "7gtc rifle brigade C 2-2-5", "0901")
            .unit("far", "7gtc rifle brigade C 2-2-5", "1201")
            .begin(Side.SOVIET, "movement")
            .refuses("KS-11.3.4-2", "move units=a path=0901,0801");
    assertThat(play.legal("move")).containsExactly("move units=far path=1201,1101,1001,0901,0801");
    assertThat(play.cost("far", "0701")).hasValue(5.0);
    play.plays("move units=far path=1201,1101,1001,0901,0801");
    assertThat(play.rules().activation.eligible(play.position(), play.unit("h")).isLegal())
        .isTrue();
  }
}
