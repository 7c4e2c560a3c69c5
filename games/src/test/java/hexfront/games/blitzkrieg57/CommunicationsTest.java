package hexfront.games.blitzkrieg57;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Rulebook.SupplyLine;
import hexfront.engine.Side;
import hexfront.engine.events.Control;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sections 3.3 and 3.4. */
class CommunicationsTest {
  /** A Soviet unit in 0801, its source at the other end of a single row. */
  private static Sketch corridor() {
    return Sketch.clear(8, 1).source(Side.SOVIET, "0101").soviet("x", "3-3-4|1-1-4", "0801");
  }

  private static boolean reaches(Sketch sketch) {
    return sketch.begin(Side.SOVIET, "movement").hasLine("x");
  }

  @Test
  @Case({"GJ-3.3", "GJ-3.3.4", "GJ-2.1.2"})
  void aSovietLineOfAnyLengthLeadsToASource() {
    Play play = corridor().begin(Side.SOVIET, "movement");
    SupplyLine line = play.rules().supply(play.position(), Side.SOVIET).getFirst();
    assertThat(line.in()).isTrue();
    assertThat(line.path().first()).isEqualTo(play.hex("0801"));
    assertThat(line.path().last()).isEqualTo(play.hex("0101"));
    assertThat(reaches(Sketch.clear(8, 1).source(Side.SOVIET, "0101").soviet("x", "3-3-4", "0801")))
        .isTrue();
  }

  @Test
  @Case("GJ-2.1.2")
  void theEnemysSourcesAreOfNoUse() {
    Play play =
        Sketch.clear(8, 1)
            .source(Side.SOVIET, "0101")
            .source(Side.AXIS, "0801")
            .axis("a", "5-5-5", "0201")
            .soviet("x", "3-3-4", "0701")
            .begin(Side.SOVIET, "movement");
    assertThat(play.hasLine("x")).isFalse();
    assertThat(play.hasLine("a")).isFalse();
  }

  @Test
  @Case("GJ-3.3.1")
  void itPassesNoEnemyUnitAndNoEnemyPlace() {
    assertThat(reaches(corridor().axis("a", "5-5-5", "0401"))).isFalse();
    assertThat(reaches(corridor().terrain("town", "0401").state("control", Map.of("0401", "axis"))))
        .isFalse();
    assertThat(reaches(corridor().terrain("town", "0401"))).isTrue();
  }

  /** Two rows, so that an enemy can stand beside the only way. */
  private static Sketch besideTheWay() {
    return Sketch.clear(8, 2)
        .terrain("water", "0102", "0202", "0502", "0602", "0702", "0802")
        .source(Side.SOVIET, "0101")
        .soviet("x", "3-3-4", "0801")
        .axis("a", "5-5-5", "0402");
  }

  @Test
  @Case({"GJ-3.3.1", "GJ-3.2.4"})
  void itPassesAnEnemyZoneOnlyWhereAFriendStands() {
    assertThat(reaches(besideTheWay())).isFalse();
    assertThat(
            reaches(
                besideTheWay()
                    .soviet("y", "3-3-4", "0301")
                    .soviet("z", "3-3-4", "0401")
                    .hq("h", Side.SOVIET, 3, "0501")))
        .isTrue();
  }

  @Test
  @Case("GJ-3.3.2")
  void itCrossesRiversButNeitherWaterNorImpassableHexsides() {
    assertThat(reaches(corridor().hexside("major-river", "0301/0401"))).isTrue();
    assertThat(reaches(corridor().hexside("impassable", "0301/0401"))).isFalse();
    assertThat(reaches(corridor().terrain("water", "0401"))).isFalse();
  }

  @Test
  @Case("GJ-3.3.3")
  void itPassesMountainsAlongRoadsAndEndsInThemElsewhere() {
    assertThat(reaches(corridor().terrain("mountain", "0401"))).isFalse();
    assertThat(reaches(corridor().terrain("mountain", "0401").road("0301-0401"))).isFalse();
    assertThat(reaches(corridor().terrain("mountain", "0401").road("0301-0401-0501"))).isTrue();
    assertThat(reaches(corridor().terrain("mountain", "0801"))).isTrue();
    assertThat(reaches(corridor().terrain("mountain", "0701", "0801"))).isFalse();
  }

  private static Play axisLine(String hex, String... railroad) {
    Sketch sketch = Sketch.clear(14, 1).source(Side.AXIS, "0101").axis("a", "5-5-5", hex);
    for (String way : railroad) {
      sketch.rail(way);
    }
    return sketch.begin(Side.AXIS, "movement");
  }

  @Test
  @Case("GJ-3.3.5")
  void anAxisLineFollowsRailroadsAndLeavesThemForSixHexes() {
    assertThat(axisLine("0701").hasLine("a")).isTrue();
    assertThat(axisLine("0801").hasLine("a")).isFalse();
    String way = "0101-0201-0301-0401-0501-0601-0701";
    assertThat(axisLine("1301", way).hasLine("a")).isTrue();
    assertThat(axisLine("1401", way).hasLine("a")).isFalse();
    assertThat(axisLine("1301", "0301-0401-0501-0601-0701").hasLine("a")).isFalse();
  }

  @Test
  @Case("GJ-3.3.5")
  void theLineToldLeadsAlongTheRailroad() {
    Play play = axisLine("1301", "0101-0201-0301-0401-0501-0601-0701");
    SupplyLine line = play.rules().supply(play.position(), Side.AXIS).getFirst();
    assertThat(line.path().size()).isEqualTo(13);
    assertThat(line.path().last()).isEqualTo(play.hex("0101"));
  }

  @Test
  @Case("GJ-3.4.1")
  void placesWestOfTheStartLineBeginInAxisHands() {
    Play play = Play.campaign();
    assertThat(play.position().controls(Side.AXIS, play.hex("0305"))).isTrue();
    assertThat(play.position().controls(Side.SOVIET, play.hex("1111"))).isTrue();
    assertThat(play.position().controls(Side.SOVIET, play.hex("4312"))).isTrue();
  }

  @Test
  @Case("GJ-3.4.2")
  void aPlaceBelongsToWhoEnteredItLast() {
    Play play =
        Sketch.clear(6, 6)
            .terrain("town", "0303")
            .axis("a", "5-5-5", "0302")
            .begin(Side.AXIS, "movement");
    assertThat(play.position().controls(Side.SOVIET, play.hex("0303"))).isTrue();
    play.plays("move units=a path=0302,0303,0304");
    assertThat(play.position().controls(Side.AXIS, play.hex("0303"))).isTrue();
    assertThat(play.events()).hasAtLeastOneElementOfType(Control.class);
  }
}
