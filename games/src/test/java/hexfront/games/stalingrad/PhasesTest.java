package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Disrupted;
import hexfront.engine.events.Phase;
import hexfront.engine.events.Rolled;
import hexfront.engine.events.Turn;
import hexfront.engine.events.Victory;
import hexfront.engine.events.Weather;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sections 3 and 23: what phases and player turns begin and end; the air units of both sides. */
class PhasesTest {
  private static final String LINE = "0409-0408-0407-0406-0405-0404";

  private static Sketch line() {
    Map<String, String> control = new HashMap<>();
    for (String hex : LINE.split("-")) {
      control.put(hex, "axis");
    }
    return Sketch.clear(9, 9)
        .state("scenario", "fall-blau")
        .rail(LINE)
        .state("control", control)
        .rifle("x", "0802");
  }

  private static List<String> phases(Play play) {
    return play.events().stream()
        .filter(Phase.class::isInstance)
        .map(Phase.class::cast)
        .map(phase -> phase.name() + " " + phase.of().word())
        .toList();
  }

  @Test
  @Case({"CTS-3.0", "CTS-3.1a", "CTS-SEQ-I.1", "CTS-SEQ-I.2", "CTS-25.0a"})
  void aTurnIsToldWithItsWeatherAndItsPhases() {
    Play play = line().german("a", "0409").turn(6).begin(Side.AXIS, "movement");
    for (int i = 0; i < 40 && play.position().turn() == 6; i++) {
      play.plays("end-phase");
    }
    play.until("movement");
    assertThat(phases(play))
        .containsSubsequence(
            "combat axis",
            "supply axis",
            "movement soviet",
            "combat soviet",
            "supply soviet",
            "movement axis");
    assertThat(play.last(Turn.class).number()).isEqualTo(7);
    assertThat(play.last(Weather.class).weather()).isNotEmpty();
    assertThat(
            play.events().stream()
                .filter(Rolled.class::isInstance)
                .map(Rolled.class::cast)
                .map(Rolled::purpose))
        .contains("weather", "replacements");
  }

  @Test
  @Case({"CTS-15.3a", "CTS-15.3c", "CTS-3.1a"})
  void trainsRunAgainInTheNextPlayerTurn() {
    Play play =
        line()
            .german("a", "0409")
            .german("b", "0409")
            .german("c", "0409")
            .begin(Side.AXIS, "movement")
            .plays("rail unit=a path=0409,0408,0407")
            .plays("rail unit=b path=0409,0408,0407")
            .refuses("CTS-15.3c", "rail unit=c path=0409,0408");
    play.plays("end-phase").until("movement");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.plays("end-phase").until("movement");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    assertThat(play.position().spent(play.unit("a"))).isZero();
    play.allows("rail unit=c path=0409,0408").allows("rail unit=a path=0407,0406");
  }

  @Test
  @Case({"CTS-15.4a", "CTS-15.4b"})
  void aSecondaryLineCarriesADivisionAgainInTheNextPlayerTurn() {
    Map<String, String> control = new HashMap<>();
    for (String hex : LINE.split("-")) {
      control.put(hex, "axis");
    }
    Play play =
        Sketch.clear(9, 9)
            .state("scenario", "fall-blau")
            .way("secondary-railroad", LINE)
            .state("control", control)
            .rifle("x", "0802")
            .german("a", "0409")
            .german("b", "0405")
            .german("c", "0408")
            .begin(Side.AXIS, "movement")
            .plays("rail unit=a path=0409,0408")
            .refuses("CTS-15.4a", "rail unit=c path=0408,0409")
            .allows("rail unit=b path=0405,0404")
            .plays("rail unit=b path=0405,0404");
    play.plays("end-phase").until("movement").plays("end-phase").until("movement");
    play.allows("rail unit=c path=0408,0409");
  }

  @Test
  @Case({"CTS-16.7e", "CTS-23.15a", "CTS-34.1a", "CTS-33.1.1b"})
  void whatAPlayerTurnCountsBeginsAnew() {
    Play play =
        line()
            .hq("h", Side.AXIS, "0408")
            .german("a", "0409")
            .state("supply-points", Map.of("axis", 3, "soviet", 3))
            .begin(Side.AXIS, "movement")
            .plays("activate units=h");
    assertThat(play.value(Ledger.ACTIVATIONS)).isEqualTo(1);
    play.position().setValue(Ledger.TRANSIT, 3);
    play.position().setValue(Ledger.COAST_TRANSIT, 3);
    play.position().setValue(Ledger.BOX_ATTACKS, 3);
    play.position().setValue(Ledger.ACTIVATIONS + 1, 2);
    play.plays("end-phase").until("movement");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    assertThat(play.value(Ledger.TRANSIT)).isZero();
    assertThat(play.value(Ledger.COAST_TRANSIT)).isZero();
    assertThat(play.value(Ledger.BOX_ATTACKS)).isZero();
    assertThat(play.value(Ledger.ACTIVATIONS + 1)).isZero();
    play.plays("end-phase").until("movement");
    assertThat(play.value(Ledger.ACTIVATIONS)).isZero();
  }

  @Test
  @Case({"CTS-35.7", "CTS-35.8a"})
  void theEndIsTold() {
    Play play = line().german("a", "0409").turn(15).begin(Side.SOVIET, "supply");
    for (int i = 0; i < 5 && !play.game().decision().isOver(); i++) {
      play.plays("end-phase");
    }
    assertThat(play.game().decision().isOver()).isTrue();
    assertThat(play.last(Victory.class).rule()).isEqualTo("CTS-35.8a");
    play.refuses("CTS-3.1b", "end-phase");
  }

  // ---- the air

  private static Sketch sky() {
    return Sketch.clear(5, 30)
        .state("supply-points", Map.of("axis", 3, "soviet", 3))
        .unit(
            "k",
            Side.SOVIET,
            "air-headquarters",
            "0-1-6",
            "0310",
            "size air-army",
            "support 8",
            "support-mobile 8")
        .german("a", "0320")
        .rifle("x", "0305");
  }

  private static Sketch fighters(Sketch sketch, Side side, int n) {
    for (int i = 1; i <= n; i++) {
      sketch.unit("f" + i, side, "fighter", "4-3-0", "ready", "range 9", "bombing 0", "size air");
    }
    return sketch;
  }

  @Test
  @Case({"CTS-23.15a", "CTS-23.15b"})
  void theSovietsPayForAirUnitsInTheirOwnTurn() {
    Play play =
        fighters(sky(), Side.SOVIET, 3)
            .begin(Side.SOVIET, "offensive-air")
            .refuses("CTS-23.15a", "place-air units=f1,f2 hex=0312")
            .plays("place-air units=f1 hex=0312")
            .refuses("CTS-23.15a", "place-air units=f2 hex=0312")
            .plays("expend-supply points=1")
            .plays("place-air units=f2,f3 hex=0312");
    assertThat(Ledger.supply(play.position(), Side.SOVIET)).isEqualTo(2);
    assertThat(Ledger.supply(play.position(), Side.AXIS)).isEqualTo(3);
    assertThat(play.value(Ledger.AIR_BOUGHT + 1)).isEqualTo(1);
    assertThat(play.value(Ledger.AIR_PLACED + 1)).isEqualTo(3);
    assertThat(play.value(Ledger.RESERVED)).isZero();
  }

  @Test
  @Case("CTS-23.15c")
  void whatFlewInTheAxisTurnIsPledgedAndPaidInTheirOwn() {
    Play play =
        fighters(sky(), Side.SOVIET, 8)
            .begin(Side.SOVIET, "defensive-air")
            .plays("place-air units=f1 hex=0312");
    assertThat(play.value(Ledger.RESERVED)).isZero();
    play.plays("place-air units=f2,f3,f4,f5,f6,f7 hex=0312");
    assertThat(play.value(Ledger.RESERVED)).isEqualTo(1);
    play.plays("place-air units=f8 hex=0312");
    assertThat(play.value(Ledger.RESERVED)).isEqualTo(2);
    play.plays("expend-supply points=1");
    assertThat(play.value(Ledger.RESERVED)).isEqualTo(1);
    assertThat(Ledger.supply(play.position(), Side.SOVIET)).isEqualTo(2);
    play.plays("end-phase").until("supply").plays("end-phase");
    assertThat(play.position().phasing()).isEqualTo(Side.SOVIET);
    assertThat(play.value(Ledger.AIR_PLEDGED)).isEqualTo(2);
    assertThat(play.value(Ledger.AIR_PLACED + 1)).isZero();
    assertThat(play.value(Ledger.AIR_BOUGHT + 1)).isZero();
    assertThat(play.at("f1")).isEqualTo("ready");
  }

  @Test
  @Case({"CTS-23.12a", "CTS-23.12b", "CTS-13.0a"})
  void aBombardmentNamesItsAirUnitsAndIsTold() {
    Sketch raid =
        Sketch.clear(5, 30)
            .terrain("hill", "0310")
            .rifle("x", "0310")
            .german("a", "0320")
            .unit("b", Side.AXIS, "bomber", "4-3-0", "0310", "range 9", "bombing 5", "size air")
            .unit("far", Side.AXIS, "bomber", "4-3-0", "0313", "range 9", "bombing 5", "size air");
    Play play =
        raid.begin(Side.AXIS, "combat")
            .refuses("CTS-23.12a", "bombard units=b,b hex=0310")
            .refuses("CTS-23.12a", "bombard units=far hex=0310")
            .refuses("CTS-23.12a", "bombard units=b hex=0311")
            .plays("bombard units=b hex=0310", 6);
    assertThat(play.last(Rolled.class).purpose()).isEqualTo("bombardment");
    assertThat(play.last(Disrupted.class).rule()).isEqualTo("CTS-23.12b");
    assertThat(play.events()).anyMatch(Bombarded.class::isInstance);
  }

  @Test
  @Case({"CTS-23.5", "CTS-23.6a"})
  void airUnitsArePlacedEachOnceAndTold() {
    Play play =
        fighters(sky(), Side.SOVIET, 2)
            .begin(Side.SOVIET, "offensive-air")
            .refuses("CTS-23.5", "place-air units=f1,f1 hex=0312")
            .refuses("CTS-23.5", "place-air units=x hex=0312")
            .plays("place-air units=f1 hex=0312")
            .refuses("CTS-23.5", "place-air units=f1 hex=0312");
    assertThat(play.events()).anyMatch(Placed.class::isInstance);
  }
}
