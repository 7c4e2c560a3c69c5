package hexfront.games.ags.rostov;

import static hexfront.games.ags.Orders.attack;
import static hexfront.games.ags.Orders.choose;
import static hexfront.games.ags.Orders.disengage;
import static hexfront.games.ags.Orders.move;
import static hexfront.games.ags.Orders.overrun;
import static hexfront.games.ags.Orders.rail;
import static hexfront.games.ags.Orders.retreat;
import static hexfront.games.ags.rostov.Played.frontAttack;
import static hexfront.games.ags.rostov.Played.supply;
import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Game;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.orders.Units;
import hexfront.games.ags.Flag;
import hexfront.games.ags.Phase;
import hexfront.games.ags.Sketch;
import hexfront.games.ags.Table;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * The worked examples of the rulebook and of the case list. Those of section 21.3, 19.6, 24 and 25
 * that need a position of their own are among the tests of these sections.
 */
class RostovExamplesTest {
  private static final Phase MOVING = Phase.INITIAL_MOVEMENT;

  private static Table axis(Sketch sketch, Phase phase) {
    return Played.begin(sketch, Side.AXIS, phase);
  }

  /** T-13. */
  @Test
  @Case("ROSTOV-20.22")
  void twoClearHexesAndAWoodsHexBehindAMinorRiverTakeTenPointsInModerateWeather() {
    Sketch sketch =
        Sketch.clear(4, 8)
            .woods("0204")
            .hexside("minor-river", "0203/0204")
            .panzer("p", "6-2-10", "0201");
    Table table = Played.weather(axis(sketch, MOVING), Weather.MODERATE, Weather.MODERATE);
    table.plays(move("p", "0201-0202-0203"));
    assertThat(table.pointsLeft("p")).isEqualTo(6);
    table.plays(move("p", "0203-0204"));
    assertThat(table.pointsLeft("p")).isZero();
  }

  /** T-14, E-WEA-01, E-WEA-02. */
  @Test
  @Case({"ROSTOV-20.31", "ROSTOV-20.34"})
  void theOptionalTableGivesTheWeatherOfTheExamples() {
    Table table = axis(Sketch.clear(2, 2).german("a", "5-7-8", "0101"), MOVING);
    assertThat(rolled(table, 4, 1)).containsExactly("severe", "moderate");
    assertThat(rolled(table, 9, 4)).containsExactly("severe", "moderate");
    assertThat(rolled(table, 2, 5)).containsExactly("moderate", "clear");
  }

  private static List<String> rolled(Table table, int turn, int die) {
    Weather weather = Played.game(table).weather();
    return List.of(
        Weather.WORDS.get(weather.rolled(turn, die, true)),
        Weather.WORDS.get(weather.rolled(turn, die, false)));
  }

  /** T-15. */
  @Test
  @Case("ROSTOV-22.3")
  void aTwoToOneAttackWithSwFrontIsThreeToOne() {
    Sketch sketch =
        Sketch.clear(6, 6)
            .unit(Played.front("hq"), "0303")
            .supplied()
            .soviet("x", "10-4-8", "0303")
            .supplied()
            .german("a", "5-5-8", "0304")
            .supplied();
    Table table = Played.begin(sketch, Side.SOVIET, Phase.COMBAT);
    assertThat(table.odds(frontAttack("x", "0304", false)).column()).isEqualTo("3-1");
  }

  /** E-STR-17. */
  @Test
  @Case("AGS-11.38")
  void aHeadquartersAloneInACityDefendsWithTwiceItsRating() {
    Sketch sketch =
        Sketch.clear(6, 6).city("0304").german("a", "8-8-8", "0303").hq("h", 3, "0304").supplied();
    assertThat(axis(sketch, Phase.COMBAT).defenceAgainst(attack("a", "0304"))).isEqualTo(6);
  }

  /** E-STR-20. */
  @Test
  @Case("AGS-6.0")
  void anOverrunHalvesTheSumOfItsUnits() {
    Sketch sketch =
        Sketch.clear(6, 6)
            .german("a", "8-10-8", "0303")
            .german("b", "5-7-8", "0303")
            .soviet("x", "2-3-8", "0304");
    assertThat(axis(sketch, MOVING).attackOf(overrun("a b", "0304"))).isEqualTo(6);
  }

  /** E-STR-27. */
  @Test
  @Case("ROSTOV-19.51")
  void twoRegimentsOfADivisionAreDoubledAndTheOutsiderIsNot() {
    Sketch sketch =
        Sketch.clear(6, 6)
            .regiment("a", "LAH", "3-3-10", "0303")
            .regiment("b", "LAH", "3-3-10", "0303")
            .german("c", "8-10-8", "0303")
            .soviet("x", "2-3-8", "0304");
    assertThat(axis(sketch, Phase.COMBAT).attackOf(attack("a b c", "0304"))).isEqualTo(20);
  }

  /** E-MOV-13, E-WEA-04. */
  @Test
  @Case({"ROSTOV-20.23", "ROSTOV-20.24"})
  void infantryPaysTwoPointsOverAFrozenRiverAndOneIfItBeganWhereItIsClear() {
    Sketch river =
        Sketch.clear(4, 4).hexside("minor-river", "0101/0102").german("a", "5-7-8", "0101");
    Table frozen = Played.weather(axis(river, MOVING), Weather.SEVERE, Weather.SEVERE);
    frozen.plays(move("a", "0101-0102"));
    assertThat(frozen.pointsLeft("a")).isEqualTo(6);
    Table mixed = axis(Sketch.clear(16, 4).german("a", "5-7-8", "1402"), MOVING);
    Played.weather(mixed, Weather.MODERATE, Weather.CLEAR);
    mixed.plays(move("a", "1402-1502"));
    assertThat(mixed.pointsLeft("a")).isEqualTo(7);
  }

  /** E-MOV-39. */
  @Test
  @Case("ROSTOV-19.22")
  void twoRifleDivisionsATankBrigadeAndACavalryDivisionTakeSixOfEightRailPoints() {
    Rostov game = Played.game(axis(Sketch.clear(2, 2).german("a", "5-7-8", "0101"), MOVING));
    int load = 0;
    for (String arm : List.of("rifle", "rifle", "tank", "cavalry")) {
      load += game.railPoints(Played.with("u", Side.SOVIET, arm, "2-3-8"));
    }
    assertThat(load).isEqualTo(6);
    assertThat(game.rail().units() - load).isEqualTo(2);
  }

  /** E-MOV-40. */
  @Test
  @Case("ROSTOV-24.11")
  void twentyOneRailHexesOneUnderAnAirMarkerCountThirty() {
    StringBuilder way = new StringBuilder("0101");
    IntStream.rangeClosed(2, 22).forEach(i -> way.append("-01%02d".formatted(i)));
    Sketch sketch = Sketch.clear(1, 30).railroad(way.toString()).soviet("x", "2-3-8", "0101");
    Table table = Played.begin(sketch, Side.SOVIET, MOVING);
    table.position().setValue(Notes.RAIL_MARKER, table.hex("0112") + 1);
    table.allows(rail("x", way.toString()));
  }

  /** E-OVR-07. */
  @Test
  @Case("AGS-6.31")
  void anEngagementInAnOverrunDisruptsNobodyAndStopsTheAttacker() {
    Sketch sketch =
        Sketch.clear(6, 6)
            .panzer("a", "8-8-10|4-4-10", "0303")
            .supplied()
            .soviet("x", "6-6-8", "0304")
            .supplied()
            .soviet("weak", "1-1-8", "off")
            .flag(Notes.ASIDE);
    Table table = axis(sketch, MOVING);
    table.fights(overrun("a", "0304"), "eng");
    assertThat(table.at("weak")).isEqualTo("0304");
    assertThat(table.is("weak", Flag.DISRUPTED)).isFalse();
    table.refuses("AGS-5.0", move("a", "0303-0302"));
  }

  /** E-OVR-10. */
  @Test
  @Case("AGS-8.23")
  void afterAnOverrunAUnitInAnEnemyZoneGoesOnOnlyByAnotherOverrun() {
    Sketch sketch =
        Sketch.clear(10, 10)
            .panzer("a", "20-2-10", "0603")
            .supplied()
            .soviet("s", "2-2-8", "0604")
            .supplied();
    Table table = axis(sketch, MOVING);
    table.fights(overrun("a", "0604"), "-/1");
    table.plays(choose("retreat"));
    table.plays(retreat("s 0604-0705"));
    assertThat(table.at("a")).isEqualTo("0604");
    table.refuses("AGS-8.21", move("a", "0604-0603"));
    table.allows(overrun("a", "0705"));
  }

  /** E-OVR-13. */
  @Test
  @Case("AGS-6.13")
  void unitsThatBeganInDifferentHexesDoNotOverrunTogether() {
    Sketch sketch =
        Sketch.clear(6, 8)
            .panzer("a", "6-2-10", "0301")
            .panzer("b", "6-2-10", "0302")
            .soviet("x", "1-1-8", "0304");
    axis(sketch, MOVING)
        .plays(move("b", "0302-0303"))
        .plays(move("a", "0301-0302-0303"))
        .refuses("AGS-6.13", overrun("a b", "0304"));
  }

  /** E-ZOC-04, E-ZOC-05. */
  @Test
  @Case({"ROSTOV-23.13", "AGS-13.3"})
  void aSupplyCounterHasNoZoneAndAnUntriedUnitWithoutStrengthHasOne() {
    Table table =
        axis(Sketch.clear(10, 10).unit(supply("c"), "0205").untried("n", "0-0-8", "0505"), MOVING);
    assertThat(table.rules().zones(table.position(), Side.AXIS, "movement").isEmpty()).isTrue();
    assertThat(
            table.rules().zones(table.position(), Side.SOVIET, "movement").stream()
                .mapToObj(table.rules().board().grid()::number))
        .containsExactlyInAnyOrder("0404", "0405", "0504", "0506", "0604", "0605");
  }

  /** E-SUP-11, E-SUP-12. */
  @Test
  @Case({"ROSTOV-23.16", "ROSTOV-23.17"})
  void fourRoadHexesAndTwoOthersAreFourHexesAndTooFarInSevereWeather() {
    Sketch sketch =
        Sketch.clear(16, 12)
            .road("0101-0102-0103-0104-0105")
            .source(Side.AXIS, "0101")
            .german("a", "5-7-8", "0107");
    Table table = axis(sketch, MOVING);
    AxisSupplyChain chain = Played.game(table).chain();
    assertThat(chain.length(table.hex("0107"), table.hex("0101"))).isEqualTo(2 * 4);
    Played.weather(table, Weather.MODERATE, Weather.SEVERE);
    assertThat(table.isSupplied("a")).isFalse();
    Played.weather(table, Weather.SEVERE, Weather.MODERATE);
    assertThat(chain.limit(table.position(), table.hex("1401"), table.hex("1501"))).isEqualTo(6);
    assertThat(chain.limit(table.position(), table.hex("1401"), table.hex("1301"))).isEqualTo(12);
  }

  /** E-DIS-01, E-DIS-04 to E-DIS-06. */
  @Test
  @Case("ROSTOV-21.3")
  void theDisengagementTableGivesTheResultsOfTheExamples() {
    assertThat(Disengagement.steps(Disengagement.result(1, -1))).isEqualTo(2);
    assertThat(Disengagement.fallsBack(Disengagement.result(3, 0))).isTrue();
    assertThat(Disengagement.steps(Disengagement.result(3, 1))).isZero();
    assertThat(Disengagement.fallsBack(Disengagement.result(3, 1))).isFalse();
    assertThat(Disengagement.result(6, 2)).isEqualTo(7);
    assertThat(Disengagement.steps(7)).isZero();
  }

  /** E-DIS-07, E-DIS-08. */
  @Test
  @Case("ROSTOV-21.3")
  void aRiverAndATankRegimentCancelOutAndCavalryAmongInfantryHelps() {
    Sketch river =
        Sketch.clear(6, 6)
            .hexside("minor-river", "0303/0304")
            .panzer("p", "6-2-10", "0303")
            .soviet("x", "2-3-8", "0304");
    assertThat(modifier(river, "x")).isZero();
    Sketch riders =
        Sketch.clear(6, 6)
            .german("i", "5-7-8", "0303")
            .soviet("x", "2-3-8", "0304")
            .unit(Played.with("c", Side.SOVIET, "cavalry", "2-2-8"), "0304");
    assertThat(modifier(riders, "x", "c")).isEqualTo(1);
  }

  private static int modifier(Sketch sketch, String... units) {
    Table table = Played.begin(sketch, Side.SOVIET, MOVING);
    return Played.game(table)
        .disengagement()
        .modifier(
            table.position(), Units.of(List.of(units).stream().mapToInt(table::unit).toArray()));
  }

  /** E-ROS-09, E-ROS-10: nearness to the west edge is counted in hexes. */
  @Test
  @Case("ROSTOV-21.23")
  void fromElevenTwelveADisengagingUnitMayGoToTwelveOfTheNextHexrowNotToEleven() {
    Sketch sketch =
        Sketch.clear(12, 14).german("a", "5-7-8", "0913").soviet("x", "2-3-8", "1012").supplied();
    Played.begin(sketch, Side.SOVIET, MOVING)
        .allows(disengage("x", "1012-1112"))
        .refuses("ROSTOV-21.23", disengage("x", "1012-1112-1111"));
  }

  /** E-UNT-01. */
  @Test
  @Case("AGS-13.3")
  void aLoneDefenderWithoutStrengthIsRemovedWithoutADieAndTheVictorsGoOnTwoHexes() {
    Sketch sketch =
        Sketch.clear(6, 8).german("a", "5-7-8", "0303").supplied().untried("n", "0-0-8", "0304");
    Table table = axis(sketch, Phase.COMBAT);
    table.plays(attack("a", "0304"));
    assertThat(table.at("n")).isEqualTo("gone");
    assertThat(table.advancesOf("a")).contains("0305");
  }

  /** E-SET-02, E-SET-06. */
  @Test
  @Case({"ROSTOV-18.15", "ROSTOV-18.11", "ROSTOV-18.14"})
  void theSetUpHasTheCountsAndHexesOfTheAddenda() {
    Game game = Played.open(1);
    assertThat(Played.onMap(game.position(), Side.SOVIET, false)).isEqualTo(45);
    assertThat(Played.onMap(game.position(), Side.AXIS, false)).isEqualTo(47);
    assertThat(Played.onMap(game.position(), Side.AXIS, true)).isEqualTo(4);
    assertThat(
            List.of("28cd", "13tb", "255rd", "253rd", "219md").stream()
                .map(unit -> Played.at(game, "rostov-su-" + unit)))
        .containsExactly("1809", "1910", "1510", "1309", "0308");
  }

  /** E-VIC-R9, E-VIC-R10. */
  @Test
  @Case({"ROSTOV-26.22", "ROSTOV-26.11"})
  void rostovHeldRecapturedOnceAndTwoGermansLostAreElevenPoints() {
    Sketch sketch =
        Sketch.clear(28, 30)
            .city("0727", "2612", "2613")
            .control(Side.AXIS, "0727")
            .control(Side.AXIS, "2612")
            .control(Side.SOVIET, "2613");
    for (String lost : List.of("a", "b")) {
      sketch.german(lost, "5-7-8", "0101");
    }
    for (String lost : List.of("r", "q", "p")) {
      sketch.unit(Played.allied(lost, "3-4-7"), "0102");
    }
    Table table = axis(sketch, MOVING);
    for (Unit unit : table.rules().board().units()) {
      table.rules().eliminate(table.position(), unit.index(), "test", "AGS-9.65", event -> {});
    }
    Rostov game = Played.game(table);
    game.victory().setRecaptured(table.position(), game.victory().objective(table.hex("0727")));
    assertThat(game.score(table.position()).axis()).isEqualTo(11);
  }
}
