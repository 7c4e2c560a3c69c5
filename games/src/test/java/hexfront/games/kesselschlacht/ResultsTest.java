package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Modules 13 and 14: losses, retreats, disorder, advances, recovery. */
class ResultsTest {
  private static final String STRONG = "xlviii infantry regiment A 9-3-6";
  private static final String FOOT = "xlviii infantry regiment B 4-3-6";
  private static final String RIFLE = "60a rifle division B 4-4-5";

  private static Sketch axisAttacks() {
    return Sketch.clear(11, 11).hq("h", "xlviii", "0501").unit("a", STRONG, "0504");
  }

  private static Sketch sovietAttacks(String attacker) {
    return Sketch.clear(11, 11).hq("s", "60a", "0501").unit("x", attacker, "0504", "active");
  }

  // ---- losses

  @Test
  @Case({"KS-13.1", "KS-13.0"})
  void theOwnerNamesTheUnitThatIsLost() {
    Play play =
        axisAttacks()
            .unit("x", "60a rifle division C 1-1-5", "0505")
            .hq("s", "60a", "0505")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0505", "De1");
    assertThat(play.question()).isEqualTo("lose");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.refuses("KS-13.1", "lose steps=a:1")
        .refuses("KS-13.1", "lose steps=s:1;x:1")
        .plays("lose steps=x:1");
    assertThat(play.at("x")).isEqualTo("gone");
    assertThat(play.question()).isEqualTo("combat");
  }

  @Test
  @Case("KS-13.1")
  void aBadAttackCostsAnAttacker() {
    Play play =
        Sketch.clear(9, 9)
            .unit("a", FOOT, "0504", "supplied")
            .unit("b", FOOT, "0504", "supplied")
            .unit("x", "60a rifle division B 4-40-5", "0505")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a,b hexes=0505", "Ae1");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    play.plays("lose steps=a:1");
    assertThat(play.at("b")).isEqualTo("0504");
  }

  @Test
  @Case("KS-13.1.1")
  void unitsOfALostSovietCorpsGoToAnArmy() {
    Play play =
        axisAttacks()
            .hq("s", "7gtc", "0505", "disrupted")
            .unit("t", "7gtc tank brigade C 4-3-9", "0909")
            .hq("a60", "60a", "0808")
            .hq("a18", "18a", "0808")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0505", "De1");
    assertThat(play.question()).isEqualTo("reassign");
    play.refuses("KS-13.1.1", "choose option=7gtc").plays("choose option=18a");
    assertThat(play.rules().headquarters(play.position(), play.unit("t")))
        .isEqualTo(play.unit("a18"));
    assertThat(play.question()).isEqualTo("advance");
    assertThat(play.at("s")).isEqualTo("gone");
    Play army =
        axisAttacks()
            .hq("a60", "60a", "0505", "disrupted")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0505", "De1");
    assertThat(army.at("a60")).isEqualTo("waiting");
    assertThat(army.state(Side.AXIS, "returning")).isEqualTo(Map.of("a60", 10));
    assertThat(army.state(Side.AXIS, "losses")).isEqualTo(List.of("a60"));
  }

  @Test
  @Case({"KS-13.1.2", "KS-13.1.3", "KS-15.2.1"})
  void aCorpsOfFirstPanzerArmyIsLostWithItsStoresOneOfTheReliefForceReturns() {
    Play play =
        sovietAttacks("60a rifle division A 40-4-5")
            .state("fuel", Map.of("iii", 5))
            .state("ammo", Map.of("iii", 5))
            .state("bridge-trains", Map.of("h", 1))
            .hq("h", "iii", "0505", "disrupted")
            .unit("a", "iii infantry regiment B 3-3-6", "0909")
            .hq("k", "lix", "0808")
            .hq("m", "mauss", "0808")
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=x hexes=0505", "De1")
            .plays("choose option=mauss");
    assertThat(play.fuel("iii")).isZero();
    assertThat(play.ammo("iii")).isZero();
    assertThat(play.state(Side.AXIS, "bridge-trains")).isEqualTo(Map.of());
    assertThat(play.rules().headquarters(play.position(), play.unit("a")))
        .isEqualTo(play.unit("m"));
    Play relief =
        sovietAttacks("60a rifle division A 40-4-5")
            .hq("v", "xlviii", "0505", "disrupted")
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=x hexes=0505", "De1");
    assertThat(relief.state(Side.AXIS, "returning")).isEqualTo(Map.of("v", 10));
    Sketch.clear(9, 9)
        .turn(10)
        .area("axis-supply", "0103")
        .hq("v", "xlviii", "off")
        .state("returning", Map.of("v", 10))
        .begin(Side.AXIS, "movement")
        .allows("end-phase")
        .refuses("KS-18.1-R", "enter units=v hex=0104")
        .allows("enter units=v hex=0103");
  }

  // ---- retreats

  @Test
  @Case({"KS-13.2", "KS-13.2.1"})
  void aForceRetreatsTogetherAwayFromItsHex() {
    Play play =
        axisAttacks()
            .unit("x", "60a rifle division C 1-1-5", "0505")
            .unit("y", "60a rifle division C 1-1-5", "0505")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0505", "Dr2");
    play.refuses("KS-13.2.1", "retreat paths=x:0505,0506,0507")
        .refuses("KS-13.2.1", "retreat paths=x:0505,0506,0507;y:0505,0506,0606")
        .refuses("KS-13.2.1", "retreat paths=x:0505,0506;y:0505,0506")
        .refuses("KS-13.2.1", "retreat paths=x:0505,0605,0604;y:0505,0605,0604")
        .plays("retreat paths=x:0505,0506,0507;y:0505,0506,0507");
    assertThat(play.at("y")).isEqualTo("0507");
    assertThat(play.is("x", Flag.RETREATED)).isTrue();
    assertThat(play.question()).isEqualTo("advance");
  }

  @Test
  @Case({"KS-13.2", "KS-16.1.3"})
  void afterBrOneTheAttackerRetreatsFirstThenTheDefenderAndNobodyAdvances() {
    Play play =
        Sketch.clear(9, 9)
            .unit("a", FOOT, "0504", "supplied")
            .unit("x", RIFLE, "0505")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0505", "Br1");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    play.plays("retreat paths=a:0504,0503");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.plays("retreat paths=x:0505,0506");
    assertThat(play.question()).isEqualTo("combat");
  }

  @Test
  @Case({"KS-13.2", "KS-13.3.3"})
  void germansOfQualityMayStandAndBeDisruptedInsteadOfRouting() {
    Sketch sketch =
        sovietAttacks("60a rifle division A 40-4-5")
            .hq("h", "xlviii", "0909")
            .unit("c", "xlviii infantry regiment C 1-1-6", "0505");
    Play c = sketch.begin(Side.SOVIET, "combat").fights("attack attackers=x hexes=0505", "DRt");
    c.plays("retreat paths=c:0505,0506,0507,0508");
    assertThat(c.status("c")).isEqualTo("RT");
    Sketch good =
        sovietAttacks("60a rifle division A 20-4-5")
            .unit("b", "xlviii infantry regiment B 1-9-6", "0505");
    Play stands =
        good.begin(Side.SOVIET, "combat").fights("attack attackers=x hexes=0505", "DRt", 3);
    assertThat(stands.status("b")).isEqualTo("DIS");
    assertThat(stands.at("b")).isEqualTo("0505");
    Play runs = good.begin(Side.SOVIET, "combat").fights("attack attackers=x hexes=0505", "DRt", 2);
    assertThat(runs.question()).isEqualTo("retreat");
    Play again =
        axisAttacks()
            .unit("y", "60a rifle division C 1-9-5", "0505", "routed")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0505", "DRt");
    assertThat(again.at("y")).isEqualTo("gone");
  }

  @Test
  @Case({"KS-13.2.2", "KS-11.1.4"})
  void legUnitsCrossAMajorRiverAtAPriceMotorizedUnitsAreLost() {
    Sketch bank =
        Sketch.clear(3, 9)
            .riverBelow(5)
            .unit("a", "xlviii infantry regiment B 40-3-6", "0204", "supplied")
            .unit("b", FOOT, "0104", "supplied")
            .unit("c", FOOT, "0304", "supplied");
    Play leg =
        bank.unit("x", RIFLE, "0205", "supplied")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0205", "Dr1");
    leg.plays("retreat paths=x:0205,0206");
    assertThat(leg.status("x")).isEqualTo("DIS");
    Play tank =
        Sketch.clear(3, 9)
            .riverBelow(5)
            .unit("a", "xlviii infantry regiment B 40-3-6", "0204", "supplied")
            .unit("b", FOOT, "0104", "supplied")
            .unit("c", FOOT, "0304", "supplied")
            .unit("t", "60a tank brigade B 4-4-9", "0205")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0205", "Dr1");
    assertThat(tank.at("t")).isEqualTo("gone");
    assertThat(Status.afterRiver(Status.GOOD)).isEqualTo(Status.DISRUPTED);
    assertThat(Status.afterRiver(Status.DISRUPTED)).isEqualTo(Status.ROUTED);
    assertThat(Status.afterRiver(Status.ROUTED)).isEqualTo(Status.ELIMINATED);
  }

  @Test
  @Case({"KS-13.2.3", "KS-3.2.5"})
  void germansPayForEveryZoneOthersAreLostInIt() {
    Sketch ring =
        sovietAttacks("60a rifle division A 40-4-5")
            .unit("l", RIFLE, "0405")
            .unit("r", RIFLE, "0605")
            .unit("b", RIFLE, "0508");
    Play german =
        ring.unit("g", "xlviii infantry regiment C 1-1-6", "0505", "supplied")
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=x hexes=0505", "Dr2")
            .plays("retreat paths=g:0505,0506,0507");
    assertThat(german.status("g")).isEqualTo("DIS");
    Play hungarian =
        sovietAttacks("60a rifle division A 40-4-5")
            .unit("l", RIFLE, "0405")
            .unit("r", RIFLE, "0605")
            .unit("b", RIFLE, "0508")
            .unit("g", "vii infantry regiment C 1-1-6", "0505", "supplied")
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=x hexes=0505", "Dr2");
    assertThat(hungarian.at("g")).isEqualTo("gone");
    assertThat(Status.afterZones(1)).isEqualTo(Status.DISORGANIZED);
    assertThat(Status.afterZones(3)).isEqualTo(Status.ROUTED);
    assertThat(Status.afterZones(4)).isEqualTo(Status.ELIMINATED);
  }

  @Test
  @Case({"KS-13.2.3A", "KS-13.3"})
  void aRetreatedForceSharesItsStateWithThoseItEndsOn() {
    Play play =
        sovietAttacks("60a rifle division A 40-4-5")
            .unit("l", RIFLE, "0405")
            .unit("r", RIFLE, "0605")
            .unit("b", RIFLE, "0508")
            .unit("g", "xlviii infantry regiment C 1-1-6", "0505", "supplied")
            .unit("f", "xlviii assault-gun battalion B 3-3-8", "0507", "supplied", "disorganized")
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=x hexes=0505", "Dr2")
            .plays("retreat paths=g:0505,0506,0507");
    assertThat(play.status("g")).isEqualTo("DO");
    assertThat(play.status("f")).isEqualTo("DO");
  }

  private static Sketch crowded() {
    return Sketch.clear(3, 9)
        .hq("s", "60a", "0201")
        .unit("x", "60a rifle division C 90-4-5", "0202", "active")
        .unit("l", RIFLE, "0103")
        .unit("r", RIFLE, "0303")
        .unit("g1", "xlviii infantry regiment C 1-1-6", "0203", "supplied")
        .unit("g2", "xlviii infantry regiment C 1-1-6", "0203", "supplied")
        .unit("g3", "xlviii infantry regiment C 1-1-6", "0203", "supplied")
        .unit("f", "xlviii infantry regiment B 3-3-6", "0204", "supplied")
        .unit("f2", "xlviii infantry regiment B 3-3-6", "0104", "supplied")
        .unit("f3", "xlviii infantry regiment B 3-3-6", "0304", "supplied");
  }

  @Test
  @Case({"KS-13.2.4", "KS-3.1.3"})
  void onlyTheUnitsTooManyAreLostOnTheWay() {
    Play play =
        crowded().begin(Side.SOVIET, "combat").fights("attack attackers=x hexes=0203", "Dr1");
    play.plays("retreat paths=g1:0203,0204;g2:0203,0204;g3:0203,0204");
    assertThat(play.question()).isEqualTo("remove");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    play.refuses("KS-13.2.4", "remove units=f")
        .refuses("KS-13.2.4", "remove units=g1,g2")
        .plays("remove units=g2");
    assertThat(play.at("g2")).isEqualTo("gone");
    assertThat(play.at("g3")).isEqualTo("0204");
  }

  @Test
  @Case({"KS-13.2.4A", "KS-3.1.3", "KS-3.2.5"})
  void friendsMakeRoomAsALastResort() {
    Play play =
        crowded().begin(Side.SOVIET, "combat").fights("attack attackers=x hexes=0203", "Dr1");
    play.refuses(
            "KS-13.2.4A",
            "retreat paths=g1:0203,0204;g2:0203,0204;g3:0203,0204 displace=f:0204,0206")
        .refuses(
            "KS-13.2.4A",
            "retreat paths=g1:0203,0204;g2:0203,0204;g3:0203,0204 displace=f2:0104,0105")
        .plays("retreat paths=g1:0203,0204;g2:0203,0204;g3:0203,0204 displace=f:0204,0205");
    assertThat(play.at("f")).isEqualTo("0205");
    assertThat(play.at("g1")).isEqualTo("0204");
    Play room =
        axisAttacks()
            .unit("x", "60a rifle division B 1-1-5", "0505")
            .unit("y", RIFLE, "0506")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0505", "Dr1");
    room.refuses("KS-13.2.4A", "retreat paths=x:0505,0506 displace=y:0506,0507");
  }

  @Test
  @Case({"KS-11.1.6", "KS-13.2.1"})
  void whoCannotRetreatIsLost() {
    Play play =
        Sketch.clear(3, 9)
            .unit("a", "xlviii infantry regiment B 40-3-6", "0202", "supplied")
            .unit("x", RIFLE, "0201")
            .unit("b", FOOT, "0102", "supplied")
            .unit("c", FOOT, "0302", "supplied")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0201", "Dr2");
    assertThat(play.at("x")).isEqualTo("gone");
  }

  @Test
  @Case({"KS-16.1.3", "KS-16.2"})
  void gunsAreLostOffTheRoadAndDisruptedAcrossAMinorRiver() {
    Play lost =
        axisAttacks()
            .unit("gun", "60a artillery division B 8-2-5", "0505")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0505", "Dr1");
    assertThat(lost.at("gun")).isEqualTo("gone");
    Play across =
        axisAttacks()
            .road("0505-0506-0507")
            .hexside("minor-river", "0505/0506")
            .unit("gun", "60a artillery division B 8-2-5", "0505")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0505", "Dr1");
    assertThat(across.at("gun")).isEqualTo("0506");
    assertThat(across.status("gun")).isEqualTo("DIS");
  }

  // ---- disorder

  @Test
  @Case({"KS-13.3", "KS-13.3.1", "KS-13.3.2", "KS-13.3.3"})
  void disorderGrowsByResults() {
    assertThat(Status.suffer(Status.GOOD, Status.DISORGANIZED)).isEqualTo(Status.DISORGANIZED);
    assertThat(Status.suffer(Status.DISORGANIZED, Status.DISORGANIZED)).isEqualTo(Status.DISRUPTED);
    assertThat(Status.suffer(Status.DISORGANIZED, Status.DISRUPTED)).isEqualTo(Status.DISRUPTED);
    assertThat(Status.suffer(Status.DISRUPTED, Status.DISORGANIZED)).isEqualTo(Status.DISRUPTED);
    assertThat(Status.suffer(Status.DISRUPTED, Status.DISRUPTED)).isEqualTo(Status.ROUTED);
    assertThat(Status.suffer(Status.ROUTED, Status.DISORGANIZED)).isEqualTo(Status.ROUTED);
    assertThat(Status.suffer(Status.ROUTED, Status.DISRUPTED)).isEqualTo(Status.ROUTED);
    assertThat(Status.suffer(Status.ROUTED, Status.ROUTED)).isEqualTo(Status.ELIMINATED);
  }

  @Test
  @Case({"KS-13.3.7-7", "KS-13.3"})
  void attackersMayBeDisorganizedOrDisruptedWhereTheyStand() {
    Sketch even =
        Sketch.clear(9, 9)
            .unit("a", FOOT, "0504", "supplied")
            .unit("b", FOOT, "0405", "supplied")
            .unit("x", "60a rifle division B 4-16-5", "0505");
    Play ado = even.begin(Side.AXIS, "combat").fights("attack attackers=a,b hexes=0505", "Ado");
    assertThat(ado.status("a")).isEqualTo("DO");
    assertThat(ado.status("b")).isEqualTo("DO");
    assertThat(ado.question()).isEqualTo("combat");
    Play adis = even.begin(Side.AXIS, "combat").fights("attack attackers=a,b hexes=0505", "Adis");
    assertThat(adis.status("b")).isEqualTo("DIS");
  }

  @Test
  @Case({"KS-13.3.2", "KS-13.3.3", "KS-11.1.2"})
  void disruptedAndRoutedUnitsDoNotMoveAndDisorderIsCatching() {
    Play play =
        Sketch.clear(9, 9)
            .unit("a", FOOT, "0504", "supplied")
            .unit("d", FOOT, "0505", "supplied", "disrupted")
            .unit("r", FOOT, "0305", "supplied", "routed")
            .begin(Side.AXIS, "movement")
            .refuses("KS-13.3.2", "move units=d path=0505,0506")
            .refuses("KS-13.3.3", "move units=r path=0305,0306")
            .plays("move units=a path=0504,0505");
    assertThat(play.status("a")).isEqualTo("DIS");
  }

  @Test
  @Case({"KS-4.M", "KS-14.0", "KS-14.0.1", "KS-14.0.2", "KS-14.0.3"})
  void unitsRecoverNearTheirHeadquarters() {
    Play play =
        Sketch.clear(12, 9)
            .turn(9)
            .hq("h", "xlviii", "0501")
            .unit("do", FOOT, "1108", "disorganized")
            .unit("dis4", FOOT, "0505", "disrupted")
            .unit("dis5", FOOT, "0506", "disrupted")
            .unit("rt2", FOOT, "0503", "routed")
            .unit("rt3", FOOT, "0504", "routed")
            .unit("mixed", FOOT, "0502", "disrupted")
            .unit("hun", "vii infantry regiment C 2-2-6", "0502", "disrupted")
            .begin(Side.AXIS, "motorized-movement")
            .plays("end-phase");
    assertThat(play.status("do")).isEqualTo("good");
    assertThat(play.status("dis4")).isEqualTo("good");
    assertThat(play.status("dis5")).isEqualTo("DIS");
    assertThat(play.status("rt2")).isEqualTo("good");
    assertThat(play.status("rt3")).isEqualTo("RT");
    assertThat(play.status("mixed")).isEqualTo("DIS");
    Play cut =
        Sketch.clear(3, 9)
            .turn(9)
            .hq("h", "xlviii", "0201")
            .unit("a", FOOT, "0204", "disrupted")
            .unit("x", RIFLE, "0103")
            .unit("y", RIFLE, "0303")
            .begin(Side.AXIS, "motorized-movement")
            .plays("end-phase");
    assertThat(cut.status("a")).isEqualTo("DIS");
  }

  // ---- advances

  @Test
  @Case({"KS-13.4", "KS-13.4.1", "KS-13.4.3"})
  void attackersFollowTheWayOfTheRetreatTogether() {
    Play play =
        axisAttacks()
            .unit("b", FOOT, "0504")
            .unit("idle", FOOT, "0404", "attacked")
            .unit("x", "60a rifle division C 1-1-5", "0505")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a,b hexes=0505", "Dr2")
            .plays("retreat paths=x:0505,0506,0507");
    play.refuses("KS-13.4.3", "advance paths=idle:0404,0505")
        .refuses("KS-13.4.3", "advance paths=a:0504,0505,0605")
        .refuses("KS-13.4.3", "advance paths=a:0504,0505,0506,0507")
        .refuses("KS-13.4.1", "advance paths=a:0504,0505;b:0504,0505,0506")
        .refuses("KS-13.4.1", "advance")
        .allows("pass")
        .plays("advance paths=a:0504,0505,0506");
    assertThat(play.at("a")).isEqualTo("0506");
    assertThat(play.at("b")).isEqualTo("0504");
  }

  @Test
  @Case({"KS-13.4.2", "KS-3.3.2"})
  void crackUnitsInGoodOrderStopAnAdvance() {
    Sketch guarded = axisAttacks().unit("x", "60a rifle division C 1-1-5", "0505");
    guarded
        .unit("crack", "60a guards-rifle division A 4-4-5", "0405")
        .begin(Side.AXIS, "combat")
        .fights("attack attackers=a hexes=0505", "Dr2")
        .plays("retreat paths=x:0505,0506,0507")
        .refuses("KS-13.4.2", "advance paths=a:0504,0505,0506")
        .allows("advance paths=a:0504,0505");
    axisAttacks()
        .unit("x", "60a rifle division C 1-1-5", "0505")
        .unit("crack", "60a guards-rifle division A 4-4-5", "0405", "disorganized")
        .unit("plain", RIFLE, "0605")
        .begin(Side.AXIS, "combat")
        .fights("attack attackers=a hexes=0505", "Dr2")
        .plays("retreat paths=x:0505,0506,0507")
        .allows("advance paths=a:0504,0505,0506");
  }

  @Test
  @Case({"KS-13.4.3", "KS-3.1.3", "KS-11.3.1"})
  void noAdvanceCrossesAnUnbridgedMajorRiverAnArmysLimitOrOverstacks() {
    Play river =
        axisAttacks()
            .hexside("major-river", "0504/0505")
            .unit("x", "60a rifle division C 1-1-5", "0505", "disrupted")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0505", "De1");
    assertThat(river.question()).isEqualTo("combat");
    Play limit =
        Sketch.clear(30, 9)
            .areaUpTo("west-of-seret", 4)
            .hq("s", "18a", "0804")
            .unit("x", "18a rifle division A 40-4-5", "0504", "active")
            .unit("a", FOOT, "0404", "disrupted")
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=x hexes=0404", "De1");
    assertThat(limit.question()).isEqualTo("combat");
  }

  @Test
  @Case("KS-13.4.4")
  void withoutFuelAnAdvanceEndsInTheAttackedHex() {
    Play play =
        Sketch.clear(9, 9)
            .state("ammo", Map.of("iii", 9))
            .hq("h", "iii", "0502")
            .unit("p", "iii panzer regiment A 9-4-0", "0504")
            .unit("x", "60a rifle division C 1-1-5", "0505")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=p hexes=0505", "Dr2")
            .plays("retreat paths=x:0505,0506,0507")
            .refuses("KS-13.4.4", "advance paths=p:0504,0505,0506")
            .plays("advance paths=p:0504,0505");
    assertThat(play.fuel("iii")).isZero();
  }

  @Test
  @Case("KS-13.4.4")
  void aForceThatGoesFurtherIsPaidForFirstAndAnotherMayTakeTheAttackedHexAllTheSame() {
    Play play =
        Sketch.clear(9, 9)
            .state("ammo", Map.of("iii", 9))
            .state("fuel", Map.of("iii", 2))
            .hq("h", "iii", "0502")
            .unit("p", "iii panzer regiment A 9-4-0", "0504")
            .unit("q", "iii panzer regiment A 9-4-0", "0404")
            .unit("x", "60a rifle division C 1-1-5", "0505")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=p,q hexes=0505", "Dr2")
            .plays("retreat paths=x:0505,0506,0507")
            .refuses("KS-13.4.4", "advance paths=p:0504,0505,0506;q:0404,0505,0506")
            .plays("advance paths=p:0504,0505,0506;q:0404,0505");
    assertThat(play.fuel("iii")).isZero();
  }
}
