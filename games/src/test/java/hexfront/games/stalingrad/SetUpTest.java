package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cases 35.1 and 36.1: setting up. */
class SetUpTest {
  @ParameterizedTest
  @ValueSource(strings = {"fall-blau", "uranus", "campaign"})
  @Case({"CTS-35.1.2", "CTS-35.1.3", "CTS-36.1.2", "CTS-35.1.1", "CTS-36.1.1"})
  void theDefaultSetUpLeavesNoGapAndBothSidesMayKeepIt(String scenario) {
    Play play = Play.open(scenario, "free-set-up");
    assertThat(play.question()).isEqualTo("set-up");
    Side first = scenario.equals("uranus") ? Side.AXIS : Side.SOVIET;
    assertThat(play.asked()).isEqualTo(first);
    play.plays("end-phase");
    assertThat(play.asked()).isEqualTo(first.enemy());
    play.plays("end-phase");
    assertThat(play.question()).isNotEqualTo("set-up");
  }
}
