package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.games.Setting;
import hexfront.games.common.Telling;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Nothing happens in Campaign to Stalingrad that is not told. */
class ToldTest {
  @Test
  @Case({"CTS-3.0", "CTS-3.1a"})
  void diceTurnsControlAndWhatBecomesOfUnitsAreTold() {
    for (String scenario : List.of("fall-blau", "uranus")) {
      Setting setting = Sketch.BOX.open(scenario, Map.of());
      StalingradRoster roster = ((StalingradRules) setting.rulebook()).roster;
      assertThat(
              Telling.untold(setting, 5, 1200, unit -> roster.isUnit(unit) && !roster.isAir(unit)))
          .as(scenario)
          .isEmpty();
    }
  }
}
