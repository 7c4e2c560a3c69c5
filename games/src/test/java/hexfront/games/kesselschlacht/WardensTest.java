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
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Who keeps the places of the Axis and its road home. */
class WardensTest {
  private final Setting setting = Sketch.BOX.open("campaign", Map.of());
  private final KesselRules rules = (KesselRules) setting.rulebook();
  private final KesselStaff staff = new KesselStaff(rules);

  private Position moving() {
    Position p = setting.position().copy();
    p.setPhasing(Side.AXIS);
    p.setStage(InMovement.begun(false, Units.of()));
    return p;
  }

  private int unit(String id) {
    return rules.board().unit(id).orElseThrow();
  }

  private int hex(String number) {
    return rules.board().grid().hex(number).orElseThrow();
  }

  @Test
  void aGarrisonNeitherLeavesItsCityNorAttacksOutOfIt() {
    Position p = moving();
    for (String id : new String[] {"ks-ge-garrison-ternopol-1", "ks-ge-garrison-ternopol-2"}) {
      assertThat(staff.reach(p, unit(id))).isNull();
      assertThat(staff.mayAttack(p, unit(id))).isFalse();
    }
    p.place(unit("ks-ge-garrison-ternopol-1"), hex("1905"));
    assertThat(staff.reach(p, unit("ks-ge-garrison-ternopol-1"))).isNotNull();
  }

  @Test
  void twoOfTheReliefForceHoldATownOfTheRoadHomeAndOthersMayGo() {
    Position p = moving();
    int[] three =
        IntStream.of(unit("ks-hu-i-18"), unit("ks-hu-ii-18"), unit("ks-hu-i-21"))
            .sorted()
            .toArray();
    for (int unit : three) {
      p.place(unit, hex("0417"));
    }
    assertThat(staff.reach(p, three[0])).isNull();
    assertThat(staff.reach(p, three[1])).isNull();
    assertThat(staff.reach(p, three[2])).isNotNull();
  }

  @Test
  void whoIsHomeTakesPostAlongTheRoad() {
    Position p = moving();
    for (int unit : rules.roster.ground(Side.AXIS)) {
      if (p.onMap(unit) && rules.group(p, unit) == Formations.Group.FIRST_PANZER) {
        p.takeOff(unit, Position.GONE);
      }
    }
    String[] stack = {"ks-ge-kg-pz-dr", "ks-ge-kg-gren-dr", "ks-ge-301-stug"};
    for (String id : stack) {
      p.place(unit(id), hex("0618"));
    }
    p.place(unit("ks-ge-hq-iii"), hex("0618"));
    for (Order order = staff.standingOrder(p); order != null; order = staff.standingOrder(p)) {
      assertThat(order).isInstanceOf(Move.class);
      rules.carryOut(p, order, Dice.unrecorded(1), event -> {});
    }
    assertThat(IntStream.of(unit(stack[0]), unit(stack[1]), unit(stack[2])).map(p::hex).distinct())
        .hasSizeGreaterThan(1);
    assertThat(rules.victory().home(p).has(p.hex(unit(stack[0])))).isTrue();
  }
}
