package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sections 35 to 37: how the scenarios begin. */
class ScenariosTest {
  @ParameterizedTest
  @ValueSource(strings = {"fall-blau", "uranus", "campaign"})
  @Case({"CTS-35.1a", "CTS-36.1a", "CTS-37.1", "CTS-5.0a"})
  void everyScenarioBeginsInAPositionThatTheRulesAllow(String scenario) {
    Play play = Play.open(scenario);
    assertThat(play.rules().invariants(play.position())).isEmpty();
  }

  @Test
  @Case({"CTS-35.2a", "CTS-36.2", "CTS-36.5", "CTS-35.5"})
  void supplyPointsAndWeatherAreThoseOfTheScenario() {
    Play blau = Play.open("fall-blau");
    assertThat(Ledger.supply(blau.position(), Side.AXIS)).isEqualTo(12);
    assertThat(Ledger.weather(blau.position())).isEqualTo(Ledger.CLEAR);
    Play uranus = Play.open("uranus");
    assertThat(Ledger.supply(uranus.position(), Side.AXIS)).isEqualTo(6);
    assertThat(Ledger.supply(uranus.position(), Side.SOVIET)).isEqualTo(12);
    assertThat(Ledger.weather(uranus.position())).isEqualTo(Ledger.OVERCAST);
  }
}
