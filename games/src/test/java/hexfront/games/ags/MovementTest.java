package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.orders.Move;
import org.junit.jupiter.api.Test;

/** Sections 5.0 to 5.2: ordinary movement. */
class MovementTest {

  @Test
  @Case("AGS-5.0")
  void unitsMoveSinglyOrAsAStackFromHexToAdjacentHex() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "5-7-4", "0301")
            .german("b", "5-7-4", "0301")
            .german("c", "5-7-4", "0301")
            .begin(Side.AXIS, "initial-movement")
            .plays("move units=a,b path=0301,0302,0303")
            .refuses("AGS-5.0", "move units=c path=0301,0303")
            .plays("move units=c path=0301,0201");
    assertThat(table.at("a")).isEqualTo("0303");
    assertThat(table.at("b")).isEqualTo("0303");
    assertThat(table.at("c")).isEqualTo("0201");
  }

  @Test
  @Case("AGS-5.0")
  void aUnitWhoseMoveHasEndedIsNotTakenUpAgain() {
    Sketch.clear(6, 6)
        .german("a", "5-7-4", "0301")
        .german("b", "5-7-4", "0501")
        .begin(Side.AXIS, "initial-movement")
        .plays("move units=a path=0301,0302")
        .plays("move units=b path=0501,0502")
        .refuses("AGS-5.0", "move units=a path=0302,0303");
  }

  @Test
  @Case("AGS-5.0")
  void aStackMayDropAUnitWhichIsThenDone() {
    Sketch.clear(6, 6)
        .german("a", "5-7-4", "0301")
        .german("b", "5-7-4", "0301")
        .begin(Side.AXIS, "initial-movement")
        .plays("move units=a,b path=0301,0302")
        .plays("move units=a path=0302,0303")
        .refuses("AGS-5.0", "move units=b path=0302,0303");
  }

  @Test
  @Case("AGS-5.0")
  void aPlayerNeedNotMoveAnyUnit() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "5-7-4", "0301")
            .begin(Side.AXIS, "initial-movement")
            .plays("end-phase");
    assertThat(table.at("a")).isEqualTo("0301");
  }

  @Test
  @Case({"AGS-5.11", "AGS-5.13"})
  void aClearHexCostsOnePointAndNoUnitSpendsMoreThanItsAllowance() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "5-7-3", "0301")
            .begin(Side.AXIS, "initial-movement")
            .refuses("AGS-5.11", "move units=a path=0301,0302,0303,0304,0305")
            .plays("move units=a path=0301,0302,0303");
    assertThat(table.pointsLeft("a")).isEqualTo(1);
    table
        .refuses("AGS-5.11", "move units=a path=0303,0304,0305")
        .allows("move units=a path=0303,0304");
  }

  @Test
  @Case("AGS-5.12")
  void pointsLeftUnspentAreNotKeptForTheNextPhase() {
    Play table =
        Sketch.clear(6, 6)
            .panzer("a", "6-2-4", "0301")
            .begin(Side.AXIS, "initial-movement")
            .plays("move units=a path=0301,0302")
            .plays("end-phase")
            .plays("end-phase");
    assertThat(table.question()).isEqualTo("mechanized-movement");
    assertThat(table.pointsLeft("a")).isEqualTo(4);
  }

  @Test
  @Case("AGS-5.12")
  void pointsAreNotGivenToAnotherUnit() {
    Sketch.clear(6, 8)
        .german("a", "5-7-2", "0301")
        .german("b", "5-7-6", "0301")
        .begin(Side.AXIS, "initial-movement")
        .refuses("AGS-5.11", "move units=a,b path=0301,0302,0303,0304")
        .allows("move units=b path=0301,0302,0303,0304");
  }

  @Test
  @Case("AGS-5.14")
  void aUnitThatCannotPayMayStillGoOneHex() {
    Play table =
        Sketch.clear(6, 6)
            .terrain("rough", "0302", "0303")
            .panzer("a", "6-2-2", "0301")
            .begin(Side.AXIS, "initial-movement")
            .refuses("AGS-5.11", "move units=a path=0301,0302,0303")
            .plays("move units=a path=0301,0302");
    assertThat(table.at("a")).isEqualTo("0302");
    table.refuses("AGS-5.11", "move units=a path=0302,0301");
  }

  @Test
  @Case("AGS-5.14")
  void theFreeHexIsLostOnceAPointIsSpent() {
    Sketch.clear(6, 6)
        .terrain("rough", "0303")
        .panzer("a", "6-2-2", "0301")
        .begin(Side.AXIS, "initial-movement")
        .plays("move units=a path=0301,0302")
        .refuses("AGS-5.11", "move units=a path=0302,0303");
  }

  @Test
  @Case("AGS-5.14")
  void theFreeHexDoesNotLeadOutOfAnEnemyZone() {
    Sketch.clear(6, 6)
        .terrain("rough", "0302")
        .panzer("a", "6-2-2", "0303")
        .soviet("x", "2-3-6", "0304")
        .begin(Side.AXIS, "initial-movement")
        .refuses("AGS-5.24", "move units=a path=0303,0302");
  }

  @Test
  @Case("AGS-5.21")
  void onlyThePhasingPlayersUnitsMove() {
    Sketch.clear(6, 6)
        .german("a", "5-7-4", "0301")
        .soviet("x", "2-3-6", "0306")
        .begin(Side.AXIS, "initial-movement")
        .refuses("AGS-5.21", "move units=x path=0306,0305");
  }

  @Test
  @Case("AGS-5.22")
  void friendlyUnitsAreNoHindrance() {
    Sketch.clear(6, 6)
        .german("a", "5-7-4", "0301")
        .german("b", "5-7-4", "0302")
        .german("c", "5-7-4", "0302")
        .german("d", "5-7-4", "0302")
        .begin(Side.AXIS, "initial-movement")
        .allows("move units=a path=0301,0302,0303");
  }

  @Test
  @Case("AGS-5.22")
  void noUnitEntersAHexWithAnEnemy() {
    Sketch.clear(6, 6)
        .german("a", "5-7-4", "0302")
        .soviet("x", "2-3-6", "0304")
        .begin(Side.AXIS, "initial-movement")
        .refuses("AGS-5.22", "move units=a path=0302,0303,0304");
  }

  @Test
  @Case("AGS-5.23")
  void aUnitThatEntersAnEnemyZoneStops() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "5-7-4", "0301")
            .german("b", "5-7-4", "0402")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, "initial-movement")
            .refuses("AGS-5.23", "move units=a path=0301,0302,0303,0202")
            .plays("move units=a path=0301,0302,0303")
            .refuses("AGS-5.23", "move units=a path=0303,0302");
    assertThat(table.at("a")).isEqualTo("0303");
  }

  @Test
  @Case("AGS-5.23")
  void friendlyZonesDoNotStopFriendlyUnits() {
    Sketch.clear(6, 6)
        .german("a", "5-7-4", "0301")
        .german("b", "5-7-4", "0403")
        .begin(Side.AXIS, "initial-movement")
        .allows("move units=a path=0301,0302,0303,0304");
  }

  @Test
  @Case("AGS-5.24")
  void aUnitInAnEnemyZoneCannotLeaveItByMovement() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "5-7-4", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, "initial-movement")
            .refuses("AGS-5.24", "move units=a path=0303,0302")
            .refuses("AGS-5.24", "move units=a path=0303,0203");
    // the plain game has no word for disengaging
    Move disengage = new Move(table.units("a"), table.path("0303,0302"), Disengaging.YES);
    assertThat(table.game().check(disengage).refusals())
        .extracting(Refusal::rule)
        .contains("AGS-5.24");
  }

  @Test
  @Case("AGS-5.25")
  void aUnitOutOfSupplyHasHalfItsAllowanceFractionsDropped() {
    Play table =
        Sketch.clear(6, 8)
            .german("a", "5-7-7", "0301", "unsupplied")
            .begin(Side.AXIS, "initial-movement");
    assertThat(table.pointsLeft("a")).isEqualTo(3);
    table
        .allows("move units=a path=0301,0302,0303,0304")
        .refuses("AGS-5.11", "move units=a path=0301,0302,0303,0304,0305");
  }

  @Test
  @Case("AGS-5.26")
  void noCombatTakesPlaceInAMovementPhase() {
    Play table =
        Sketch.clear(6, 6)
            .panzer("a", "6-2-4", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, "initial-movement")
            .refuses("AGS-9.11", "attack attackers=a hexes=0304")
            .plays("end-phase")
            .allows("attack attackers=a hexes=0304")
            .plays("end-phase");
    table.refuses("AGS-9.11", "attack attackers=a hexes=0304");
  }

  @Test
  @Case("AGS-5.27")
  void terrainMayForbidOrSlowMovement() {
    Sketch.clear(6, 6)
        .terrain("sea", "0302")
        .terrain("swamp", "0402")
        .panzer("a", "6-2-4", "0301")
        .begin(Side.AXIS, "initial-movement")
        .refuses("AGS-10.16", "move units=a path=0301,0302")
        .refuses("AGS-5.11", "move units=a path=0301,0401,0402,0403")
        .allows("move units=a path=0301,0401,0402");
  }
}
