package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Sections 6.0 to 6.2. */
class OverrunTest {
  private static final Side AXIS = Side.AXIS;
  private static final String MOVING = "initial-movement";

  /** A panzer regiment beside a weak Soviet division. */
  private static Sketch breakthrough() {
    return Sketch.clear(6, 9).panzer("a", "60-2-9|30-1-9", "0303").soviet("x", "2-2-6", "0304");
  }

  @Test
  @Case("AGS-6.0")
  void theAttackIsHalvedDroppingFractionsAndTheDefenceCountsInFull() {
    Play table =
        Sketch.clear(6, 6)
            .terrain("woods", "0304")
            .panzer("a", "6-2-9", "0303")
            .panzer("b", "1-2-9", "0303")
            .soviet("x", "2-2-6", "0304")
            .begin(AXIS, MOVING);
    assertThat(table.attackOf("overrun units=a,b hex=0304")).isEqualTo(3);
    assertThat(table.defenceAgainst("overrun units=a,b hex=0304")).isEqualTo(4);
  }

  @Test
  @Case({"AGS-6.0", "AGS-6.24"})
  void anOverrunCostsThreePointsAndTheVictorEntersAndGoesOn() {
    Play table = breakthrough().begin(AXIS, MOVING).fights("overrun units=a hex=0304", "-/E");
    assertThat(table.at("x")).isEqualTo("gone");
    assertThat(table.at("a")).isEqualTo("0304");
    assertThat(table.pointsLeft("a")).isEqualTo(6);
    table.plays("move units=a path=0304,0305,0306");
  }

  @Test
  @Case("AGS-6.0")
  void infantryMayOverrunAndNothingButTheThreePointsIsPaid() {
    Play table =
        Sketch.clear(6, 6)
            .terrain("swamp", "0304")
            .hexside("minor-river", "0303/0304")
            .german("a", "80-10-4", "0303")
            .soviet("x", "1-1-6", "0304")
            .begin(AXIS, MOVING)
            .fights("overrun units=a hex=0304", "-/E");
    assertThat(table.at("a")).isEqualTo("0304");
    assertThat(table.pointsLeft("a")).isEqualTo(1);
  }

  @Test
  @Case("AGS-6.0")
  void anOverrunGoesIntoAnAdjacentHexThatHoldsAnEnemy() {
    breakthrough()
        .soviet("y", "2-2-6", "0306")
        .begin(AXIS, MOVING)
        .refuses("AGS-6.0", "overrun units=a hex=0306")
        .refuses("AGS-6.0", "overrun units=a hex=0302");
  }

  @Test
  @Case("AGS-6.0")
  void aHeadquartersNeverOverrunsAlone() {
    Sketch.clear(6, 6)
        .hq("hq", 4, "0303")
        .german("a", "1-1-7", "0304")
        .begin(Side.SOVIET, MOVING)
        .refuses("AGS-6.17", "overrun units=hq hex=0304");
  }

  @Test
  @Case("AGS-6.11")
  void unitsOverrunInBothTheirMovementPhasesButNotInCombat() {
    breakthrough()
        .begin(AXIS, MOVING)
        .allows("overrun units=a hex=0304")
        .refuses("AGS-5.21", "overrun units=x hex=0303")
        .plays("end-phase")
        .refuses("AGS-6.11", "overrun units=a hex=0304")
        .plays("end-phase")
        .allows("overrun units=a hex=0304");
  }

  @Test
  @Case("AGS-6.12")
  void aUnitThatBeganThePhaseOutOfSupplyCannotOverrun() {
    Sketch.clear(6, 6)
        .panzer("a", "60-2-9", "0303", "unsupplied")
        .soviet("x", "2-2-6", "0304")
        .begin(AXIS, MOVING)
        .refuses("AGS-6.12", "overrun units=a hex=0304");
  }

  @Test
  @Case({"AGS-6.12", "AGS-12.21"})
  void theSupplyOfTheOverrunningUnitsIsThatOfTheBeginningOfThePhase() {
    Play table =
        Sketch.clear(6, 9)
            .source(Side.SOVIET, "0301")
            .hq("hq", 2, "0301")
            .tank("t", "12-4-10", "0302")
            .german("a", "1-2-7", "0307")
            .begin(Side.SOVIET, MOVING)
            .plays("move units=t path=0302,0303,0304,0305,0306");
    assertThat(table.isSupplied("t")).isFalse();
    assertThat(table.attackOf("overrun units=t hex=0307")).isEqualTo(6);
  }

  @Test
  @Case("AGS-6.13")
  void onlyUnitsThatBeganThePhaseTogetherOverrunTogether() {
    Sketch.clear(6, 9)
        .panzer("a", "6-2-9", "0301")
        .panzer("b", "6-2-9", "0301")
        .panzer("c", "6-2-9", "0303")
        .soviet("x", "2-2-6", "0304")
        .begin(AXIS, MOVING)
        .plays("move units=a,b path=0301,0302,0303")
        .refuses("AGS-6.13", "overrun units=a,b,c hex=0304");
  }

  @Test
  @Case("AGS-6.13")
  void unitsThatMovedTogetherOverrunTogether() {
    Play table =
        Sketch.clear(6, 9)
            .panzer("a", "6-2-9", "0301")
            .panzer("b", "6-2-9", "0301")
            .soviet("x", "2-2-6", "0304")
            .begin(AXIS, MOVING)
            .plays("move units=a,b path=0301,0302,0303");
    assertThat(table.attackOf("overrun units=a,b hex=0304")).isEqualTo(6);
    table.allows("overrun units=a,b hex=0304");
  }

  @Test
  @Case("AGS-6.13")
  void aUnitThatMovedOnItsOwnDoesNotJoinThoseItBeganWith() {
    Sketch.clear(6, 9)
        .panzer("a", "6-2-9", "0302")
        .panzer("b", "6-2-9", "0302")
        .soviet("x", "2-2-6", "0304")
        .begin(AXIS, MOVING)
        .plays("move units=a path=0302,0303")
        .plays("move units=b path=0302,0303")
        .refuses("AGS-5.0", "overrun units=a,b hex=0304");
  }

  @Test
  @Case("AGS-6.14")
  void allUnitsInTheHexAndOnlyTheyAreOverrun() {
    Play table =
        Sketch.clear(6, 6)
            .panzer("a", "60-2-9", "0303")
            .soviet("x", "2-2-6", "0304")
            .soviet("y", "2-3-6", "0304")
            .soviet("z", "2-4-6", "0403")
            .begin(AXIS, MOVING);
    assertThat(table.defenceAgainst("overrun units=a hex=0304")).isEqualTo(5);
    table.fights("overrun units=a hex=0304", "-/2").plays("choose option=lose");
    assertThat(table.at("x")).isEqualTo("gone");
    assertThat(table.at("y")).isEqualTo("gone");
    assertThat(table.at("z")).isEqualTo("0403");
  }

  @Test
  @Case("AGS-6.15")
  void aUnitMayBeOverrunMoreThanOnce() {
    Play table =
        Sketch.clear(6, 6)
            .panzer("a", "6-2-9", "0303")
            .panzer("b", "6-2-9", "0305")
            .soviet("x", "2-3-6|1-2-6", "0304")
            .begin(AXIS, MOVING)
            .fights("overrun units=a hex=0304", "-/1")
            .fights("overrun units=b hex=0304", "-/1");
    assertThat(table.at("x")).isEqualTo("gone");
    assertThat(table.at("b")).isEqualTo("0304");
  }

  @Test
  @Case("AGS-6.16")
  void aUnitOverrunsAsOftenAsItCanPayForIt() {
    breakthrough()
        .soviet("y", "2-2-6", "0305")
        .soviet("z", "2-2-6", "0306")
        .soviet("w", "2-2-6", "0307")
        .begin(AXIS, MOVING)
        .fights("overrun units=a hex=0304", "-/E")
        .fights("overrun units=a hex=0305", "-/E")
        .fights("overrun units=a hex=0306", "-/E")
        .refuses("AGS-6.16", "overrun units=a hex=0307");
  }

  @Test
  @Case("AGS-6.16")
  void aUnitWithTwoPointsLeftCannotOverrun() {
    Sketch.clear(6, 9)
        .panzer("a", "6-2-4", "0301")
        .panzer("b", "6-2-2", "0403")
        .soviet("x", "2-2-6", "0304")
        .begin(AXIS, MOVING)
        .refuses("AGS-6.16", "overrun units=b hex=0304")
        .plays("move units=a path=0301,0302,0303")
        .refuses("AGS-6.16", "overrun units=a hex=0304");
  }

  @Test
  @Case({"AGS-6.17", "AGS-5.22"})
  void anOverrunDoesNotStartWhereFriendsStandIdle() {
    Sketch.clear(6, 9)
        .panzer("a", "6-2-9", "0303")
        .panzer("b", "6-2-9", "0303")
        .panzer("c", "6-2-9", "0301")
        .german("d", "5-7-7", "0403")
        .soviet("x", "2-2-6", "0304")
        .begin(AXIS, MOVING)
        .refuses("AGS-6.17", "overrun units=a hex=0304")
        .allows("overrun units=a,b hex=0304")
        .plays("move units=c path=0301,0302,0402,0403")
        .refuses("AGS-6.17", "overrun units=c hex=0304");
  }

  /** A Soviet tank brigade with a headquarters beside a German division. */
  private static Sketch tankWithHq() {
    return Sketch.clear(6, 9)
        .tank("t", "12-4-10", "0304")
        .hq("hq", 4, "0304")
        .german("a", "1-6-7", "0305");
  }

  @Test
  @Case("AGS-6.17")
  void aHeadquartersMayLookOnAndAddsNothing() {
    Play table = tankWithHq().begin(Side.SOVIET, MOVING);
    assertThat(table.attackOf("overrun units=t hex=0305")).isEqualTo(6);
    table
        .refuses("AGS-6.17", "overrun units=t hex=0305 hq-bonus=true")
        .refuses("AGS-6.17", "overrun units=t,hq hex=0305")
        .fights("overrun units=t hex=0305", "-/1")
        .plays("choose option=lose");
    assertThat(table.at("t")).isEqualTo("0305");
    assertThat(table.at("hq")).isEqualTo("0304");
  }

  @Test
  @Case("AGS-6.17")
  void theHeadquartersThatLooksOnSharesWhatBefallsTheOverrunningUnits() {
    Play table =
        tankWithHq()
            .begin(Side.SOVIET, MOVING)
            .fights("overrun units=t hex=0305", "1/-")
            .refuses("AGS-9.7", "retreat paths=t:0304,0303")
            .plays("retreat paths=t:0304,0303;hq:0304,0303");
    assertThat(table.at("hq")).isEqualTo("0303");
  }

  @Test
  @Case({"AGS-6.17", "AGS-11.36"})
  void theHeadquartersThatLooksOnMayTakeTheLoss() {
    Play table =
        tankWithHq()
            .begin(Side.SOVIET, MOVING)
            .fights("overrun units=t hex=0305", "1/-")
            .plays("lose steps=hq:1");
    assertThat(table.at("t")).isEqualTo("0304");
    assertThat(table.at("hq")).isEqualTo("gone");
  }

  @Test
  @Case("AGS-6.21")
  void theDefendersSupplyIsJudgedWhenTheOverrunIsResolved() {
    Play table =
        Sketch.clear(6, 9)
            .source(Side.SOVIET, "0307")
            .hq("hq", 2, "0307")
            .soviet("x", "2-4-6", "0305")
            .panzer("a", "12-2-9", "0304")
            .german("b", "5-7-7", "0105")
            .begin(AXIS, MOVING);
    assertThat(table.defenceAgainst("overrun units=a hex=0305")).isEqualTo(4);
    table.plays("move units=b path=0105,0205");
    assertThat(table.defenceAgainst("overrun units=a hex=0305")).isEqualTo(2);
  }

  @Test
  @Case("AGS-6.22")
  void unitsThatDoNotDislodgeTheEnemyStop() {
    Play table =
        Sketch.clear(6, 9)
            .panzer("a", "12-2-9", "0303")
            .soviet("x", "2-2-6|1-1-6", "0304")
            .begin(AXIS, MOVING)
            .fights("overrun units=a hex=0304", "-/1")
            .plays("choose option=lose");
    assertThat(table.at("a")).isEqualTo("0303");
    table
        .refuses("AGS-6.22", "overrun units=a hex=0304")
        .refuses("AGS-6.22", "move units=a path=0303,0302");
  }

  @Test
  @Case("AGS-6.23")
  void unitsThatLoseAStepStopEvenIfTheHexIsEmpty() {
    Play table =
        Sketch.clear(6, 9)
            .panzer("a", "4-2-9|3-1-9", "0303")
            .soviet("x", "2-2-6", "0304")
            .begin(AXIS, MOVING)
            .fights("overrun units=a hex=0304", "1/1")
            .plays("retreat paths=x:0304,0305")
            .plays("choose option=lose");
    assertThat(table.at("a")).isEqualTo("0303");
    assertThat(table.strengths("a")).isEqualTo("3-1-9");
    table
        .refuses("AGS-6.23", "move units=a path=0303,0302")
        .refuses("AGS-6.23", "overrun units=a hex=0305");
  }

  @Test
  @Case("AGS-6.23")
  void unitsThatRetreatStopWhereTheRetreatEnds() {
    Play table =
        Sketch.clear(6, 9)
            .panzer("a", "4-2-9|3-1-9", "0303")
            .soviet("x", "2-2-6", "0304")
            .begin(AXIS, MOVING)
            .fights("overrun units=a hex=0304", "1/-")
            .plays("retreat paths=a:0303,0302");
    assertThat(table.at("a")).isEqualTo("0302");
    table.refuses("AGS-6.23", "move units=a path=0302,0301");
  }

  @Test
  @Case("AGS-6.24")
  void theVictorsMustEnterWhateverZonesAreThereAndPayNoMore() {
    Play table =
        breakthrough()
            .terrain("woods", "0304")
            .soviet("y", "2-2-6", "0404")
            .begin(AXIS, MOVING)
            .fights("overrun units=a hex=0304", "-/2")
            .plays("retreat paths=x:0304,0204,0205");
    assertThat(table.at("a")).isEqualTo("0304");
    assertThat(table.pointsLeft("a")).isEqualTo(6);
  }

  @Test
  @Case({"AGS-6.24", "AGS-8.21"})
  void inAnEnemyZoneTheVictorsGoOnOnlyByAnotherOverrun() {
    breakthrough()
        .soviet("y", "2-2-6", "0305")
        .begin(AXIS, MOVING)
        .fights("overrun units=a hex=0304", "-/E")
        .refuses("AGS-8.21", "move units=a path=0304,0303")
        .allows("overrun units=a hex=0305");
  }

  @Test
  @Case({"AGS-6.25", "AGS-9.86"})
  void defendersNeverAdvanceAfterAnOverrun() {
    Play table =
        Sketch.clear(6, 9)
            .panzer("a", "2-2-9", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(AXIS, MOVING)
            .fights("overrun units=a hex=0304", "E/-");
    assertThat(table.at("a")).isEqualTo("gone");
    assertThat(table.question()).isEqualTo("initial-movement");
    assertThat(table.at("x")).isEqualTo("0304");
  }

  @Test
  @Case("AGS-9.86")
  void thereIsNoAdvanceOfTwoHexesAfterAnOverrun() {
    Play table = breakthrough().begin(AXIS, MOVING).fights("overrun units=a hex=0304", "-/E");
    assertThat(table.question()).isEqualTo("initial-movement");
  }

  @Test
  @Case("AGS-10.13")
  void noOverrunCrossesAMajorRiver() {
    breakthrough()
        .hexside("major-river", "0303/0304")
        .road("0303-0304")
        .begin(AXIS, MOVING)
        .refuses("AGS-10.13", "overrun units=a hex=0304");
  }

  @Test
  @Case("AGS-10.12")
  void anOverrunAcrossAMinorRiverMeetsADoubledDefence() {
    Play table = breakthrough().hexside("minor-river", "0303/0304").begin(AXIS, MOVING);
    table.allows("overrun units=a hex=0304");
    assertThat(table.defenceAgainst("overrun units=a hex=0304")).isEqualTo(4);
  }
}
