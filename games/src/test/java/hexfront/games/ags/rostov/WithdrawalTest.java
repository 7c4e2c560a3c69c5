package hexfront.games.ags.rostov;

import static hexfront.games.ags.Orders.endPhase;
import static hexfront.games.ags.rostov.Played.withdraw;
import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.games.ags.Phase;
import hexfront.games.ags.Sketch;
import hexfront.games.ags.Table;
import org.junit.jupiter.api.Test;

/** Section 25.2. */
class WithdrawalTest {
  private static Sketch south() {
    return Sketch.clear(8, 12)
        .area("C", "0101", "0102", "0103")
        .german("g", "5-7-8", "0101")
        .unit(Played.allied("r", "3-4-7"), "0102")
        .unit(Played.allied("q", "3-4-7"), "0204")
        .german("f", "5-7-8", "0305");
  }

  @Test
  @Case({"ROSTOV-25.2", "ROSTOV-25.0"})
  void unitsLeaveTheMapFromAreaCUpToTurnFive() {
    Table table = Played.begin(south().turn(5), Side.AXIS, Phase.INITIAL_MOVEMENT);
    table.refuses("ROSTOV-25.2", withdraw("f"));
    table.plays(withdraw("g", "r"));
    assertThat(table.at("g")).isEqualTo("gone");
    assertThat(table.position().value(RostovValue.WITHDRAWN)).isEqualTo(2);
    assertThat(table.position().value(RostovValue.GERMANS_WITHDRAWN)).isEqualTo(1);
    assertThat(Played.game(table).score(table.position()).items()).isEmpty();
    Played.begin(south().turn(6), Side.AXIS, Phase.INITIAL_MOVEMENT)
        .refuses("ROSTOV-25.2", withdraw("g"));
  }

  @Test
  @Case("ROSTOV-25.2")
  void noUnitLeavesFromAnEnemyZone() {
    Played.begin(south().soviet("x", "2-3-8", "0201").turn(2), Side.AXIS, Phase.INITIAL_MOVEMENT)
        .refuses("ROSTOV-25.2", withdraw("g"));
  }

  @Test
  @Case("ROSTOV-25.2")
  void sixUnitsLeaveNoMoreAndTwoOfThemAreGerman() {
    Table table = Played.begin(south().turn(2), Side.AXIS, Phase.INITIAL_MOVEMENT);
    table.position().setValue(RostovValue.WITHDRAWN, 4);
    table.refuses("ROSTOV-25.2", withdraw("r")).allows(withdraw("g"));
    table.position().setValue(RostovValue.WITHDRAWN, 6);
    table.position().setValue(RostovValue.GERMANS_WITHDRAWN, 2);
    table.refuses("ROSTOV-25.2", withdraw("g"));
  }

  @Test
  @Case("ROSTOV-25.2")
  void theSovietPlayerRemovesTheNearestUnitsThatAreMissing() {
    Table table = Played.begin(south().turn(5), Side.SOVIET, Phase.AIR_POWER);
    table.position().setValue(RostovValue.WITHDRAWN, 4);
    table.plays(endPhase());
    assertThat(table.question()).isEqualTo("withdraw");
    assertThat(table.asked()).isEqualTo(Side.SOVIET);
    // two are missing and both must be German
    table.refuses("ROSTOV-25.2", withdraw("r")).refuses("ROSTOV-25.2", withdraw("f"));
    table.plays(withdraw("g")).plays(withdraw("f"));
    assertThat(table.position().turn()).isEqualTo(6);
    assertThat(table.at("q")).isEqualTo("0204");
  }

  @Test
  @Case("ROSTOV-25.2")
  void amongEquallyNearUnitsTheSovietPlayerChooses() {
    Table table = Played.begin(south().turn(5), Side.SOVIET, Phase.AIR_POWER);
    table.position().setValue(RostovValue.WITHDRAWN, 5);
    table.position().setValue(RostovValue.GERMANS_WITHDRAWN, 2);
    table.plays(endPhase()).allows(withdraw("g")).allows(withdraw("r"));
    table.refuses("ROSTOV-25.2", withdraw("q"));
    table.plays(withdraw("r"));
    assertThat(table.position().turn()).isEqualTo(6);
  }
}
