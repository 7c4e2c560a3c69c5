package hexfront.games.ags;

import static hexfront.games.ags.Orders.advance;
import static hexfront.games.ags.Orders.airSupport;
import static hexfront.games.ags.Orders.attack;
import static hexfront.games.ags.Orders.choose;
import static hexfront.games.ags.Orders.endPhase;
import static hexfront.games.ags.Orders.enter;
import static hexfront.games.ags.Orders.lose;
import static hexfront.games.ags.Orders.move;
import static hexfront.games.ags.Orders.overrun;
import static hexfront.games.ags.Orders.rail;
import static hexfront.games.ags.Orders.remove;
import static hexfront.games.ags.Orders.retreat;
import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Orders that name the wrong units or hexes, and what the player is told. */
class RefusedOrdersTest {
  private static Table moving(Sketch sketch) {
    return sketch.begin(Side.AXIS, Phase.INITIAL_MOVEMENT);
  }

  private static Sketch two() {
    return Sketch.clear(7, 9).panzer("a", "20-7-7", "0303").panzer("b", "20-7-7", "0303");
  }

  @Test
  @Case("AGS-5.0")
  void aMoveNamesEachUnitOnceAndAWay() {
    Table table = moving(two().german("off", "1-1-7", "off").soviet("x", "1-1-6", "0707"));
    table.refuses("AGS-5.0", move("a a", "0303-0304"));
    table.refuses("AGS-5.0", move("a", "0303"));
    table.refuses("AGS-5.0", move("a", "0304-0305"));
    table.refuses("AGS-5.0", move("off", "0303-0304"));
    assertThat(table.why(move("off", "0303-0304"))).contains("not on the map");
    assertThat(table.why(move("a", "0304-0305"))).contains("0303").contains("0304");
  }

  @Test
  @Case("AGS-5.0")
  void nobodyJoinsAMoveThatHasBegun() {
    Table table = moving(two().panzer("c", "1-1-7", "0304")).plays(move("a", "0303-0304"));
    table.refuses("AGS-5.0", move("a c", "0304-0305"));
    assertThat(table.why(move("a c", "0304-0305"))).contains("c did not begin this move with a");
    table.plays(move("b", "0303-0304"));
    assertThat(table.reach("a")).as("its move is over").isEmpty();
    assertThat(table.reach("b")).isNotEmpty();
  }

  @Test
  @Case("AGS-5.11")
  void theReasonSaysHowManyPointsAreLeft() {
    Table table = moving(Sketch.clear(7, 9).german("a", "1-1-3", "0303"));
    assertThat(table.why(move("a", "0303-0304-0305-0306-0307"))).contains("3").contains("a");
  }

  @Test
  @Case({"AGS-6.0", "AGS-6.16"})
  void anOverrunNamesEachUnitOnceAndANeighbour() {
    Table table =
        moving(two().soviet("x", "1-1-6", "0304").german("c", "1-1-7", "0503").hq("h", 3, "0505"));
    table.refuses("AGS-6.0", overrun("a a", "0304"));
    table.refuses("AGS-6.0", overrun("a b", "0306"));
    table.refuses("AGS-6.0", overrun("a b", "0302"));
    Table tired = moving(two().soviet("x", "1-1-6", "0308"));
    tired.plays(move("a b", "0303-0304-0305-0306-0307"));
    tired.allows(overrun("a b", "0308"));
    Table slow =
        moving(Sketch.clear(7, 9).panzer("a", "9-7-2", "0303").soviet("x", "1-1-6", "0304"));
    assertThat(slow.why(overrun("a", "0304"))).contains("2.0 movement points");
  }

  @Test
  @Case({"AGS-9.0", "AGS-9.11"})
  void anAttackNamesUnitsOfThePhasingSideAndEnemies() {
    Table table =
        two()
            .german("off", "1-1-7", "off")
            .soviet("x", "1-1-6", "0304")
            .soviet("y", "1-1-6", "0506")
            .begin(Side.AXIS, Phase.COMBAT);
    table.refuses("AGS-9.0", attack("a a", "0304"));
    table.refuses("AGS-9.0", attack("a", "0304 0304"));
    table.refuses("AGS-9.11", attack("y", "0304"));
    table.refuses("AGS-9.11", attack("off", "0304"));
    table.refuses("AGS-9.11", attack("a", "0302"));
    table.refuses("AGS-9.11", attack("a", "0506"));
    assertThat(table.why(attack("y", "0304"))).contains("y is not a unit");
    assertThat(table.why(attack("a", "0302"))).contains("0302 holds no enemy");
  }

  @Test
  @Case("AGS-9.14")
  void whoeverWasAttackedIsNotAttackedAgain() {
    Table table =
        Sketch.clear(7, 9)
            .german("a", "10-7-7", "0303")
            .german("b", "20-7-7", "0403")
            .soviet("x", "3-4-6|1-2-6|1-1-6", "0304")
            .begin(Side.AXIS, Phase.COMBAT)
            .fights(attack("a", "0304"), "-/1")
            .plays(choose("lose"));
    table.refuses("AGS-9.14", attack("b", "0304"));
    assertThat(table.why(attack("b", "0304"))).contains("x was already attacked");
  }

  @Test
  @Case({"AGS-9.66", "AGS-9.67"})
  void lossesComeFromUnitsOfTheBattleThatHaveTheSteps() {
    Table table =
        Sketch.clear(7, 9)
            .german("a", "24-7-7", "0303")
            .soviet("x", "1-2-6", "0304")
            .soviet("y", "2-2-6|1-1-6", "0304")
            .soviet("z", "1-1-6", "0707")
            .begin(Side.AXIS, Phase.COMBAT)
            .fights(attack("a", "0304"), "-/2")
            .plays(choose("lose"));
    table.refuses("AGS-9.67", lose("x x"));
    table.refuses("AGS-9.67", lose("x z"));
    table.refuses("AGS-9.67", lose("a y"));
    table.refuses("AGS-9.66", lose("x"));
    table.refuses("AGS-9.66", lose("x y y"));
    assertThat(table.why(lose("x x"))).contains("x has 1 steps to lose, not 2");
    table.allows(lose("x y")).allows(lose("y y"));
  }

  @Test
  @Case("AGS-9.7")
  void onlyTheBeatenRetreatAndOnlyAlongTheirWays() {
    Table table =
        Sketch.clear(7, 9)
            .german("a", "40-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .soviet("z", "1-1-6", "0707")
            .begin(Side.AXIS, Phase.COMBAT)
            .fights(attack("a", "0304"), "-/2");
    table.refuses("AGS-9.7", retreat("x 0304-0305-0306", "z 0707-0708-0709"));
    assertThat(table.why(retreat("x 0304-0305"))).contains("0304-").contains(" or ");
    assertThat(table.why(retreat("x 0304-0303-0302"))).contains("x");
  }

  @Test
  @Case({"AGS-9.81", "AGS-9.83"})
  void anAdvanceNamesAtLeastOneUnitAndItsWay() {
    Table table =
        Sketch.clear(7, 9)
            .german("a", "40-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, Phase.COMBAT)
            .fights(attack("a", "0304"), "-/2")
            .plays(retreat("x 0304-0305-0306"));
    table.refuses("AGS-9.83", advance());
    assertThat(table.why(advance("a 0303-0402"))).contains("0303-0304 or 0303-0304-0305");
    table.refuses("AGS-9.85", advance("a 0303-0304-0305-0306"));
  }

  @Test
  @Case("AGS-7.0")
  void justTheUnitsThatAreTooManyAreRemoved() {
    Table table =
        Sketch.clear(7, 9)
            .german("a", "1-1-7", "0303")
            .german("b", "1-1-7", "0303")
            .german("c", "1-1-7", "0303")
            .german("d", "1-1-7", "0302")
            .german("e", "1-1-7", "0302")
            .german("f", "1-1-7", "0505")
            .german("off", "1-1-7", "off")
            .soviet("x", "1-1-6", "0709")
            .begin(Side.AXIS, Phase.INITIAL_MOVEMENT)
            .plays(move("d e", "0302-0303"))
            .plays(endPhase());
    assertThat(table.question()).isEqualTo("remove");
    table.refuses("AGS-7.0", remove("a a"));
    table.refuses("AGS-7.0", remove("a"));
    table.refuses("AGS-7.0", remove("a b c"));
    table.refuses("AGS-7.0", remove("a f"));
    table.refuses("AGS-7.0", remove("a x"));
    table.refuses("AGS-7.0", remove("a off"));
    table.plays(remove("a e"));
    assertThat(table.at("a")).isEqualTo("gone");
    assertThat(table.question()).isEqualTo("combat");
  }

  @Test
  @Case("AGS-5.31")
  void aTrainStartsWhereItsUnitStands() {
    Table table =
        Sketch.clear(7, 9)
            .railroad("0302-0303-0304")
            .soviet("x", "1-1-6", "0302")
            .soviet("d", "1-1-6", "0302")
            .disrupted()
            .begin(Side.SOVIET, Phase.INITIAL_MOVEMENT);
    table.refuses("AGS-5.31", rail("x", "0302"));
    table.refuses("AGS-5.31", rail("x", "0303-0304"));
    table.refuses("AGS-6.32", rail("d", "0302-0303"));
    assertThat(table.why(rail("x", "0303-0304"))).contains("0302");
  }

  @Test
  @Case("AGS-15.0")
  void reinforcementsAreNamedOnceAndEnterOnce() {
    Table table =
        Sketch.clear(7, 9)
            .german("r", "1-1-7", "off")
            .arrives(2, "0301")
            .german("b", "1-1-7", "0505")
            .begin(Side.AXIS, Phase.INITIAL_MOVEMENT);
    table.refuses("AGS-15.0", enter("r r", "0301"));
    table.refuses("AGS-15.0", enter("b", "0301"));
    table.refuses("AGS-15.0", enter("r", "0401"));
  }

  @Test
  @Case("AGS-14.11")
  void nobodyFliesWithoutPoints() {
    Table table =
        Sketch.clear(7, 9)
            .air(Side.AXIS, 1)
            .german("a", "10-7-7", "0303")
            .soviet("x", "3-4-6", "0304")
            .air(Side.SOVIET, 1)
            .begin(Side.AXIS, Phase.COMBAT)
            .plays(Orders.attackWithAir("a", "0304"));
    table.allows(airSupport(true)).allows(airSupport(false));
  }
}
