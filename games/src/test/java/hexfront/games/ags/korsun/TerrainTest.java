package hexfront.games.ags.korsun;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sections 19.1, 19.2 and 19.7: sequence, terrain and sources of supply. */
class TerrainTest {

  @Test
  @Case({"KORSUN-19.11", "KORSUN-19.12", "KORSUN-19.0", "KORSUN-17.0"})
  void theSovietPlayerIsFirstInEachOfThirteenTurns() {
    Play play = Play.campaign();
    assertThat(play.korsun().sequence().firstPlayer()).isEqualTo(Side.SOVIET);
    assertThat(play.korsun().sequence().turns()).isEqualTo(13);
    play.plays("end-phase").plays("activate units=korsun-su-hq-5gta,korsun-su-hq-2ta");
    play.plays("end-phase").plays("end-phase").plays("end-phase");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    assertThat(play.position().turn()).isEqualTo(1);
    play.plays("end-phase").plays("end-phase").plays("end-phase");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    assertThat(play.position().turn()).isEqualTo(2);
  }

  @Test
  @Case("KORSUN-19.21")
  void nobodyMovesByRail() {
    Sketch.clear(6, 6)
        .hexside("railroad", "0302/0303", "0303/0304")
        .soviet("x", "rifle", "4-5-5", "0302")
        .begin(Side.SOVIET, "initial-movement")
        .refuses("AGS-5.3", "rail unit=x path=0302,0303");
    assertThat(Play.campaign().korsun().rail()).isNull();
  }

  @Test
  @Case({"KORSUN-19.22", "KORSUN-19.23", "KORSUN-19.24"})
  void riversCostBothSidesTheSameAndNothingAlongARoad() {
    Play play =
        Sketch.clear(8, 8)
            .hexside("minor-river", "0302/0303", "0502/0503", "0702/0703")
            .hexside("major-river", "0303/0304", "0503/0504", "0703/0704")
            .road("0502-0503-0504")
            .road("0702-0703-0704")
            .german("a", "infantry", "2-3-5", "0302")
            .german("i", "infantry", "2-3-5", "0502")
            .german("m", "panzer", "5-2-8", "0702")
            .begin(Side.AXIS, "initial-movement")
            .plays("move units=a path=0302,0303,0304")
            .plays("move units=i path=0502,0503,0504")
            .plays("move units=m path=0702,0703,0704");
    assertThat(play.pointsLeft("a")).isEqualTo(0);
    assertThat(play.pointsLeft("i")).isEqualTo(3);
    assertThat(play.pointsLeft("m")).isEqualTo(7);
    Play soviet =
        Sketch.clear(8, 8)
            .hexside("minor-river", "0302/0303")
            .hexside("major-river", "0303/0304")
            .soviet("x", "rifle", "4-5-5", "0302")
            .begin(Side.SOVIET, "initial-movement")
            .plays("move units=x path=0302,0303,0304");
    assertThat(soviet.pointsLeft("x")).isEqualTo(0);
  }

  @Test
  @Case("KORSUN-19.22")
  void zonesDoNotCrossAMajorRiverEvenAlongARoadAndARetreatCrossesItOnlyAsALastWay() {
    Sketch field =
        Sketch.clear(8, 8)
            .hexside("major-river", "0404/0405")
            .road("0404-0405")
            .german("a", "infantry", "2-3-5", "0404")
            .soviet("x", "tank", "14-2-9", "0403")
            .hq("h", 6, "0402");
    Play play = field.begin(Side.SOVIET, "combat");
    int south = play.rules().board().grid().hex("0405").orElseThrow();
    assertThat(play.position().inZone(Side.AXIS, Board.MOVEMENT_ZONE, south)).isFalse();
    play.fights("attack attackers=x hexes=0404", "-/1").plays("choose option=retreat");
    assertThat(play.legal("retreat")).isNotEmpty().noneMatch(text -> text.contains("0405"));
  }

  @Test
  @Case("KORSUN-19.25")
  void theHexesFilledByTheDnieprAreClosed() {
    Play play =
        Sketch.onTheMap()
            .soviet("x", "rifle", "4-5-5", "2906")
            .begin(Side.SOVIET, "initial-movement")
            .refuses("KORSUN-19.25", "move units=x path=2906,2907");
    assertThat(Sketch.box().map().terrain(play.rules().board().grid().hex("3911").orElseThrow()))
        .isEqualTo(
            Sketch.box().map().terrain(play.rules().board().grid().hex("2907").orElseThrow()));
    Sketch.clear(8, 8)
        .terrain("river", "0404")
        .german("a", "infantry", "2-3-5", "0403")
        .begin(Side.AXIS, "initial-movement")
        .refuses("KORSUN-19.25", "move units=a path=0403,0404");
  }

  /** A major river from side to side below the tenth row, with Soviets south of it. */
  private static Sketch riverAt10() {
    return Sketch.clear(4, 20)
        .source(Side.SOVIET, "0101", "0201", "0301", "0401")
        .hexside("major-river", "0110/0111", "0111/0210", "0210/0211", "0210/0311")
        .hexside("major-river", "0310/0311", "0311/0410", "0410/0411")
        .hq("h", 4, "0118")
        .soviet("x", "rifle", "4-5-5", "0116");
  }

  @Test
  @Case("KORSUN-19.71")
  void sovietHeadquartersTraceToTheLandOfTheNorthAndEastEdgesAndOverRiversOnlyByRoad() {
    assertThat(riverAt10().begin(Side.SOVIET, "initial-movement").isSupplied("x")).isFalse();
    Sketch bridged = riverAt10().road("0310-0311");
    assertThat(bridged.begin(Side.SOVIET, "initial-movement").isSupplied("x")).isTrue();
    assertThat(Sketch.box().map().area("soviet-supply").size()).isEqualTo(39 + 25 - 3);
  }

  @Test
  @Case("KORSUN-19.71")
  void aCityDoesNotCarrySovietSupplyOverItsRiverAndRiversDoNotStopCommunications() {
    Play play =
        Sketch.clear(4, 12)
            .terrain("city", "0206")
            .source(Side.SOVIET, "0101", "0201", "0301", "0401")
            .hexside("major-river", "0106/0107", "0107/0206", "0206/0207", "0206/0307")
            .hexside("major-river", "0306/0307", "0307/0406", "0406/0407")
            .state("control", Map.of("0206", "soviet"))
            .hq("h", 4, "0208")
            .hq("k", 4, "0105")
            .soviet("x", "rifle", "4-5-5", "0108")
            .begin(Side.SOVIET, "initial-movement");
    assertThat(play.isSupplied("h")).isFalse();
    assertThat(play.isSupplied("x")).isTrue();
  }

  @Test
  @Case("KORSUN-19.72")
  void germanUnitsTraceToTheirFourHexesOverAnyRiver() {
    assertThat(
            Sketch.box().map().area("german-supply").stream()
                .mapToObj(Sketch.box().map().grid()::number)
                .toList())
        .containsExactlyInAnyOrder("0117", "0626", "1726", "2226");
    Play play =
        Sketch.clear(4, 12)
            .source(Side.AXIS, "0212")
            .hexside("major-river", "0106/0107", "0107/0206", "0206/0207", "0206/0307")
            .hexside("major-river", "0306/0307", "0307/0406", "0406/0407")
            .german("a", "infantry", "2-3-5", "0302")
            .begin(Side.AXIS, "initial-movement");
    assertThat(play.isSupplied("a")).isTrue();
  }
}
