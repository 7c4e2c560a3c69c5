package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Section 5.3. In the plain game the Soviets have it: two units a turn, four hexes each. */
class RailMovementTest {
  private static Sketch railroad() {
    return Sketch.clear(6, 8).rail("0301-0302-0303-0304-0305-0306-0307");
  }

  @Test
  @Case({"AGS-5.3", "AGS-5.11"})
  void byRailAUnitCountsHexesAndDisregardsTerrain() {
    Play table =
        railroad()
            .terrain("swamp", "0302", "0303")
            .hexside("major-river", "0303/0304")
            .soviet("x", "2-3-2", "0301")
            .begin(Side.SOVIET, "initial-movement")
            .plays("rail unit=x path=0301,0302,0303,0304,0305");
    assertThat(table.at("x")).isEqualTo("0305");
  }

  @Test
  @Case("AGS-5.3")
  void onlyTheSideTheGameNamesMovesByRail() {
    railroad()
        .german("a", "5-7-7", "0301")
        .begin(Side.AXIS, "initial-movement")
        .refuses("AGS-5.32", "rail unit=a path=0301,0302");
  }

  @Test
  @Case("AGS-5.31")
  void aRailMoveBeginsStaysAndEndsOnTheRailroad() {
    railroad()
        .soviet("x", "2-3-6", "0301")
        .soviet("y", "2-3-6", "0402")
        .begin(Side.SOVIET, "initial-movement")
        .refuses("AGS-5.31", "rail unit=x path=0301,0302,0402")
        .refuses("AGS-5.31", "rail unit=y path=0402,0302,0303")
        .allows("rail unit=x path=0301,0302");
  }

  @Test
  @Case("AGS-5.31")
  void adjacentRailHexesThatNoRailroadJoinsAreNoWay() {
    Sketch.clear(6, 8)
        .rail("0301-0302")
        .rail("0303-0304")
        .soviet("x", "2-3-6", "0301")
        .begin(Side.SOVIET, "initial-movement")
        .refuses("AGS-5.31", "rail unit=x path=0301,0302,0303");
  }

  @Test
  @Case("AGS-5.31")
  void aUnitOutOfSupplyMayGoByRail() {
    railroad()
        .soviet("x", "2-3-6", "0301", "unsupplied")
        .begin(Side.SOVIET, "initial-movement")
        .allows("rail unit=x path=0301,0302,0303,0304,0305");
  }

  @Test
  @Case("AGS-5.32")
  void theGameLimitsTheLengthOfARailMove() {
    railroad()
        .soviet("x", "2-3-6", "0301")
        .begin(Side.SOVIET, "initial-movement")
        .allows("rail unit=x path=0301,0302,0303,0304,0305")
        .refuses("AGS-5.32", "rail unit=x path=0301,0302,0303,0304,0305,0306");
  }

  @Test
  @Case("AGS-5.32")
  void theGameLimitsTheUnitsATurn() {
    railroad()
        .soviet("x", "2-3-6", "0301")
        .soviet("y", "2-3-6", "0301")
        .soviet("z", "2-3-6", "0301")
        .begin(Side.SOVIET, "initial-movement")
        .plays("rail unit=x path=0301,0302")
        .plays("rail unit=y path=0301,0302,0303")
        .refuses("AGS-5.32", "rail unit=z path=0301,0302,0303,0304");
  }

  @Test
  @Case("AGS-11.21")
  void headquartersDoNotCountAgainstTheCapacity() {
    railroad()
        .rail("0401-0301")
        .soviet("x", "2-3-6", "0301")
        .soviet("y", "2-3-6", "0301")
        .hq("hq", 4, "0301")
        .hq("hq2", 4, "0401")
        .begin(Side.SOVIET, "initial-movement")
        .plays("rail unit=x path=0301,0302")
        .plays("rail unit=hq path=0301,0302,0303,0304")
        .plays("rail unit=y path=0301,0302,0303")
        .allows("rail unit=hq2 path=0401,0301,0302");
  }

  @Test
  @Case("AGS-5.33")
  void aUnitThatBeganThePlayerTurnInAnEnemyZoneDoesNotGoByRail() {
    railroad()
        .soviet("x", "2-3-6", "0304")
        .tank("t", "60-4-10", "0503")
        .german("a", "1-1-7", "0403")
        .begin(Side.SOVIET, "initial-movement")
        .refuses("AGS-5.33", "rail unit=x path=0304,0305")
        .fights("overrun units=t hex=0403", "-/E")
        .refuses("AGS-5.33", "rail unit=x path=0304,0305");
  }

  @Test
  @Case("AGS-5.33")
  void noRailMoveEntersAnEnemyZoneNotEvenWhereAFriendStands() {
    railroad()
        .soviet("x", "2-3-6", "0301")
        .soviet("y", "2-3-6", "0304")
        .german("a", "5-7-7", "0404")
        .begin(Side.SOVIET, "initial-movement")
        .allows("rail unit=x path=0301,0302,0303")
        .refuses("AGS-5.33", "rail unit=x path=0301,0302,0303,0304");
  }

  @Test
  @Case("AGS-5.33")
  void railAndOrdinaryMovementDoNotMix() {
    railroad()
        .soviet("x", "2-3-6", "0301")
        .soviet("y", "2-3-6", "0301")
        .begin(Side.SOVIET, "initial-movement")
        .plays("move units=x path=0301,0302")
        .refuses("AGS-5.33", "rail unit=x path=0302,0303")
        .plays("rail unit=y path=0301,0302")
        .refuses("AGS-5.0", "move units=y path=0302,0303");
  }

  @Test
  @Case("AGS-5.34")
  void thereIsNoRailMovementInTheMechanizedMovementPhase() {
    railroad()
        .tank("t", "6-4-10", "0301")
        .begin(Side.SOVIET, "mechanized-movement")
        .refuses("AGS-5.34", "rail unit=t path=0301,0302");
  }

  @Test
  @Case("AGS-5.34")
  void aUnitThatWentByRailMayAttackAndMoveAgain() {
    Play table =
        railroad()
            .tank("t", "6-4-10", "0301")
            .german("a", "5-7-7", "0305")
            .begin(Side.SOVIET, "initial-movement")
            .plays("rail unit=t path=0301,0302,0303")
            .plays("end-phase")
            .refuses("AGS-9.11", "attack attackers=t hexes=0305")
            .plays("end-phase");
    table.allows("move units=t path=0303,0302");
  }

  @Test
  @Case("AGS-5.35")
  void forOtherUnitsARailroadChangesNothing() {
    Play table =
        railroad()
            .terrain("woods", "0302")
            .hexside("minor-river", "0302/0303")
            .tank("t", "6-4-10", "0301")
            .begin(Side.SOVIET, "initial-movement")
            .plays("move units=t path=0301,0302");
    assertThat(table.pointsLeft("t")).isEqualTo(8);
    assertThat(table.plays("move units=t path=0302,0303").pointsLeft("t")).isEqualTo(6);
  }
}
