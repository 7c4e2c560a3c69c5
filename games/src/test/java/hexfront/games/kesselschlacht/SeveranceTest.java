package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;
import hexfront.games.Setting;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** How the pocket's roads are cut in the last turns. */
class SeveranceTest {
  private final Setting setting = Sketch.BOX.open("campaign", Map.of());
  private final KesselRules rules = (KesselRules) setting.rulebook();
  private final Severance severance = new Severance(rules, new Breakout(rules));

  private int unit(String id) {
    return rules.board().unit(id).orElseThrow();
  }

  private int hex(String number) {
    return rules.board().grid().hex(number).orElseThrow();
  }

  /**
   * Two units of the pocket stand between Strypa and Seret, brigades of the 8th Guards Mechanized
   * Corps in Stanislau, in Rohatyn and north of Podhajce: the road there is the last one home.
   */
  private Position nearPodhajce(int turn) {
    Position p = setting.position().copy();
    for (Side side : Side.values()) {
      for (int unit : rules.roster.ground(side)) {
        if (p.onMap(unit)) {
          p.takeOff(unit, Position.GONE);
        }
      }
    }
    p.setTurn(turn);
    p.setPhasing(Side.SOVIET);
    rules.ledger.setWeather(p, Weather.SNOW);
    p.place(unit("ks-ge-1-1"), hex("1916"));
    p.place(unit("ks-ge-113-1"), hex("1916"));
    p.place(unit("ks-su-hq-8gmc"), hex("1413"));
    p.place(unit("ks-su-19-gmb"), hex("1413"));
    p.place(unit("ks-su-20-gmb"), hex("0417"));
    p.place(unit("ks-su-21-gmb"), hex("0307"));
    p.place(unit("ks-su-1-gtb"), hex("1208"));
    p.mark(unit("ks-su-hq-8gmc"), Flag.ACTIVE);
    p.mark(unit("ks-su-19-gmb"), Flag.ACTIVE);
    p.setStage(InMovement.begun(false, Units.of()));
    return p;
  }

  private @Nullable Order next(Position p) {
    InMovement stage = (InMovement) p.stage();
    return severance.next(p, stage, new int[] {unit("ks-su-19-gmb")});
  }

  @Test
  void aBrigadeGoesWhereThoseWhoAreHomeHaveNoRoadAnyMore() {
    Position p = nearPodhajce(rules.lastTurn());
    assertThat(severance.saved(p)).isEqualTo(8);
    Order order = next(p);
    assertThat(order)
        .isInstanceOfSatisfying(
            Move.class, move -> assertThat(rules.check(p, move).refusals()).isEmpty());
    rules.carryOut(p, Objects.requireNonNull(order), Dice.unrecorded(1), event -> {});
    assertThat(severance.saved(p)).isZero();
    assertThat(severance.cuts(p, unit("ks-su-19-gmb"))).isTrue();
  }

  @Test
  void noRoadIsCutBeforeTheLastTurnsAndNoneThatNobodyNeeds() {
    assertThat(next(nearPodhajce(rules.lastTurn() - 3))).isNull();
    Position empty = nearPodhajce(rules.lastTurn());
    empty.takeOff(unit("ks-ge-1-1"), Position.GONE);
    empty.takeOff(unit("ks-ge-113-1"), Position.GONE);
    assertThat(next(empty)).isNull();
    assertThat(severance.cuts(empty, unit("ks-su-19-gmb"))).isFalse();
  }

  @Test
  void whoCouldBeCutOffNearAHeadquartersCounts() {
    Position p = nearPodhajce(rules.lastTurn());
    assertThat(severance.near(p, unit("ks-su-hq-8gmc"), 8)).isEqualTo(8);
    assertThat(severance.near(p, unit("ks-su-hq-8gmc"), 1)).isZero();
  }
}
