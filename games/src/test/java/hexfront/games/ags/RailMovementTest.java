package hexfront.games.ags;

import static hexfront.games.ags.Orders.attack;
import static hexfront.games.ags.Orders.endPhase;
import static hexfront.games.ags.Orders.move;
import static hexfront.games.ags.Orders.overrun;
import static hexfront.games.ags.Orders.rail;
import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Section 5.3. In the plain game the Soviets have it: two units a turn, four hexes each. */
class RailMovementTest {
  private static Sketch railroad() {
    return Sketch.clear(6, 8).railroad("0301-0302-0303-0304-0305-0306-0307");
  }

  @Test
  @Case({"AGS-5.3", "AGS-5.11"})
  void byRailAUnitCountsHexesAndDisregardsTerrain() {
    Table table =
        railroad()
            .terrain("swamp", "0302", "0303")
            .hexside("major-river", "0303/0304")
            .soviet("x", "2-3-2", "0301")
            .begin(Side.SOVIET, Phase.INITIAL_MOVEMENT)
            .plays(rail("x", "0301-0302-0303-0304-0305"));
    assertThat(table.at("x")).isEqualTo("0305");
  }

  @Test
  @Case("AGS-5.3")
  void onlyTheSideTheGameNamesMovesByRail() {
    railroad()
        .german("a", "5-7-7", "0301")
        .begin(Side.AXIS, Phase.INITIAL_MOVEMENT)
        .refuses("AGS-5.32", rail("a", "0301-0302"));
  }

  @Test
  @Case("AGS-5.31")
  void aRailMoveBeginsStaysAndEndsOnTheRailroad() {
    railroad()
        .soviet("x", "2-3-6", "0301")
        .soviet("y", "2-3-6", "0402")
        .begin(Side.SOVIET, Phase.INITIAL_MOVEMENT)
        .refuses("AGS-5.31", rail("x", "0301-0302-0402"))
        .refuses("AGS-5.31", rail("y", "0402-0302-0303"))
        .allows(rail("x", "0301-0302"));
  }

  @Test
  @Case("AGS-5.31")
  void adjacentRailHexesThatNoRailroadJoinsAreNoWay() {
    Sketch.clear(6, 8)
        .railroad("0301-0302")
        .railroad("0303-0304")
        .soviet("x", "2-3-6", "0301")
        .begin(Side.SOVIET, Phase.INITIAL_MOVEMENT)
        .refuses("AGS-5.31", rail("x", "0301-0302-0303"));
  }

  @Test
  @Case("AGS-5.31")
  void aUnitOutOfSupplyMayGoByRail() {
    railroad()
        .soviet("x", "2-3-6", "0301")
        .unsupplied()
        .begin(Side.SOVIET, Phase.INITIAL_MOVEMENT)
        .allows(rail("x", "0301-0302-0303-0304-0305"));
  }

  @Test
  @Case("AGS-5.32")
  void theGameLimitsTheLengthOfARailMove() {
    railroad()
        .soviet("x", "2-3-6", "0301")
        .begin(Side.SOVIET, Phase.INITIAL_MOVEMENT)
        .allows(rail("x", "0301-0302-0303-0304-0305"))
        .refuses("AGS-5.32", rail("x", "0301-0302-0303-0304-0305-0306"));
  }

  @Test
  @Case("AGS-5.32")
  void theGameLimitsTheUnitsATurn() {
    railroad()
        .soviet("x", "2-3-6", "0301")
        .soviet("y", "2-3-6", "0301")
        .soviet("z", "2-3-6", "0301")
        .begin(Side.SOVIET, Phase.INITIAL_MOVEMENT)
        .plays(rail("x", "0301-0302"))
        .plays(rail("y", "0301-0302-0303"))
        .refuses("AGS-5.32", rail("z", "0301-0302-0303-0304"));
  }

  @Test
  @Case("AGS-11.21")
  void headquartersDoNotCountAgainstTheCapacity() {
    railroad()
        .railroad("0401-0301")
        .soviet("x", "2-3-6", "0301")
        .soviet("y", "2-3-6", "0301")
        .hq("hq", 4, "0301")
        .hq("hq2", 4, "0401")
        .begin(Side.SOVIET, Phase.INITIAL_MOVEMENT)
        .plays(rail("x", "0301-0302"))
        .plays(rail("hq", "0301-0302-0303-0304"))
        .plays(rail("y", "0301-0302-0303"))
        .allows(rail("hq2", "0401-0301-0302"));
  }

  @Test
  @Case("AGS-5.33")
  void aUnitThatBeganThePlayerTurnInAnEnemyZoneDoesNotGoByRail() {
    railroad()
        .soviet("x", "2-3-6", "0304")
        .tank("t", "60-4-10", "0503")
        .german("a", "1-1-7", "0403")
        .begin(Side.SOVIET, Phase.INITIAL_MOVEMENT)
        .refuses("AGS-5.33", rail("x", "0304-0305"))
        .fights(overrun("t", "0403"), "-/E")
        .refuses("AGS-5.33", rail("x", "0304-0305"));
  }

  @Test
  @Case("AGS-5.33")
  void noRailMoveEntersAnEnemyZoneNotEvenWhereAFriendStands() {
    railroad()
        .soviet("x", "2-3-6", "0301")
        .soviet("y", "2-3-6", "0304")
        .german("a", "5-7-7", "0404")
        .begin(Side.SOVIET, Phase.INITIAL_MOVEMENT)
        .allows(rail("x", "0301-0302-0303"))
        .refuses("AGS-5.33", rail("x", "0301-0302-0303-0304"));
  }

  @Test
  @Case("AGS-5.33")
  void railAndOrdinaryMovementDoNotMix() {
    railroad()
        .soviet("x", "2-3-6", "0301")
        .soviet("y", "2-3-6", "0301")
        .begin(Side.SOVIET, Phase.INITIAL_MOVEMENT)
        .plays(move("x", "0301-0302"))
        .refuses("AGS-5.33", rail("x", "0302-0303"))
        .plays(rail("y", "0301-0302"))
        .refuses("AGS-5.0", move("y", "0302-0303"));
  }

  @Test
  @Case("AGS-5.34")
  void thereIsNoRailMovementInTheMechanizedMovementPhase() {
    railroad()
        .tank("t", "6-4-10", "0301")
        .begin(Side.SOVIET, Phase.MECHANIZED_MOVEMENT)
        .refuses("AGS-5.34", rail("t", "0301-0302"));
  }

  @Test
  @Case("AGS-5.34")
  void aUnitThatWentByRailMayAttackAndMoveAgain() {
    Table table =
        railroad()
            .tank("t", "6-4-10", "0301")
            .german("a", "5-7-7", "0305")
            .begin(Side.SOVIET, Phase.INITIAL_MOVEMENT)
            .plays(rail("t", "0301-0302-0303"))
            .plays(endPhase())
            .refuses("AGS-9.11", attack("t", "0305"))
            .plays(endPhase());
    table.allows(move("t", "0303-0302"));
  }

  @Test
  @Case("AGS-5.35")
  void forOtherUnitsARailroadChangesNothing() {
    Table table =
        railroad()
            .woods("0302")
            .hexside("minor-river", "0302/0303")
            .tank("t", "6-4-10", "0301")
            .begin(Side.SOVIET, Phase.INITIAL_MOVEMENT)
            .plays(move("t", "0301-0302"));
    assertThat(table.pointsLeft("t")).isEqualTo(8);
    assertThat(table.plays(move("t", "0302-0303")).pointsLeft("t")).isEqualTo(6);
  }
}
