package hexfront.games.blitzkrieg57;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.games.Arrangement;
import org.junit.jupiter.api.Test;

/** Sections 3.1 and 3.2. */
class StackingAndZonesTest {
  @Test
  @Case({"GJ-3.1", "GJ-3.1.1"})
  void threeUnitsInAHexAreTooMany() {
    Sketch three =
        Sketch.clear(6, 6)
            .axis("a", "5-5-5|3-3-5", "0303")
            .axis("b", "5-5-5|3-3-5", "0303", "lost 1")
            .hq("h", Side.AXIS, 4, "0303");
    assertThatThrownBy(() -> three.begin(Side.AXIS, "combat"))
        .isInstanceOf(Arrangement.Impossible.class)
        .hasMessageContaining("GJ-3.1.1");
    three.lenient().begin(Side.AXIS, "combat");
  }

  @Test
  @Case("GJ-10.6.7")
  void axisUnitsOfAllNationsStack() {
    Play play =
        Sketch.clear(6, 6)
            .axis("a", "5-5-5|3-3-5", "0303")
            .axis("r", "3-3-5|1-1-5", "0304", "nation rumanian")
            .begin(Side.AXIS, "movement")
            .plays("move units=a path=0303,0304");
    assertThat(play.at("a")).isEqualTo("0304");
  }

  @Test
  @Case("GJ-3.1.2")
  void nobodyMovesAmongEnemies() {
    Sketch.clear(6, 6)
        .axis("a", "5-5-9", "0303")
        .soviet("x", "3-3-4", "0304")
        .begin(Side.AXIS, "movement")
        .refuses("GJ-3.1.2", "move units=a path=0303,0304");
  }

  @Test
  @Case("GJ-3.1.3")
  void aHexMayBeOverfullWhileUnitsMoveButNotWhenTheyAreDone() {
    Play play =
        Sketch.clear(6, 6)
            .axis("a", "5-5-5", "0301")
            .axis("b", "5-5-5", "0303")
            .axis("c", "5-5-5", "0303")
            .begin(Side.AXIS, "movement")
            .plays("move units=a path=0301,0302,0303")
            .refuses("GJ-3.1.3", "end-phase")
            .plays("move units=b path=0303,0304")
            .plays("end-phase");
    assertThat(play.position().stackSize(play.hex("0303"))).isEqualTo(2);
  }

  @Test
  @Case("GJ-3.1.3")
  void nobodyEndsAMoveWhereNobodyCanMakeRoom() {
    Sketch.clear(6, 6)
        .axis("a", "5-5-5", "0301")
        .axis("b", "5-5-5", "0303", "moved")
        .axis("c", "5-5-5", "0303", "moved")
        .begin(Side.AXIS, "movement")
        .refuses("GJ-3.1.3", "move units=a path=0301,0302,0303")
        .allows("move units=a path=0301,0302,0303,0304");
  }

  @Test
  @Case("GJ-3.1.3")
  void whoCannotLeaveAnOverfullHexIsGivenUp() {
    Play play =
        Sketch.clear(3, 3)
            .terrain("water", "0101", "0102", "0103", "0201", "0203", "0301", "0302", "0303")
            .axis("a", "5-5-5", "0202")
            .axis("b", "5-5-5", "0202")
            .axis("c", "5-5-5", "0202")
            .begin(Side.AXIS, "movement");
    assertThat(play.rules().warnings(play.position(), play.order("end-phase"))).hasSize(1);
    play.plays("end-phase");
    assertThat(play.question()).isEqualTo("remove");
    play.refuses("GJ-3.1.3", "remove units=a,b").plays("remove units=b");
    assertThat(play.at("b")).isEqualTo("gone");
    assertThat(play.at("a")).isEqualTo("0202");
  }

  @Test
  @Case({"GJ-3.2", "GJ-3.2.3", "GJ-13.0"})
  void everyUnitHasAZoneAroundIt() {
    Play play =
        Sketch.clear(6, 6)
            .soviet("x", "3-3-4|1-1-4", "0404", "lost 1")
            .hq("h", Side.SOVIET, 3, "0404")
            .begin(Side.AXIS, "movement");
    assertThat(zone(play, Side.SOVIET))
        .containsExactlyInAnyOrder("0403", "0405", "0304", "0305", "0504", "0505");
  }

  private static String[] zone(Play play, Side side) {
    HexSet zone = play.rules().zones(play.position(), side, "movement");
    return zone.stream().mapToObj(play.rules()::number).toArray(String[]::new);
  }

  @Test
  @Case({"GJ-3.2.1", "GJ-3.2.2"})
  void zonesCrossMajorRiversButNeitherWaterNorImpassableHexsides() {
    Play play =
        Sketch.clear(6, 6)
            .terrain("water", "0403")
            .hexside("impassable", "0404/0405")
            .hexside("major-river", "0404/0504")
            .soviet("x", "3-3-4", "0404")
            .begin(Side.AXIS, "movement");
    assertThat(zone(play, Side.SOVIET)).containsExactlyInAnyOrder("0304", "0305", "0504", "0505");
  }

  @Test
  @Case({"GJ-3.2.4", "GJ-14.2.2"})
  void aFortressKeepsEnemyZonesOutOfItsHex() {
    Play play =
        Sketch.clear(6, 6)
            .terrain("major-city", "0404")
            .fortress("0404", 1)
            .axis("a", "5-5-5", "0403")
            .begin(Side.SOVIET, "movement");
    assertThat(zone(play, Side.AXIS))
        .containsExactlyInAnyOrder("0402", "0303", "0304", "0503", "0504");
  }
}
