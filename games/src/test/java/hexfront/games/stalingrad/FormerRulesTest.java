package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.games.Setting;
import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games that began under earlier rules go on as they began. */
class FormerRulesTest {
  private static Setting open(String scenario, boolean before7) {
    return new Tables(Shelf.boxes())
        .box("stalingrad")
        .open(scenario, Map.of(StalingradRules.BEFORE_7, before7));
  }

  private static String state(Setting setting, String id) {
    Board board = setting.rulebook().board();
    Position p = setting.position();
    int unit = board.unit(id).orElseThrow();
    return board.grid().number(p.hex(unit)) + " lost " + p.lost(unit);
  }

  @ParameterizedTest
  @ValueSource(strings = {"fall-blau", "campaign"})
  @Case({"CTS-35.1a", "CTS-37.1"})
  void theirReservesAreThoseTheyBeganWith(String scenario) {
    assertThat(state(open(scenario, false), "SU-RD-99")).isEqualTo("2123 lost 1");
    assertThat(state(open(scenario, true), "SU-RD-99")).isEqualTo("2123 lost 0");
    assertThat(state(open(scenario, false), "SU-UR-70")).isEqualTo("S3633 lost 0");
    assertThat(state(open(scenario, true), "SU-UR-70")).isEqualTo("S3236 lost 0");
  }

  @Test
  @Case("CTS-19.0")
  void theirReserveArmiesArriveAsTheyDid() {
    for (boolean before7 : new boolean[] {false, true}) {
      StalingradRules rules = (StalingradRules) open("fall-blau", before7).rulebook();
      int unit = rules.board().unit("SU-RD-107").orElseThrow();
      assertThat(rules.arrivals.record())
          .anyMatch(due -> due.unit() == unit && due.lost() == (before7 ? 0 : 1));
    }
  }

  @Test
  void uranusBeginsAsItAlwaysDid() {
    assertThat(open("uranus", true).position())
        .hasToString(open("uranus", false).position().toString());
  }

  @Test
  @Case("CTS-19.4b")
  void theirReservesAreReleasedWhenTheyWere() {
    StalingradData data = StalingradData.load();
    assertThat(data.releases())
        .anyMatch(each -> each.turn() == 8 && each.armies().contains("6th-reserve-army"));
    assertThat(data.releasesBefore7())
        .anyMatch(each -> each.turn() == 5 && each.armies().contains("6th-reserve-army"));
  }
}
