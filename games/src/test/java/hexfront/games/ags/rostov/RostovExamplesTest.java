package hexfront.games.ags.rostov;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.events.Combat;
import hexfront.engine.orders.Units;
import hexfront.games.ags.Flag;
import hexfront.games.ags.Phase;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The worked examples of the rulebook and those made to pin down its cases; the tag is the number
 * of the example. Those whose position a section has anyway are tagged among the tests of the
 * section.
 */
class RostovExamplesTest {
  private static final String MOVING = "initial-movement";

  private static Play axis(Sketch sketch, String phase) {
    return sketch.begin(Side.AXIS, phase);
  }

  @Test
  @Tag("T-13")
  @Case("ROSTOV-20.22")
  void twoClearHexesAndAWoodsHexBehindAMinorRiverTakeTenPointsInModerateWeather() {
    Sketch sketch =
        Sketch.clear(4, 8)
            .terrain("woods", "0204")
            .hexside("minor-river", "0203/0204")
            .panzer("p", "6-2-10", "0201");
    Play table = axis(sketch, MOVING).weather(Weather.MODERATE, Weather.MODERATE);
    table.plays("move units=p path=0201,0202,0203");
    assertThat(table.pointsLeft("p")).isEqualTo(6);
    table.plays("move units=p path=0203,0204");
    assertThat(table.pointsLeft("p")).isZero();
  }

  @Test
  @Tag("T-14")
  @Tag("E-WEA-01")
  @Tag("E-WEA-02")
  @Case({"ROSTOV-20.31", "ROSTOV-20.34"})
  void theOptionalTableGivesTheWeatherOfTheExamples() {
    Play table = axis(Sketch.clear(2, 2).german("a", "5-7-8", "0101"), MOVING);
    assertThat(rolled(table, 4, 1)).containsExactly("severe", "moderate");
    assertThat(rolled(table, 9, 4)).containsExactly("severe", "moderate");
    assertThat(rolled(table, 2, 5)).containsExactly("moderate", "clear");
  }

  private static List<String> rolled(Play table, int turn, int die) {
    Weather weather = table.rostov().weather;
    return List.of(
        Weather.WORDS.get(weather.rolled(turn, die, true)),
        Weather.WORDS.get(weather.rolled(turn, die, false)));
  }

  @Test
  @Tag("T-15")
  @Case("ROSTOV-22.3")
  void aTwoToOneAttackWithSwFrontIsThreeToOne() {
    Sketch sketch =
        Sketch.clear(6, 6)
            .front("hq", "0303", "supplied")
            .soviet("x", "10-4-8", "0303", "supplied")
            .german("a", "5-5-8", "0304", "supplied");
    Play table = sketch.begin(Side.SOVIET, "combat");
    assertThat(table.odds("attack attackers=x hexes=0304 sw-front=true").column()).isEqualTo("3-1");
  }

  @Test
  @Tag("E-STR-17")
  @Case("AGS-11.38")
  void aHeadquartersAloneInACityDefendsWithTwiceItsRating() {
    Sketch sketch =
        Sketch.clear(6, 6)
            .terrain("city", "0304")
            .german("a", "8-8-8", "0303")
            .hq("h", 3, "0304", "supplied");
    assertThat(axis(sketch, "combat").defenceAgainst("attack attackers=a hexes=0304")).isEqualTo(6);
  }

  @Test
  @Tag("E-STR-20")
  @Case("AGS-6.0")
  void anOverrunHalvesTheSumOfItsUnits() {
    Sketch sketch =
        Sketch.clear(6, 6)
            .german("a", "8-10-8", "0303")
            .german("b", "5-7-8", "0303")
            .soviet("x", "2-3-8", "0304");
    assertThat(axis(sketch, MOVING).attackOf("overrun units=a,b hex=0304")).isEqualTo(6);
  }

  @Test
  @Tag("E-STR-27")
  @Case("ROSTOV-19.51")
  void twoRegimentsOfADivisionAreDoubledAndTheOutsiderIsNot() {
    Sketch sketch =
        Sketch.clear(6, 6)
            .regiment("a", "LAH", "3-3-10", "0303")
            .regiment("b", "LAH", "3-3-10", "0303")
            .german("c", "8-10-8", "0303")
            .soviet("x", "2-3-8", "0304");
    assertThat(axis(sketch, "combat").attackOf("attack attackers=a,b,c hexes=0304")).isEqualTo(20);
  }

  @Test
  @Tag("E-MOV-13")
  @Tag("E-WEA-04")
  @Case({"ROSTOV-20.23", "ROSTOV-20.24"})
  void infantryPaysTwoPointsOverAFrozenRiverAndOneIfItBeganWhereItIsClear() {
    Sketch river =
        Sketch.clear(4, 4).hexside("minor-river", "0101/0102").german("a", "5-7-8", "0101");
    Play frozen = axis(river, MOVING).weather(Weather.SEVERE, Weather.SEVERE);
    frozen.plays("move units=a path=0101,0102");
    assertThat(frozen.pointsLeft("a")).isEqualTo(6);
    Play mixed = axis(Sketch.clear(16, 4).german("a", "5-7-8", "1402"), MOVING);
    mixed.weather(Weather.MODERATE, Weather.CLEAR);
    mixed.plays("move units=a path=1402,1502");
    assertThat(mixed.pointsLeft("a")).isEqualTo(7);
  }

  @Test
  @Tag("E-MOV-39")
  @Case("ROSTOV-19.22")
  void twoRifleDivisionsATankBrigadeACavalryDivisionAndAHeadquartersTakeSixOfEightRailPoints() {
    Sketch sketch =
        Sketch.clear(1, 12)
            .rail("0101-0102-0103-0104-0105-0106-0107-0108-0109-0110-0111-0112")
            .soviet("r1", "2-3-8", "0101")
            .soviet("r2", "2-3-8", "0101")
            .tank("t", "3-3-8", "0102")
            .unit("c", Side.SOVIET, "cavalry", "2-2-8", "0102")
            .hq("h", 4, "0103")
            .tank("t2", "3-3-8", "0104")
            .soviet("r3", "2-3-8", "0104");
    Play table = sketch.begin(Side.SOVIET, MOVING);
    table.plays("rail unit=r1 path=0101,0102,0103,0104,0105,0106");
    table.plays("rail unit=r2 path=0101,0102,0103,0104,0105,0106");
    table.plays("rail unit=t path=0102,0103,0104,0105,0106,0107");
    table.plays("rail unit=c path=0102,0103,0104,0105,0106,0107");
    table.plays("rail unit=h path=0103,0104,0105,0106,0107,0108");
    assertThat(table.rostov().railUsed(table.position())).isEqualTo(6);
    table.plays("rail unit=t2 path=0104,0105");
    table.refuses("ROSTOV-19.22", "rail unit=r3 path=0104,0105");
  }

  @Test
  @Tag("E-MOV-40")
  @Case("ROSTOV-24.11")
  void twentyOneRailHexesOneUnderAnAirMarkerCountThirty() {
    StringBuilder way = new StringBuilder("0101");
    IntStream.rangeClosed(2, 22).forEach(i -> way.append(",01%02d".formatted(i)));
    Sketch sketch =
        Sketch.clear(1, 30)
            .rail(way.toString().replace(',', '-') + "-0123")
            .soviet("x", "2-3-8", "0101");
    Play table = sketch.begin(Side.SOVIET, MOVING);
    table.position().setValue(RostovValue.RAIL_MARKER, table.hex("0112") + 1);
    table.allows("rail unit=x path=" + way);
    table.refuses("ROSTOV-19.21", "rail unit=x path=" + way + ",0123");
  }

  @Test
  @Tag("E-OVR-07")
  @Case("AGS-6.31")
  void anEngagementInAnOverrunDisruptsNobodyAndStopsTheAttacker() {
    Sketch sketch =
        Sketch.clear(6, 6)
            .panzer("a", "8-8-10|4-4-10", "0303", "supplied")
            .soviet("x", "6-6-8", "0304", "supplied")
            .soviet("weak", "1-1-8", "off", "aside");
    Play table = axis(sketch, MOVING);
    table.fights("overrun units=a hex=0304", "eng");
    assertThat(table.at("weak")).isEqualTo("0304");
    assertThat(table.is("weak", Flag.DISRUPTED)).isFalse();
    table.refuses("AGS-6.23", "move units=a path=0303,0302");
  }

  @Test
  @Tag("E-OVR-10")
  @Case("AGS-8.23")
  void afterAnOverrunAUnitInAnEnemyZoneGoesOnOnlyByAnotherOverrun() {
    Sketch sketch =
        Sketch.clear(10, 10)
            .panzer("a", "20-2-10", "0504", "supplied")
            .soviet("s", "2-2-8", "0604", "supplied");
    Play table = axis(sketch, MOVING);
    table.fights("overrun units=a hex=0604", "-/1");
    table.plays("choose option=retreat");
    table.plays("retreat paths=s:0604,0704");
    assertThat(table.at("a")).isEqualTo("0604");
    assertThat(table.pointsLeft("a")).isEqualTo(7);
    table.refuses("AGS-8.23", "move units=a path=0604,0603");
    table.allows("overrun units=a hex=0704");
  }

  @Test
  @Tag("E-OVR-13")
  @Case("AGS-6.13")
  void unitsThatBeganInDifferentHexesDoNotOverrunTogether() {
    Sketch sketch =
        Sketch.clear(6, 8)
            .panzer("a", "6-2-10", "0301")
            .panzer("b", "6-2-10", "0302")
            .soviet("x", "1-1-8", "0304");
    axis(sketch, MOVING)
        .plays("move units=b path=0302,0303")
        .plays("move units=a path=0301,0302,0303")
        .refuses("AGS-6.13", "overrun units=a,b hex=0304");
  }

  @Test
  @Tag("E-ZOC-04")
  @Case("ROSTOV-23.13")
  void aSupplyCounterHasNoZone() {
    assertThat(zones(Sketch.clear(10, 10).supply("c", "0505"), Side.AXIS)).isEmpty();
  }

  @Test
  @Tag("E-ZOC-05")
  @Case("AGS-13.3")
  void anUntriedUnitWithoutStrengthHasAZone() {
    assertThat(zones(Sketch.clear(10, 10).untried("n", "0-0-8", "0505"), Side.SOVIET))
        .containsExactlyInAnyOrder("0404", "0405", "0504", "0506", "0604", "0605");
  }

  private static List<String> zones(Sketch sketch, Side side) {
    Play table = sketch.begin(side, MOVING);
    return table.rules().zones(table.position(), side, "movement").stream()
        .mapToObj(table.rules().board().grid()::number)
        .toList();
  }

  @Test
  @Tag("E-SUP-11")
  @Case({"ROSTOV-23.16", "ROSTOV-23.17"})
  void fourRoadHexesAndTwoOthersAreFourHexesAndTooFarInSevereWeather() {
    Sketch sketch =
        Sketch.clear(1, 12)
            .road("0101-0102-0103-0104-0105")
            .source(Side.AXIS, "0101")
            .german("a", "5-7-8", "0107")
            .german("b", "5-7-8", "0106");
    Play table = axis(sketch, MOVING);
    assertThat(table.rostov().chain.length(table.hex("0107"), table.hex("0101"))).isEqualTo(2 * 4);
    assertThat(table.isSupplied("a")).isTrue();
    table.weather(Weather.MODERATE, Weather.SEVERE);
    assertThat(table.isSupplied("a")).isFalse();
    assertThat(table.isSupplied("b")).isTrue();
  }

  @Test
  @Tag("E-SUP-12")
  @Case("ROSTOV-23.17")
  void aLineOfFiveHexesFromTheSouthIsTooLongWhenTheNorthIsSevere() {
    Sketch sketch =
        Sketch.clear(18, 3)
            .source(Side.AXIS, "1701")
            .german("five", "5-7-8", "1201")
            .german("three", "5-7-8", "1401");
    Play table = axis(sketch, MOVING);
    table.weather(Weather.MODERATE, Weather.MODERATE);
    assertThat(table.isSupplied("five")).isTrue();
    table.weather(Weather.SEVERE, Weather.MODERATE);
    assertThat(table.isSupplied("five")).isFalse();
    assertThat(table.isSupplied("three")).isTrue();
  }

  @Test
  @Tag("E-DIS-05")
  @Case("ROSTOV-21.3")
  void aThreeRaisedByOneLetsTheUnitsGoUnharmed() {
    Sketch sketch =
        Sketch.clear(9, 9)
            .german("i", "5-7-8", "0403")
            .soviet("x", "2-3-8", "0404")
            .tank("t", "3-3-8", "0404");
    assertThat(modifier(sketch, "x", "t")).isEqualTo(1);
    unharmed(sketch, 3);
  }

  @Test
  @Tag("E-DIS-06")
  @Case("ROSTOV-21.3")
  void aSixRaisedByTwoLetsTheUnitsGoUnharmed() {
    Sketch sketch =
        Sketch.clear(9, 9)
            .hexside("minor-river", "0403/0404")
            .german("i", "5-7-8", "0403")
            .soviet("x", "2-3-8", "0404")
            .tank("t", "3-3-8", "0404");
    assertThat(modifier(sketch, "x", "t")).isEqualTo(2);
    unharmed(sketch, 6);
  }

  private static void unharmed(Sketch sketch, int die) {
    Play table =
        sketch
            .begin(Side.SOVIET, MOVING)
            .plays("move units=x,t path=0404,0405 disengage=true", die);
    assertThat(table.at("x")).isEqualTo("0405");
    assertThat(table.at("t")).isEqualTo("0405");
    assertThat(table.question()).isEqualTo("initial-movement");
  }

  @Test
  @Tag("E-DIS-07")
  @Tag("E-DIS-08")
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
            .unit("c", Side.SOVIET, "cavalry", "2-2-8", "0304");
    assertThat(modifier(riders, "x", "c")).isEqualTo(1);
  }

  private static int modifier(Sketch sketch, String... units) {
    Play table = sketch.begin(Side.SOVIET, MOVING);
    return table
        .rostov()
        .disengagement
        .modifier(
            table.position(), Units.of(List.of(units).stream().mapToInt(table::unit).toArray()));
  }

  /** Nearness to the west edge is counted in hexes. */
  @Test
  @Tag("E-ROS-09")
  @Tag("E-ROS-10")
  @Case("ROSTOV-21.23")
  void fromElevenTwelveADisengagingUnitMayGoToTwelveOfTheNextHexrowNotToEleven() {
    Sketch sketch =
        Sketch.clear(12, 14).german("a", "5-7-8", "0913").soviet("x", "2-3-8", "1012", "supplied");
    sketch
        .begin(Side.SOVIET, MOVING)
        .allows("move units=x path=1012,1112 disengage=true")
        .refuses("ROSTOV-21.23", "move units=x path=1012,1112,1111 disengage=true");
  }

  @Test
  @Tag("E-UNT-01")
  @Case("AGS-13.3")
  void aLoneDefenderWithoutStrengthIsRemovedWithoutADieAndTheVictorsGoOnTwoHexes() {
    Sketch sketch =
        Sketch.clear(6, 8).german("a", "5-7-8", "0303", "supplied").untried("n", "0-0-8", "0304");
    Play table = axis(sketch, "combat");
    table.plays("attack attackers=a hexes=0304");
    assertThat(table.at("n")).isEqualTo("gone");
    assertThat(table.advancesOf("a")).contains("0305");
  }

  @Test
  @Tag("E-ADV-05")
  @Case("ROSTOV-20.23")
  void cavalryThatWipesOutADefenderInSevereWeatherAdvancesTwoHexesAndNoMore() {
    Sketch sketch =
        Sketch.clear(6, 9)
            .unit("c", Side.AXIS, "cavalry", "20-2-7", "0303", "supplied")
            .soviet("x", "1-1-8", "0304");
    Play table = axis(sketch, "combat").weather(Weather.SEVERE, Weather.SEVERE);
    table.fights("attack attackers=c hexes=0304", "-/E");
    assertThat(table.advancesOf("c")).contains("0304", "0305").doesNotContain("0306");
  }

  /** The attacker's air point is part of his declaration; the Axis player has none to answer it. */
  @Test
  @Tag("E-UNT-04")
  @Case("AGS-14.11")
  void airIsDeclaredThenUnitsAreRevealedThenTheDieFallsAndTheDefenderAnswersFirst() {
    Sketch sketch =
        Sketch.clear(9, 9)
            .source(Side.SOVIET, "0809")
            .untried("x", "3-4-8", "0404")
            .untried("y", "3-4-8", "0404")
            .hq("h", 4, "0405")
            .german("a", "3-3-8|1-1-8", "0403", "supplied")
            .turn(9);
    Play table = sketch.begin(Side.SOVIET, "combat");
    table.plays("attack attackers=x,y hexes=0403 air=true", 4);
    assertThat(table.events().stream().map(e -> e.getClass().getSimpleName()).distinct())
        .containsExactly("Revealed", "Rolled", "Combat");
    assertThat(table.last(Combat.class).column()).isEqualTo("3-1");
    assertThat(table.last(Combat.class).result()).isEqualTo("1/1");
    assertThat(table.asked()).isEqualTo(Side.AXIS);
    table.plays("retreat paths=a:0403,0402");
    assertThat(table.asked()).isEqualTo(Side.SOVIET);
    assertThat(table.question()).isEqualTo("lose-or-retreat");
    table.plays("lose steps=x:1");
    assertThat(table.question()).isEqualTo("advance");
  }

  @Test
  @Tag("E-ROS-07")
  @Case("ROSTOV-22.32")
  void swFrontReturnedAfterAnEvacuationShiftsNothing() {
    Sketch sketch =
        Sketch.clear(9, 9)
            .source(Side.SOVIET, "0409")
            .front("front", "0404", "supplied")
            .soviet("x", "10-4-8", "0404", "supplied")
            .german("a", "5-5-8", "0405", "supplied");
    Play table = sketch.begin(Side.SOVIET, MOVING).plays("evacuate units=front-swf");
    table.position().place(table.unit("front-swf"), table.hex("0404"));
    table.rules().enterPhase(table.position(), 5, Side.SOVIET, Phase.COMBAT);
    table.allows("attack attackers=x hexes=0405");
    table.refuses("ROSTOV-22.32", "attack attackers=x hexes=0405 sw-front=true");
  }

  @Test
  @Tag("E-SET-02")
  @Tag("E-SET-06")
  @Case({"ROSTOV-18.15", "ROSTOV-18.11", "ROSTOV-18.14"})
  void theSetUpHasTheCountsAndHexesOfTheAddenda() {
    Play game = Play.open(1);
    assertThat(game.onMap(Side.SOVIET, false)).isEqualTo(45);
    assertThat(game.onMap(Side.AXIS, false)).isEqualTo(47);
    assertThat(game.onMap(Side.AXIS, true)).isEqualTo(4);
    assertThat(
            List.of("28cd", "13tb", "255rd", "253rd", "219md").stream()
                .map(unit -> game.at("rostov-su-" + unit)))
        .containsExactly("1809", "1910", "1510", "1309", "0308");
  }

  @Test
  @Tag("E-VIC-R9")
  @Tag("E-VIC-R10")
  @Case({"ROSTOV-26.22", "ROSTOV-26.11"})
  void rostovHeldRecapturedOnceAndTwoGermansLostAreElevenPoints() {
    Sketch sketch =
        Sketch.clear(28, 30)
            .terrain("city", "0727", "2612", "2613")
            .control(Side.AXIS, "0727")
            .control(Side.AXIS, "2612")
            .control(Side.SOVIET, "2613");
    for (String lost : List.of("a", "b")) {
      sketch.german(lost, "5-7-8", "0101");
    }
    for (String lost : List.of("r", "q", "p")) {
      sketch.allied(lost, "3-4-7", "0102");
    }
    Play table = axis(sketch, MOVING);
    for (Unit unit : table.rules().board().units()) {
      table.rules().eliminate(table.position(), unit.index(), "test", "AGS-9.65", event -> {});
    }
    Rostov game = table.rostov();
    game.victory.setRecaptured(table.position(), game.victory.objective(table.hex("0727")));
    assertThat(game.score(table.position()).axis()).isEqualTo(11);
  }
}
