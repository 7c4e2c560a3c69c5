package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Sheet;
import hexfront.engine.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the staff keeps beside the map. */
class KesselSheetsTest {
  private static Sheet sheet(Play play, Side side, String id) {
    return play.rules().sheets(play.position(), side).stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Case({"KS-2.4.1", "KS-2.4.2"})
  void bothSidesReadFuelAndAmmunitionOfACorps() {
    Play play =
        Sketch.clear(9, 9)
            .hq("h", "iii", "0404")
            .state("fuel", Map.of("iii", 5))
            .state("ammo", Map.of("iii", 3))
            .begin(Side.AXIS, "movement");
    assertThat(sheet(play, Side.AXIS, "stores").rows().getFirst().cells())
        .containsExactly("5", "0", "3", "0");
    assertThat(sheet(play, Side.SOVIET, "stores")).isEqualTo(sheet(play, Side.AXIS, "stores"));
  }

  @Test
  @Case("KS-9.1.2")
  void aSovietHeadquartersSaysByWhichDieItActivates() {
    Play play =
        Sketch.clear(20, 12)
            .road("1001-1002-1003")
            .area("soviet-supply", "1001")
            .hq("h7", "7gtc", "1003")
            .hq("far", "6gtc", "0509")
            .begin(Side.SOVIET, "activation");
    List<Sheet.Row> rows = sheet(play, Side.SOVIET, "formations").rows();
    assertThat(rows)
        .extracting(row -> row.cells().getLast())
        .containsExactlyInAnyOrder("1 to 5 (83 %)", "far is not within one hex of a road");
  }

  @Test
  @Case("KS-6.3.2")
  void anAllotmentToSectorsIsNotShownToTheEnemyBeforeItIsDue() {
    Play play =
        Sketch.clear(9, 9)
            .air("f", Side.AXIS, "fighter", "4-0-0")
            .state("sectors", Map.of("f", 1))
            .begin(Side.SOVIET, "air-allocation");
    assertThat(sheet(play, Side.AXIS, "sectors").rows().getFirst().units().size()).isOne();
    assertThat(sheet(play, Side.SOVIET, "sectors").rows().getFirst().units().size()).isZero();
  }
}
