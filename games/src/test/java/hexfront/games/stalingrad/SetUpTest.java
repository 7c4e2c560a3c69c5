package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
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

  @ParameterizedTest
  @ValueSource(strings = {"fall-blau", "uranus", "campaign"})
  @Case("CTS-SCN-3HEX")
  void theDefaultSetUpKeepsTheArmiesOfTheFrontNearIt(String scenario) {
    Play play = Play.open(scenario);
    List<String> astray = new ArrayList<>();
    for (Side side : Side.values()) {
      for (int unit : play.rules().roster.units(side)) {
        Position p = play.position();
        if (p.onMap(unit) && !play.rules().setUp.isNear(p, unit, p.hex(unit))) {
          astray.add(play.rules().name(unit) + " " + p.place(unit));
        }
      }
    }
    assertThat(astray).isEmpty();
  }

  @Test
  @Case("CTS-SCN-3HEX")
  void anArmyOfTheFrontKeepsAllButItsHqWithinThreeHexesOfTheLine() {
    Play play = Play.open("fall-blau", "free-set-up");
    play.allows("place unit=SU-RD-76 hex=2345")
        .refuses("CTS-SCN-3HEX", "place unit=SU-RD-76 hex=2344")
        .allows("place unit=SU-HQ-21stArmy hex=2344")
        .allows("place unit=SU-RD-341 hex=4525");
    play.plays("end-phase")
        .refuses("CTS-SCN-3HEX", "place unit=GE-ID-44 hex=2852")
        .allows("place unit=GE-HQ-German6thArmy hex=2852");
  }
}
