package hexfront.games.blitzfront;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Supply, strategic movement, reinforcements. */
class SupplyAndStrategyTest {
  @Test
  @Case({"BF-SUP-1", "BF-SUP-2"})
  void aLineRunsPastNoEnemyZoneUnlessAFriendStandsInIt() {
    Sketch sketch =
        Sketch.clear(3, 9)
            .source(Side.AXIS, "0101", "0201", "0301")
            .axis("a", "division infantry 2-2-4", "0208")
            .soviet("x", "army rifle 4-6-3", "0204");
    assertThat(sketch.begin(Side.AXIS, "movement").isSupplied("a")).isFalse();
    Play open =
        sketch
            .axis("b", "division infantry 2-2-4", "0104")
            .axis("c", "division infantry 2-2-4", "0105")
            .begin(Side.AXIS, "movement");
    assertThat(open.isSupplied("a")).isTrue();
    assertThat(open.rules().supply(open.position(), Side.AXIS))
        .anySatisfy(line -> assertThat(line.path().size()).isGreaterThan(7));
  }

  @Test
  @Case({"BF-STR-0", "BF-STR-1"})
  void axisTrainsRunTwoHexesATurnAndUnitsArriveDisrupted() {
    Sketch sketch =
        Sketch.clear(12, 6)
            .source(Side.AXIS, "0103")
            .way("railroad", "0103-0203-0303-0403-0503-0603-0703")
            .axis("a", "division infantry 2-2-4", "0103")
            .axis("d", "division infantry 2-2-4", "0203", "disrupted")
            .turn(2);
    Play play =
        sketch
            .begin(Side.AXIS, "reinforcement")
            .refuses("BF-STR-1", "rail unit=a path=0103,0203,0303,0403,0503,0603")
            .refuses("BF-STR-1", "rail unit=d path=0203,0303")
            .refuses("BF-STR-1", "rail unit=a path=0103,0104")
            .plays("rail unit=a path=0103,0203,0303,0403,0503");
    assertThat(play.isDisrupted("a")).isTrue();
    sketch
        .state("rail-base", 2)
        .begin(Side.AXIS, "reinforcement")
        .allows("rail unit=a path=0103,0203,0303,0403,0503,0603");
  }

  @Test
  @Case({"BF-STR-1", "BF-STR-2"})
  void sovietLinesLeadToTheEasternOrSouthernEdgeAndPastNoEnemyZone() {
    Sketch.clear(8, 6)
        .way("railroad", "0303-0403-0503")
        .soviet("s", "division rifle 1-1-3", "0303")
        .begin(Side.SOVIET, "reinforcement")
        .refuses("BF-STR-1", "rail unit=s path=0303,0403");
    Sketch.clear(8, 6)
        .way("railroad", "0303-0403-0503-0603-0703-0803")
        .soviet("s", "division rifle 1-1-3", "0303")
        .begin(Side.SOVIET, "reinforcement")
        .allows("rail unit=s path=0303,0403,0503");
    Sketch.clear(8, 6)
        .way("railroad", "0303-0403-0503-0603-0703-0803")
        .soviet("s", "division rifle 1-1-3", "0303")
        .axis("g", "corps infantry 5-6-4", "0502")
        .begin(Side.SOVIET, "reinforcement")
        .refuses("BF-STR-2", "rail unit=s path=0303,0403,0503");
  }

  @Test
  @Case({"BF-STR-1", "BF-STR-3", "BF-DIS-1"})
  void disruptedUnitsGoNeitherByRailNorBySea() {
    sea()
        .way("railroad", "0304-0303")
        .soviet("d", "division rifle 1-1-3", "0304", "disrupted")
        .begin(Side.SOVIET, "reinforcement")
        .refuses("BF-STR-1", "rail unit=d path=0304,0303")
        .refuses("BF-DIS-1", "rail unit=d path=0304,0303")
        .refuses("BF-STR-3", "ship unit=d hex=0604")
        .refuses("BF-DIS-1", "ship unit=d hex=0604");
  }

  /** Two ports on an inland sea. */
  private static Sketch sea() {
    return Sketch.clear(8, 6)
        .terrain("sea", "0403", "0404", "0503")
        .terrain("port", "0304", "0604")
        .state("control", java.util.Map.of("0304", "soviet", "0604", "soviet"))
        .soviet("s", "division rifle 1-1-3", "0304")
        .soviet("t", "division rifle 1-1-3", "0303")
        .soviet("u", "division rifle 1-1-3", "0101");
  }

  @Test
  @Case({"BF-STR-0", "BF-STR-3", "BF-STR-4"})
  void oneUnitATurnGoesByASeaThatMaySinkIt() {
    Play own =
        sea()
            .state("sea-control", "soviet")
            .begin(Side.SOVIET, "reinforcement")
            .refuses("BF-STR-3", "ship unit=u hex=0604")
            .refuses("BF-STR-3", "ship unit=s hex=0602")
            .plays("ship unit=s hex=0604", 5)
            .refuses("BF-STR-3", "ship unit=t hex=0604");
    assertThat(own.at("s")).isEqualTo("0604");
    assertThat(own.isDisrupted("s")).isTrue();
    Play other =
        sea()
            .state("sea-control", "axis")
            .begin(Side.SOVIET, "reinforcement")
            .plays("ship unit=s hex=0604", 4);
    assertThat(other.at("s")).isEqualTo("gone");
  }

  @Test
  @Case("BF-STR-4")
  void sevastopolRulesTheBlackSeaAndBothSidesOfTheStraitTheSeaOfAzov() {
    Play play = Play.open("rostov");
    assertThat(play.rules().control.rulesBlackSea(play.position(), Side.SOVIET)).isTrue();
    assertThat(play.rules().control.rulesAzov(play.position(), Side.SOVIET)).isTrue();
    play = Play.open("maikop-1942");
    assertThat(play.rules().control.rulesBlackSea(play.position(), Side.AXIS)).isTrue();
    assertThat(play.rules().control.rulesAzov(play.position(), Side.AXIS)).isFalse();
    assertThat(play.rules().control.rulesAzov(play.position(), Side.SOVIET)).isFalse();
  }

  @Test
  @Case({"BF-ROS-3", "BF-RNF-1"})
  void sovietReinforcementsEnterNearFriendsWithALineToTheEast() {
    Play play =
        Sketch.clear(8, 8)
            .source(Side.SOVIET, "0801", "0802", "0803", "0804", "0805", "0806", "0807", "0808")
            .source(Side.AXIS, "0101")
            .axis("g", "corps infantry 5-6-4", "0202")
            .soviet("f", "army rifle 4-6-3", "0604")
            .soviet("r", "division rifle 1-2-3", "off", "entry 2")
            .soviet("later", "division rifle 1-2-3", "off", "entry 3")
            .soviet("back", "army rifle 4-6-3", "off")
            .state("returns", java.util.Map.of("back", 2))
            .begin(Side.SOVIET, "reinforcement")
            .refuses("BF-ROS-3", "enter units=later hex=0804")
            .refuses("BF-ROS-3", "enter units=r hex=0301")
            .refuses("BF-ROS-3", "enter units=r hex=0704")
            .plays("enter units=r,back hex=0804");
    assertThat(play.at("r")).isEqualTo("0804");
  }

  @Test
  @Case("BF-ROS-4")
  void someEnterOnlyIfTheEleventhArmyStays() {
    Sketch sketch =
        Sketch.clear(8, 8)
            .source(Side.SOVIET, "0804")
            .axis("g", "corps infantry 5-6-4", "0202")
            .soviet("f", "army rifle 4-6-3", "0604")
            .soviet("r", "army rifle 4-6-3", "off", "entry 3", "trait if-eleventh-army-stays")
            .turn(3);
    sketch.begin(Side.SOVIET, "reinforcement").refuses("BF-ROS-4", "enter units=r hex=0804");
    sketch
        .state("eleventh-army", "stays")
        .begin(Side.SOVIET, "reinforcement")
        .allows("enter units=r hex=0804");
  }

  @Test
  @Case({"BF-STR-3", "BF-STR-4"})
  void whileItsStraitIsDividedTheSeaOfAzovIsNobodys() {
    Play play =
        Play.open("maikop-1942")
            .until("reinforcement")
            .plays("ship unit=blitzfront42-ru-cav hex=1713", 4);
    assertThat(play.at("blitzfront42-ru-cav")).isEqualTo("gone");
  }

  @Test
  @Case("BF-ROS-3")
  void anEdgeAsNearToAnEnemyAsToAFriendIsClosed() {
    Sketch.clear(8, 9)
        .source(Side.SOVIET, "0801", "0802", "0803", "0804", "0805", "0806")
        .axis("g", "division infantry 2-2-4", "0808")
        .soviet("f", "division rifle 1-2-3", "0802")
        .soviet("r", "division rifle 1-2-3", "off")
        .begin(Side.SOVIET, "reinforcement")
        .refuses("BF-ROS-3", "enter units=r hex=0805")
        .allows("enter units=r hex=0804");
  }

  @Test
  @Case("BF-STR-1")
  void aSovietLineMayLeadSouthAndEndsAtAnEnemy() {
    Sketch sketch =
        Sketch.clear(8, 6)
            .way("railroad", "0303-0304-0305-0306")
            .soviet("s", "division rifle 1-1-3", "0303");
    sketch.begin(Side.SOVIET, "reinforcement").allows("rail unit=s path=0303,0304");
    sketch
        .axis("g", "division infantry 2-2-4", "0305")
        .begin(Side.SOVIET, "reinforcement")
        .refuses("BF-STR-1", "rail unit=s path=0303,0304");
  }
}
