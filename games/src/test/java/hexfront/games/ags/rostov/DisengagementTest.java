package hexfront.games.ags.rostov;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Eliminated;
import hexfront.engine.orders.Units;
import hexfront.games.ags.Flag;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Section 21. */
class DisengagementTest {
  private static final String MOVING = "initial-movement";

  /** A rifle division in 0404 held by a German division in 0403, to its west. */
  private static Sketch held() {
    return Sketch.clear(9, 12).german("a", "5-7-8", "0403").soviet("x", "2-3-8", "0404");
  }

  private static Play soviets(Sketch sketch) {
    return sketch.begin(Side.SOVIET, MOVING);
  }

  @Test
  @Case({"ROSTOV-21.0", "ROSTOV-21.11", "ROSTOV-21.13", "ROSTOV-21.3"})
  void aUnitLeavesAnEnemyZoneForAPointAndADie() {
    Play table = soviets(held());
    table.refuses("AGS-5.24", "move units=x path=0404,0405");
    table.plays("move units=x path=0404,0405,0406 disengage=true", 4);
    assertThat(table.at("x")).isEqualTo("0406");
    assertThat(table.pointsLeft("x")).isEqualTo(8 - 1 - 2);
  }

  @Test
  @Case("ROSTOV-21.0")
  void onlySovietUnitsDisengageAndOnlyFromEnemyZones() {
    held()
        .begin(Side.AXIS, MOVING)
        .refuses("ROSTOV-21.0", "move units=a path=0403,0402 disengage=true");
    soviets(Sketch.clear(9, 12).soviet("x", "2-3-8", "0404"))
        .refuses("ROSTOV-21.0", "move units=x path=0404,0405 disengage=true");
  }

  @Test
  @Case("ROSTOV-21.0")
  void unitsDisengageInEitherMovementPhase() {
    held()
        .tank("t", "3-3-8", "0404")
        .begin(Side.SOVIET, "mechanized-movement")
        .allows("move units=t path=0404,0405 disengage=true");
  }

  @Test
  @Tag("E-DIS-09")
  @Case("ROSTOV-21.21")
  void aUnitThatHasMovedOrIsOutOfSupplyCannotDisengage() {
    soviets(held().also("unsupplied"))
        .refuses("ROSTOV-21.21", "move units=x path=0404,0405 disengage=true");
    soviets(held().soviet("y", "2-3-8", "0406"))
        .plays("move units=y path=0406,0405,0404")
        .refuses("ROSTOV-21.21", "move units=y path=0404,0405 disengage=true");
  }

  @Test
  @Case("ROSTOV-21.22")
  void aUnitThatDisengagesEntersNoEnemyZoneInThatPhase() {
    Play table = soviets(held().german("b", "5-7-8", "0408"));
    table.refuses("ROSTOV-21.22", "move units=x path=0404,0504 disengage=true");
    table.plays("move units=x path=0404,0405 disengage=true", 6);
    table.refuses("ROSTOV-21.22", "move units=x path=0405,0406,0407");
    table.allows("move units=x path=0405,0406");
    assertThat(table.reach("x")).contains("0406").doesNotContain("0407", "0404");
  }

  @Test
  @Case("ROSTOV-21.23")
  void aUnitThatDisengagesDoesNotEndNearerToTheWestEdge() {
    Sketch sketch = Sketch.clear(9, 12).german("a", "5-7-8", "0505").soviet("x", "2-3-8", "0405");
    soviets(sketch)
        .refuses("ROSTOV-21.23", "move units=x path=0405,0305,0304 disengage=true")
        .allows("move units=x path=0405,0305 disengage=true");
  }

  @Test
  @Case("ROSTOV-21.25")
  void aUnitNextToEnemiesOnlyAcrossAMajorRiverMovesFreely() {
    Play table = soviets(held().hexside("major-river", "0403/0404"));
    table.allows("move units=x path=0404,0405");
    table.refuses("ROSTOV-21.0", "move units=x path=0404,0405 disengage=true");
    held()
        .hexside("major-river", "0403/0404")
        .begin(Side.AXIS, MOVING)
        .allows("move units=a path=0403,0402");
  }

  // ---- the table

  @Test
  @Case("ROSTOV-21.3")
  void aLowRollCostsAStepBeforeTheUnitsGo() {
    Play table = soviets(held().soviet("y", "1-1-8", "0404"));
    table.plays("move units=x,y path=0404,0405 disengage=true", 2);
    assertThat(table.question()).isEqualTo("lose");
    assertThat(table.asked()).isEqualTo(Side.SOVIET);
    table.refuses("ROSTOV-21.3", "lose steps=x:1;y:1");
    table.plays("lose steps=y:1");
    assertThat(table.at("x")).isEqualTo("0405");
    assertThat(table.is("y", RostovFlag.ASIDE)).isTrue();
  }

  @Test
  @Tag("E-DIS-01")
  @Case("ROSTOV-21.3")
  void theWorstRollCostsTwoSteps() {
    Sketch sketch =
        Sketch.clear(9, 12)
            .panzer("a", "6-2-10", "0403")
            .soviet("x", "2-3-8", "0404")
            .soviet("y", "1-1-8", "0404")
            .soviet("z", "1-1-8", "0404");
    Play table = soviets(sketch);
    table.plays("move units=x,y,z path=0404,0405 disengage=true", 1);
    table.plays("lose steps=y:1");
    assertThat(table.question()).isEqualTo("lose");
    table.plays("lose steps=z:1");
    assertThat(table.at("x")).isEqualTo("0405");
    assertThat(table.at("y")).isEqualTo("gone");
    assertThat(table.at("z")).isEqualTo("gone");
  }

  @Test
  @Case({"ROSTOV-21.3", "ROSTOV-19.6"})
  void aStrongUnitThatLosesAStepGoesOnAsItsSecondStep() {
    Sketch sketch =
        Sketch.clear(9, 12)
            .german("a", "5-7-8", "0403")
            .soviet("strong", "6-6-8", "0404")
            .soviet("weak", "1-2-8", "off", "aside");
    Play table = soviets(sketch);
    table.plays("move units=strong path=0404,0405 disengage=true", 1);
    assertThat(table.at("weak")).isEqualTo("0405");
    assertThat(table.is("strong", RostovFlag.POOLED)).isTrue();
  }

  @Test
  @Tag("E-DIS-04")
  @Case("ROSTOV-21.3")
  void onAThreeTheAxisPlayerRetreatsTheUnitsTwoHexes() {
    Play table = soviets(held());
    table.plays("move units=x path=0404,0405 disengage=true", 3);
    assertThat(table.question()).isEqualTo("retreat");
    assertThat(table.asked()).isEqualTo(Side.AXIS);
    table.plays("retreat paths=x:0404,0505,0605");
    assertThat(table.at("x")).isEqualTo("0605");
    assertThat(table.question()).isEqualTo("initial-movement");
    assertThat(table.is("x", Flag.DISRUPTED)).isFalse();
    table.refuses("AGS-5.0", "move units=x path=0605,0606");
  }

  @Test
  @Case({"ROSTOV-21.3", "ROSTOV-21.24"})
  void onAThreeAUnitWithNoWayBackIsLost() {
    Sketch sketch =
        Sketch.clear(5, 9)
            .terrain("sea", "0203", "0204", "0205", "0403", "0404", "0405")
            .german("a", "5-7-8", "0303")
            .soviet("x", "2-3-8", "0304")
            .german("b", "5-7-8", "0307");
    Play table = soviets(sketch).plays("move units=x path=0304,0305 disengage=true", 3);
    assertThat(table.at("x")).isEqualTo("gone");
    assertThat(table.question()).isEqualTo("initial-movement");
  }

  @Test
  @Case("ROSTOV-21.24")
  void anUntriedUnitIsRevealedOnlyIfItLosesAStep() {
    Sketch sketch = Sketch.clear(9, 12).german("a", "5-7-8", "0403").untried("x", "2-3-8", "0404");
    Play free = soviets(sketch).plays("move units=x path=0404,0405 disengage=true", 5);
    assertThat(free.is("x", Flag.UNTRIED)).isTrue();
    Sketch again = Sketch.clear(9, 12).german("a", "5-7-8", "0403").untried("x", "2-3-8", "0404");
    Play lost = soviets(again).plays("move units=x path=0404,0405 disengage=true", 1);
    assertThat(lost.is("x", Flag.UNTRIED)).isFalse();
    assertThat(lost.at("x")).isEqualTo("gone");
  }

  @Test
  @Case("ROSTOV-19.65")
  void aStrongUnitWithoutReplacementMeetsTheLossOfTwoSteps() {
    Sketch sketch =
        Sketch.clear(9, 12)
            .panzer("a", "6-2-10", "0403")
            .soviet("strong", "6-6-8", "0404")
            .soviet("y", "1-1-8", "0404");
    Play table = soviets(sketch).plays("move units=strong,y path=0404,0405 disengage=true", 1);
    table.plays("lose steps=strong:1");
    assertThat(table.at("y")).isEqualTo("0405");
  }

  // ---- modifiers

  private static int modifier(Sketch sketch, String units) {
    Play table = soviets(sketch);
    return table
        .rostov()
        .disengagement
        .modifier(
            table.position(),
            Units.of(Arrays.stream(units.split(" ")).mapToInt(table::unit).toArray()));
  }

  @Test
  @Case({"ROSTOV-21.12", "ROSTOV-21.3"})
  void armsOfBothSidesAndMinorRiversChangeTheRoll() {
    assertThat(modifier(held(), "x")).isZero();
    assertThat(modifier(held().tank("t", "3-3-8", "0404"), "x t")).isEqualTo(1);
    assertThat(modifier(held().hq("h", 4, "0404"), "x h")).isEqualTo(1);
    assertThat(modifier(held().panzer("p", "6-2-10", "0504"), "x")).isEqualTo(-1);
    assertThat(modifier(held().panzer("p", "6-2-10", "0504").tank("t", "3-3-8", "0404"), "t"))
        .isZero();
    assertThat(modifier(held().hexside("minor-river", "0403/0404"), "x")).isEqualTo(1);
    assertThat(modifier(held().unit("r", Side.AXIS, "cavalry", "2-2-7", "0504"), "x")).isZero();
  }

  @Test
  @Case("ROSTOV-21.3")
  void aFrozenRiverDoesNotHelp() {
    Play table = soviets(held().hexside("minor-river", "0403/0404"));
    table.weather(Weather.CLEAR, Weather.SEVERE);
    assertThat(table.rostov().disengagement.modifier(table.position(), Units.of(table.unit("x"))))
        .isZero();
  }

  @Test
  @Case({"ROSTOV-19.62", "ROSTOV-21.3"})
  void theOwnerPicksTheSecondStepAlsoHere() {
    Sketch sketch =
        Sketch.clear(9, 12)
            .german("a", "5-7-8", "0403")
            .soviet("strong", "6-6-8", "0404")
            .soviet("y", "1-1-8", "0404")
            .soviet("better", "2-3-8", "off", "aside")
            .soviet("worse", "1-2-8", "off", "aside");
    Play table = soviets(sketch).plays("move units=strong,y path=0404,0405 disengage=true", 1);
    table.plays("lose steps=strong:1");
    assertThat(table.question()).isEqualTo("second-step");
    table.plays("choose option=worse");
    assertThat(table.at("worse")).isEqualTo("0405");
    assertThat(table.is("better", RostovFlag.ASIDE)).isTrue();
  }

  @Test
  @Case("ROSTOV-21.3")
  void theTableGoesFromNoneToSeven() {
    assertThat(Disengagement.result(1, -1)).isZero();
    assertThat(Disengagement.result(1, -2)).isZero();
    assertThat(Disengagement.result(6, 1)).isEqualTo(7);
    assertThat(Disengagement.result(6, 2)).isEqualTo(7);
    assertThat(IntStream.rangeClosed(0, 7).map(Disengagement::steps).toArray())
        .containsExactly(2, 1, 1, 0, 0, 0, 0, 0);
    assertThat(IntStream.rangeClosed(0, 7).filter(Disengagement::fallsBack).toArray())
        .containsExactly(3);
  }

  @Test
  @Case("ROSTOV-21.3")
  void whoFellBackHasSpentAPointAndIsDone() {
    Play table = soviets(held()).plays("move units=x path=0404,0405 disengage=true", 3);
    table.refuses("ROSTOV-21.3", "choose option=lose");
    table.plays("retreat paths=x:0404,0505,0605");
    assertThat(table.position().spent(table.unit("x"))).isEqualTo(Disengagement.COST);
    assertThat(table.is("x", Flag.DONE)).isTrue();
    assertThat(table.is("x", Flag.MOVING)).isFalse();
  }

  @Test
  @Case("ROSTOV-21.3")
  void stepsAreNamedOfTheUnitsThatDisengage() {
    Sketch sketch = held().soviet("y", "1-1-8", "0404").soviet("other", "2-3-8", "0408");
    Play table = soviets(sketch).plays("move units=x,y path=0404,0405 disengage=true", 2);
    table.refuses("ROSTOV-21.3", "lose steps=other:1").refuses("AGS-4.2", "end-phase");
    assertThat(table.legal("lose")).containsExactlyInAnyOrder("lose steps=x:1", "lose steps=y:1");
    table.plays("lose steps=x:1");
    assertThat(table.last(Eliminated.class).rule()).isEqualTo("ROSTOV-21.3");
  }

  @Test
  @Case({"ROSTOV-21.3", "ROSTOV-19.6"})
  void aStrongUnitMayTakeBothSteps() {
    Sketch sketch =
        Sketch.clear(9, 12)
            .panzer("a", "6-2-10", "0403")
            .soviet("strong", "6-6-8", "0404")
            .soviet("y", "1-1-8", "0404")
            .soviet("weak", "1-2-8", "off", "aside");
    Play table = soviets(sketch).plays("move units=strong,y path=0404,0405 disengage=true", 1);
    assertThat(table.legal("lose")).contains("lose steps=strong:2", "lose steps=strong:1;y:1");
    table.plays("lose steps=strong:2");
    assertThat(table.at("y")).isEqualTo("0405");
    assertThat(table.is("weak", RostovFlag.ASIDE)).isTrue();
  }

  @Test
  @Case("ROSTOV-21.12")
  void aRiverHelpsOnlyIfItLiesBeforeAllEnemies() {
    assertThat(
            modifier(held().hexside("minor-river", "0403/0404").german("b", "1-2-8", "0504"), "x"))
        .isZero();
    assertThat(
            modifier(
                held()
                    .hexside("minor-river", "0403/0404")
                    .hexside("major-river", "0404/0504")
                    .german("b", "1-2-8", "0504"),
                "x"))
        .isEqualTo(1);
    assertThat(
            modifier(held().hexside("major-river", "0404/0504").panzer("p", "6-2-10", "0504"), "x"))
        .isZero();
  }
}
