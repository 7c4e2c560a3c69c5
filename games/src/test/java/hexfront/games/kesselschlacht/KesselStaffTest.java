package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Prospect;
import hexfront.engine.staff.Staff.Role;
import hexfront.games.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What commanders are told of Kesselschlacht. */
class KesselStaffTest {
  private final Setting setting = Sketch.BOX.open("solution-west", Map.of());
  private final KesselRules rules = (KesselRules) setting.rulebook();
  private final KesselStaff staff = new KesselStaff(rules);

  @Test
  void transportsAreLoadedOnceAndThenTheDieIsThrown() {
    Position p = setting.position().copy();
    p.setStage(new RollingInitiative());
    List<String> given = new ArrayList<>();
    for (int i = 0; i < 40 && p.stage() instanceof RollingInitiative; i++) {
      Order order = ordered(p);
      given.add(order.type());
      rules.carryOut(p, order, Dice.unrecorded(1), event -> {});
    }
    assertThat(given).endsWith("roll").hasSizeLessThan(40);
    assertThat(given.subList(0, given.size() - 1)).allMatch("load"::equals);
  }

  private Order ordered(Position p) {
    Order order = staff.standingOrder(p);
    assertThat(order).isNotNull();
    assertThat(rules.check(p, order).refusals()).isEmpty();
    return order;
  }

  /** A position of Solution West in which a side moves; whatever is pending is forgotten. */
  private Position moving(Side side) {
    Position p = setting.position().copy();
    p.setPhasing(side);
    p.setStage(InMovement.begun(false, Units.of()));
    return p;
  }

  @Test
  void thePocketMarchesUntilNobodyComesNearerHome() {
    Position p = moving(Side.AXIS);
    int moves = 0;
    for (Order order = staff.standingOrder(p); order != null; order = staff.standingOrder(p)) {
      assertThat(order).isInstanceOf(Move.class);
      Units units = ((Move) order).units();
      assertThat(units.stream().allMatch(unit -> staff.errand(p, unit) >= 0)).isTrue();
      assertThat(rules.check(p, order).refusals()).isEmpty();
      rules.carryOut(p, order, Dice.unrecorded(1), event -> {});
      assertThat(moves++).isLessThan(200);
    }
    assertThat(moves).isGreaterThan(20);
  }

  @Test
  void nobodyKeepsFuelThatTakesHimNoFartherThanHeGoesWithout() {
    Position p = moving(Side.AXIS);
    for (Order order = staff.standingOrder(p); order != null; order = staff.standingOrder(p)) {
      rules.carryOut(p, order, Dice.unrecorded(1), event -> {});
    }
    assertThat(IntStream.range(0, rules.roster.formations.storeCodes().size()))
        .filteredOn(store -> rules.ledger.fuel(p, store) == 0)
        .isNotEmpty();
  }

  @Test
  void aFrontSetsHeadquartersInMotionAsLongAsItMay() {
    Position p = setting.position().copy();
    p.setPhasing(Side.SOVIET);
    p.setStage(new Activating());
    int tried = 0;
    while (staff.standingOrder(p) instanceof Activate order) {
      assertThat(rules.check(p, order).refusals()).isEmpty();
      rules.carryOut(p, order, Dice.unrecorded(tried++), event -> {});
    }
    assertThat(tried).isEqualTo(rules.data.corpsAttempts() + rules.data.armyAttempts());
  }

  @Test
  void aFormationThatActsEndsItsPhaseNearItsHeadquarters() {
    Position p = moving(Side.SOVIET);
    int formation = rules.roster.formations.of("9mc");
    rules.activation.activate(p, formation, "KS-9.1.2", event -> {});
    while (!(ordered(p) instanceof EndPhase)) {
      rules.carryOut(p, ordered(p), Dice.unrecorded(1), event -> {});
    }
    int hq = rules.roster.formations.headquarters(formation);
    assertThat(rules.activation.eligible(p, hq).refusals()).isEmpty();
  }

  @Test
  void aCorpsKeepsItsUnitsSoNearThatItCanActInTheMudToCome() {
    Position p = moving(Side.SOVIET);
    p.setTurn(12);
    int formation = rules.roster.formations.of("6gtc");
    int hq = rules.roster.formations.headquarters(formation);
    Leash leash = new Leash(rules);
    int unit = rules.unitsOf(p, formation)[0];
    rules.ledger.setWeather(p, Weather.SNOW);
    int[] near = leash.of(p, hq, unit).toArray();
    rules.ledger.setWeather(p, Weather.MUD);
    short[] inMud = rules.supply.toHeadquarters(p, hq, true);
    assertThat(near).isNotEmpty();
    HexSet zones = KesselScratch.of(p).lines(p, Side.SOVIET).closed;
    assertThat(IntStream.of(near)).allMatch(hex -> zones.has(hex) || inMud[hex] != Field.FAR);
  }

  @Test
  void thePocketIsToComeHomeAndNobodyElse() {
    Position p = setting.position();
    long onTheWay =
        IntStream.of(rules.roster.ground(Side.AXIS))
            .filter(unit -> staff.errand(p, unit) >= 0)
            .peek(unit -> assertThat(rules.group(p, unit)).isEqualTo(Formations.Group.FIRST_PANZER))
            .count();
    assertThat(onTheWay).isPositive();
    assertThat(IntStream.of(rules.roster.ground(Side.SOVIET)))
        .allMatch(unit -> staff.errand(p, unit) < 0);
  }

  @Test
  void betterOddsPromiseMore() {
    Prospect poor = new Prospect();
    Prospect good = new Prospect();
    staff.weigh(setting.position(), 3, 6, false, poor);
    staff.weigh(setting.position(), 24, 6, false, good);
    assertThat(good.taken).isGreaterThan(poor.taken);
    assertThat(good.repelled).isLessThan(poor.repelled);
  }

  /** What an attack by tanks and infantry promises; an infantry unit stands in another hex. */
  private static Prospect prospect(String from, String... status) {
    Play play =
        Sketch.clear(9, 9)
            .unit("x", "60a rifle division B 4-8-5", "0405", status)
            .unit("t", "iiss panzer regiment B 4-4-8", "0404", "supplied")
            .unit("a", "iiss infantry regiment B 4-4-6", from, "supplied")
            .begin(Side.AXIS, "combat");
    Prospect prospect = new Prospect();
    Attack attack =
        new Attack(
            Units.of(play.unit("t"), play.unit("a")),
            Hexes.of(play.rules().board().grid().hex("0405").orElseThrow()));
    new KesselStaff(play.rules()).weigh(play.position(), attack, prospect);
    return prospect;
  }

  @Test
  void tanksAndInfantryInOneHexPromiseMoreThanApart() {
    assertThat(prospect("0404").repelled).isLessThan(prospect("0305").repelled);
  }

  @Test
  void disruptedDefendersPromiseMore() {
    assertThat(prospect("0404", "disrupted").taken).isGreaterThan(prospect("0404").taken);
  }

  @Test
  void aircraftAreNoUnitsOfTheLine() {
    assertThat(IntStream.of(rules.roster.air(Side.AXIS)))
        .allMatch(unit -> staff.role(unit) == Role.MARKER);
    assertThat(IntStream.of(rules.roster.ground(Side.AXIS)))
        .noneMatch(unit -> staff.role(unit) == Role.MARKER);
  }
}
