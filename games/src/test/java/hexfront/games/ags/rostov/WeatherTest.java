package hexfront.games.ags.rostov;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Weather;
import hexfront.engine.journal.Journal;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Section 20. */
class WeatherTest {
  private static final int CLEAR = hexfront.games.ags.rostov.Weather.CLEAR;
  private static final int MODERATE = hexfront.games.ags.rostov.Weather.MODERATE;
  private static final int SEVERE = hexfront.games.ags.rostov.Weather.SEVERE;
  private static final String MOVING = "initial-movement";
  private static final String SECOND = "mechanized-movement";

  private static Play inWeather(Sketch sketch, Side side, String phase, int north, int south) {
    return sketch.begin(side, phase).weather(north, south);
  }

  private static Sketch panzer() {
    return Sketch.clear(8, 12)
        .terrain("woods", "0404")
        .hexside("minor-river", "0403/0404")
        .panzer("a", "6-2-10", "0401");
  }

  @Test
  @Case({"ROSTOV-20.0", "ROSTOV-19.12"})
  void theTurnTrackGivesTheWeatherOfThirteenTurns() {
    assertThat(RostovData.load().track()).hasSize(13);
    assertThat(RostovData.load().track().get(1))
        .extracting("north", "south")
        .contains(MODERATE, CLEAR);
    assertThat(RostovData.load().track().get(7))
        .extracting("north", "south")
        .contains(SEVERE, MODERATE);
    assertThat(RostovData.load().track().get(12))
        .extracting("north", "south")
        .contains(SEVERE, SEVERE);
  }

  @Test
  @Case("ROSTOV-20.1")
  void theNorthernSectionBeginsWithHexrowFifteen() {
    Play table = Sketch.clear(16, 4).panzer("a", "6-2-10", "0101").begin(Side.AXIS, MOVING);
    assertThat(table.rostov().weather.isNorth(table.hex("1401"))).isFalse();
    assertThat(table.rostov().weather.isNorth(table.hex("1501"))).isTrue();
  }

  @Test
  @Case("ROSTOV-20.21")
  void clearWeatherChangesNothing() {
    Play table = inWeather(panzer(), Side.AXIS, MOVING, CLEAR, CLEAR);
    table.plays("move units=a path=0401,0402,0403,0404");
    assertThat(table.pointsLeft("a")).isEqualTo(10 - 1 - 1 - 2 - 2);
  }

  @Test
  @Case("ROSTOV-20.22")
  void moderateWeatherDoublesTheCostOfHexesButNotOfRivers() {
    Play table = inWeather(panzer(), Side.AXIS, MOVING, CLEAR, MODERATE);
    table.plays("move units=a path=0401,0402,0403,0404");
    assertThat(table.pointsLeft("a")).isZero();
  }

  @Test
  @Case("ROSTOV-20.22")
  void inModerateWeatherAnOverrunCostsWhatItAlwaysDoes() {
    Play table =
        inWeather(panzer().soviet("x", "1-1-8", "0402"), Side.AXIS, MOVING, CLEAR, MODERATE);
    table.fights("overrun units=a hex=0402", "-/2");
    assertThat(table.pointsLeft("a")).isEqualTo(7);
  }

  @Test
  @Case("ROSTOV-20.22")
  void inModerateWeatherNobodyAdvancesMoreThanOneHex() {
    for (String arm : List.of("panzer", "cavalry")) {
      assertThat(advances(arm, MODERATE)).containsExactly("0404");
    }
    assertThat(advances("panzer", CLEAR)).hasSizeGreaterThan(1);
  }

  @Test
  @Case("ROSTOV-20.23")
  void inSevereWeatherOnlyCavalryAdvancesFreely() {
    assertThat(advances("panzer", SEVERE)).containsExactly("0404");
    assertThat(advances("cavalry", SEVERE)).hasSizeGreaterThan(1);
  }

  /** Where a unit may advance to after it has wiped out a lone defender in 0404. */
  private static List<String> advances(String arm, int weather) {
    Sketch sketch =
        Sketch.clear(8, 8)
            .unit("a", Side.AXIS, arm, "20-9-10", "0403", "supplied")
            .soviet("x", "1-1-8", "0404");
    Play table = inWeather(sketch, Side.AXIS, "combat", CLEAR, weather);
    table.fights("attack attackers=a hexes=0404", "-/E");
    return table.advancesOf("a");
  }

  @Test
  @Case("ROSTOV-20.23")
  void minorRiversDoNotExistInSevereWeather() {
    Play table = inWeather(panzer(), Side.AXIS, MOVING, CLEAR, SEVERE);
    table.plays("move units=a path=0401,0402,0403,0404");
    assertThat(table.pointsLeft("a")).isEqualTo(10 - 2 - 2 - 4);
    Sketch battle =
        Sketch.clear(6, 6)
            .hexside("minor-river", "0303/0304")
            .german("a", "8-8-8", "0303", "supplied")
            .soviet("x", "4-4-8", "0304", "supplied");
    assertThat(
            inWeather(battle, Side.AXIS, "combat", CLEAR, MODERATE)
                .defenceAgainst("attack attackers=a hexes=0304"))
        .isEqualTo(8);
  }

  @Test
  @Case("ROSTOV-20.23")
  void theFrozenRiverOfTheDefendersHexGivesHimNothing() {
    Sketch battle =
        Sketch.clear(6, 6)
            .hexside("minor-river", "0303/0304")
            .german("a", "8-8-8", "0303", "supplied")
            .soviet("x", "4-4-8", "0304", "supplied");
    assertThat(
            inWeather(battle, Side.AXIS, "combat", CLEAR, SEVERE)
                .defenceAgainst("attack attackers=a hexes=0304"))
        .isEqualTo(4);
  }

  @Test
  @Tag("E-ROS-08")
  @Case("ROSTOV-20.23")
  void inSevereWeatherOnlyCavalryMovesInTheMechanizedPhase() {
    Sketch sketch =
        Sketch.clear(8, 8)
            .panzer("tanks", "6-2-10", "0202")
            .unit("riders", Side.AXIS, "cavalry", "2-2-7", "0402")
            .hq("staff", Side.AXIS, 3, "0602");
    inWeather(sketch, Side.AXIS, SECOND, CLEAR, SEVERE)
        .refuses("ROSTOV-20.23", "move units=tanks path=0202,0203")
        .refuses("ROSTOV-20.23", "move units=staff path=0602,0603")
        .allows("move units=riders path=0402,0403");
  }

  @Test
  @Case("ROSTOV-20.24")
  void theSectionInWhichAUnitBeginsThePhaseDecides() {
    Sketch sketch =
        Sketch.clear(16, 4).german("south", "5-7-8", "1402").german("north", "5-7-8", "1502");
    Play table = inWeather(sketch, Side.AXIS, MOVING, MODERATE, CLEAR);
    table.plays("move units=south path=1402,1503");
    assertThat(table.pointsLeft("south")).isEqualTo(7);
    table.plays("move units=north path=1502,1401");
    assertThat(table.pointsLeft("north")).isEqualTo(6);
  }

  // ---- variable weather

  @Test
  @Case({"ROSTOV-20.31", "ROSTOV-20.34", "ROSTOV-20.32"})
  void oneRollGivesTheWeatherOfBothSections() {
    Play table = Sketch.clear(4, 4).german("a", "5-7-8", "0101").begin(Side.AXIS, MOVING);
    assertThat(rolls(table, 4, true)).containsExactly(2, 1, 1, 1, 1, 0);
    assertThat(rolls(table, 4, false)).containsExactly(1, 1, 1, 0, 0, 0);
    assertThat(rolls(table, 6, true)).containsExactly(2, 2, 1, 1, 1, 1);
    assertThat(rolls(table, 9, true)).containsExactly(2, 2, 2, 2, 1, 1);
    assertThat(rolls(table, 13, false)).containsExactly(2, 2, 2, 1, 1, 1);
  }

  private static List<Integer> rolls(Play table, int turn, boolean north) {
    return IntStream.rangeClosed(1, 6)
        .mapToObj(die -> table.rostov().weather.rolled(turn, die, north))
        .toList();
  }

  @Test
  @Case({"ROSTOV-20.3", "ROSTOV-19.13", "ROSTOV-20.33"})
  void withTheOptionTheWeatherIsRolledForFromTheSecondTurnOn() {
    Play game = Play.open(3, "variable-weather").plays("end-phase").plays("end-phase");
    assertThat(game.position().value(RostovValue.NORTH)).isEqualTo(CLEAR);
    SplittableRandom random = new SplittableRandom(3);
    while (game.position().turn() < 2) {
      game.game().play(game.rules().anyOrder(game.position(), random));
    }
    List<String> told =
        game.game().journal().entries().getLast().events().stream()
            .map(Journal.Told::event)
            .filter(Weather.class::isInstance)
            .map(event -> ((Weather) event).rule())
            .toList();
    assertThat(told).containsExactly("ROSTOV-20.3");
  }

  @Test
  @Case("ROSTOV-20.22")
  void aLongAdvanceIsRefusedBecauseOfTheWeather() {
    Sketch sketch =
        Sketch.clear(8, 8).panzer("a", "20-9-10", "0403", "supplied").soviet("x", "1-1-8", "0404");
    Play table = inWeather(sketch, Side.AXIS, "combat", CLEAR, MODERATE);
    table.fights("attack attackers=a hexes=0404", "-/E");
    table.refuses("ROSTOV-20.22", "advance paths=a:0403,0404,0405");
  }

  @Test
  @Case({"ROSTOV-20.0", "ROSTOV-19.13"})
  void eachTurnTellsTheWeatherOfTheTrack() {
    Play table =
        Sketch.clear(4, 4)
            .german("a", "5-7-8", "0101")
            .turn(7)
            .begin(Side.SOVIET, "air-power")
            .plays("end-phase");
    assertThat(table.last(Weather.class))
        .isEqualTo(new Weather("north severe, south moderate", "ROSTOV-20.0"));
    assertThat(table.rostov().weather.shown(0, true)).isEqualTo(CLEAR);
    assertThat(table.rostov().weather.shown(14, false)).isEqualTo(SEVERE);
    assertThat(table.rules().charts(table.position()).toString()).contains("Terrain, moderate");
  }
}
