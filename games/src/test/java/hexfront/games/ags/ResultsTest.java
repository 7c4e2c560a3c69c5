package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Eliminated;
import org.junit.jupiter.api.Test;

/** Section 9.6: what a result does to units. */
class ResultsTest {
  private static final String COMBAT = "combat";

  @Test
  @Case({"AGS-9.6", "AGS-9.61"})
  void aDivisionLosesItsStrengthLevelByLevel() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "8-10-9|5-7-9|3-4-9", "0304")
            .soviet("x", "20-3-6", "0303")
            .soviet("y", "14-3-6", "0403")
            .begin(Side.SOVIET, COMBAT);
    assertThat(table.strengths("a")).isEqualTo("8-10-9");
    table.fights("attack attackers=x hexes=0304", "-/1").plays("choose option=lose");
    assertThat(table.strengths("a")).isEqualTo("5-7-9");
  }

  @Test
  @Case("AGS-9.61")
  void twoStepsBringItToTheThirdLevel() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "8-10-9|5-7-9|3-4-9", "0304")
            .soviet("x", "30-3-6", "0303")
            .begin(Side.SOVIET, COMBAT)
            .fights("attack attackers=x hexes=0304", "-/2")
            .plays("choose option=lose");
    assertThat(table.strengths("a")).isEqualTo("3-4-9");
    assertThat(table.stepsLeft("a")).isEqualTo(1);
  }

  @Test
  @Case("AGS-9.61")
  void withNoStepLeftItIsEliminated() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "8-10-9|5-7-9|3-4-9", "0304", "lost 2")
            .soviet("x", "8-3-6", "0303")
            .begin(Side.SOVIET, COMBAT)
            .fights("attack attackers=x hexes=0304", "-/1")
            .plays("choose option=lose");
    assertThat(table.at("a")).isEqualTo("gone");
    assertThat(table.last(Eliminated.class).steps()).isEqualTo(1);
  }

  @Test
  @Case("AGS-9.65")
  void allTheStepsThatAUnitHadAreLostWithIt() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "8-10-9|5-7-9|3-4-9", "0304", "lost 1")
            .soviet("x", "21-3-6", "0303")
            .begin(Side.SOVIET, COMBAT)
            .fights("attack attackers=x hexes=0304", "-/2")
            .plays("choose option=lose");
    assertThat(table.at("a")).isEqualTo("gone");
    assertThat(table.last(Eliminated.class).steps()).isEqualTo(2);
  }

  @Test
  @Case("AGS-9.62")
  void oneStepLossEliminatesAOneStepUnit() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "6-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "-/1")
            .plays("choose option=lose");
    assertThat(table.at("x")).isEqualTo("gone");
  }

  @Test
  @Case("AGS-9.63")
  void aSovietUnitWithASecondStepSurvivesTheFirstLoss() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "12-7-7", "0303")
            .soviet("x", "5-6-6|2-3-6", "0304")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "-/1")
            .plays("choose option=lose");
    assertThat(table.strengths("x")).isEqualTo("2-3-6");
  }

  @Test
  @Case("AGS-9.64")
  void theStrengthAtSetUpDecidesHowManyStepsAreLeft() {
    Play table =
        Sketch.clear(6, 6)
            .regiment("r", "3Pz", "6-2-9|3-1-9", "0101")
            .german("a", "8-10-7|5-7-7|3-4-7|1-2-7", "0201")
            .german("b", "8-10-7|5-7-7|3-4-7|1-2-7", "0301", "lost 1")
            .begin(Side.AXIS, COMBAT);
    assertThat(table.stepsLeft("r")).isEqualTo(2);
    assertThat(table.stepsLeft("a")).isEqualTo(4);
    assertThat(table.stepsLeft("b")).isEqualTo(3);
    assertThat(table.strengths("b")).isEqualTo("5-7-7");
  }

  @Test
  @Case("AGS-9.65")
  void theFigureBeforeTheSlashIsTheAttackersAndTheOneAfterItTheDefenders() {
    Play attacker =
        Sketch.clear(6, 6)
            .german("a", "3-7-7|1-1-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "1/-");
    assertThat(attacker.asked()).isEqualTo(Side.AXIS);
    Play defender =
        Sketch.clear(6, 6)
            .german("a", "3-7-7|1-1-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "-/1");
    assertThat(defender.asked()).isEqualTo(Side.SOVIET);
  }

  @Test
  @Case("AGS-9.65")
  void anEliminatesAllStepsOfAllUnitsWithoutAChoice() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "90-7-7", "0303")
            .soviet("x", "2-3-6|1-1-6", "0304")
            .soviet("y", "2-3-6|1-1-6", "0304")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "-/E");
    assertThat(table.at("x")).isEqualTo("gone");
    assertThat(table.at("y")).isEqualTo("gone");
    assertThat(table.question()).isEqualTo("advance");
  }

  @Test
  @Case("AGS-9.66")
  void aNumberMeansSoManyStepsOrSoManyHexes() {
    Sketch.clear(6, 6)
        .german("a", "18-7-7", "0303")
        .soviet("x", "2-3-6|2-2-6|1-1-6", "0304")
        .soviet("y", "2-3-6|1-1-6", "0304")
        .begin(Side.AXIS, COMBAT)
        .fights("attack attackers=a hexes=0304", "-/2")
        .refuses("AGS-9.66", "lose steps=x:1")
        .refuses("AGS-9.66", "lose steps=x:2;y:1")
        .refuses("AGS-9.73", "retreat paths=x:0304,0305;y:0304,0305")
        .allows("lose steps=x:2")
        .allows("retreat paths=x:0304,0305,0306;y:0304,0305,0306");
  }

  @Test
  @Case("AGS-9.66")
  void lossesAndRetreatAreNotMixed() {
    Sketch.clear(6, 6)
        .german("a", "18-7-7", "0303")
        .soviet("x", "2-3-6", "0304")
        .soviet("y", "2-3-6", "0304")
        .begin(Side.AXIS, COMBAT)
        .fights("attack attackers=a hexes=0304", "-/1")
        .refuses("AGS-9.7", "retreat paths=x:0304,0305")
        .plays("choose option=lose")
        .refuses("AGS-4.2", "retreat paths=x:0304,0305;y:0304,0305")
        .refuses("AGS-9.66", "lose steps=x:1;y:1")
        .plays("lose steps=x:1");
  }

  @Test
  @Case({"AGS-9.66", "AGS-9.71"})
  void whoeverCannotRetreatLosesSteps() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "12-7-7", "0303")
            .german("b", "5-7-7", "0305")
            .soviet("x", "2-4-6|2-2-6|1-1-6", "0304")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "-/2");
    assertThat(table.stepsLeft("x")).isEqualTo(1);
    assertThat(table.at("x")).isEqualTo("0304");
  }

  @Test
  @Case("AGS-9.66")
  void whoeverHasFewerStepsThanDemandedLosesAll() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "18-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "-/2")
            .plays("choose option=lose");
    assertThat(table.at("x")).isEqualTo("gone");
  }

  @Test
  @Case("AGS-9.67")
  void aStepIsTakenFromOneUnitOfTheOwnersChoiceOrAllRetreat() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "18-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .soviet("y", "2-3-6", "0304")
            .soviet("z", "2-3-6", "0304")
            .soviet("w", "2-3-6", "0305")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "-/1")
            .refuses("AGS-9.67", "lose steps=w:1")
            .allows("lose steps=x:1")
            .allows("retreat paths=x:0304,0204;y:0304,0404;z:0304,0204")
            .plays("lose steps=y:1");
    assertThat(table.at("x")).isEqualTo("0304");
    assertThat(table.at("y")).isEqualTo("gone");
    assertThat(table.at("z")).isEqualTo("0304");
  }

  @Test
  @Case("AGS-9.67")
  void severalStepsMayBeSpreadOverUnits() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "18-7-7", "0303")
            .soviet("x", "2-3-6|1-1-6", "0304")
            .soviet("y", "2-3-6|1-1-6", "0304")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "-/2")
            .plays("lose steps=x:1;y:1");
    assertThat(table.stepsLeft("x")).isEqualTo(1);
    assertThat(table.stepsLeft("y")).isEqualTo(1);
  }

  /** Two against one, so that 1/1 can be rolled. */
  private static Sketch even() {
    return Sketch.clear(6, 6).german("a", "6-7-7|3-4-7", "0303").soviet("x", "2-3-6|1-1-6", "0304");
  }

  @Test
  @Case("AGS-9.68")
  void inASplitResultTheDefenderGoesFirst() {
    Play table = even().begin(Side.AXIS, COMBAT).fights("attack attackers=a hexes=0304", "1/1");
    assertThat(table.asked()).isEqualTo(Side.SOVIET);
    table.plays("retreat paths=x:0304,0305");
    assertThat(table.asked()).isEqualTo(Side.AXIS);
    assertThat(table.question()).isEqualTo("lose-or-retreat");
  }

  @Test
  @Case("AGS-9.68")
  void attackersThatStayMayAdvanceIntoTheEmptiedHex() {
    Play table =
        even()
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "1/1")
            .plays("retreat paths=x:0304,0305")
            .plays("choose option=lose")
            .plays("advance paths=a:0303,0304");
    assertThat(table.at("a")).isEqualTo("0304");
    assertThat(table.strengths("a")).isEqualTo("3-4-7");
  }

  @Test
  @Case("AGS-9.68")
  void attackersThatRetreatedDoNotAdvance() {
    Play table =
        even()
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "1/1")
            .plays("retreat paths=x:0304,0305")
            .plays("retreat paths=a:0303,0302");
    assertThat(table.question()).isEqualTo("combat");
  }

  @Test
  @Case("AGS-9.68")
  void theDefenderNeverAdvancesOnASplitResult() {
    Play table =
        even()
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "1/1")
            .plays("choose option=lose")
            .plays("retreat paths=a:0303,0302");
    assertThat(table.at("x")).isEqualTo("0304");
    assertThat(table.question()).isEqualTo("combat");
  }

  @Test
  @Case("AGS-9.69")
  void engagedCostsEachSideOneStepAndNobodyRetreats() {
    Play table = even().begin(Side.AXIS, COMBAT).fights("attack attackers=a hexes=0304", "eng");
    assertThat(table.stepsLeft("a")).isEqualTo(1);
    assertThat(table.stepsLeft("x")).isEqualTo(1);
    assertThat(table.at("a")).isEqualTo("0303");
    assertThat(table.at("x")).isEqualTo("0304");
    assertThat(table.question()).isEqualTo("combat");
  }

  @Test
  @Case("AGS-9.69")
  void engagedTakesOneStepOfASideNotOneOfEachUnit() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "6-7-7|3-4-7", "0303")
            .german("b", "6-7-7|3-4-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .soviet("y", "2-3-6", "0304")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a,b hexes=0304", "eng")
            .refuses("AGS-4.2", "retreat paths=x:0304,0305;y:0304,0305")
            .plays("lose steps=x:1")
            .plays("lose steps=b:1");
    assertThat(table.at("y")).isEqualTo("0304");
    assertThat(table.stepsLeft("a")).isEqualTo(2);
    assertThat(table.stepsLeft("b")).isEqualTo(1);
  }

  @Test
  @Case({"AGS-9.69", "AGS-9.84"})
  void nobodyAdvancesAfterAnEngagementEvenIfAHexIsEmpty() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "6-7-7|3-4-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "eng");
    assertThat(table.at("x")).isEqualTo("gone");
    assertThat(table.question()).isEqualTo("combat");
    table.refuses("AGS-4.2", "pass");
  }
}
