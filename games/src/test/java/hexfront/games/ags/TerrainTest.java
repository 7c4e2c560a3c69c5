package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 10. */
class TerrainTest {
  private static final String MOVING = "initial-movement";

  /** What a step from 0303 to 0304 costs. */
  private static double cost(Sketch sketch, Side side, String arm) {
    Play table = sketch.unit("u", side, arm, "1-1-10", "0303").begin(side, MOVING);
    return 10 - table.plays("move units=u path=0303,0304").pointsLeft("u");
  }

  private static Sketch into(String terrain) {
    return Sketch.clear(6, 6).terrain(terrain, "0304");
  }

  private static Sketch across(String hexside) {
    return Sketch.clear(6, 6).hexside(hexside, "0303/0304");
  }

  /** By how much terrain multiplies the defence of 0304 against an attack from 0303. */
  private static int multiplier(Sketch sketch) {
    return sketch
        .german("a", "5-7-7", "0303")
        .soviet("x", "1-1-6", "0304")
        .begin(Side.AXIS, "combat")
        .defenceAgainst("attack attackers=a hexes=0304");
  }

  @ParameterizedTest
  @Case({"AGS-10.4", "AGS-10.0", "AGS-5.13", "AGS-10.22"})
  @CsvSource({
    "clear, 1, 1",
    "woods, 2, 1",
    "swamp, 3, 2",
    "rough, 4, 2",
    "city, 1, 1",
    "town, 1, 1"
  })
  void theChartSaysWhatAHexCosts(String terrain, double mechanized, double infantry) {
    assertThat(cost(into(terrain), Side.AXIS, "panzer")).isEqualTo(mechanized);
    assertThat(cost(into(terrain), Side.SOVIET, "cavalry")).isEqualTo(mechanized);
    assertThat(cost(into(terrain), Side.AXIS, "infantry")).isEqualTo(infantry);
    assertThat(cost(into(terrain), Side.SOVIET, "rifle")).isEqualTo(infantry);
    assertThat(cost(into(terrain), Side.SOVIET, "headquarters")).isEqualTo(infantry);
  }

  @ParameterizedTest
  @Case({"AGS-10.4", "AGS-10.24", "AGS-10.26"})
  @CsvSource({"clear, 1", "woods, 2", "swamp, 1", "rough, 2", "city, 2", "town, 1"})
  void theChartSaysWhatAHexGivesTheDefender(String terrain, int times) {
    assertThat(multiplier(into(terrain))).isEqualTo(times);
  }

  @ParameterizedTest
  @Case({"AGS-10.1", "AGS-10.11", "AGS-10.13", "AGS-10.4"})
  @CsvSource({"minor-river, 2, 1", "major-river, 3, 2"})
  void crossingARiverCostsExtra(String river, double axis, double soviet) {
    assertThat(cost(across(river), Side.AXIS, "panzer")).isEqualTo(1 + axis);
    assertThat(cost(across(river), Side.AXIS, "infantry")).isEqualTo(1 + axis);
    assertThat(cost(across(river), Side.SOVIET, "tank")).isEqualTo(1 + soviet);
    assertThat(cost(across(river), Side.SOVIET, "rifle")).isEqualTo(1 + soviet);
  }

  @Test
  @Case("AGS-10.12")
  void aMinorRiverDoublesADefenderAttackedOnlyAcrossIt() {
    Sketch sketch =
        Sketch.clear(6, 6)
            .hexside("minor-river", "0303/0304", "0403/0304")
            .german("a", "5-7-7", "0303")
            .german("b", "5-7-7", "0403")
            .german("c", "5-7-7", "0404")
            .soviet("x", "2-3-6", "0304");
    Play table = sketch.begin(Side.AXIS, "combat");
    assertThat(table.defenceAgainst("attack attackers=a hexes=0304")).isEqualTo(6);
    assertThat(table.defenceAgainst("attack attackers=a,b hexes=0304")).isEqualTo(6);
    assertThat(table.defenceAgainst("attack attackers=a,b,c hexes=0304")).isEqualTo(3);
  }

  @Test
  @Case({"AGS-10.12", "AGS-10.14"})
  void aMajorRiverTriplesAndMixedWithAMinorOneItDoubles() {
    Play table =
        Sketch.clear(6, 6)
            .hexside("major-river", "0303/0304")
            .hexside("minor-river", "0403/0304")
            .german("a", "5-7-7", "0303")
            .german("b", "5-7-7", "0403")
            .german("c", "5-7-7", "0404")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, "combat");
    assertThat(table.defenceAgainst("attack attackers=a hexes=0304")).isEqualTo(9);
    assertThat(table.defenceAgainst("attack attackers=a,b hexes=0304")).isEqualTo(6);
    assertThat(table.defenceAgainst("attack attackers=a,c hexes=0304")).isEqualTo(3);
  }

  @Test
  @Case({"AGS-10.12", "AGS-9.23"})
  void eachAttackedHexHasItsOwnRivers() {
    Play table =
        Sketch.clear(6, 6)
            .hexside("minor-river", "0303/0304")
            .german("a", "5-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .soviet("y", "2-3-6", "0403")
            .begin(Side.AXIS, "combat");
    assertThat(table.defenceAgainst("attack attackers=a hexes=0304,0403")).isEqualTo(9);
  }

  /**
   * A major river before 0304, which bends round the hex; a Soviet unit is on its southern bank.
   */
  private static Sketch crossing() {
    return Sketch.clear(6, 6)
        .hexside("major-river", "0303/0304", "0403/0304", "0403/0404")
        .panzer("a", "6-2-9", "0303");
  }

  @Test
  @Case("AGS-10.13")
  void nobodyCrossesAMajorRiverIntoTheZoneOfAnEnemyOnThatRiver() {
    crossing().begin(Side.AXIS, MOVING).allows("move units=a path=0303,0304");
    crossing()
        .soviet("x", "2-3-6", "0404")
        .begin(Side.AXIS, MOVING)
        .refuses("AGS-10.13", "move units=a path=0303,0304");
  }

  @Test
  @Case({"AGS-10.13", "AGS-5.14"})
  void notEvenByTheFreeHexNorByARoad() {
    crossing()
        .road("0303-0304")
        .soviet("x", "2-3-6", "0404")
        .panzer("slow", "6-2-1", "0303")
        .begin(Side.AXIS, MOVING)
        .refuses("AGS-10.13", "move units=a path=0303,0304")
        .refuses("AGS-10.13", "move units=slow path=0303,0304");
  }

  @Test
  @Case("AGS-10.13")
  void anEnemyOffTheRiverOnlyStopsWhoeverCrosses() {
    crossing()
        .soviet("x", "2-3-6", "0305")
        .begin(Side.AXIS, MOVING)
        .allows("move units=a path=0303,0304")
        .refuses("AGS-8.21", "move units=a path=0303,0304,0204");
  }

  @Test
  @Case("AGS-10.13")
  void aFriendBeyondTheRiverLiftsTheBan() {
    crossing()
        .soviet("x", "2-3-6", "0404")
        .german("b", "5-7-7", "0304")
        .begin(Side.AXIS, MOVING)
        .allows("move units=a path=0303,0304");
  }

  @Test
  @Case("AGS-10.13")
  void anEnemyOnAnotherRiverDoesNotGuardThisOne() {
    Sketch.clear(6, 6)
        .hexside("major-river", "0303/0304", "0305/0306")
        .panzer("a", "6-2-9", "0303")
        .soviet("x", "2-3-6", "0305")
        .begin(Side.AXIS, MOVING)
        .allows("move units=a path=0303,0304");
  }

  @Test
  @Case("AGS-10.13")
  void untriedUnitsAndHeadquartersGuardARiver() {
    crossing()
        .untried("u", "0-0-6", "0404")
        .begin(Side.AXIS, MOVING)
        .refuses("AGS-10.13", "move units=a path=0303,0304");
    crossing()
        .hq("hq", 4, "0404")
        .begin(Side.AXIS, MOVING)
        .refuses("AGS-10.13", "move units=a path=0303,0304");
  }

  /** A German unit south of a river that runs across the whole map; its source lies north of it. */
  private static Sketch beyondTheRiver() {
    return Sketch.clear(3, 6)
        .hexside("major-river", "0103/0104", "0203/0104", "0203/0204", "0203/0304", "0303/0304")
        .source(Side.AXIS, "0101")
        .german("a", "5-7-7", "0206");
  }

  @Test
  @Case({"AGS-10.15", "AGS-12.11"})
  void aMajorRiverBlocksSupplyExceptAlongARoadOrRailroad() {
    assertThat(beyondTheRiver().begin(Side.AXIS, MOVING).isSupplied("a")).isFalse();
    assertThat(beyondTheRiver().road("0203-0204").begin(Side.AXIS, MOVING).isSupplied("a"))
        .isTrue();
    assertThat(beyondTheRiver().rail("0303-0304").begin(Side.AXIS, MOVING).isSupplied("a"))
        .isTrue();
  }

  @Test
  @Case("AGS-10.15")
  void supplyCrossesAMajorRiverAtAFriendlyCityOnIt() {
    Sketch own = beyondTheRiver().terrain("city", "0204").control(Side.AXIS, "0204");
    assertThat(own.begin(Side.AXIS, MOVING).isSupplied("a")).isTrue();
    Sketch foreign = beyondTheRiver().terrain("city", "0204").control(Side.SOVIET, "0204");
    assertThat(foreign.begin(Side.AXIS, MOVING).isSupplied("a")).isFalse();
    Sketch offTheRiver = beyondTheRiver().terrain("city", "0205").control(Side.AXIS, "0205");
    assertThat(offTheRiver.begin(Side.AXIS, MOVING).isSupplied("a")).isFalse();
  }

  @Test
  @Case("AGS-10.15")
  void aMinorRiverDoesNotBlockSupply() {
    Play table =
        Sketch.clear(1, 6)
            .hexside("minor-river", "0103/0104")
            .source(Side.AXIS, "0101")
            .german("a", "5-7-7", "0106")
            .begin(Side.AXIS, MOVING);
    assertThat(table.isSupplied("a")).isTrue();
  }

  @Test
  @Case({"AGS-10.15", "AGS-11.31"})
  void communicationsIgnoreMajorRivers() {
    Play table =
        Sketch.clear(6, 6)
            .hexside("major-river", "0303/0304", "0403/0304", "0203/0304")
            .source(Side.SOVIET, "0301")
            .hq("hq", 2, "0302")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.SOVIET, MOVING);
    assertThat(table.isSupplied("x")).isTrue();
  }

  @Test
  @Case({"AGS-10.16", "AGS-5.27"})
  void nothingMovesOverrunsOrAttacksAcrossSea() {
    Sketch sketch =
        Sketch.clear(6, 6)
            .terrain("sea", "0403")
            .hexside("sea", "0303/0304")
            .panzer("a", "60-2-9", "0303")
            .soviet("x", "2-3-6", "0304");
    sketch
        .begin(Side.AXIS, MOVING)
        .refuses("AGS-10.16", "move units=a path=0303,0403")
        .refuses("AGS-10.16", "overrun units=a hex=0304");
    sketch.begin(Side.AXIS, "combat").refuses("AGS-10.16", "attack attackers=a hexes=0304");
    Sketch.clear(6, 6)
        .hexside("sea", "0303/0304")
        .panzer("a", "60-2-9", "0303")
        .begin(Side.AXIS, MOVING)
        .refuses("AGS-10.16", "move units=a path=0303,0304");
  }

  @Test
  @Case({"AGS-10.16", "AGS-12.11"})
  void supplyDoesNotCrossSea() {
    Play table =
        Sketch.clear(3, 6)
            .terrain("sea", "0103", "0203", "0303")
            .source(Side.AXIS, "0101")
            .german("a", "5-7-7", "0206")
            .begin(Side.AXIS, MOVING);
    assertThat(table.isSupplied("a")).isFalse();
    Play lake =
        Sketch.clear(1, 6)
            .hexside("sea", "0103/0104")
            .source(Side.AXIS, "0101")
            .german("a", "5-7-7", "0106")
            .begin(Side.AXIS, MOVING);
    assertThat(lake.isSupplied("a")).isFalse();
  }

  @Test
  @Case("AGS-10.21")
  void theOtherTerrainOfATownOrRailHexSetsTheCost() {
    assertThat(cost(into("woods").terrain("town", "0304"), Side.AXIS, "panzer")).isEqualTo(2);
    assertThat(cost(into("town"), Side.AXIS, "infantry")).isEqualTo(1);
    assertThat(cost(into("woods").rail("0303-0304"), Side.AXIS, "panzer")).isEqualTo(2);
  }

  @Test
  @Case("AGS-10.22")
  void aCityCostsOnePointAndLetsRailMovementThrough() {
    assertThat(cost(into("city").terrain("woods", "0304"), Side.AXIS, "panzer")).isEqualTo(1);
    Sketch.clear(6, 6)
        .terrain("city", "0304")
        .rail("0303-0304-0305")
        .soviet("x", "2-3-6", "0303")
        .begin(Side.SOVIET, MOVING)
        .allows("rail unit=x path=0303,0304,0305");
  }

  @Test
  @Case("AGS-10.23")
  void alongARoadAMechanizedUnitPaysHalfAPointAndInfantryNothingLess() {
    assertThat(cost(into("swamp").road("0303-0304"), Side.AXIS, "panzer")).isEqualTo(0.5);
    assertThat(cost(into("swamp").road("0303-0304"), Side.AXIS, "infantry")).isEqualTo(2);
    assertThat(cost(into("clear").road("0303-0304"), Side.SOVIET, "rifle")).isEqualTo(1);
  }

  @Test
  @Case({"AGS-10.23", "AGS-11.21"})
  void headquartersUseRoadsAsMechanizedUnits() {
    assertThat(cost(into("swamp").road("0303-0304"), Side.SOVIET, "headquarters")).isEqualTo(0.5);
  }

  @Test
  @Case("AGS-10.23")
  void aRoadHexEnteredElsewhereThanAlongTheRoadCostsItsTerrain() {
    assertThat(cost(into("woods").road("0304-0305"), Side.AXIS, "panzer")).isEqualTo(2);
  }

  @Test
  @Case("AGS-10.23")
  void aHalfPointLeftBuysOnlyAnotherRoadHex() {
    Play table =
        Sketch.clear(6, 6)
            .road("0301-0302-0303-0304")
            .panzer("a", "6-2-1", "0301")
            .begin(Side.AXIS, MOVING)
            .plays("move units=a path=0301,0302")
            .refuses("AGS-5.11", "move units=a path=0302,0402")
            .plays("move units=a path=0302,0303");
    table.refuses("AGS-5.11", "move units=a path=0303,0304");
  }

  @Test
  @Case("AGS-10.24")
  void roadsRailroadsAndTownsHaveNoEffectOnCombat() {
    assertThat(multiplier(into("town").road("0303-0304").rail("0303-0304"))).isEqualTo(1);
    assertThat(multiplier(into("woods").terrain("town", "0304").road("0303-0304"))).isEqualTo(2);
    assertThat(multiplier(across("minor-river").road("0303-0304"))).isEqualTo(2);
    assertThat(multiplier(across("major-river").road("0303-0304"))).isEqualTo(3);
  }

  @Test
  @Case("AGS-10.26")
  void aDefenderInACityIsDoubled() {
    assertThat(multiplier(into("city"))).isEqualTo(2);
  }

  @Test
  @Case("AGS-10.31")
  void movementCostsAddUp() {
    assertThat(cost(across("minor-river"), Side.SOVIET, "rifle")).isEqualTo(2);
    assertThat(cost(across("minor-river").terrain("woods", "0304"), Side.SOVIET, "tank"))
        .isEqualTo(3);
    assertThat(cost(across("major-river").terrain("swamp", "0304"), Side.AXIS, "infantry"))
        .isEqualTo(5);
    assertThat(cost(across("minor-river").road("0303-0304"), Side.SOVIET, "tank")).isEqualTo(1.5);
  }

  @Test
  @Case("AGS-10.32")
  void twoOrMoreBonusesTripleAndNeverMore() {
    assertThat(multiplier(across("minor-river").terrain("city", "0304"))).isEqualTo(3);
    assertThat(multiplier(into("woods").terrain("city", "0304"))).isEqualTo(3);
    assertThat(multiplier(across("major-river").terrain("city", "0304"))).isEqualTo(3);
    assertThat(multiplier(across("minor-river").terrain("city", "0304").terrain("woods", "0304")))
        .isEqualTo(3);
  }
}
