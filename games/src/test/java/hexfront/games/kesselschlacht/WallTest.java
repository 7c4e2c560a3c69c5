package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Units;
import hexfront.games.Setting;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Where Soviet corps stand in front of the pocket. */
class WallTest {
  private final Setting setting = Sketch.BOX.open("campaign", Map.of());
  private final KesselRules rules = (KesselRules) setting.rulebook();
  private final Wall wall = new Wall(rules, new Breakout(rules));

  private static int hex(KesselRules rules, String number) {
    return rules.board().grid().hex(number).orElseThrow();
  }

  private static int hq(KesselRules rules, String formation) {
    return rules.roster.formations.headquarters(rules.roster.formations.of(formation));
  }

  private static FrontAims aims(KesselRules rules) {
    Breakout breakout = new Breakout(rules);
    return new FrontAims(
        rules,
        new KesselStaff(rules),
        breakout,
        new Wall(rules, breakout),
        new Severance(rules, breakout));
  }

  private double open(Position p) {
    wall.weigh(p);
    HexSet barred = wall.barredExcept(p, unit -> false);
    return IntStream.of(wall.posts())
        .filter(hex -> !p.holds(Side.AXIS, hex))
        .mapToDouble(hex -> wall.sector(p, hex, barred))
        .sum();
  }

  @Test
  void theWallStandsOnTheWesternBanksOfZbruchAndSeret() {
    assertThat(wall.posts())
        .contains(hex(rules, "2914"), hex(rules, "2804"), hex(rules, "2215"), hex(rules, "1803"))
        .doesNotContain(hex(rules, "3013"), hex(rules, "2315"), hex(rules, "2714"));
  }

  @Test
  void aPostCountsTheMoreOfThePocketTheMoreIsOnItsWayThere() {
    Position p = setting.position().copy();
    wall.weigh(p);
    HexSet nobody = new HexSet(rules.board().hexes());
    assertThat(wall.bars(hex(rules, "2914"), nobody))
        .isGreaterThan(wall.bars(hex(rules, "2215"), nobody))
        .isGreaterThan(wall.bars(hex(rules, "2801"), nobody));
    assertThat(wall.bars(hex(rules, "3512"), nobody)).isZero();
  }

  @Test
  void whatOthersBarDoesNotCountAgain() {
    Position p = setting.position().copy();
    wall.weigh(p);
    HexSet barred = wall.barredExcept(p, unit -> false);
    int held = p.hex(rules.board().unit("ks-su-61-gtb").orElseThrow());
    assertThat(barred.has(held)).isTrue();
    assertThat(wall.bars(held, barred))
        .isLessThan(wall.bars(held, new HexSet(rules.board().hexes())));
  }

  @Test
  void aCorpsHasItsPostInTheCampaignAndNoneNearTheEndSouthOfTheRiverOrInSolutionWest() {
    FrontAims aims = aims(rules);
    Position p = setting.position().copy();
    aims.weigh(p);
    assertThat(wall.posts()).contains(aims.post(p, hq(rules, "11gtc")));
    assertThat(aims.goal(p, hq(rules, "11gtc"))).isEqualTo(aims.post(p, hq(rules, "11gtc")));
    assertThat(aims.post(p, hq(rules, "1ga"))).isNegative();
    assertThat(aims.post(p, hq(rules, "5mc"))).isNegative();
    p.setTurn(rules.lastTurn());
    assertThat(aims.post(p, hq(rules, "11gtc"))).isNegative();
    Setting west = Sketch.BOX.open("solution-west", Map.of());
    KesselRules shorter = (KesselRules) west.rulebook();
    FrontAims scattered = aims(shorter);
    scattered.weigh(west.position());
    assertThat(scattered.post(west.position(), hq(shorter, "7gtc"))).isNegative();
  }

  @Test
  void anActiveCorpsBarsMoreOfThePocketsWay() {
    Position p = setting.position().copy();
    KesselStaff staff = new KesselStaff(rules);
    p.setPhasing(Side.SOVIET);
    rules.ledger.setWeather(p, Weather.MUD); // in which nobody is near enough to be attacked
    p.mark(hq(rules, "11gtc"), Flag.ACTIVE);
    for (int unit : rules.unitsOf(p, rules.roster.formations.of("11gtc"))) {
      p.mark(unit, Flag.ACTIVE);
    }
    p.setStage(InMovement.begun(false, Units.of()));
    double before = open(p);
    for (Order order = staff.standingOrder(p);
        order != null && !(order instanceof EndPhase);
        order = staff.standingOrder(p)) {
      assertThat(rules.check(p, order).refusals()).isEmpty();
      rules.carryOut(p, order, Dice.unrecorded(1), event -> {});
    }
    assertThat(open(p)).isLessThan(0.95 * before);
  }
}
