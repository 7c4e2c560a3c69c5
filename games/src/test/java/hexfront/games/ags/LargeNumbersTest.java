package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Forecast;
import hexfront.engine.Side;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions may have units beyond those of any counter sheet. */
class LargeNumbersTest {
  @Test
  @Case("AGS-9.0")
  void strengthsOf128AndMoreCountInFull() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "200-1-6", "0303")
            .german("b", "9999-1-6", "0303")
            .soviet("x", "1-128-6", "0304")
            .begin(Side.AXIS, "combat");
    assertThat(table.attackOf("attack attackers=a hexes=0304")).isEqualTo(200);
    assertThat(table.attackOf("attack attackers=a,b hexes=0304")).isEqualTo(10_199);
    assertThat(table.defenceAgainst("attack attackers=a hexes=0304")).isEqualTo(128);
  }

  @Test
  @Case("AGS-9.0")
  void onlyTheRatioOfStrengthsMattersToTheChances() {
    assertThat(odds("600-1-6", "1-200-6").column()).isEqualTo("3-1");
    assertThat(odds("600-1-6", "1-200-6").outcomes()).isEqualTo(odds("6-1-6", "1-2-6").outcomes());
  }

  private static Forecast odds(String attacker, String defender) {
    return Sketch.clear(6, 6)
        .german("a", attacker, "0303")
        .soviet("x", defender, "0304")
        .begin(Side.AXIS, "combat")
        .odds("attack attackers=a hexes=0304");
  }

  @ParameterizedTest
  @ValueSource(ints = {32, 64, 100, 9_999})
  @Case("AGS-5.11")
  void whoMovesFarGetsToTheEndOfTheMap(int movement) {
    Sketch sketch = Sketch.clear(3, 40).german("a", "5-7-" + movement, "0201");
    Play table = sketch.begin(Side.AXIS, "initial-movement");
    int farthest = Math.min(40, 1 + movement);
    assertThat(table.reach("a")).contains(String.format("02%02d", farthest));
    assertThat(table.reach("a").contains("0240")).isEqualTo(farthest == 40);
    StringBuilder way = new StringBuilder("0201");
    IntStream.rangeClosed(2, farthest)
        .forEach(place -> way.append(String.format(",02%02d", place)));
    table.plays("move units=a path=" + way);
    assertThat(table.pointsLeft("a")).isEqualTo(movement + 1 - farthest);
  }

  @Test
  @Case("AGS-5.11")
  void soDoUnitsThatMoveTogether() {
    Play table =
        Sketch.clear(20, 30)
            .german("a", "5-7-9999", "0201")
            .unit("b", Side.AXIS, "panzer", "5-7-9999", "0201")
            .begin(Side.AXIS, "initial-movement");
    assertThat(table.reach("a,b")).hasSize(20 * 30 - 1).contains("2030");
  }

  @Test
  void aUnitMayHaveMoreStepsThanAnyCounter() {
    Play table =
        Sketch.clear(4, 4)
            .german("a", "6-6-6|5-5-6|4-4-6|3-3-6|2-2-6|1-1-6", "0202")
            .begin(Side.AXIS, "combat");
    table.position().setLost(table.unit("a"), 5);
    assertThat(table.rules().roster().attack(table.position(), table.unit("a"))).isEqualTo(1);
  }
}
