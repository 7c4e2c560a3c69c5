package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Orders that name the wrong units or hexes, and what the player is told. */
class RefusedOrdersTest {
  private static Play moving(Sketch sketch) {
    return sketch.begin(Side.AXIS, "initial-movement");
  }

  private static Sketch two() {
    return Sketch.clear(7, 9).panzer("a", "20-7-7", "0303").panzer("b", "20-7-7", "0303");
  }

  @Test
  @Case("AGS-5.0")
  void aMoveNamesEachUnitOnceAndAWay() {
    Play table = moving(two().german("off", "1-1-7", "off").soviet("x", "1-1-6", "0707"));
    table.refuses("AGS-5.0", "move units=a,a path=0303,0304");
    table.refuses("AGS-5.0", "move units=a path=0303");
    table.refuses("AGS-5.0", "move units=a path=0304,0305");
    table.refuses("AGS-5.0", "move units=off path=0303,0304");
    assertThat(table.why("move units=off path=0303,0304")).contains("not on the map");
    assertThat(table.why("move units=a path=0304,0305")).contains("0303").contains("0304");
  }

  @Test
  @Case("AGS-5.0")
  void nobodyJoinsAMoveThatHasBegun() {
    Play table = moving(two().panzer("c", "1-1-7", "0304")).plays("move units=a path=0303,0304");
    table.refuses("AGS-5.0", "move units=a,c path=0304,0305");
    assertThat(table.why("move units=a,c path=0304,0305"))
        .contains("c did not begin this move with a");
    table.plays("move units=b path=0303,0304");
    assertThat(table.reach("a")).as("its move is over").isEmpty();
    assertThat(table.reach("b")).isNotEmpty();
  }

  @Test
  @Case("AGS-5.11")
  void theReasonSaysHowManyPointsAreLeft() {
    Play table = moving(Sketch.clear(7, 9).german("a", "1-1-3", "0303"));
    assertThat(table.why("move units=a path=0303,0304,0305,0306,0307")).contains("3").contains("a");
  }

  @Test
  @Case({"AGS-6.0", "AGS-6.16"})
  void anOverrunNamesEachUnitOnceAndANeighbour() {
    Play table =
        moving(two().soviet("x", "1-1-6", "0304").german("c", "1-1-7", "0503").hq("h", 3, "0505"));
    table.refuses("AGS-6.0", "overrun units=a,a hex=0304");
    table.refuses("AGS-6.0", "overrun units=a,b hex=0306");
    table.refuses("AGS-6.0", "overrun units=a,b hex=0302");
    Play tired = moving(two().soviet("x", "1-1-6", "0308"));
    tired.plays("move units=a,b path=0303,0304,0305,0306,0307");
    tired.allows("overrun units=a,b hex=0308");
    Play slow =
        moving(Sketch.clear(7, 9).panzer("a", "9-7-2", "0303").soviet("x", "1-1-6", "0304"));
    assertThat(slow.why("overrun units=a hex=0304")).contains("2.0 movement points");
  }

  @Test
  @Case({"AGS-9.0", "AGS-9.11"})
  void anAttackNamesUnitsOfThePhasingSideAndEnemies() {
    Play table =
        two()
            .german("off", "1-1-7", "off")
            .soviet("x", "1-1-6", "0304")
            .soviet("y", "1-1-6", "0506")
            .begin(Side.AXIS, "combat");
    table.refuses("AGS-9.0", "attack attackers=a,a hexes=0304");
    table.refuses("AGS-9.0", "attack attackers=a hexes=0304,0304");
    table.refuses("AGS-9.11", "attack attackers=y hexes=0304");
    table.refuses("AGS-9.11", "attack attackers=off hexes=0304");
    table.refuses("AGS-9.11", "attack attackers=a hexes=0302");
    table.refuses("AGS-9.11", "attack attackers=a hexes=0506");
    assertThat(table.why("attack attackers=y hexes=0304")).contains("y is not a unit");
    assertThat(table.why("attack attackers=a hexes=0302")).contains("0302 holds no enemy");
  }

  @Test
  @Case("AGS-9.14")
  void whoeverWasAttackedIsNotAttackedAgain() {
    Play table =
        Sketch.clear(7, 9)
            .german("a", "10-7-7", "0303")
            .german("b", "20-7-7", "0403")
            .soviet("x", "3-4-6|1-2-6|1-1-6", "0304")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0304", "-/1")
            .plays("choose option=lose");
    table.refuses("AGS-9.14", "attack attackers=b hexes=0304");
    assertThat(table.why("attack attackers=b hexes=0304")).contains("x was already attacked");
  }

  @Test
  @Case({"AGS-9.66", "AGS-9.67"})
  void lossesComeFromUnitsOfTheBattleThatHaveTheSteps() {
    Play table =
        Sketch.clear(7, 9)
            .german("a", "24-7-7", "0303")
            .soviet("x", "1-2-6", "0304")
            .soviet("y", "2-2-6|1-1-6", "0304")
            .soviet("z", "1-1-6", "0707")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0304", "-/2")
            .plays("choose option=lose");
    table.refuses("AGS-9.67", "lose steps=x:2");
    table.refuses("AGS-9.67", "lose steps=x:1;z:1");
    table.refuses("AGS-9.67", "lose steps=a:1;y:1");
    table.refuses("AGS-9.66", "lose steps=x:1");
    table.refuses("AGS-9.66", "lose steps=x:1;y:2");
    assertThat(table.why("lose steps=x:2")).contains("x has 1 steps to lose, not 2");
    table.allows("lose steps=x:1;y:1").allows("lose steps=y:2");
  }

  @Test
  @Case("AGS-9.7")
  void onlyTheBeatenRetreatAndOnlyAlongTheirWays() {
    Play table =
        Sketch.clear(7, 9)
            .german("a", "40-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .soviet("z", "1-1-6", "0707")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0304", "-/2");
    table.refuses("AGS-9.7", "retreat paths=x:0304,0305,0306;z:0707,0708,0709");
    assertThat(table.why("retreat paths=x:0304,0305")).contains("0304-").contains(" or ");
    assertThat(table.why("retreat paths=x:0304,0303,0302")).contains("x");
  }

  @Test
  @Case({"AGS-9.81", "AGS-9.83"})
  void anAdvanceNamesAtLeastOneUnitAndItsWay() {
    Play table =
        Sketch.clear(7, 9)
            .german("a", "40-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0304", "-/2")
            .plays("retreat paths=x:0304,0305,0306");
    table.refuses("AGS-9.83", "advance");
    assertThat(table.why("advance paths=a:0303,0402")).contains("0303-0304 or 0303-0304-0305");
    table.refuses("AGS-9.85", "advance paths=a:0303,0304,0305,0306");
  }

  @Test
  @Case("AGS-7.0")
  void justTheUnitsThatAreTooManyAreRemoved() {
    Play table =
        Sketch.clear(7, 9)
            .german("a", "1-1-7", "0303")
            .german("b", "1-1-7", "0303")
            .german("c", "1-1-7", "0303")
            .german("d", "1-1-7", "0302")
            .german("e", "1-1-7", "0302")
            .german("f", "1-1-7", "0505")
            .german("off", "1-1-7", "off")
            .soviet("x", "1-1-6", "0709")
            .begin(Side.AXIS, "initial-movement")
            .plays("move units=d,e path=0302,0303")
            .plays("end-phase");
    assertThat(table.question()).isEqualTo("remove");
    table.refuses("AGS-7.0", "remove units=a,a");
    table.refuses("AGS-7.0", "remove units=a");
    table.refuses("AGS-7.0", "remove units=a,b,c");
    table.refuses("AGS-7.0", "remove units=a,f");
    table.refuses("AGS-7.0", "remove units=a,x");
    table.refuses("AGS-7.0", "remove units=a,off");
    table.plays("remove units=a,e");
    assertThat(table.at("a")).isEqualTo("gone");
    assertThat(table.question()).isEqualTo("combat");
  }

  @Test
  @Case("AGS-5.31")
  void aTrainStartsWhereItsUnitStands() {
    Play table =
        Sketch.clear(7, 9)
            .rail("0302-0303-0304")
            .soviet("x", "1-1-6", "0302")
            .soviet("d", "1-1-6", "0302", "disrupted")
            .begin(Side.SOVIET, "initial-movement");
    table.refuses("AGS-5.31", "rail unit=x path=0302");
    table.refuses("AGS-5.31", "rail unit=x path=0303,0304");
    table.refuses("AGS-6.32", "rail unit=d path=0302,0303");
    assertThat(table.why("rail unit=x path=0303,0304")).contains("0302");
  }

  @Test
  @Case("AGS-15.0")
  void reinforcementsAreNamedOnceAndEnterOnce() {
    Play table =
        Sketch.clear(7, 9)
            .german("r", "1-1-7", "off", "arrives 2 0301")
            .german("b", "1-1-7", "0505")
            .begin(Side.AXIS, "initial-movement");
    table.refuses("AGS-15.0", "enter units=r,r hex=0301");
    table.refuses("AGS-15.0", "enter units=b hex=0301");
    table.refuses("AGS-15.0", "enter units=r hex=0401");
  }

  @Test
  @Case("AGS-14.11")
  void nobodyFliesWithoutPoints() {
    Play table =
        Sketch.clear(7, 9)
            .air(Side.AXIS, 1)
            .german("a", "10-7-7", "0303")
            .soviet("x", "3-4-6", "0304")
            .air(Side.SOVIET, 1)
            .begin(Side.AXIS, "combat")
            .plays("attack attackers=a hexes=0304 air=true");
    table.allows("air-support use=true").allows("air-support use=false");
  }
}
