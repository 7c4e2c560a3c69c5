package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Section 8. */
class ZonesOfControlTest {
  private static final List<String> AROUND_0304 =
      List.of("0303", "0403", "0404", "0305", "0204", "0203");

  private static List<String> zone(Play table, Side side) {
    return AROUND_0304.stream().filter(hex -> table.inZone(side, hex)).toList();
  }

  @Test
  @Case({"AGS-8.0", "AGS-8.12"})
  void theSixHexesAroundAUnitAreItsZone() {
    Play table =
        Sketch.clear(6, 6).soviet("x", "2-3-6", "0304").begin(Side.AXIS, "initial-movement");
    assertThat(zone(table, Side.SOVIET)).isEqualTo(AROUND_0304);
    assertThat(table.inZone(Side.SOVIET, "0304")).isFalse();
    assertThat(table.inZone(Side.SOVIET, "0302")).isFalse();
    assertThat(table.inZone(Side.AXIS, "0303")).isFalse();
  }

  @Test
  @Case({"AGS-8.11", "AGS-11.35", "AGS-13.3", "AGS-6.32"})
  void headquartersUntriedAndDisruptedUnitsHaveZones() {
    Play table =
        Sketch.clear(9, 9)
            .hq("hq", 4, "0202")
            .untried("u", "0-0-6", "0208")
            .soviet("d", "2-3-6", "0802", "disrupted")
            .begin(Side.AXIS, "initial-movement");
    assertThat(table.inZone(Side.SOVIET, "0203")).isTrue();
    assertThat(table.inZone(Side.SOVIET, "0207")).isTrue();
    assertThat(table.inZone(Side.SOVIET, "0803")).isTrue();
  }

  @Test
  @Case("AGS-8.12")
  void majorRiversSeaAndImpassableHexsidesLimitAZone() {
    Play table =
        Sketch.clear(6, 6)
            .hexside("major-river", "0304/0303")
            .hexside("sea", "0304/0305")
            .hexside("impassable", "0304/0204")
            .terrain("sea", "0203")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, "initial-movement");
    assertThat(zone(table, Side.SOVIET)).containsExactly("0403", "0404");
  }

  @Test
  @Case("AGS-8.12")
  void noOtherTerrainLimitsAZone() {
    Play table =
        Sketch.clear(6, 6)
            .terrain("woods", "0303", "0304")
            .terrain("city", "0305")
            .terrain("swamp", "0403")
            .terrain("rough", "0404")
            .hexside("minor-river", "0304/0303", "0304/0204")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, "initial-movement");
    assertThat(zone(table, Side.SOVIET)).isEqualTo(AROUND_0304);
  }

  @Test
  @Case("AGS-8.12")
  void aRoadOverAMajorRiverCarriesNoZone() {
    Play table =
        Sketch.clear(6, 6)
            .hexside("major-river", "0304/0303")
            .road("0303-0304")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, "initial-movement");
    assertThat(table.inZone(Side.SOVIET, "0303")).isFalse();
  }

  @Test
  @Case({"AGS-8.0", "AGS-8.21"})
  void aUnitEnteringAnEnemyZoneStops() {
    Play table =
        Sketch.clear(6, 6)
            .panzer("a", "6-2-9", "0301")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, "initial-movement")
            .refuses("AGS-8.21", "move units=a path=0301,0302,0303,0202")
            .plays("move units=a path=0301,0302,0303")
            .refuses("AGS-8.21", "move units=a path=0303,0302");
    assertThat(table.reach("a")).isEmpty();
  }

  @Test
  @Case("AGS-8.21")
  void aUnitMayMoveOnInTheNextPhaseIfTheZoneIsGone() {
    Play table =
        Sketch.clear(6, 6)
            .panzer("a", "60-2-9", "0302")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, "initial-movement")
            .plays("move units=a path=0302,0303")
            .plays("end-phase")
            .fights("attack attackers=a hexes=0304", "-/E")
            .plays("pass")
            .plays("end-phase");
    table.allows("move units=a path=0303,0304,0305");
  }

  @Test
  @Case("AGS-8.22")
  void enteringAnEnemyZoneCostsNothingExtra() {
    Play table =
        Sketch.clear(6, 6)
            .panzer("a", "6-2-9", "0302")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, "initial-movement")
            .plays("move units=a path=0302,0303");
    assertThat(table.pointsLeft("a")).isEqualTo(8);
  }

  @Test
  @Case("AGS-8.23")
  void aUnitLeavesAnEnemyZoneByOverrunButNotByMovement() {
    Play table =
        Sketch.clear(6, 6)
            .panzer("a", "60-2-9", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, "initial-movement")
            .refuses("AGS-8.23", "move units=a path=0303,0302")
            .fights("overrun units=a hex=0304", "-/E");
    assertThat(table.at("a")).isEqualTo("0304");
  }

  @Test
  @Case("AGS-8.23")
  void combatLetsUnitsLeaveAnEnemyZone() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "20-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0304", "-/1")
            .plays("retreat paths=x:0304,0305")
            .plays("advance paths=a:0303,0304");
    assertThat(table.at("x")).isEqualTo("0305");
    assertThat(table.at("a")).isEqualTo("0304");
  }

  @Test
  @Case("AGS-8.24")
  void severalZonesOnOneHexDoNoMoreThanOne() {
    Play table =
        Sketch.clear(6, 6)
            .panzer("a", "6-2-9", "0302")
            .soviet("x", "2-3-6", "0304")
            .soviet("y", "2-3-6", "0304")
            .soviet("z", "2-3-6", "0404")
            .begin(Side.AXIS, "initial-movement")
            .plays("move units=a path=0302,0303");
    assertThat(table.pointsLeft("a")).isEqualTo(8);
  }

  @Test
  @Case("AGS-8.24")
  void friendlyZonesDoNotAffectFriends() {
    Sketch.clear(6, 6)
        .panzer("a", "6-2-9", "0302")
        .german("b", "5-7-7", "0403")
        .begin(Side.AXIS, "initial-movement")
        .allows("move units=a path=0302,0303,0304,0305");
  }

  /** A corridor one hex wide between lakes, which a Soviet unit controls at 0203. */
  private static Sketch corridor() {
    return Sketch.clear(3, 6)
        .terrain("sea", "0101", "0102", "0103", "0104", "0301", "0302", "0305", "0105", "0106")
        .soviet("x", "2-3-6", "0304")
        .source(Side.AXIS, "0201")
        .german("a", "5-7-7", "0205");
  }

  @Test
  @Case("AGS-8.25")
  void aFriendlyUnitButNotAFriendlyZoneOpensAnEnemyZoneToSupply() {
    Play cut = corridor().begin(Side.AXIS, "combat");
    assertThat(cut.isSupplied("a")).isFalse();
    Play open =
        corridor()
            .german("b", "5-7-7", "0203")
            .german("c", "5-7-7", "0204")
            .begin(Side.AXIS, "combat");
    assertThat(open.isSupplied("a")).isTrue();
    Play zoneOnly = corridor().german("c", "5-7-7", "0204").begin(Side.AXIS, "combat");
    assertThat(zoneOnly.isSupplied("a")).isFalse();
  }

  @Test
  @Case({"AGS-8.25", "AGS-11.31"})
  void aFriendlyUnitOpensAnEnemyZoneToCommunications() {
    Sketch sketch =
        Sketch.clear(6, 9)
            .source(Side.SOVIET, "0301")
            .hq("hq", 2, "0301")
            .soviet("x", "2-3-6", "0303")
            .german("a", "5-7-7", "0202");
    assertThat(sketch.begin(Side.SOVIET, "combat").isSupplied("x")).isFalse();
    Play open = sketch.soviet("y", "2-3-6", "0302").begin(Side.SOVIET, "combat");
    assertThat(open.isSupplied("x")).isTrue();
  }

  @Test
  @Case({"AGS-8.25", "AGS-9.71"})
  void aFriendlyUnitOpensAnEnemyZoneToRetreats() {
    Sketch sketch =
        Sketch.clear(6, 9)
            .german("a", "5-7-7", "0303")
            .german("b", "5-7-7", "0204")
            .german("c", "5-7-7", "0404")
            .soviet("x", "2-2-6|1-1-6", "0304");
    Play barred = sketch.begin(Side.AXIS, "combat").fights("attack attackers=a hexes=0304", "-/1");
    assertThat(barred.at("x")).isEqualTo("0304");
    assertThat(barred.stepsLeft("x")).isEqualTo(1);
    Play open =
        sketch
            .soviet("y", "2-3-6", "0305")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0304", "-/1");
    assertThat(open.retreatsOf("x")).containsExactly("0305");
  }

  @Test
  @Case("AGS-8.25")
  void forMovementNothingCancelsAnEnemyZone() {
    Sketch.clear(6, 9)
        .panzer("a", "6-2-9", "0302")
        .german("b", "5-7-7", "0303")
        .soviet("x", "2-3-6", "0304")
        .begin(Side.AXIS, "initial-movement")
        .allows("move units=a path=0302,0303")
        .refuses("AGS-8.21", "move units=a path=0302,0303,0203");
  }
}
