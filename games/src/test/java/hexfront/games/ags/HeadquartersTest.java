package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Section 11. */
class HeadquartersTest {
  private static final Side SOVIET = Side.SOVIET;
  private static final String COMBAT = "combat";

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
    Play table =
        Sketch.clear(6, 9)
            .source(SOVIET, "0309")
            .source(Side.AXIS, "0301")
            .soviet("x", "4-4-6", "0306")
            .german("a", "5-7-7", "0305")
            .begin(SOVIET, COMBAT);
    assertThat(table.isSupplied("x")).isFalse();
    assertThat(table.isSupplied("a")).isTrue();
    table.refuses("AGS-11.33", "attack attackers=x hexes=0305");
    Play axis =
        Sketch.clear(6, 9)
            .source(Side.AXIS, "0301")
            .soviet("x", "4-4-6", "0306")
            .german("a", "5-7-7", "0305")
            .begin(Side.AXIS, COMBAT);
    axis.allows("attack attackers=a hexes=0306");
  }

  @Test
  @Case({"AGS-11.1", "AGS-11.31", "AGS-3.23"})
  void theRatingIsTheRadiusCountedWithTheUnitsHexAndWithoutTheHeadquarters() {
    Play two = front(2).begin(SOVIET, COMBAT);
    assertThat(two.isSupplied("near")).isTrue();
    assertThat(two.isSupplied("far")).isFalse();
    assertThat(front(3).begin(SOVIET, COMBAT).isSupplied("far")).isTrue();
    assertThat(front(1).begin(SOVIET, COMBAT).isSupplied("near")).isFalse();
  }

  @Test
  @Case("AGS-11.21")
  void headquartersPayAsInfantry() {
    Play table =
        Sketch.clear(6, 6)
            .terrain("woods", "0302")
            .terrain("swamp", "0303")
            .hq("hq", 4, "0301")
            .begin(SOVIET, "initial-movement")
            .plays("move units=hq path=0301,0302,0303");
    assertThat(table.pointsLeft("hq")).isEqualTo(10 - 1 - 2);
  }

  @Test
  @Case("AGS-11.21")
  void headquartersMoveInTheMechanizedMovementPhase() {
    Sketch.clear(6, 6)
        .hq("hq", 4, "0301")
        .begin(SOVIET, "mechanized-movement")
        .allows("move units=hq path=0301,0302");
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
        .begin(SOVIET, "initial-movement")
        .refuses("AGS-11.23", "move units=hq path=0307,0306,0305")
        .allows("move units=hq,x path=0307,0306,0305")
        .plays("move units=x path=0307,0306,0305")
        .allows("move units=hq path=0307,0306,0305");
  }

  @Test
  @Case("AGS-11.23")
  void anotherHeadquartersIsNoCompanion() {
    Sketch.clear(6, 9)
        .hq("hq", 4, "0306")
        .hq("hq2", 4, "0305")
        .german("a", "5-7-7", "0304")
        .begin(SOVIET, "initial-movement")
        .refuses("AGS-11.23", "move units=hq path=0306,0305");
  }

  /** A headquarters that goes with an untried unit into the zone of a German one. */
  private static Sketch intoTheZone(String strengths) {
    return Sketch.clear(6, 9)
        .german("a", "18-7-7", "0304")
        .hq("hq", 4, "0306")
        .untried("u", strengths, "0306");
  }

  /** To the beginning of the German movement that follows. */
  private static Play moved(Sketch sketch) {
    return sketch
        .begin(SOVIET, "initial-movement")
        .plays("move units=u,hq path=0306,0305")
        .plays("end-phase")
        .plays("end-phase")
        .plays("end-phase")
        .plays("end-phase");
  }

  @Test
  @Case({"AGS-11.23", "AGS-13.3"})
  void whenItsUntriedCompanionHasNoStrengthTheHeadquartersGoesBackAndNobodyFollows() {
    Play table =
        moved(intoTheZone("0-0-6")).plays("end-phase").plays("attack attackers=a hexes=0305");
    assertThat(table.at("u")).isEqualTo("gone");
    assertThat(table.at("hq")).isEqualTo("0306");
    assertThat(table.question()).isEqualTo("combat");
    assertThat(table.is("a", Flag.ATTACKED)).isTrue();
  }

  @Test
  @Case("AGS-11.23")
  void aCompanionThatHasStrengthKeepsTheHeadquartersThere() {
    Play table =
        moved(intoTheZone("2-6-6"))
            .plays("end-phase")
            .plays("attack attackers=a hexes=0305", 6)
            .plays("lose steps=u:1");
    assertThat(table.at("u")).isEqualTo("gone");
    assertThat(table.at("hq")).isEqualTo("0305");
  }

  @Test
  @Case("AGS-11.23")
  void theHeadquartersGoesBackFromItsOwnAttackToo() {
    Play table =
        intoTheZone("0-0-6")
            .begin(SOVIET, "initial-movement")
            .plays("move units=u,hq path=0306,0305")
            .plays("end-phase")
            .plays("attack attackers=u hexes=0304 hq-bonus=true");
    assertThat(table.at("u")).isEqualTo("gone");
    assertThat(table.at("hq")).isEqualTo("0306");
    assertThat(table.question()).isEqualTo("combat");
    assertThat(table.is("a", Flag.FOUGHT)).isFalse();
  }

  @Test
  @Case("AGS-11.23")
  void aHeadquartersThatAnEnemyZoneKeepsFromGoingBackIsEliminated() {
    Play table =
        moved(intoTheZone("0-0-6").german("b", "5-7-7", "0107"))
            .plays("move units=b path=0107,0206")
            .plays("end-phase")
            .plays("attack attackers=a hexes=0305");
    assertThat(table.at("hq")).isEqualTo("gone");
  }

  @Test
  @Case("AGS-11.23")
  void aHeadquartersThatFindsNoRoomToGoBackIsEliminated() {
    Play table =
        intoTheZone("0-0-6")
            .hq("hq2", 4, "0307")
            .begin(SOVIET, "initial-movement")
            .plays("move units=u,hq path=0306,0305")
            .plays("move units=hq2 path=0307,0306")
            .plays("end-phase")
            .plays("attack attackers=u hexes=0304 hq-bonus=true");
    assertThat(table.at("hq")).isEqualTo("gone");
  }

  @Test
  @Case({"AGS-11.3", "AGS-12.14", "AGS-11.34"})
  void theHeadquartersMustBeInSupplyItself() {
    Play table =
        Sketch.clear(6, 9)
            .source(SOVIET, "0309")
            .hq("hq", 4, "0305", "unsupplied")
            .soviet("x", "4-5-6", "0304")
            .german("a", "5-7-7", "0303")
            .begin(SOVIET, COMBAT);
    assertThat(table.isSupplied("x")).isFalse();
    assertThat(table.attackOf("attack attackers=x hexes=0303")).isEqualTo(2);
  }

  @Test
  @Case("AGS-11.31")
  void communicationsDoNotPassEnemyUnitsOrZones() {
    Sketch sketch = front(2);
    assertThat(sketch.german("a", "5-7-7", "0206").begin(SOVIET, COMBAT).isSupplied("near"))
        .isFalse();
    Play friend = sketch.soviet("y", "2-3-6", "0307").begin(SOVIET, COMBAT);
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
    Play table =
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
    Play table =
        Sketch.clear(6, 9)
            .source(SOVIET, "0309")
            .hq("hq", 2, "0306", "unsupplied")
            .soviet("x", "5-4-6", "0305")
            .german("a", "5-7-7", "0304")
            .begin(SOVIET, COMBAT)
            .allows("attack attackers=x hexes=0304");
    assertThat(table.attackOf("attack attackers=x hexes=0304")).isEqualTo(2);
  }

  @Test
  @Case("AGS-11.33")
  void anOverrunNeedsNoCommunicationsAtItsMoment() {
    Sketch.clear(6, 9)
        .source(SOVIET, "0309")
        .hq("hq", 1, "0308")
        .tank("t", "12-4-10", "0307")
        .german("a", "1-2-7", "0304")
        .begin(SOVIET, "initial-movement")
        .plays("move units=t path=0307,0306,0305")
        .allows("overrun units=t hex=0304");
  }

  @Test
  @Case("AGS-11.34")
  void withoutCommunicationsAUnitDefendsAtHalf() {
    Play table =
        Sketch.clear(6, 9)
            .source(SOVIET, "0309")
            .hq("hq", 2, "0308")
            .soviet("x", "4-5-6", "0305")
            .german("a", "5-7-7", "0304")
            .begin(Side.AXIS, COMBAT);
    assertThat(table.defenceAgainst("attack attackers=a hexes=0305")).isEqualTo(2);
  }

  @Test
  @Case("AGS-11.35")
  void aHeadquartersHasAZoneButNoAttack() {
    Play table =
        Sketch.clear(6, 9)
            .hq("hq", 4, "0305")
            .german("a", "5-7-7", "0304")
            .begin(SOVIET, COMBAT)
            .refuses("AGS-11.35", "attack attackers=hq hexes=0304");
    assertThat(table.inZone(SOVIET, "0306")).isTrue();
  }

  @Test
  @Case({"AGS-11.35", "AGS-8.25"})
  void aHeadquartersCancelsEnemyZonesLikeACombatUnit() {
    Play table =
        Sketch.clear(6, 9)
            .german("a", "18-7-7", "0303")
            .german("b", "5-7-7", "0105")
            .german("c", "5-7-7", "0505")
            .german("d", "5-7-7", "0206")
            .soviet("x", "2-3-6", "0304")
            .hq("hq", 4, "0305")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "-/1");
    assertThat(table.retreatsOf("x")).containsExactly("0305");
  }

  /** A division and a headquarters of four under attack. */
  private static Play attacked(String result) {
    return Sketch.clear(6, 9)
        .german("a", "18-7-7", "0303")
        .soviet("x", "2-3-6|1-1-6", "0304")
        .hq("hq", 4, "0304")
        .begin(Side.AXIS, COMBAT)
        .fights("attack attackers=a hexes=0304", result);
  }

  @Test
  @Case("AGS-11.36")
  void aHeadquartersSharesTheRetreatOfItsStack() {
    Play table = attacked("-/1").refuses("AGS-9.7", "retreat paths=x:0304,0305");
    table.plays("retreat paths=x:0304,0305;hq:0304,0305");
    assertThat(table.at("hq")).isEqualTo("0305");
  }

  @Test
  @Case("AGS-11.36")
  void aHeadquartersMayTakeAStepLoss() {
    Play table = attacked("-/1").plays("lose steps=hq:1");
    assertThat(table.at("hq")).isEqualTo("gone");
    assertThat(table.stepsLeft("x")).isEqualTo(2);
  }

  @Test
  @Case("AGS-11.36")
  void aHeadquartersBelongsToOneAttackOfItsStackAndSharesItsResult() {
    Play table =
        Sketch.clear(6, 9)
            .soviet("x", "4-3-6", "0304")
            .soviet("y", "4-3-6", "0304")
            .hq("hq", 4, "0304")
            .german("a", "5-8-7|3-4-7", "0303")
            .german("b", "5-8-7|3-4-7", "0305")
            .begin(SOVIET, COMBAT)
            .fights("attack attackers=x hexes=0303 hq-bonus=true", "2/-");
    assertThat(table.at("x")).isEqualTo("gone");
    assertThat(table.at("hq")).isEqualTo("gone");
    assertThat(table.at("y")).isEqualTo("0304");
  }

  @Test
  @Case({"AGS-11.36", "AGS-11.37"})
  void aRatingIsNotSplitBetweenAttacks() {
    Play table =
        Sketch.clear(6, 9)
            .soviet("x", "8-3-6", "0304")
            .soviet("y", "8-3-6", "0304")
            .hq("hq", 4, "0304")
            .german("a", "5-6-7|3-4-7", "0303")
            .german("b", "5-6-7|3-4-7", "0305")
            .begin(SOVIET, COMBAT);
    assertThat(table.attackOf("attack attackers=y hexes=0305 hq-bonus=true")).isEqualTo(12);
    table.fights("attack attackers=x hexes=0303 hq-bonus=true", "-/1").plays("choose option=lose");
    assertThat(table.attackOf("attack attackers=y hexes=0305 hq-bonus=true")).isEqualTo(8);
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
    Play table = sketch.begin(SOVIET, COMBAT);
    assertThat(table.attackOf("attack attackers=six hexes=0303 hq-bonus=true")).isEqualTo(10);
    assertThat(table.attackOf("attack attackers=one hexes=0303 hq-bonus=true")).isEqualTo(2);
    assertThat(table.attackOf("attack attackers=six,one hexes=0303 hq-bonus=true")).isEqualTo(11);
    assertThat(table.attackOf("attack attackers=six hexes=0303")).isEqualTo(6);
  }

  @Test
  @Case({"AGS-11.37", "AGS-12.23"})
  void theLimitIsTheUnitsStrengthAfterAllDeductions() {
    Play table =
        Sketch.clear(6, 9)
            .soviet("x", "5-8-6", "0304", "unsupplied")
            .hq("hq", 4, "0304")
            .german("a", "5-8-7", "0303")
            .begin(SOVIET, COMBAT);
    assertThat(table.attackOf("attack attackers=x hexes=0303 hq-bonus=true")).isEqualTo(2 + 2);
  }

  @Test
  @Case("AGS-11.37")
  void onlyUnitsStackedWithAHeadquartersUseItsRating() {
    Play table =
        Sketch.clear(6, 9)
            .soviet("x", "2-8-6", "0304")
            .soviet("y", "6-8-6", "0404")
            .hq("hq", 4, "0304")
            .german("a", "5-8-7", "0403")
            .begin(SOVIET, COMBAT);
    assertThat(table.attackOf("attack attackers=x,y hexes=0403 hq-bonus=true"))
        .isEqualTo(2 + 2 + 6);
  }

  @Test
  @Case({"AGS-11.38", "AGS-11.1"})
  void aHeadquartersDefendsWithItsRatingAloneAndAddsNothingToAStack() {
    Play alone =
        Sketch.clear(6, 9)
            .german("a", "5-7-7", "0303")
            .hq("hq", 4, "0304")
            .begin(Side.AXIS, COMBAT);
    assertThat(alone.defenceAgainst("attack attackers=a hexes=0304")).isEqualTo(4);
    Play stacked =
        Sketch.clear(6, 9)
            .german("a", "5-7-7", "0303")
            .hq("hq", 4, "0304")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, COMBAT);
    assertThat(stacked.defenceAgainst("attack attackers=a hexes=0304")).isEqualTo(3);
  }

  @Test
  @Case({"AGS-11.38", "AGS-10.26"})
  void terrainAndSupplyCountForALoneHeadquarters() {
    Play table =
        Sketch.clear(6, 9)
            .terrain("city", "0304")
            .terrain("woods", "0304")
            .german("a", "5-7-7", "0303")
            .hq("hq", 3, "0304", "unsupplied")
            .begin(Side.AXIS, COMBAT);
    assertThat(table.defenceAgainst("attack attackers=a hexes=0304")).isEqualTo(4);
  }
}
