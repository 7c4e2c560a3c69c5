package hexfront.games.blitzkrieg57;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Moved;
import hexfront.engine.orders.Units;
import org.junit.jupiter.api.Test;

/** Section 9. */
class MovementTest {
  private static Sketch field() {
    return Sketch.clear(10, 10);
  }

  @Test
  @Case({"GJ-9.0", "GJ-8.0"})
  void onlyActivatedUnitsMove() {
    field()
        .hq("h", Side.AXIS, 1, "0303")
        .axis("a", "5-5-5", "0304")
        .axis("b", "5-5-5", "0308")
        .soviet("x", "3-3-4", "0909")
        .state("active-hq", "h")
        .begin(Side.AXIS, "movement")
        .allows("move units=h path=0303,0302")
        .allows("move units=a path=0304,0404")
        .refuses("GJ-8.0", "move units=b path=0308,0307")
        .refuses("GJ-9.0", "move units=x path=0909,0908");
  }

  @Test
  @Case("GJ-9.1.1")
  void unitsMoveOneAtATimeAndOnce() {
    field()
        .axis("a", "5-5-5", "0303")
        .axis("b", "5-5-5", "0303")
        .begin(Side.AXIS, "movement")
        .refuses("GJ-9.1.1", "move units=a,b path=0303,0304")
        .plays("move units=a path=0303,0304")
        .refuses("GJ-9.1.1", "move units=a path=0304,0305")
        .allows("move units=b path=0303,0304");
  }

  @Test
  @Case("GJ-9.1.2")
  void thereIsNormalAndStrategicMovementAndNothingElse() {
    Play play =
        field()
            .axis("a", "5-5-5", "0303")
            .begin(Side.AXIS, "movement")
            .allows("move units=a path=0303,0304");
    assertThatThrownBy(() -> play.allows("move units=a path=0303,0304 disengage=true"))
        .hasMessage("move has no field [disengage]");
  }

  @Test
  @Case("GJ-9.1.3")
  void nobodyLeavesTheMapOrEntersWaterOrCrossesImpassableHexsides() {
    field()
        .terrain("water", "0102")
        .hexside("impassable", "0101/0201")
        .hexside("sea", "0201/0301")
        .axis("a", "5-5-5", "0101")
        .axis("b", "5-5-5", "0301")
        .begin(Side.AXIS, "movement")
        .refuses("GJ-9.1.3", "move units=a path=0101,0102")
        .refuses("GJ-9.1.3", "move units=a path=0101,0201")
        .refuses("GJ-9.1.3", "move units=b path=0301,0201")
        .refuses("GJ-9.1.3", "move units=a path=0101,off");
  }

  @Test
  @Case({"GJ-9.2", "GJ-TEC"})
  void terrainCostsWhatTheTableSays() {
    Play play =
        field()
            .terrain("light-woods", "0302", "0702")
            .terrain("deep-woods", "0304", "0704")
            .terrain("swamp", "0403", "0803")
            .terrain("town", "0402")
            .terrain("major-city", "0203", "0603")
            .axis("i", "5-5-5", "0303")
            .panzer("m", "9-6-10", "0703")
            .begin(Side.AXIS, "movement");
    assertThat(play.cost("i", "0302")).hasValue(1.0);
    assertThat(play.cost("i", "0304")).hasValue(2.0);
    assertThat(play.cost("i", "0403")).hasValue(2.0);
    assertThat(play.cost("i", "0402")).hasValue(1.0);
    assertThat(play.cost("i", "0203")).hasValue(1.0);
    assertThat(play.cost("m", "0702")).hasValue(2.0);
    assertThat(play.cost("m", "0704")).hasValue(3.0);
    assertThat(play.cost("m", "0803")).hasValue(3.0);
    assertThat(play.cost("m", "0603")).hasValue(1.0);
  }

  @Test
  @Case("GJ-9.2")
  void aUnitSpendsAtMostItsAllowance() {
    field()
        .axis("a", "5-5-5", "0301")
        .begin(Side.AXIS, "movement")
        .allows("move units=a path=0301,0302,0303,0304,0305,0306")
        .refuses("GJ-9.2", "move units=a path=0301,0302,0303,0304,0305,0306,0307")
        .refuses("GJ-9.2", "move units=a path=0301,0303");
  }

  @Test
  @Case({"GJ-9.2.1-1a", "GJ-9.2.1-1c", "GJ-2.1.3"})
  void aMinorRiverCostsAPointWithoutABridge() {
    Play play =
        field()
            .hexside("minor-river", "0303/0304", "0303/0302", "0303/0403")
            .road("0303-0302")
            .rail("0303-0403")
            .axis("a", "5-5-5", "0303")
            .begin(Side.AXIS, "movement");
    assertThat(play.cost("a", "0304")).hasValue(2.0);
    assertThat(play.cost("a", "0302")).hasValue(1.0);
    assertThat(play.cost("a", "0403")).hasValue(1.0);
  }

  @Test
  @Case("GJ-9.2.1-1b")
  void aMajorRiverTakesAWholeMoveBegunBesideIt() {
    Play play =
        field()
            .hexside("major-river", "0303/0304", "0304/0403", "0203/0304", "0403/0404", "0203/0204")
            .axis("a", "5-5-3", "0303")
            .axis("b", "5-5-5", "0302")
            .begin(Side.AXIS, "movement")
            .allows("move units=a path=0303,0304")
            .refuses("GJ-9.2.1-1b", "move units=a path=0303,0304,0305")
            .refuses("GJ-9.2.1-1b", "move units=b path=0302,0303,0304");
    assertThat(play.cost("a", "0304")).hasValue(3.0);
  }

  @Test
  @Case("GJ-9.2.1-1c")
  void overABridgeAMajorRiverCostsNothing() {
    Play play =
        field()
            .hexside("major-river", "0303/0304")
            .road("0303-0304")
            .axis("a", "5-5-5", "0303")
            .begin(Side.AXIS, "movement")
            .allows("move units=a path=0303,0304,0305");
    assertThat(play.cost("a", "0304")).hasValue(1.0);
  }

  @Test
  @Case("GJ-9.2.1-2")
  void alongARoadEveryHexCostsOnePoint() {
    Play play =
        field()
            .terrain("swamp", "0303")
            .terrain("deep-woods", "0304")
            .road("0302-0303-0304")
            .panzer("m", "9-6-4", "0302")
            .begin(Side.AXIS, "movement");
    assertThat(play.cost("m", "0303")).hasValue(1.0);
    assertThat(play.cost("m", "0304")).hasValue(2.0);
  }

  @Test
  @Case("GJ-9.2.2")
  void zonesCostTwoPointsIntoThemAndTwoOutOfThem() {
    Play play =
        field()
            .soviet("x", "3-3-4", "0505")
            .axis("in", "5-5-9", "0503")
            .axis("out", "5-5-9", "0504")
            .begin(Side.AXIS, "movement");
    assertThat(play.cost("in", "0404")).hasValue(4.0);
    assertThat(play.cost("out", "0503")).hasValue(3.0);
    assertThat(play.cost("out", "0404")).hasValue(5.0);
  }

  @Test
  @Case({"GJ-9.2.1-2", "GJ-9.2.2", "GJ-TEC"})
  void betweenTwoZonesTheRoadRateDoesNotHold() {
    Play play =
        field()
            .terrain("swamp", "0404")
            .road("0504-0404")
            .soviet("x", "3-3-4", "0505")
            .panzer("m", "9-6-10", "0504")
            .begin(Side.AXIS, "movement");
    assertThat(play.cost("m", "0404")).hasValue(7.0);
  }

  @Test
  @Case("GJ-9.2.3")
  void nobodyCrossesAMajorRiverBetweenTwoZones() {
    Sketch river =
        field()
            .hexside("major-river", "0504/0404")
            .road("0504-0404")
            .soviet("x", "3-3-4", "0505")
            .axis("a", "5-5-9", "0504")
            .axis("b", "5-5-9", "0404");
    river
        .begin(Side.AXIS, "movement")
        .refuses("GJ-9.2.3", "move units=a path=0504,0404")
        .allows("move units=a path=0504,0503");
  }

  @Test
  @Case("GJ-9.2.4")
  void mountainsAreEnteredByRoadOrByMountainDivisions() {
    Play play =
        field()
            .terrain("mountain", "0304", "0404")
            .road("0303-0304")
            .axis("a", "5-5-5", "0303")
            .axis("g", "6-6-5", "0403", "arm mountain")
            .axis("h", "6-6-5", "0402", "arm mountain")
            .begin(Side.AXIS, "movement")
            .allows("move units=a path=0303,0304")
            .refuses("GJ-9.2.4", "move units=a path=0303,0403,0404")
            .allows("move units=g path=0403,0404")
            .refuses("GJ-9.2.4", "move units=g path=0403,0404,0405")
            .refuses("GJ-9.2.4", "move units=h path=0402,0403,0404");
    assertThat(play.cost("g", "0404")).hasValue(5.0);
  }

  @Test
  @Case("GJ-9.2.4")
  void aMountainDivisionDoesNotClimbBetweenTwoZones() {
    field()
        .terrain("mountain", "0404")
        .soviet("x", "3-3-4", "0505")
        .axis("g", "6-6-5", "0504", "arm mountain")
        .begin(Side.AXIS, "movement")
        .refuses("GJ-9.2.4", "move units=g path=0504,0404");
  }

  @Test
  @Case({"GJ-9.3", "GJ-9.3.1"})
  void aMarchInColumnCostsHalfAPointAHex() {
    Sketch.clear(3, 14)
        .road("0201-0202-0203-0204-0205-0206-0207-0208-0209-0210-0211-0212")
        .axis("a", "5-5-5", "0201")
        .begin(Side.AXIS, "movement")
        .allows(
            "move units=a path=0201,0202,0203,0204,0205,0206,0207,0208,0209,0210,0211"
                + " strategic=true")
        .refuses(
            "GJ-9.3.1",
            "move units=a path=0201,0202,0203,0204,0205,0206,0207,0208,0209,0210,0211,0212"
                + " strategic=true")
        .refuses("GJ-9.2", "move units=a path=0201,0202,0203,0204,0205,0206,0207");
  }

  @Test
  @Case("GJ-9.3.1")
  void itKeepsToRoadsAndAwayFromEnemyZones() {
    Sketch.clear(6, 8)
        .road("0201-0202-0203-0204-0205")
        .axis("a", "5-5-5", "0201")
        .axis("b", "5-5-5", "0301")
        .soviet("x", "3-3-4", "0304")
        .begin(Side.AXIS, "movement")
        .allows("move units=a path=0201,0202 strategic=true")
        .refuses("GJ-9.3.1", "move units=a path=0201,0202,0203 strategic=true")
        .refuses("GJ-9.3.1", "move units=a path=0201,0301 strategic=true")
        .refuses("GJ-9.3.1", "move units=b path=0301,0201,0202 strategic=true");
  }

  @Test
  @Case("GJ-9.3.1")
  void itDoesNotBeginInAnEnemyZone() {
    Sketch.clear(6, 8)
        .road("0201-0202-0203-0204")
        .axis("a", "5-5-9", "0203")
        .soviet("x", "3-3-4", "0204")
        .begin(Side.AXIS, "movement")
        .refuses("GJ-9.3.1", "move units=a path=0203,0202 strategic=true")
        .allows("move units=a path=0203,0202");
  }

  @Test
  @Case("GJ-9.3.1")
  void reachTellsWhereOnlyAMarchGets() {
    Play play =
        Sketch.clear(3, 14)
            .road("0201-0202-0203-0204-0205-0206-0207-0208-0209-0210-0211-0212")
            .axis("a", "5-5-5", "0201")
            .begin(Side.AXIS, "movement");
    var reached =
        play
            .rules()
            .reach(play.position(), hexfront.engine.orders.Units.of(play.unit("a")))
            .stream()
            .filter(r -> r.hex() == play.hex("0211"))
            .toList();
    assertThat(reached).hasSize(1).allMatch(r -> r.manner().equals(OnRoads.MARCH));
    assertThat(play.legal("move"))
        .anyMatch(text -> text.endsWith("0211 strategic=true"))
        .anyMatch(text -> text.endsWith("0201,0202 strategic=true"));
  }

  @Test
  @Case("GJ-9.0")
  void aPathBeginsWhereTheUnitStands() {
    field()
        .axis("a", "5-5-5", "0303")
        .axis("off", "5-5-5", "off")
        .begin(Side.AXIS, "movement")
        .refuses("GJ-9.0", "move units=a path=0304,0305")
        .refuses("GJ-9.0", "move units=a path=0303")
        .refuses("GJ-9.0", "move units=off path=0303,0304");
  }

  @Test
  @Case({"GJ-9.2", "GJ-9.3.1"})
  void aMoveTellsWhatItCostAndByWhichRule() {
    Play play =
        Sketch.clear(3, 8)
            .road("0201-0202-0203-0204")
            .axis("a", "5-5-5", "0201")
            .axis("b", "5-5-5", "0301")
            .begin(Side.AXIS, "movement")
            .plays("move units=a path=0201,0202,0203,0204 strategic=true");
    Moved march = (Moved) play.events().getLast();
    assertThat(march.rule() + " " + march.cost().value()).isEqualTo("GJ-9.3.1 1.5");
    play.plays("move units=b path=0301,0302,0303");
    Moved walk = (Moved) play.events().getLast();
    assertThat(walk.rule() + " " + walk.cost().value()).isEqualTo("GJ-9.2 2.0");
  }

  @Test
  @Case({"GJ-9.2", "GJ-9.3.1"})
  void reachIsToldForOneUnitThatMayMove() {
    Play play =
        Sketch.clear(8, 8)
            .road("0302-0303-0304-0305")
            .axis("a", "5-5-2", "0303")
            .axis("b", "5-5-2", "0303", "moved")
            .axis("full", "5-5-2", "0304", "moved")
            .axis("full2", "5-5-2", "0304", "moved")
            .begin(Side.AXIS, "movement");
    assertThat(play.rules().reach(play.position(), Units.of(play.unit("a"))))
        .extracting(r -> play.rules().number(r.hex()))
        .contains("0302", "0305")
        .doesNotContain("0303", "0304");
    assertThat(play.rules().reach(play.position(), Units.of(play.unit("b")))).isEmpty();
    assertThat(play.rules().reach(play.position(), Units.of(play.unit("a"), play.unit("b"))))
        .isEmpty();
    Play combat = field().axis("a", "5-5-5", "0303").begin(Side.AXIS, "combat");
    assertThat(combat.rules().reach(combat.position(), Units.of(combat.unit("a")))).isEmpty();
  }

  @Test
  @Case({"GJ-5.1", "GJ-5.2", "GJ-11.2", "GJ-11.3", "GJ-12.0"})
  void otherOrdersHaveTheirPlaceElsewhere() {
    field()
        .terrain("major-city", "0505")
        .axis("a", "5-5-5", "0303")
        .axis("b", "5-5-5", "off")
        .begin(Side.AXIS, "movement")
        .refuses("GJ-5.1", "select-chits chits=1PzG")
        .refuses("GJ-5.2", "draw")
        .refuses("GJ-11.2", "transfer unit=a")
        .refuses("GJ-11.3", "fortify hex=0505")
        .refuses("GJ-12.0", "enter units=b hex=0303")
        .refuses("GJ-5.0", "pass");
  }

  @Test
  @Case("GJ-13.1")
  void aHeadquartersIsActivatedByItsOwnChitOnly() {
    field()
        .hq("h", Side.AXIS, 4, "0303")
        .hq("other", Side.AXIS, 4, "0304")
        .state("active-hq", "h")
        .begin(Side.AXIS, "movement")
        .refuses("GJ-13.1", "move units=other path=0304,0305");
  }
}
