package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;
import hexfront.games.Setting;
import hexfront.games.common.Place;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
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

  // ---- parties

  private int unit(String id) {
    return rules.board().unit(id).orElseThrow();
  }

  /** Kamenets-Podol'skiy is empty, and a division of the 40th Army stands so near it. */
  private Position atKamenets(int turn, String division, Units regrouping) {
    Position p = setting.position().copy();
    p.takeOff(unit("ks-ge-hq-1pza"), Position.GONE);
    p.setTurn(turn);
    p.setPhasing(Side.SOVIET);
    p.place(unit("ks-su-38rd"), hex(division));
    p.setStage(InMovement.begun(false, regrouping));
    return p;
  }

  @Test
  void aDivisionTakesAPlaceThatNobodyHoldsNearTheEnd() {
    Position p = atKamenets(rules.lastTurn(), "3722", Units.of());
    p.mark(hq("40a"), Flag.ACTIVE);
    p.mark(unit("ks-su-38rd"), Flag.ACTIVE);
    assertThat(staff.standingOrder(p))
        .isInstanceOfSatisfying(
            Move.class,
            move -> {
              assertThat(move.units()).isEqualTo(Units.of(unit("ks-su-38rd")));
              assertThat(move.path().last()).isEqualTo(hex("3523"));
              assertThat(rules.check(p, move).refusals()).isEmpty();
            });
  }

  @Test
  void whoHoldsAPlaceDoesNotRegroupNearTheEnd() {
    Units regrouping = Units.of(hq("40a"));
    Predicate<Position> leaves =
        p -> staff.standingOrder(p) instanceof Move move && move.units().has(unit("ks-su-38rd"));
    assertThat(leaves).accepts(atKamenets(2, "3523", regrouping));
    assertThat(leaves).rejects(atKamenets(rules.lastTurn(), "3523", regrouping));
  }

  @Test
  void anArmyKeepsThePlaceItHasTakenWhereverItsHeadquartersIs() {
    Position p = atKamenets(6, "3523", Units.of());
    p.mark(hq("40a"), Flag.ACTIVE);
    p.mark(unit("ks-su-38rd"), Flag.ACTIVE);
    while (staff.standingOrder(p) instanceof Move move) {
      assertThat(move.units().has(unit("ks-su-38rd"))).isFalse();
      rules.carryOut(p, move, Dice.unrecorded(1), event -> {});
    }
    assertThat(p.hex(unit("ks-su-38rd"))).isEqualTo(hex("3523"));
  }

  @Test
  void unitsWithoutHeadquartersGoToTheArmyFarthestFromThePocket() {
    Position p = setting.position().copy();
    int hex = p.hex(hq("8gmc"));
    Battle battle = new Battle(Units.of(), hex, List.of(), Hexes.of(hex), false);
    p.setStage(new Reassigning(battle, hq("8gmc")));
    assertThat(staff.standingOrder(p)).isEqualTo(new Choose("60a"));
    p.place(hq("40a"), hex("6001"));
    p.place(hq("60a"), hex("3311"));
    assertThat(staff.standingOrder(p)).isEqualTo(new Choose("40a"));
  }
}
