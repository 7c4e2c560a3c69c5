package hexfront.games.ags;

import static hexfront.games.ags.Orders.attack;
import static hexfront.games.ags.Orders.attackWithHq;
import static hexfront.games.ags.Orders.choose;
import static hexfront.games.ags.Orders.endPhase;
import static hexfront.games.ags.Orders.lose;
import static hexfront.games.ags.Orders.move;
import static hexfront.games.ags.Orders.overrun;
import static hexfront.games.ags.Orders.retreat;
import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Section 11. */
class HeadquartersTest {
  private static final Side SOVIET = Side.SOVIET;
  private static final Phase COMBAT = Phase.COMBAT;

  /** A headquarters with a source behind it, and units two and three hexes from it. */
  private static Sketch front(int rating) {
    return Sketch.clear(6, 9)
        .source(SOVIET, "0309")
        .hq("hq", rating, "0308")
        .soviet("near", "4-4-6", "0306")
        .soviet("far", "4-4-6", "0305");
  }

  @Test
  @Case({"AGS-11.0", "AGS-11.3"})
  void sovietUnitsNeedAHeadquartersAndAxisUnitsDoNot() {
    Table table =
        Sketch.clear(6, 9)
            .source(SOVIET, "0309")
            .source(Side.AXIS, "0301")
            .soviet("x", "4-4-6", "0306")
            .german("a", "5-7-7", "0305")
            .begin(SOVIET, COMBAT);
    assertThat(table.isSupplied("x")).isFalse();
    assertThat(table.isSupplied("a")).isTrue();
    table.refuses("AGS-11.33", attack("x", "0305"));
    Table axis =
        Sketch.clear(6, 9)
            .source(Side.AXIS, "0301")
            .soviet("x", "4-4-6", "0306")
            .german("a", "5-7-7", "0305")
            .begin(Side.AXIS, COMBAT);
    axis.allows(attack("a", "0306"));
  }

  @Test
  @Case({"AGS-11.1", "AGS-11.31", "AGS-3.23"})
  void theRatingIsTheRadiusCountedWithTheUnitsHexAndWithoutTheHeadquarters() {
    Table two = front(2).begin(SOVIET, COMBAT);
    assertThat(two.isSupplied("near")).isTrue();
    assertThat(two.isSupplied("far")).isFalse();
    assertThat(front(3).begin(SOVIET, COMBAT).isSupplied("far")).isTrue();
    assertThat(front(1).begin(SOVIET, COMBAT).isSupplied("near")).isFalse();
  }

  @Test
  @Case("AGS-11.21")
  void headquartersPayAsInfantry() {
    Table table =
        Sketch.clear(6, 6)
            .woods("0302")
            .terrain("swamp", "0303")
            .hq("hq", 4, "0301")
            .begin(SOVIET, Phase.INITIAL_MOVEMENT)
            .plays(move("hq", "0301-0302-0303"));
    assertThat(table.pointsLeft("hq")).isEqualTo(10 - 1 - 2);
  }

  @Test
  @Case("AGS-11.21")
  void headquartersMoveInTheMechanizedMovementPhase() {
    Sketch.clear(6, 6)
        .hq("hq", 4, "0301")
        .begin(SOVIET, Phase.MECHANIZED_MOVEMENT)
        .allows(move("hq", "0301-0302"));
  }

  @Test
  @Case("AGS-11.23")
  void aHeadquartersEntersAnEnemyZoneOnlyWhereACombatUnitStands() {
    Sketch sketch =
        Sketch.clear(6, 9)
            .hq("hq", 4, "0307")
            .german("a", "5-7-7", "0304")
            .soviet("x", "2-3-6", "0307");
    sketch
        .begin(SOVIET, Phase.INITIAL_MOVEMENT)
        .refuses("AGS-11.23", move("hq", "0307-0306-0305"))
        .allows(move("hq x", "0307-0306-0305"))
        .plays(move("x", "0307-0306-0305"))
        .allows(move("hq", "0307-0306-0305"));
  }

  @Test
  @Case("AGS-11.23")
  void anotherHeadquartersIsNoCompanion() {
    Sketch.clear(6, 9)
        .hq("hq", 4, "0306")
        .hq("hq2", 4, "0305")
        .german("a", "5-7-7", "0304")
        .begin(SOVIET, Phase.INITIAL_MOVEMENT)
        .refuses("AGS-11.23", move("hq", "0306-0305"));
  }

  /** A headquarters that goes with an untried unit into the zone of a German one. */
  private static Sketch intoTheZone(String strengths) {
    return Sketch.clear(6, 9)
        .german("a", "18-7-7", "0304")
        .hq("hq", 4, "0306")
        .untried("u", strengths, "0306");
  }

  /** To the beginning of the German movement that follows. */
  private static Table moved(Sketch sketch) {
    return sketch
        .begin(SOVIET, Phase.INITIAL_MOVEMENT)
        .plays(move("u hq", "0306-0305"))
        .plays(endPhase())
        .plays(endPhase())
        .plays(endPhase())
        .plays(endPhase());
  }

  @Test
  @Case({"AGS-11.23", "AGS-13.3"})
  void whenItsUntriedCompanionHasNoStrengthTheHeadquartersGoesBackAndNobodyFollows() {
    Table table = moved(intoTheZone("0-0-6")).plays(endPhase()).plays(attack("a", "0305"));
    assertThat(table.at("u")).isEqualTo("gone");
    assertThat(table.at("hq")).isEqualTo("0306");
    assertThat(table.question()).isEqualTo("combat");
    assertThat(table.is("a", Flag.ATTACKED)).isTrue();
  }

  @Test
  @Case("AGS-11.23")
  void aCompanionThatHasStrengthKeepsTheHeadquartersThere() {
    Table table =
        moved(intoTheZone("2-6-6"))
            .plays(endPhase())
            .plays(attack("a", "0305"), 6)
            .plays(lose("u"));
    assertThat(table.at("u")).isEqualTo("gone");
    assertThat(table.at("hq")).isEqualTo("0305");
  }

  @Test
  @Case("AGS-11.23")
  void theHeadquartersGoesBackFromItsOwnAttackToo() {
    Table table =
        intoTheZone("0-0-6")
            .begin(SOVIET, Phase.INITIAL_MOVEMENT)
            .plays(move("u hq", "0306-0305"))
            .plays(endPhase())
            .plays(attackWithHq("u", "0304"));
    assertThat(table.at("u")).isEqualTo("gone");
    assertThat(table.at("hq")).isEqualTo("0306");
    assertThat(table.question()).isEqualTo("combat");
    assertThat(table.is("a", Flag.FOUGHT)).isFalse();
  }

  @Test
  @Case("AGS-11.23")
  void aHeadquartersThatAnEnemyZoneKeepsFromGoingBackIsEliminated() {
    Table table =
        moved(intoTheZone("0-0-6").german("b", "5-7-7", "0107"))
            .plays(move("b", "0107-0206"))
            .plays(endPhase())
            .plays(attack("a", "0305"));
    assertThat(table.at("hq")).isEqualTo("gone");
  }

  @Test
  @Case("AGS-11.23")
  void aHeadquartersThatFindsNoRoomToGoBackIsEliminated() {
    Table table =
        intoTheZone("0-0-6")
            .hq("hq2", 4, "0307")
            .begin(SOVIET, Phase.INITIAL_MOVEMENT)
            .plays(move("u hq", "0306-0305"))
            .plays(move("hq2", "0307-0306"))
            .plays(endPhase())
            .plays(attackWithHq("u", "0304"));
    assertThat(table.at("hq")).isEqualTo("gone");
  }

  @Test
  @Case({"AGS-11.3", "AGS-12.14", "AGS-11.34"})
  void theHeadquartersMustBeInSupplyItself() {
    Table table =
        Sketch.clear(6, 9)
            .source(SOVIET, "0309")
            .hq("hq", 4, "0305")
            .unsupplied()
            .soviet("x", "4-5-6", "0304")
            .german("a", "5-7-7", "0303")
            .begin(SOVIET, COMBAT);
    assertThat(table.isSupplied("x")).isFalse();
    assertThat(table.attackOf(attack("x", "0303"))).isEqualTo(2);
  }

  @Test
  @Case("AGS-11.31")
  void communicationsDoNotPassEnemyUnitsOrZones() {
    Sketch sketch = front(2);
    assertThat(sketch.german("a", "5-7-7", "0206").begin(SOVIET, COMBAT).isSupplied("near"))
        .isFalse();
    Table friend = sketch.soviet("y", "2-3-6", "0307").begin(SOVIET, COMBAT);
    assertThat(friend.isSupplied("near")).isTrue();
  }

  @Test
  @Case("AGS-11.31")
  void communicationsPassAnyTerrainThatCanBeCrossed() {
    assertThat(front(2).terrain("swamp", "0307").begin(SOVIET, COMBAT).isSupplied("near")).isTrue();
    assertThat(front(2).terrain("sea", "0307").begin(SOVIET, COMBAT).isSupplied("near")).isFalse();
  }

  @Test
  @Case("AGS-11.32")
  void oneHeadquartersServesAnyNumberOfUnitsAndAnyUnitAnyHeadquarters() {
    Table table =
        Sketch.clear(6, 9)
            .source(SOVIET, "0309")
            .hq("hq", 2, "0308")
            .hq("hq2", 2, "0508")
            .soviet("x", "4-4-6", "0306")
            .soviet("y", "4-4-6", "0306")
            .soviet("z", "4-4-6", "0207")
            .soviet("w", "4-4-6", "0506")
            .begin(SOVIET, COMBAT);
    assertThat(table.isSupplied("x")).isTrue();
    assertThat(table.isSupplied("y")).isTrue();
    assertThat(table.isSupplied("z")).isTrue();
    assertThat(table.isSupplied("w")).isTrue();
  }

  @Test
  @Case({"AGS-11.33", "AGS-12.23"})
  void withAHeadquartersOutOfSupplyAUnitAttacksAtHalf() {
    Table table =
        Sketch.clear(6, 9)
            .source(SOVIET, "0309")
            .hq("hq", 2, "0306")
            .unsupplied()
            .soviet("x", "5-4-6", "0305")
            .german("a", "5-7-7", "0304")
            .begin(SOVIET, COMBAT)
            .allows(attack("x", "0304"));
    assertThat(table.attackOf(attack("x", "0304"))).isEqualTo(2);
  }

  @Test
  @Case("AGS-11.33")
  void anOverrunNeedsNoCommunicationsAtItsMoment() {
    Sketch.clear(6, 9)
        .source(SOVIET, "0309")
        .hq("hq", 1, "0308")
        .tank("t", "12-4-10", "0307")
        .german("a", "1-2-7", "0304")
        .begin(SOVIET, Phase.INITIAL_MOVEMENT)
        .plays(move("t", "0307-0306-0305"))
        .allows(overrun("t", "0304"));
  }

  @Test
  @Case("AGS-11.34")
  void withoutCommunicationsAUnitDefendsAtHalf() {
    Table table =
        Sketch.clear(6, 9)
            .source(SOVIET, "0309")
            .hq("hq", 2, "0308")
            .soviet("x", "4-5-6", "0305")
            .german("a", "5-7-7", "0304")
            .begin(Side.AXIS, COMBAT);
    assertThat(table.defenceAgainst(attack("a", "0305"))).isEqualTo(2);
  }

  @Test
  @Case("AGS-11.35")
  void aHeadquartersHasAZoneButNoAttack() {
    Table table =
        Sketch.clear(6, 9)
            .hq("hq", 4, "0305")
            .german("a", "5-7-7", "0304")
            .begin(SOVIET, COMBAT)
            .refuses("AGS-11.35", attack("hq", "0304"));
    assertThat(table.inZone(SOVIET, "0306")).isTrue();
  }

  @Test
  @Case({"AGS-11.35", "AGS-8.25"})
  void aHeadquartersCancelsEnemyZonesLikeACombatUnit() {
    Table table =
        Sketch.clear(6, 9)
            .german("a", "18-7-7", "0303")
            .german("b", "5-7-7", "0105")
            .german("c", "5-7-7", "0505")
            .german("d", "5-7-7", "0206")
            .soviet("x", "2-3-6", "0304")
            .hq("hq", 4, "0305")
            .begin(Side.AXIS, COMBAT)
            .fights(attack("a", "0304"), "-/1");
    assertThat(table.retreatsOf("x")).containsExactly("0305");
  }

  /** A division and a headquarters of four under attack. */
  private static Table attacked(String result) {
    return Sketch.clear(6, 9)
        .german("a", "18-7-7", "0303")
        .soviet("x", "2-3-6|1-1-6", "0304")
        .hq("hq", 4, "0304")
        .begin(Side.AXIS, COMBAT)
        .fights(attack("a", "0304"), result);
  }

  @Test
  @Case("AGS-11.36")
  void aHeadquartersSharesTheRetreatOfItsStack() {
    Table table = attacked("-/1").refuses("AGS-9.7", retreat("x 0304-0305"));
    table.plays(retreat("x 0304-0305", "hq 0304-0305"));
    assertThat(table.at("hq")).isEqualTo("0305");
  }

  @Test
  @Case("AGS-11.36")
  void aHeadquartersMayTakeAStepLoss() {
    Table table = attacked("-/1").plays(lose("hq"));
    assertThat(table.at("hq")).isEqualTo("gone");
    assertThat(table.stepsLeft("x")).isEqualTo(2);
  }

  @Test
  @Case("AGS-11.36")
  void aHeadquartersBelongsToOneAttackOfItsStackAndSharesItsResult() {
    Table table =
        Sketch.clear(6, 9)
            .soviet("x", "4-3-6", "0304")
            .soviet("y", "4-3-6", "0304")
            .hq("hq", 4, "0304")
            .german("a", "5-8-7|3-4-7", "0303")
            .german("b", "5-8-7|3-4-7", "0305")
            .begin(SOVIET, COMBAT)
            .fights(attackWithHq("x", "0303"), "2/-");
    assertThat(table.at("x")).isEqualTo("gone");
    assertThat(table.at("hq")).isEqualTo("gone");
    assertThat(table.at("y")).isEqualTo("0304");
  }

  @Test
  @Case({"AGS-11.36", "AGS-11.37"})
  void aRatingIsNotSplitBetweenAttacks() {
    Table table =
        Sketch.clear(6, 9)
            .soviet("x", "8-3-6", "0304")
            .soviet("y", "8-3-6", "0304")
            .hq("hq", 4, "0304")
            .german("a", "5-6-7|3-4-7", "0303")
            .german("b", "5-6-7|3-4-7", "0305")
            .begin(SOVIET, COMBAT);
    assertThat(table.attackOf(attackWithHq("y", "0305"))).isEqualTo(12);
    table.fights(attackWithHq("x", "0303"), "-/1").plays(choose("lose"));
    assertThat(table.attackOf(attackWithHq("y", "0305"))).isEqualTo(8);
  }

  @Test
  @Case({"AGS-11.37", "AGS-11.1"})
  void aRatingAddsToTheAttackButNoMoreThanTheUnitsOwnStrength() {
    Sketch sketch =
        Sketch.clear(6, 9)
            .soviet("six", "6-8-6", "0304")
            .soviet("one", "1-2-6", "0304")
            .hq("hq", 4, "0304")
            .german("a", "5-8-7", "0303");
    Table table = sketch.begin(SOVIET, COMBAT);
    assertThat(table.attackOf(attackWithHq("six", "0303"))).isEqualTo(10);
    assertThat(table.attackOf(attackWithHq("one", "0303"))).isEqualTo(2);
    assertThat(table.attackOf(attackWithHq("six one", "0303"))).isEqualTo(11);
    assertThat(table.attackOf(attack("six", "0303"))).isEqualTo(6);
  }

  @Test
  @Case({"AGS-11.37", "AGS-12.23"})
  void theLimitIsTheUnitsStrengthAfterAllDeductions() {
    Table table =
        Sketch.clear(6, 9)
            .soviet("x", "5-8-6", "0304")
            .unsupplied()
            .hq("hq", 4, "0304")
            .german("a", "5-8-7", "0303")
            .begin(SOVIET, COMBAT);
    assertThat(table.attackOf(attackWithHq("x", "0303"))).isEqualTo(2 + 2);
  }

  @Test
  @Case("AGS-11.37")
  void onlyUnitsStackedWithAHeadquartersUseItsRating() {
    Table table =
        Sketch.clear(6, 9)
            .soviet("x", "2-8-6", "0304")
            .soviet("y", "6-8-6", "0404")
            .hq("hq", 4, "0304")
            .german("a", "5-8-7", "0403")
            .begin(SOVIET, COMBAT);
    assertThat(table.attackOf(attackWithHq("x y", "0403"))).isEqualTo(2 + 2 + 6);
  }

  @Test
  @Case({"AGS-11.38", "AGS-11.1"})
  void aHeadquartersDefendsWithItsRatingAloneAndAddsNothingToAStack() {
    Table alone =
        Sketch.clear(6, 9)
            .german("a", "5-7-7", "0303")
            .hq("hq", 4, "0304")
            .begin(Side.AXIS, COMBAT);
    assertThat(alone.defenceAgainst(attack("a", "0304"))).isEqualTo(4);
    Table stacked =
        Sketch.clear(6, 9)
            .german("a", "5-7-7", "0303")
            .hq("hq", 4, "0304")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, COMBAT);
    assertThat(stacked.defenceAgainst(attack("a", "0304"))).isEqualTo(3);
  }

  @Test
  @Case({"AGS-11.38", "AGS-10.26"})
  void terrainAndSupplyCountForALoneHeadquarters() {
    Table table =
        Sketch.clear(6, 9)
            .city("0304")
            .woods("0304")
            .german("a", "5-7-7", "0303")
            .hq("hq", 3, "0304")
            .unsupplied()
            .begin(Side.AXIS, COMBAT);
    assertThat(table.defenceAgainst(attack("a", "0304"))).isEqualTo(4);
  }
}
