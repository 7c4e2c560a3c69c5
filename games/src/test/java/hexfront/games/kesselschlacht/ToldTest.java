package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.games.Setting;
import hexfront.games.common.Telling;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Nothing happens in Kesselschlacht that is not told. */
class ToldTest {
  @Test
  @Case({"KS-4.0", "KS-17.0"})
  void diceTurnsControlAndWhatBecomesOfUnitsAreTold() {
    for (String scenario : List.of("solution-west", "campaign")) {
      Setting setting = Sketch.BOX.open(scenario, Map.of());
      assertThat(Telling.untold(setting, 5, 1200, unit -> true)).as(scenario).isEmpty();
    }
  }
}
