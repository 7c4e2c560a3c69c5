package hexfront.games.ags.rostov;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Eliminated;
import org.junit.jupiter.api.Test;

/** Section 25.2. */
class WithdrawalTest {
  private static Sketch south() {
    return Sketch.clear(8, 12)
        .area("C", "0101", "0102", "0103")
        .german("g", "5-7-8", "0101")
        .allied("r", "3-4-7", "0102")
        .allied("q", "3-4-7", "0204")
        .german("f", "5-7-8", "0305");
  }

  @Test
  @Case({"ROSTOV-25.2", "ROSTOV-25.0"})
  void unitsLeaveTheMapFromAreaCUpToTurnFive() {
    Play table = south().turn(5).begin(Side.AXIS, "initial-movement");
    table.refuses("ROSTOV-25.2", "withdraw units=f");
    table.plays("withdraw units=g,r");
    assertThat(table.at("g")).isEqualTo("gone");
    assertThat(table.position().value(RostovValue.WITHDRAWN)).isEqualTo(2);
    assertThat(table.position().value(RostovValue.GERMANS_WITHDRAWN)).isEqualTo(1);
    assertThat(table.rostov().score(table.position()).items()).isEmpty();
    south().turn(6).begin(Side.AXIS, "initial-movement").refuses("ROSTOV-25.2", "withdraw units=g");
  }

  @Test
  @Case("ROSTOV-25.2")
  void noUnitLeavesFromAnEnemyZone() {
    south()
        .soviet("x", "2-3-8", "0201")
        .turn(2)
        .begin(Side.AXIS, "initial-movement")
        .refuses("ROSTOV-25.2", "withdraw units=g");
  }

  @Test
  @Case("ROSTOV-25.2")
  void sixUnitsLeaveNoMoreAndTwoOfThemAreGerman() {
    Play table = south().turn(2).begin(Side.AXIS, "initial-movement");
    table.position().setValue(RostovValue.WITHDRAWN, 4);
    table.refuses("ROSTOV-25.2", "withdraw units=r").allows("withdraw units=g");
    table.position().setValue(RostovValue.WITHDRAWN, 6);
    table.position().setValue(RostovValue.GERMANS_WITHDRAWN, 2);
    table.refuses("ROSTOV-25.2", "withdraw units=g");
  }

  @Test
  @Case("ROSTOV-25.2")
  void theSovietPlayerRemovesTheNearestUnitsThatAreMissing() {
    Play table = south().turn(5).begin(Side.SOVIET, "air-power");
    table.position().setValue(RostovValue.WITHDRAWN, 4);
    table.plays("end-phase");
    assertThat(table.question()).isEqualTo("withdraw");
    assertThat(table.asked()).isEqualTo(Side.SOVIET);
    // two are missing and both must be German
    table.refuses("ROSTOV-25.2", "withdraw units=r").refuses("ROSTOV-25.2", "withdraw units=f");
    table.plays("withdraw units=g").plays("withdraw units=f");
    assertThat(table.position().turn()).isEqualTo(6);
    assertThat(table.at("q")).isEqualTo("0204");
  }

  @Test
  @Case("ROSTOV-25.2")
  void amongEquallyNearUnitsTheSovietPlayerChooses() {
    Play table = south().turn(5).begin(Side.SOVIET, "air-power");
    table.position().setValue(RostovValue.WITHDRAWN, 5);
    table.position().setValue(RostovValue.GERMANS_WITHDRAWN, 2);
    table.plays("end-phase").allows("withdraw units=g").allows("withdraw units=r");
    table.refuses("ROSTOV-25.2", "withdraw units=q");
    table.plays("withdraw units=r");
    assertThat(table.position().turn()).isEqualTo(6);
  }

  @Test
  @Case("ROSTOV-25.2")
  void onlyAxisUnitsThatMayMoveWithdrawEachNamedOnce() {
    Play table = south().supply("s", "0103").turn(2).begin(Side.AXIS, "initial-movement");
    table.refuses("ROSTOV-25.2", "withdraw units=g,g").refuses("ROSTOV-25.2", "withdraw units=s");
    south()
        .turn(2)
        .begin(Side.SOVIET, "initial-movement")
        .refuses("ROSTOV-25.2", "withdraw units=g");
    south().turn(2).begin(Side.AXIS, "combat").refuses("ROSTOV-25.2", "withdraw units=g");
    south().turn(2).begin(Side.AXIS, "mechanized-movement").refuses("AGS-4.2", "withdraw units=g");
  }

  @Test
  @Case("ROSTOV-25.2")
  void leavingCostsAPoint() {
    Sketch sketch =
        Sketch.clear(8, 12)
            .area("C", "0101")
            .german("tired", "5-7-1", "0102")
            .german("fresh", "5-7-2", "0201")
            .turn(2);
    Play table = sketch.begin(Side.AXIS, "initial-movement");
    table.plays("move units=tired path=0102,0101").refuses("ROSTOV-25.2", "withdraw units=tired");
    table.plays("move units=fresh path=0201,0101").plays("withdraw units=fresh");
    assertThat(table.last(Eliminated.class).rule()).isEqualTo("ROSTOV-25.2");
    assertThat(table.position().flags(table.unit("fresh"))).isEqualTo(RostovFlag.LEFT_THE_MAP);
  }

  @Test
  @Case("ROSTOV-25.2")
  void nobodyIsRemovedBeforeTheFifthTurnEndsOrOnceAllHaveGone() {
    Play early = south().turn(4).begin(Side.SOVIET, "air-power").plays("end-phase");
    assertThat(early.position().turn()).isEqualTo(5);
    Play done = south().turn(5).begin(Side.SOVIET, "air-power");
    done.position().setValue(RostovValue.WITHDRAWN, 6);
    assertThat(done.plays("end-phase").position().turn()).isEqualTo(6);
    Play axis = south().turn(5).begin(Side.AXIS, "air-power").plays("end-phase");
    assertThat(axis.question()).isNotEqualTo("withdraw");
  }

  @Test
  @Case("ROSTOV-25.2")
  void theLastOfTheSixGoesAloneAndIsRemovedAlone() {
    Play table = south().turn(2).begin(Side.AXIS, "initial-movement");
    table.position().setValue(RostovValue.WITHDRAWN, 5);
    table.position().setValue(RostovValue.GERMANS_WITHDRAWN, 1);
    table.refuses("ROSTOV-25.2", "withdraw units=g,r").allows("withdraw units=g");
    Play taken = south().turn(5).begin(Side.SOVIET, "air-power");
    taken.position().setValue(RostovValue.WITHDRAWN, 4);
    taken.position().setValue(RostovValue.GERMANS_WITHDRAWN, 2);
    taken.plays("end-phase").refuses("ROSTOV-25.2", "withdraw units=g,r");
    taken.plays("withdraw units=r").allows("withdraw units=g").refuses("AGS-4.2", "end-phase");
  }
}
