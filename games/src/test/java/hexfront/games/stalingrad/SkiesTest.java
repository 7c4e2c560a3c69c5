package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Rolled;
import hexfront.engine.map.HexSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 23: Air HQs, pockets, what is refused in the air and what ends with a turn. */
class SkiesTest {
  private static Sketch sky() {
    return Sketch.clear(5, 30)
        .state("supply-points", Map.of("axis", 3, "soviet", 3))
        .german("a", "0320")
        .rifle("x", "0305");
  }

  private static Sketch airHq(Sketch sketch, String id, Side side, String hex, String... more) {
    String[] all = new String[more.length + 3];
    System.arraycopy(more, 0, all, 3, more.length);
    all[0] = "size air-army";
    all[1] = "support 4";
    all[2] = "support-mobile 2";
    return sketch.unit(id, side, "air-headquarters", "0-1-6", hex, all);
  }

  private static Sketch air(Sketch sketch, String id, Side side, String arm, String hex) {
    int bombing = arm.equals("fighter") ? 0 : 5;
    return sketch.unit(id, side, arm, "4-3-0", hex, "range 9", "bombing " + bombing, "size air");
  }

  @Test
  @Case({"CTS-23.7e", "CTS-23.2"})
  void sidesAreChosenForAirHqsOfTheMovingSide() {
    Sketch sketch = airHq(sky(), "h", Side.AXIS, "0328", "deployed");
    airHq(sketch, "k", Side.SOVIET, "0302");
    Play play =
        sketch
            .begin(Side.AXIS, "air-mobility")
            .refuses("CTS-23.7e", "set-mode unit=a mode=mobile")
            .refuses("CTS-23.7e", "set-mode unit=k mode=deployed")
            .refuses("CTS-23.7e", "set-mode unit=h mode=deployed")
            .refuses("CTS-23.7e", "set-mode unit=h mode=upside-down")
            .plays("set-mode unit=h mode=mobile");
    assertThat(play.is("h", Flag.DEPLOYED)).isFalse();
    assertThat(play.rules().air.hasAirHq(play.position())).isTrue();
    Play none = sky().begin(Side.AXIS, "movement");
    assertThat(none.rules().air.hasAirHq(none.position())).isFalse();
  }

  @Test
  @Case("CTS-23.16a")
  void fightersOverAPocketHelpOrHinderItsTransports() {
    Sketch sketch = air(sky(), "f", Side.AXIS, "fighter", "0310");
    air(sketch, "b", Side.AXIS, "bomber", "0312");
    air(sketch, "g", Side.SOVIET, "fighter", "0314");
    Play play = sketch.begin(Side.AXIS, "movement");
    assertThat(over(play, "0310")).isEqualTo(-1);
    assertThat(over(play, "0312")).isZero();
    assertThat(over(play, "0314")).isEqualTo(1);
    assertThat(over(play, "0310", "0314")).isZero();
    assertThat(over(play, "0316")).isZero();
    HexSet region = new HexSet(play.rules().board().hexes());
    region.add(play.hex("0310"));
    assertThat(play.rules().air.overPocket(play.position(), Side.SOVIET, region)).isEqualTo(1);
  }

  private static int over(Play play, String... hexes) {
    HexSet region = new HexSet(play.rules().board().hexes());
    for (String hex : hexes) {
      region.add(play.hex(hex));
    }
    return play.rules().air.overPocket(play.position(), Side.AXIS, region);
  }

  @Test
  @Case("CTS-23.8")
  void aContestedCitySupportsWhoHoldsMoreThanHalfOfIt() {
    for (int quarters : List.of(1, 2, 3)) {
      Sketch sketch =
          Sketch.clear(9, 10)
              .state("scenario", "uranus")
              .terrain("major-city", "0505")
              .german("a", "0505")
              .rifle("x", "0505")
              .state(
                  "city-battles",
                  Map.of(
                      "0505",
                      Map.of(
                          "axis",
                          quarters,
                          "sections",
                          Map.of(
                              "axis",
                              List.of("0506", "0605"),
                              "soviet",
                              List.of("0405", "0404", "0504", "0604")))));
      Play play = sketch.lenient().begin(Side.AXIS, "movement");
      assertThat(play.rules().airBases.hasAny(play.position(), Side.AXIS)).isEqualTo(quarters > 2);
      assertThat(play.rules().airBases.hasAny(play.position(), Side.SOVIET))
          .isEqualTo(quarters < 2);
    }
  }

  @Test
  @Case({"CTS-23.9a", "CTS-23.9.2"})
  void anAirFightIsToldAndFoughtByAirUnits() {
    Sketch sketch = air(sky(), "f", Side.AXIS, "fighter", "0310");
    air(sketch, "g", Side.SOVIET, "fighter", "0310");
    Play play =
        sketch
            .begin(Side.AXIS, "air-combat")
            .refuses("CTS-23.9a", "air-attack unit=f target=x")
            .refuses("CTS-23.9a", "air-attack unit=f target=a")
            .plays("air-attack unit=f target=g", 3, 3);
    assertThat(play.last(Rolled.class).purpose()).isEqualTo("air-combat");
    assertThat(play.events()).anyMatch(AirCombat.class::isInstance);
  }

  @Test
  @Case({"CTS-23.3b", "CTS-23.14", "CTS-23.15a"})
  void whatFlewIsForgottenWithThePlayerTurn() {
    Sketch sketch = air(sky(), "f", Side.AXIS, "fighter", "0310");
    Play play = sketch.begin(Side.AXIS, "supply");
    play.position().setValue(Ledger.AIR_PLACED, 3);
    play.position().setValue(Ledger.AIR_BOUGHT, 1);
    play.plays("end-phase");
    assertThat(play.position().phasing()).isEqualTo(Side.SOVIET);
    assertThat(play.value(Ledger.AIR_PLACED)).isZero();
    assertThat(play.value(Ledger.AIR_BOUGHT)).isZero();
    play.position().setValue(Ledger.AIR_PLACED + 1, 3);
    play.position().setValue(Ledger.AIR_BOUGHT + 1, 1);
    play.until("supply").plays("end-phase");
    assertThat(play.position().phasing()).isEqualTo(Side.AXIS);
    assertThat(play.value(Ledger.AIR_PLACED + 1)).isZero();
    assertThat(play.value(Ledger.AIR_BOUGHT + 1)).isZero();
  }

  @Test
  @Case("CTS-23.13")
  void onlyAnEliminatedAirUnitReturns() {
    Sketch sketch = air(sky(), "f", Side.AXIS, "fighter", "air-lost");
    air(sketch, "r", Side.AXIS, "fighter", "ready");
    Play play =
        sketch
            .turn(7)
            .begin(Side.AXIS, "admin")
            .refuses("CTS-23.13", "return-air unit=r")
            .refuses("CTS-23.13", "return-air unit=a");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    play.plays("return-air unit=f");
    assertThat(play.at("f")).isEqualTo("ready");
    assertThat(play.events()).anyMatch(Placed.class::isInstance);
  }
}
