package hexfront.games.ags.rostov;

import static hexfront.games.ags.Orders.choose;
import static hexfront.games.ags.Orders.disengage;
import static hexfront.games.ags.Orders.lose;
import static hexfront.games.ags.Orders.move;
import static hexfront.games.ags.Orders.retreat;
import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.orders.Units;
import hexfront.games.ags.Flag;
import hexfront.games.ags.Phase;
import hexfront.games.ags.Sketch;
import hexfront.games.ags.Table;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Section 21. */
class DisengagementTest {
  private static final Phase MOVING = Phase.INITIAL_MOVEMENT;

  /** A rifle division in 0404 held by a German division in 0403, to its west. */
  private static Sketch held() {
    return Sketch.clear(9, 12).german("a", "5-7-8", "0403").soviet("x", "2-3-8", "0404");
  }

  private static Table soviets(Sketch sketch) {
    return Played.begin(sketch, Side.SOVIET, MOVING);
  }

  @Test
  @Case({"ROSTOV-21.0", "ROSTOV-21.11", "ROSTOV-21.13", "ROSTOV-21.3"})
  void aUnitLeavesAnEnemyZoneForAPointAndADie() {
    Table table = soviets(held());
    table.refuses("AGS-5.24", move("x", "0404-0405"));
    table.plays(disengage("x", "0404-0405-0406"), 4);
    assertThat(table.at("x")).isEqualTo("0406");
    assertThat(table.pointsLeft("x")).isEqualTo(8 - 1 - 2);
  }

  @Test
  @Case("ROSTOV-21.0")
  void onlySovietUnitsDisengageAndOnlyFromEnemyZones() {
    Played.begin(held(), Side.AXIS, MOVING).refuses("ROSTOV-21.0", disengage("a", "0403-0402"));
    soviets(Sketch.clear(9, 12).soviet("x", "2-3-8", "0404"))
        .refuses("ROSTOV-21.0", disengage("x", "0404-0405"));
  }

  @Test
  @Case("ROSTOV-21.0")
  void unitsDisengageInEitherMovementPhase() {
    Played.begin(held().tank("t", "3-3-8", "0404"), Side.SOVIET, Phase.MECHANIZED_MOVEMENT)
        .allows(disengage("t", "0404-0405"));
  }

  @Test
  @Tag("E-DIS-09")
  @Case("ROSTOV-21.21")
  void aUnitThatHasMovedOrIsOutOfSupplyCannotDisengage() {
    soviets(held().unsupplied()).refuses("ROSTOV-21.21", disengage("x", "0404-0405"));
    soviets(held().soviet("y", "2-3-8", "0406"))
        .plays(move("y", "0406-0405-0404"))
        .refuses("ROSTOV-21.21", disengage("y", "0404-0405"));
  }

  @Test
  @Case("ROSTOV-21.22")
  void aUnitThatDisengagesEntersNoEnemyZoneInThatPhase() {
    Table table = soviets(held().german("b", "5-7-8", "0408"));
    table.refuses("ROSTOV-21.22", disengage("x", "0404-0504"));
    table.plays(disengage("x", "0404-0405"), 6);
    table.refuses("ROSTOV-21.22", move("x", "0405-0406-0407"));
    table.allows(move("x", "0405-0406"));
    assertThat(table.reach("x")).contains("0406").doesNotContain("0407", "0404");
  }

  @Test
  @Case("ROSTOV-21.23")
  void aUnitThatDisengagesDoesNotEndNearerToTheWestEdge() {
    Sketch sketch = Sketch.clear(9, 12).german("a", "5-7-8", "0505").soviet("x", "2-3-8", "0405");
    soviets(sketch)
        .refuses("ROSTOV-21.23", disengage("x", "0405-0305-0304"))
        .allows(disengage("x", "0405-0305"));
  }

  @Test
  @Case("ROSTOV-21.25")
  void aUnitNextToEnemiesOnlyAcrossAMajorRiverMovesFreely() {
    Table table = soviets(held().hexside("major-river", "0403/0404"));
    table.allows(move("x", "0404-0405"));
    table.refuses("ROSTOV-21.0", disengage("x", "0404-0405"));
    Played.begin(held().hexside("major-river", "0403/0404"), Side.AXIS, MOVING)
        .allows(move("a", "0403-0402"));
  }

  // ---- the table

  @Test
  @Case("ROSTOV-21.3")
  void aLowRollCostsAStepBeforeTheUnitsGo() {
    Table table = soviets(held().soviet("y", "1-1-8", "0404"));
    table.plays(disengage("x y", "0404-0405"), 2);
    assertThat(table.question()).isEqualTo("lose");
    assertThat(table.asked()).isEqualTo(Side.SOVIET);
    table.refuses("ROSTOV-21.3", lose("x y"));
    table.plays(lose("y"));
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
    Table table = soviets(sketch);
    table.plays(disengage("x y z", "0404-0405"), 1);
    table.plays(lose("y"));
    assertThat(table.question()).isEqualTo("lose");
    table.plays(lose("z"));
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
            .soviet("weak", "1-2-8", "off")
            .flag(RostovFlag.ASIDE);
    Table table = soviets(sketch);
    table.plays(disengage("strong", "0404-0405"), 1);
    assertThat(table.at("weak")).isEqualTo("0405");
    assertThat(table.is("strong", RostovFlag.POOLED)).isTrue();
  }

  @Test
  @Tag("E-DIS-04")
  @Case("ROSTOV-21.3")
  void onAThreeTheAxisPlayerRetreatsTheUnitsTwoHexes() {
    Table table = soviets(held());
    table.plays(disengage("x", "0404-0405"), 3);
    assertThat(table.question()).isEqualTo("retreat");
    assertThat(table.asked()).isEqualTo(Side.AXIS);
    table.plays(retreat("x 0404-0505-0605"));
    assertThat(table.at("x")).isEqualTo("0605");
    assertThat(table.question()).isEqualTo("initial-movement");
    assertThat(table.is("x", Flag.DISRUPTED)).isFalse();
    table.refuses("AGS-5.0", move("x", "0605-0606"));
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
    Table table = soviets(sketch).plays(disengage("x", "0304-0305"), 3);
    assertThat(table.at("x")).isEqualTo("gone");
    assertThat(table.question()).isEqualTo("initial-movement");
  }

  @Test
  @Case("ROSTOV-21.24")
  void anUntriedUnitIsRevealedOnlyIfItLosesAStep() {
    Sketch sketch = Sketch.clear(9, 12).german("a", "5-7-8", "0403").untried("x", "2-3-8", "0404");
    Table free = soviets(sketch).plays(disengage("x", "0404-0405"), 5);
    assertThat(free.is("x", Flag.UNTRIED)).isTrue();
    Sketch again = Sketch.clear(9, 12).german("a", "5-7-8", "0403").untried("x", "2-3-8", "0404");
    Table lost = soviets(again).plays(disengage("x", "0404-0405"), 1);
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
    Table table = soviets(sketch).plays(disengage("strong y", "0404-0405"), 1);
    table.plays(lose("strong"));
    assertThat(table.at("y")).isEqualTo("0405");
  }

  // ---- modifiers

  private static int modifier(Sketch sketch, String units) {
    Table table = soviets(sketch);
    return Played.game(table)
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
    assertThat(modifier(held().unit(Played.with("r", Side.AXIS, "cavalry", "2-2-7"), "0504"), "x"))
        .isZero();
  }

  @Test
  @Case("ROSTOV-21.3")
  void aFrozenRiverDoesNotHelp() {
    Table table = soviets(held().hexside("minor-river", "0403/0404"));
    Played.weather(table, Weather.CLEAR, Weather.SEVERE);
    assertThat(
            Played.game(table).disengagement.modifier(table.position(), Units.of(table.unit("x"))))
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
            .soviet("better", "2-3-8", "off")
            .flag(RostovFlag.ASIDE)
            .soviet("worse", "1-2-8", "off")
            .flag(RostovFlag.ASIDE);
    Table table = soviets(sketch).plays(disengage("strong y", "0404-0405"), 1);
    table.plays(lose("strong"));
    assertThat(table.question()).isEqualTo("second-step");
    table.plays(choose("worse"));
    assertThat(table.at("worse")).isEqualTo("0405");
    assertThat(table.is("better", RostovFlag.ASIDE)).isTrue();
  }
}
