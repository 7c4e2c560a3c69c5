package hexfront.games.blitzfront;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Zones of control. */
class ZonesTest {
  private static Sketch map() {
    return Sketch.clear(12, 12);
  }

  @Test
  @Case({"BF-ZOC-1", "BF-ZOC-5"})
  void largeUnitsHaveZonesAndSmallOnesHaveNone() {
    Play play =
        map()
            .axis("ga", "army infantry 8-10-2", "0202", "disrupted")
            .axis("gk", "corps infantry 5-6-4", "0502", "disrupted")
            .axis("rk", "corps infantry 3-3-3", "0802", "nation rumanian")
            .axis("rd", "corps infantry 3-3-3", "1102", "nation rumanian", "disrupted")
            .axis("gd", "division infantry 2-2-4", "0206")
            .soviet("sa", "army rifle 4-6-3", "0510", "disrupted")
            .soviet("sk", "corps rifle 2-3-3", "0810", "disrupted")
            .soviet("sb", "brigade tank 2-1-5", "1110")
            .begin(Side.AXIS, "movement");
    assertThat(play.inZone(Side.AXIS, "0203")).isTrue();
    assertThat(play.inZone(Side.AXIS, "0503")).isTrue();
    assertThat(play.inZone(Side.AXIS, "0803")).isTrue();
    assertThat(play.inZone(Side.AXIS, "1103")).isFalse();
    assertThat(play.inZone(Side.AXIS, "0207")).isFalse();
    assertThat(play.inZone(Side.SOVIET, "0511")).isTrue();
    assertThat(play.inZone(Side.SOVIET, "0811")).isFalse();
    assertThat(play.inZone(Side.SOVIET, "1111")).isFalse();
  }

  @Test
  @Case("BF-ZOC-1")
  void twoGermanDivisionsInGoodOrderHaveAZoneWhereBothStandBesideAHex() {
    Play play =
        map()
            .axis("a", "division infantry 2-2-4", "0403")
            .axis("b", "division motorized 4-4-5", "0405")
            .axis("c", "division infantry 2-2-4", "0901")
            .axis("d", "division infantry 2-2-4", "0901")
            .axis("e", "division infantry 2-2-4", "0908")
            .axis("f", "division infantry 2-2-4", "0908", "disrupted")
            .axis("g", "division infantry 2-2-4", "0208")
            .axis("h", "division motorized 2-2-5", "0208", "nation slovak")
            .begin(Side.AXIS, "movement");
    assertThat(play.inZone(Side.AXIS, "0404")).isTrue();
    assertThat(play.inZone(Side.AXIS, "0402")).isFalse();
    assertThat(play.inZone(Side.AXIS, "0902")).isTrue();
    assertThat(play.inZone(Side.AXIS, "0909")).isFalse();
    assertThat(play.inZone(Side.AXIS, "0209")).isFalse();
  }

  @Test
  @Case("BF-ZOC-1")
  void zonesCrossNoSeaAndReachNoWater() {
    Play play =
        map()
            .terrain("lake", "0405")
            .hexside("sea", "0404/0403")
            .axis("a", "army infantry 8-10-2", "0404")
            .begin(Side.AXIS, "movement");
    assertThat(play.inZone(Side.AXIS, "0405")).isFalse();
    assertThat(play.inZone(Side.AXIS, "0403")).isFalse();
    assertThat(play.inZone(Side.AXIS, "0504")).isTrue();
  }

  @Test
  @Case("BF-ZOC-1")
  void aUnitStopsInAnEnemyZone() {
    map()
        .axis("a", "division panzer 4-3-6", "0401")
        .soviet("x", "army rifle 4-6-3", "0404")
        .begin(Side.AXIS, "movement")
        .refuses("BF-ZOC-1", "move units=a path=0401,0402,0403,0503")
        .plays("move units=a path=0401,0402,0403")
        .refuses("BF-ZOC-1", "move units=a path=0403,0402");
  }

  @Test
  @Case({"BF-ZOC-2", "BF-ZOC-3"})
  void aUnitGoesFromOneZoneIntoAnotherOnlyIfAnotherEnemyExertsIt() {
    map()
        .axis("a", "division panzer 4-3-6", "0403")
        .soviet("x", "army rifle 4-6-3", "0404")
        .begin(Side.AXIS, "movement")
        .refuses("BF-ZOC-2", "move units=a path=0403,0504")
        .allows("move units=a path=0403,0402");
    map()
        .axis("a", "division panzer 4-3-6", "0403")
        .soviet("x", "army rifle 4-6-3", "0404")
        .soviet("y", "army rifle 4-6-3", "0401")
        .begin(Side.AXIS, "movement")
        .allows("move units=a path=0403,0402");
  }

  @Test
  @Case("BF-ZOC-4")
  void aMoveOfOneHexOntoAFriendMindsNoZones() {
    map()
        .axis("a", "division panzer 4-3-6", "0403")
        .axis("b", "division infantry 2-2-4", "0504")
        .soviet("x", "army rifle 4-6-3", "0404")
        .begin(Side.AXIS, "movement")
        .plays("move units=a path=0403,0504")
        .refuses("BF-ZOC-1", "move units=a path=0504,0503");
  }

  @Test
  @Case("BF-ZOC-2")
  void aSmallEnemyInGoodOrderWatchesARiver() {
    Sketch sketch =
        map()
            .hexside("river", "0403/0504")
            .axis("a", "division infantry 2-2-4", "0403")
            .soviet("x", "brigade tank 2-1-5", "0404");
    sketch.begin(Side.AXIS, "movement").refuses("BF-ZOC-2", "move units=a path=0403,0504");
    sketch
        .axis("b", "division infantry 2-2-4", "0504")
        .begin(Side.AXIS, "movement")
        .plays("move units=a path=0403,0504")
        .refuses("BF-ZOC-1", "move units=a path=0504,0503");
    map()
        .hexside("river", "0403/0504")
        .axis("a", "division infantry 2-2-4", "0403")
        .soviet("x", "brigade tank 2-1-5", "0404", "disrupted")
        .begin(Side.AXIS, "movement")
        .allows("move units=a path=0403,0504");
  }

  @Test
  @Case({"BF-ZOC-2", "BF-ZOC-4"})
  void whoMayStepOntoAFriendOnlyMayStillGoAroundAndOn() {
    Play play =
        Sketch.clear(6, 6)
            .hexside("river", "0302/0402")
            .axis("a", "division panzer 4-3-6", "0402")
            .axis("b", "division motorized 4-4-5", "0302")
            .soviet("x", "division cavalry 1-1-5", "0401")
            .begin(Side.AXIS, "movement");
    assertThat(play.cost("a", "0302")).contains(1.0);
    assertThat(play.cost("a", "0301")).as("by 0303 and 0302").contains(3.0);
  }

  @Test
  @Case("BF-ZOC-2")
  void nobodyWatchesALineThatHeCouldNotGoTo() {
    Sketch sketch =
        Sketch.clear(6, 6)
            .hexside("fortification", "0501/0601")
            .axis("a", "division motorized 4-4-5", "0501")
            .soviet("x", "division rifle 1-1-3", "0502");
    sketch.begin(Side.AXIS, "movement").refuses("BF-ZOC-2", "move units=a path=0501,0601");
    sketch
        .hexside("sea", "0502/0601")
        .begin(Side.AXIS, "movement")
        .allows("move units=a path=0501,0601");
  }
}
