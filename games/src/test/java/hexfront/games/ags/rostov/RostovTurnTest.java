package hexfront.games.ags.rostov;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Event;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.dice.Seeded;
import hexfront.engine.events.Control;
import hexfront.engine.events.Declared;
import hexfront.engine.events.Eliminated;
import hexfront.engine.events.Replaced;
import hexfront.engine.events.Revealed;
import hexfront.engine.events.Rolled;
import hexfront.engine.events.Victory;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Flag;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a turn allows once, what it forgets, and what it tells. */
class RostovTurnTest {
  private static final String MOVING = "initial-movement";

  private static Sketch field() {
    return Sketch.clear(9, 12).german("a", "5-7-8", "0903").soviet("x", "2-3-8", "0110");
  }

  private static Map<String, Object> state(Play table) {
    return table.rules().exclusive().state(table.position());
  }

  // ---- the turn

  @Test
  @Case({"ROSTOV-19.22", "ROSTOV-22.31", "ROSTOV-24.0", "ROSTOV-25.33", "ROSTOV-20.0"})
  void aNewTurnForgetsWhatTheLastOneUsed() {
    Play table = field().turn(4).begin(Side.SOVIET, "air-power");
    int[] once = {
      RostovValue.RAIL_USED,
      RostovValue.FRONT_SHIFT_USED,
      RostovValue.USED_ON_RAIL,
      RostovValue.USED_ON_PROTECTION,
      RostovValue.USED_ON_SUPPLY,
      RostovValue.SOVIET_AIR_USED,
      RostovValue.SUPPLY_ENTERED,
      RostovValue.CITY_USED,
      RostovValue.TOGETHER
    };
    for (int value : once) {
      table.position().setValue(value, 1);
    }
    assertThat(state(table)).containsEntry("soviet-air", 0).containsEntry("axis-air", 0);
    table.plays("end-phase");
    assertThat(table.position().turn()).isEqualTo(5);
    for (int value : once) {
      assertThat(table.position().value(value)).as("value %d", value).isZero();
    }
    assertThat(state(table)).containsEntry("soviet-air", 1).containsEntry("axis-air", 3);
  }

  @Test
  @Case("ROSTOV-20.0")
  void theWeatherOfATurnIsThatOfTheTrack() {
    Play table = field().turn(7).begin(Side.SOVIET, "air-power");
    table.rostov().weather.set(table.position(), Weather.CLEAR, Weather.CLEAR);
    table.plays("end-phase");
    assertThat(state(table).get("weather"))
        .isEqualTo(Map.of("north", "severe", "south", "moderate"));
    assertThat(table.last(hexfront.engine.events.Weather.class).rule()).isEqualTo("ROSTOV-20.0");
    assertThat(table.last(hexfront.engine.events.Weather.class).toString())
        .contains("north severe, south moderate");
  }

  @Test
  @Case("ROSTOV-20.31")
  void asAnOptionADieMakesTheWeather() {
    Play table = field().turn(7).option("variable-weather", true).begin(Side.SOVIET, "air-power");
    table.plays("end-phase", 1);
    assertThat(table.last(Rolled.class).purpose()).isEqualTo("weather");
    assertThat(table.last(Rolled.class).rule()).isEqualTo("ROSTOV-20.31");
  }

  @Test
  @Case({"ROSTOV-23.15", "ROSTOV-24.0", "ROSTOV-25.2", "ROSTOV-22.1", "AGS-4.2"})
  void everyPhaseHasItsOwnOrders() {
    Play axis = field().turn(3).begin(Side.AXIS, MOVING);
    assertThat(axis.answers()).contains("expend-supply", "place-air", "withdraw");
    assertThat(axis.answers()).doesNotContain("evacuate");
    axis.plays("move units=a path=0903,0904");
    assertThat(axis.answers()).contains("withdraw").doesNotContain("expend-supply", "place-air");
    axis.plays("end-phase");
    assertThat(axis.answers()).doesNotContain("withdraw", "place-air", "expend-supply");
    assertThat(field().turn(3).begin(Side.AXIS, "air-power").answers())
        .contains("place-air")
        .doesNotContain("withdraw");
    assertThat(field().turn(5).begin(Side.AXIS, "mechanized-movement").answers())
        .contains("withdraw");
    assertThat(field().turn(6).begin(Side.AXIS, MOVING).answers()).doesNotContain("withdraw");
    Play soviet = field().turn(3).begin(Side.SOVIET, MOVING);
    assertThat(soviet.answers()).contains("evacuate").doesNotContain("withdraw", "expend-supply");
    soviet.plays("move units=x path=0110,0111");
    assertThat(soviet.answers()).doesNotContain("evacuate");
  }

  @Test
  @Case({"ROSTOV-26.1", "ROSTOV-26.3"})
  void controlAndVictoryAreToldWithTheirCases() {
    Play table =
        Sketch.clear(9, 12)
            .terrain("town", "0304")
            .german("a", "5-7-8", "0303")
            .turn(13)
            .begin(Side.AXIS, MOVING);
    table.plays("move units=a path=0303,0304");
    assertThat(table.last(Control.class).rule()).isEqualTo("ROSTOV-26.1");
    for (int i = 0; i < 20 && !table.question().equals("game-over"); i++) {
      table.plays(table.question().equals("air-supply") ? "pass" : "end-phase");
    }
    assertThat(table.last(Victory.class).rule()).isEqualTo("ROSTOV-26.3");
  }

  @Test
  @Case("AGS-9.32")
  void asAnOptionFractionsAreKeptForTheStack() {
    for (boolean byStack : new boolean[] {false, true}) {
      Sketch sketch =
          Sketch.clear(9, 9)
              .german("a", "3-7-8", "0403", "unsupplied")
              .german("b", "3-7-8", "0403", "unsupplied")
              .soviet("x", "2-3-8", "0404");
      Play table = sketch.option("round-by-stack", byStack).begin(Side.AXIS, "combat");
      assertThat(table.attackOf("attack attackers=a,b hexes=0404")).isEqualTo(byStack ? 3 : 2);
    }
  }

  // ---- second steps

  private static Sketch attacked() {
    return Sketch.clear(9, 9)
        .german("a", "30-9-8", "0403", "supplied")
        .soviet("strong", "5-6-8", "0404", "supplied");
  }

  private static Play afterOneStep(Sketch sketch) {
    return sketch
        .begin(Side.AXIS, "combat")
        .fights("attack attackers=a hexes=0404", "-/1")
        .plays("choose option=lose");
  }

  private static Sketch aside(Sketch sketch, String id, String steps) {
    return sketch.unit(id, Side.SOVIET, "rifle", steps, "off", "aside");
  }

  @Test
  @Case({"ROSTOV-19.6", "ROSTOV-19.62"})
  void theBestOfTheUnitsAsideTakesThePlaceFirst() {
    Sketch sketch = aside(aside(aside(attacked(), "w", "3-1-8"), "v", "1-3-8"), "best", "2-3-8");
    Play table = afterOneStep(sketch);
    assertThat(table.at("best")).isEqualTo("0404");
    assertThat(table.last(Replaced.class).rule()).isEqualTo("ROSTOV-19.6");
    table.plays("choose option=w");
    assertThat(table.at("w")).isEqualTo("0404");
    assertThat(table.last(Replaced.class).rule()).isEqualTo("ROSTOV-19.62");
    assertThat(table.last(Replaced.class).unit().index()).isEqualTo(table.unit("best"));
  }

  @Test
  @Case("ROSTOV-19.62")
  void aCounterOfTheSameStrengthIsNoChoice() {
    Play alike = afterOneStep(aside(aside(attacked(), "one", "2-3-8"), "two", "2-3-8"));
    assertThat(alike.question())
        .isEqualTo("advance".equals(alike.question()) ? "advance" : "combat");
    Sketch three = aside(aside(aside(attacked(), "one", "2-3-8"), "two", "2-3-8"), "w", "1-1-8");
    afterOneStep(three).refuses("ROSTOV-19.62", "choose option=two").allows("choose option=w");
  }

  @Test
  @Case({"ROSTOV-19.62", "ROSTOV-19.64"})
  void whereABrigadeStandsForADivisionAnotherDivisionMayStandToo() {
    Sketch sketch = attacked().brigade("b", "2-3-8", "off", "aside");
    Play table = afterOneStep(aside(sketch, "w", "1-1-8"));
    assertThat(table.at("b")).isEqualTo("0404");
    table.plays("choose option=w");
    assertThat(table.at("w")).isEqualTo("0404");
    assertThat(table.is("b", RostovFlag.ASIDE)).isTrue();
  }

  // ---- the pool

  /** A game in which a counter has come a second time and hides among others of its kind. */
  private static Play withHidden(String counter) {
    Play game = Play.started(5);
    Position p = game.position();
    int unit = p.board().unit(counter).orElseThrow();
    game.rules().eliminate(p, unit, "test", "AGS-9.65", event -> {});
    game.rostov().pool.draw(p, 41, false, new Dice(new Seeded(4)));
    assertThat(p.is(unit, RostovFlag.HIDDEN)).isTrue();
    return game;
  }

  private static int standInOf(Position p, int unit) {
    return IntStream.range(0, p.board().unitCount())
        .filter(u -> p.value(RostovValue.of(u)) == unit + 1)
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Case({"ROSTOV-25.3", "AGS-13.1"})
  void nobodyKnowsWhichOfTheLaterUnitsHasComeBefore() {
    Play game = withHidden("rostov-su-253rd");
    AgsRules rules = game.rules();
    Position p = game.position();
    int unit = p.board().unit("rostov-su-253rd").orElseThrow();
    Set<Integer> places = new HashSet<>();
    for (int seed = 0; seed < 60; seed++) {
      Position imagined = rules.imagine(p, Side.SOVIET, new SplittableRandom(seed));
      int standIn = standInOf(imagined, unit);
      places.add(standIn);
      assertThat(imagined.is(standIn, RostovFlag.CAME_LATER)).isTrue();
      assertThat(rules.exclusive().untried().drawPool(imagined, standIn)).containsExactly(unit);
    }
    assertThat(places).hasSizeGreaterThan(5);
    int standIn = standInOf(p, unit);
    assertThat(rules.exclusive().untried().mayBe(p, standIn)).contains(unit).hasSizeGreaterThan(5);
    assertThat(standInOf(p, unit)).as("the game itself knows").isEqualTo(standIn);
  }

  @Test
  @Case("ROSTOV-25.32")
  void asAnOptionWhoeverCannotEnterIsShownAndLost() {
    Play game = withHidden("rostov-su-253rd");
    Position p = game.position();
    int unit = p.board().unit("rostov-su-253rd").orElseThrow();
    int standIn = standInOf(p, unit);
    List<Event> told = new ArrayList<>();
    game.rostov().pool.putBack(p, true, new Dice(new Seeded(4)), told::add);
    assertThat(told)
        .filteredOn(Eliminated.class::isInstance)
        .isNotEmpty()
        .allMatch(event -> event.rule().equals("ROSTOV-25.32"))
        .anyMatch(event -> ((Eliminated) event).unit().index() == unit);
    assertThat(told)
        .filteredOn(Revealed.class::isInstance)
        .anyMatch(event -> ((Revealed) event).as().index() == unit);
    assertThat(p.gone(unit)).isTrue();
    assertThat(p.gone(standIn)).isTrue();
    assertThat(p.is(unit, RostovFlag.HIDDEN)).isFalse();
    assertThat(p.value(RostovValue.of(standIn))).isZero();
    assertThat(game.rostov().pool.size(p)).isZero();
  }

  @Test
  @Case("ROSTOV-25.32")
  void whatGoesBackToThePoolCanBeDrawnAgain() {
    Play game = withHidden("rostov-su-253rd");
    Position p = game.position();
    int unit = p.board().unit("rostov-su-253rd").orElseThrow();
    int standIn = standInOf(p, unit);
    game.rostov().pool.putBack(p, false, new Dice(new Seeded(4)), event -> {});
    assertThat(p.is(unit, RostovFlag.POOLED)).isTrue();
    assertThat(p.is(unit, RostovFlag.HIDDEN)).isFalse();
    assertThat(p.value(RostovValue.of(standIn))).isZero();
    assertThat(p.is(standIn, Flag.UNTRIED | RostovFlag.DRAWN | RostovFlag.CAME_LATER)).isFalse();
    assertThat(game.rostov().pool.size(p)).isEqualTo(41);
  }

  // ---- disengaging

  @Test
  @Case({"ROSTOV-21.11", "ROSTOV-21.3"})
  void theRollIsToldAndOnlyUnitsOnTheirWayPayForIt() {
    Sketch sketch =
        Sketch.clear(9, 12)
            .german("a", "5-7-8", "0403")
            .soviet("x", "2-3-8", "0404")
            .soviet("y", "1-1-8", "0404")
            .soviet("z", "1-1-8", "0409");
    Play table = sketch.begin(Side.SOVIET, MOVING);
    table.plays("move units=z path=0409,0410");
    table.plays("move units=x,y path=0404,0405 disengage=true", 2);
    assertThat(table.last(Rolled.class).purpose()).isEqualTo("disengagement");
    assertThat(table.last(Rolled.class).rule()).isEqualTo("ROSTOV-21.11");
    table.refuses("ROSTOV-21.3", "lose steps=z:1");
    table.plays("lose steps=y:1");
    assertThat(table.question()).isEqualTo("initial-movement");
    assertThat(table.reach("z")).as("others have moved since").isEmpty();
  }

  // ---- supply counters, headquarters, withdrawal

  @Test
  @Case({"ROSTOV-23.13", "ROSTOV-24.21"})
  void aCapturedCounterIsToldAndTakesTheSovietMarkerWithIt() {
    Play table =
        Sketch.clear(9, 12)
            .supply("s", "0404")
            .soviet("x", "2-3-8", "0406")
            .begin(Side.SOVIET, MOVING);
    table.position().setValue(RostovValue.INTERDICTED, table.unit("s") + 1);
    table.plays("move units=x path=0406,0405,0404");
    assertThat(table.last(Eliminated.class).rule()).isEqualTo("ROSTOV-23.13");
    assertThat(table.at("s")).isEqualTo("waiting");
    assertThat(table.position().value(RostovValue.INTERDICTED)).isZero();
  }

  @Test
  @Case("ROSTOV-23.15")
  void anExpendedCounterIsToldWhenItIsNamedAndWhenItGoes() {
    Play table =
        Sketch.clear(1, 30)
            .source(Side.AXIS, "0101")
            .supply("s", "0125")
            .german("a", "5-7-8", "0126")
            .begin(Side.AXIS, MOVING);
    table.refuses("ROSTOV-23.15", "expend-supply unit=a");
    table.plays("expend-supply unit=s");
    assertThat(table.last(Declared.class).rule()).isEqualTo("ROSTOV-23.15");
    table.refuses("ROSTOV-23.15", "expend-supply unit=s");
    while (table.asked() == Side.AXIS) {
      table.plays(table.question().equals("air-supply") ? "pass" : "end-phase");
    }
    assertThat(table.last(Eliminated.class).rule()).isEqualTo("ROSTOV-23.15");
    assertThat(table.at("s")).isEqualTo("waiting");
    assertThat(table.is("s", RostovFlag.EXPENDED)).isFalse();
  }

  @Test
  @Case("ROSTOV-22.1")
  void anEvacuationNamesHeadquartersOnTheMapOnce() {
    Play table =
        Sketch.clear(9, 9)
            .hq("h", 4, "0404", "disrupted")
            .hq("off", 4, "off")
            .begin(Side.SOVIET, MOVING);
    table.refuses("ROSTOV-22.1", "evacuate units=");
    table.refuses("ROSTOV-22.1", "evacuate units=h,h");
    table.refuses("ROSTOV-22.1", "evacuate units=off");
    table.plays("evacuate units=h");
    assertThat(table.events()).contains(new Declared("h evacuated", true, "ROSTOV-22.1"));
    assertThat(table.is("h", Flag.DISRUPTED)).isFalse();
  }

  @Test
  @Case({"ROSTOV-22.2", "ROSTOV-22.32"})
  void anEliminatedFrontHeadquartersLosesItsShiftWhateverTheDie() {
    Sketch sketch =
        Sketch.clear(9, 9).german("a", "40-9-8", "0403", "supplied").front("front", "0404");
    Play table = sketch.begin(Side.AXIS, "combat").plays("attack attackers=a hexes=0404", 1, 6);
    assertThat(table.at("front-swf")).isEqualTo("gone");
    assertThat(table.last(Rolled.class).rule()).isEqualTo("ROSTOV-22.2");
    assertThat(table.position().value(RostovValue.FRONT_SHIFT_LOST)).isEqualTo(1);
    Play other =
        Sketch.clear(9, 9)
            .german("a", "40-9-8", "0403", "supplied")
            .hq("h", 3, "0404")
            .begin(Side.AXIS, "combat")
            .plays("attack attackers=a hexes=0404", 1, 6);
    assertThat(other.position().value(RostovValue.FRONT_SHIFT_LOST)).isZero();
  }

  @Test
  @Case({"ROSTOV-22.3", "ROSTOV-22.31"})
  void theShiftNeedsTheFrontHeadquartersItselfWithAnAttacker() {
    Sketch away =
        Sketch.clear(9, 9)
            .front("front", "off")
            .hq("h", 4, "0404", "supplied")
            .soviet("x", "10-4-8", "0404", "supplied")
            .german("a", "5-5-8", "0405");
    away.begin(Side.SOVIET, "combat")
        .refuses("ROSTOV-22.3", "attack attackers=x hexes=0405 sw-front=true");
    Sketch shaken =
        Sketch.clear(9, 9)
            .front("front", "0404", "supplied", "disrupted")
            .soviet("x", "10-4-8", "0404", "supplied")
            .german("a", "5-5-8", "0405");
    shaken
        .begin(Side.SOVIET, "combat")
        .refuses("ROSTOV-22.31", "attack attackers=x hexes=0405 sw-front=true");
  }

  private static Sketch south() {
    return Sketch.clear(8, 12)
        .area("C", "0101", "0102", "0103")
        .german("g", "5-7-2", "0103", "supplied")
        .supply("s", "0101")
        .allied("r", "3-4-1", "0104", "supplied")
        .turn(1);
  }

  @Test
  @Case("ROSTOV-25.2")
  void whoeverWithdrawsIsNamedOnceIsAUnitAndHasAPointLeft() {
    Play table = south().begin(Side.AXIS, MOVING);
    table.refuses("ROSTOV-25.2", "withdraw units=");
    table.refuses("ROSTOV-25.2", "withdraw units=g,g");
    table.refuses("ROSTOV-25.2", "withdraw units=s");
    table.plays("move units=g path=0103,0102").plays("withdraw units=g");
    assertThat(table.last(Eliminated.class).rule()).isEqualTo("ROSTOV-25.2");
    assertThat(table.last(Eliminated.class).reason()).isEqualTo("withdrawn");
    assertThat(table.position().value(RostovValue.GERMANS_WITHDRAWN)).isEqualTo(1);
    Play spent = south().begin(Side.AXIS, MOVING);
    spent.plays("move units=r path=0104,0103").refuses("ROSTOV-25.2", "withdraw units=r");
    Play others =
        Sketch.clear(8, 12)
            .area("C", "0101")
            .allied("r", "3-4-7", "0101")
            .turn(3)
            .begin(Side.AXIS, MOVING);
    others.plays("withdraw units=r");
    assertThat(others.position().value(RostovValue.GERMANS_WITHDRAWN)).isZero();
    assertThat(others.position().value(RostovValue.WITHDRAWN)).isEqualTo(1);
  }

  @Test
  @Case("ROSTOV-25.2")
  void theMissingAreRemovedOneByOne() {
    Play table =
        Sketch.clear(8, 12)
            .area("C", "0101", "0102")
            .german("g", "5-7-8", "0101")
            .german("f", "5-7-8", "0102")
            .turn(5)
            .begin(Side.SOVIET, "air-power");
    table.plays("end-phase");
    table.refuses("ROSTOV-25.2", "withdraw units=g,f").allows("withdraw units=g");
  }

  // ---- air markers

  @Test
  @Case({"ROSTOV-24.0", "ROSTOV-24.11", "ROSTOV-24.21", "ROSTOV-23.2"})
  void airMarkersHaveTheirPurposesAndPhases() {
    Sketch sketch =
        Sketch.clear(4, 12)
            .rail("0101-0102-0103-0104")
            .supply("s", "0302")
            .german("a", "5-7-8", "0308")
            .turn(3);
    Play table = sketch.begin(Side.AXIS, "air-power");
    table.refuses("ROSTOV-24.0", "place-air hex=0101 purpose=picnic");
    table.refuses("ROSTOV-24.21", "place-air hex=0302 purpose=" + AirMarkers.SUPPLY_INTERDICTION);
    table.plays("place-air hex=0102 purpose=" + AirMarkers.RAIL_INTERDICTION);
    table.refuses("ROSTOV-24.11", "place-air hex=0102 purpose=" + AirMarkers.RAIL_INTERDICTION);
    table.plays("place-air hex=0103 purpose=" + AirMarkers.RAIL_INTERDICTION);
    assertThat(table.rostov().air.interdicted(table.position()))
        .containsExactlyInAnyOrder(table.hex("0102"), table.hex("0103"));
    assertThat(table.last(hexfront.engine.Event.class).rule()).startsWith("ROSTOV-24");
    table.plays("place-air hex=0302 purpose=" + AirMarkers.SUPPLY_PROTECTION);
    table.refuses("ROSTOV-24.1", "place-air hex=0104 purpose=" + AirMarkers.RAIL_INTERDICTION);
    Play moving =
        Sketch.clear(4, 12)
            .rail("0101-0102")
            .german("a", "5-7-8", "0308")
            .turn(9)
            .begin(Side.AXIS, MOVING);
    moving.refuses("ROSTOV-24.11", "place-air hex=0102 purpose=" + AirMarkers.RAIL_INTERDICTION);
    moving.plays("place-air hex=0308 purpose=" + AirMarkers.AIR_SUPPLY);
    moving.refuses("ROSTOV-23.2", "place-air hex=0308 purpose=" + AirMarkers.AIR_SUPPLY);
    moving.refuses("ROSTOV-24.1", "place-air hex=0102 purpose=" + AirMarkers.RAIL_INTERDICTION);
  }

  // ---- entering

  @Test
  @Case({"ROSTOV-25.1", "ROSTOV-23.12"})
  void oneSupplyCounterEntersInATurn() {
    Play table =
        Sketch.clear(6, 12)
            .area("A", "0101")
            .supply("s", "off")
            .supply("t", "off")
            .begin(Side.AXIS, MOVING);
    table.position().setValue(RostovValue.of(table.unit("s")), 1);
    table.position().setValue(RostovValue.of(table.unit("t")), 1);
    table.refuses("ROSTOV-25.1", "enter units=s,t hex=0101");
    table.plays("enter units=s hex=0101");
    assertThat(table.rostov().reinforcement().isDue(table.position(), table.unit("t"))).isFalse();
    assertThat(table.position().value(RostovValue.of(table.unit("s")))).isZero();
    assertThat(table.pointsLeft("s")).as("a hex at the edge is paid for").isEqualTo(7);
  }
}
