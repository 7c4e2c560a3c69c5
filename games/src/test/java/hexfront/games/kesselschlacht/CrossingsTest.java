package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.orders.Units;
import hexfront.games.Setting;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The bridges on which the pocket depends, as commanders see them. */
class CrossingsTest {
  /** The only way south for an army that stands north of the Dnestr. */
  private static final String KHOTIN = "3425/3426";

  private final Setting setting = Sketch.BOX.open("campaign", Map.of());
  private final KesselRules rules = (KesselRules) setting.rulebook();
  private final KesselStaff staff = new KesselStaff(rules);

  /** The first turn in mud, in which the roads to the west are gone. */
  private Position position(Side phasing, KesselStage stage) {
    Position p = setting.position().copy();
    rules.ledger.setWeather(p, Weather.MUD);
    p.setPhasing(phasing);
    p.setStage(stage);
    return p;
  }

  private int unit(String id) {
    return rules.board().unit(id).orElseThrow();
  }

  private int hex(String number) {
    return rules.board().grid().hex(number).orElseThrow();
  }

  private void blow(Position p) {
    rules.bridges.blow(p, rules.bridges.parse(KHOTIN), "KS-15.1", event -> {});
  }

  @Test
  void allFighterBombersTogetherBombTheBridgeThatThePocketWouldMissMost() {
    Position p = position(Side.SOVIET, new InMissions(true));
    assertThat(staff.standingOrder(p))
        .isInstanceOfSatisfying(
            Bomb.class,
            order -> {
              assertThat(order.bridge()).isEqualTo(KHOTIN);
              assertThat(order.units().size()).isEqualTo(3);
              assertThat(order.units().stream()).allMatch(rules.air::isFighterBomber);
              assertThat(rules.check(p, order).refusals()).isEmpty();
            });
  }

  @Test
  void oneBridgeATurnIsBombedAndNoneOnceItIsGone() {
    Position tried = position(Side.SOVIET, new InMissions(true));
    tried.setValue(Ledger.AIR_TRIES + Side.SOVIET.ordinal(), 1);
    Position gone = position(Side.SOVIET, new InMissions(true));
    blow(gone);
    for (Position p : new Position[] {tried, gone}) {
      assertThat(staff.standingOrder(p))
          .isInstanceOfSatisfying(Bomb.class, order -> assertThat(order.bridge()).isEmpty());
    }
  }

  @Test
  void theAxisBombsNoBridgeOfItsOwn() {
    Position p = position(Side.AXIS, new InMissions(true));
    assertThat(staff.standingOrder(p))
        .isInstanceOfSatisfying(Bomb.class, order -> assertThat(order.bridge()).isEmpty());
  }

  @Test
  void withoutSurpriseFighterBombersAreAllottedToTheBridge() {
    Position p = position(Side.SOVIET, new AirAllocation());
    Order order = staff.standingOrder(p);
    while (order instanceof PlaceAir(Units units, int sector)) {
      units.stream().forEach(unit -> rules.ledger.setSector(p, unit, sector));
      order = staff.standingOrder(p);
    }
    int sector = rules.bridges.sector(rules.bridges.parse(KHOTIN));
    assertThat(IntStream.of(rules.roster.air(Side.SOVIET)).filter(rules.air::isFighterBomber))
        .isNotEmpty()
        .allMatch(unit -> rules.ledger.sector(p, unit) == sector);
    p.setStage(new InMissions(false));
    assertThat(staff.standingOrder(p))
        .isInstanceOfSatisfying(Bomb.class, bomb -> assertThat(bomb.bridge()).isEqualTo(KHOTIN));
  }

  @Test
  void firstPanzerArmyLaysItsPontoonWhereTheWayHomeIsShorterForIt() {
    Position p = position(Side.AXIS, InMovement.begun(false, Units.of()));
    blow(p);
    int hq = unit("ks-ge-hq-xlvi");
    int guard = unit("ks-ge-kg-82");
    p.place(hq, hex("3424"));
    p.place(guard, hex("3425"));
    assertThat(staff.standingOrder(p))
        .isInstanceOfSatisfying(
            BuildBridge.class,
            order -> {
              assertThat(order.garrison().index()).isEqualTo(guard);
              int hexside = rules.bridges.parse(order.bridge());
              assertThat(p.hexside(Bridges.near(hexside), hexside % Direction.COUNT))
                  .matches(kinds -> (kinds & Terrain.MAJOR_RIVER) != 0);
              assertThat(rules.check(p, order).refusals()).isEmpty();
            });
  }

  @Test
  void noPontoonIsLaidWhereItTakesNobodyNearer() {
    Position p = position(Side.AXIS, InMovement.begun(false, Units.of()));
    p.place(unit("ks-ge-hq-xlvi"), hex("3424"));
    p.place(unit("ks-ge-kg-82"), hex("3425"));
    assertThat(staff.standingOrder(p)).isNotInstanceOf(BuildBridge.class);
  }
}
