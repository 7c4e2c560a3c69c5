package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.EndPhase;
import hexfront.games.Setting;
import hexfront.games.common.Place;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the Soviet fronts order. */
class FrontStaffTest {
  private final Setting setting = Sketch.BOX.open("campaign", Map.of());
  private final KesselRules rules = (KesselRules) setting.rulebook();
  private final KesselStaff staff = new KesselStaff(rules);

  private int[] headquarters(Position p) {
    return IntStream.of(rules.roster.ground(Side.SOVIET))
        .filter(hq -> rules.roster.isHeadquarters(hq) && p.onMap(hq))
        .toArray();
  }

  private int hq(String formation) {
    return rules.roster.formations.headquarters(rules.roster.formations.of(formation));
  }

  private int hex(String number) {
    return rules.board().grid().hex(number).orElseThrow();
  }

  @Test
  void noTwoHeadquartersShareAHexAfterTheSetUp() {
    Position p = setting.position().copy();
    while (!(p.phasing() == Side.SOVIET && p.stage() instanceof SettingUp)) {
      rules.carryOut(p, new EndPhase(), Dice.unrecorded(1), event -> {});
    }
    assertThat(p.hex(hq("1ga"))).isEqualTo(p.hex(hq("7gtc")));
    while (staff.standingOrder(p) instanceof Place order) {
      assertThat(rules.check(p, order).refusals()).isEmpty();
      rules.carryOut(p, order, Dice.unrecorded(1), event -> {});
    }
    assertThat(IntStream.of(headquarters(p)).map(p::hex)).doesNotHaveDuplicates();
    assertThat(IntStream.of(headquarters(p)))
        .allMatch(hq -> rules.activation.isNearRoad(p.hex(hq)));
  }

  @Test
  void theDirectiveGoesToTheCorpsThatIsSoonestAcross() {
    Position p = setting.position().copy();
    p.setPhasing(Side.SOVIET);
    p.setStage(new Directing(0));
    p.takeOff(rules.board().unit("ks-ge-garrison-khotin").orElseThrow(), Position.GONE);
    p.place(hq("10gtc"), hex("3325"));
    assertThat(staff.standingOrder(p))
        .isInstanceOfSatisfying(
            Directive.class, order -> assertThat(order.unit().index()).isEqualTo(hq("10gtc")));
  }
}
