package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Module 10: supply. */
class SupplyTest {
  private static Sketch soviets() {
    return Sketch.clear(20, 12)
        .road("0101-0102-0103-0104")
        .area("soviet-supply", "0101")
        .hq("h", "60a", "0204");
  }

  @Test
  @Case({"KS-10.2", "KS-10.2.1", "KS-10.2.2", "KS-10.2.3", "KS-10.0"})
  void sovietUnitsAreInAttackOrGeneralSupplyOrOut() {
    Play play =
        soviets()
            .unit("attack", "60a rifle division C 4-5-5", "0804", "active")
            .unit("other", "18a rifle division C 4-5-5", "0704", "active")
            .unit("out", "60a rifle division C 4-5-5", "1304", "active")
            .unit("a", "xlviii infantry regiment B 3-3-6", "0805")
            .unit("b", "xlviii infantry regiment B 3-3-6", "1305")
            .begin(Side.SOVIET, "combat");
    assertThat(play.supply("attack")).isEqualTo("attack");
    assertThat(play.supply("other")).isEqualTo("general");
    assertThat(play.supply("out")).isEqualTo("out");
    play.allows("attack attackers=attack hexes=0805")
        .refuses("KS-10.2", "attack attackers=other hexes=0805")
        .refuses("KS-10.2", "attack attackers=out hexes=1305");
    assertThat(play.rules().strength.defence(play.position(), play.unit("out"))).isEqualTo(3);
    assertThat(play.rules().strength.defence(play.position(), play.unit("other"))).isEqualTo(5);
  }

  // ---- counters that are turned over and supplied later in the phase (KS-R36)

  @Test
  @Case({"KS-10.0", "KS-10.3.2"})
  void motorizedUnitsGoAsFarAsTheCheckAtTheStartOfThePhaseSays() {
    Play play =
        Sketch.clear(20, 4)
            .hq("h", "xlviii", "0101")
            .unit("far", "xlviii panzer regiment A 6-5-8", "1301")
            .hq("k", "iiss", "1901")
            .unit("near", "iiss panzer regiment A 6-5-8", "0903")
            .begin(Side.AXIS, "movement")
            .plays("move units=h path=0101,0201,0301,0401")
            .plays("move units=k path=1901,2001");
    assertThat(play.supply("far")).isEqualTo("attack");
    assertThat(play.supply("near")).isEqualTo("out");
    play.allows("move units=far path=1301,1401,1501,1601,1701")
        .refuses("KS-11.1.6", "move units=far path=1301,1401,1501,1601,1701,1801")
        .allows("move units=near path=0903,0803,0703,0603,0503,0403");
  }

  @Test
  @Case({"KS-10.0", "KS-10.5.2"})
  void fuelIsDrawnByWhoIsInSupplyAtTheInstant() {
    Sketch.clear(20, 4)
        .state("fuel", Map.of("lix", 20))
        .hq("h", "lix", "0101")
        .unit("p", "lix panzer regiment A 4-4-0", "1301")
        .begin(Side.AXIS, "movement")
        .refuses("KS-10.5.4", "move units=p path=1301,1201,1101,1001")
        .plays("move units=h path=0101,0201,0301")
        .allows("move units=p path=1301,1201,1101,1001");
  }

  @Test
  @Case({"KS-10.0", "KS-10.2.3"})
  void aSovietUnitDefendsAtHalfUntilItsSideChecksAgain() {
    Play play =
        soviets()
            .unit("x", "60a rifle division C 4-5-5", "0404")
            .unit("a", "xlviii infantry regiment B 3-3-6", "0102")
            .begin(Side.AXIS, "movement")
            .plays("move units=a path=0102,0201,0301,0401")
            .plays("end-phase");
    assertThat(play.supply("x")).isEqualTo("attack");
    assertThat(play.rules().strength.defence(play.position(), play.unit("x"))).isEqualTo(3);
  }

  @Test
  @Case({"KS-10.0", "KS-10.2.1"})
  void aSovietUnitAttacksAsSoonAsItIsInSupply() {
    Sketch.clear(2, 12)
        .road("0101-0102-0103-0104-0105-0106-0107-0108-0109")
        .area("soviet-supply", "0101")
        .hq("k", "60a", "0102")
        .unit("y", "60a rifle division A 40-4-5", "0103", "active")
        .unit("z", "xlviii infantry regiment C 1-1-6", "0104")
        .hq("h", "6gtc", "0108")
        .unit("x", "6gtc tank brigade A 4-4-9", "0109", "active")
        .unit("a", "lix assault-gun battalion B 1-1-0", "0110")
        .begin(Side.SOVIET, "combat")
        .refuses("KS-10.2", "attack attackers=x hexes=0110")
        .fights("attack attackers=y hexes=0104", "De1")
        .plays("pass")
        .allows("attack attackers=x hexes=0110");
  }

  @Test
  @Case({"KS-10.1", "KS-3.2.2"})
  void linesPassNeitherEnemiesNorTheirZonesUnlessAFriendIsThere() {
    Sketch cut =
        Sketch.clear(3, 12)
            .hq("h", "xlviii", "0101")
            .unit("a", "xlviii infantry regiment B 3-3-6", "0108")
            .unit("x", "60a rifle division C 4-5-5", "0205");
    assertThat(cut.begin(Side.AXIS, "movement").supply("a")).isEqualTo("out");
    cut.unit("b", "lix assault-gun battalion B 3-3-0", "0105")
        .unit("c", "lix assault-gun battalion B 3-3-0", "0106");
    assertThat(cut.begin(Side.AXIS, "movement").supply("a")).isEqualTo("attack");
  }

  @Test
  @Case("KS-10.1")
  void noLineCrossesAMajorRiverWithoutABridge() {
    Sketch river =
        Sketch.clear(5, 8)
            .riverBelow(4)
            .hq("h", "xlviii", "0302")
            .unit("a", "xlviii infantry regiment B 3-3-6", "0306");
    assertThat(river.begin(Side.AXIS, "movement").supply("a")).isEqualTo("out");
    river.hexside("bridge", "0304/0305");
    assertThat(river.begin(Side.AXIS, "movement").supply("a")).isEqualTo("attack");
  }

  @Test
  @Case({"KS-10.3", "KS-10.3.1", "KS-10.3.2"})
  void unitsOfTheReliefForceNeedTheirOwnHeadquartersWithinTenPoints() {
    Play play =
        Sketch.clear(20, 4)
            .hq("h", "xlviii", "0101")
            .hq("v", "vii", "1501")
            .unit("near", "xlviii infantry regiment B 3-3-6", "1101")
            .unit("far", "xlviii infantry regiment B 5-3-6", "1201")
            .unit("car", "xlviii motorized regiment B 5-3-9", "1202")
            .unit("hun", "vii infantry regiment C 2-2-6", "0301")
            .unit("x", "60a rifle division C 4-5-5", "1301")
            .begin(Side.AXIS, "movement");
    assertThat(play.supply("near")).isEqualTo("attack");
    assertThat(play.supply("far")).isEqualTo("out");
    assertThat(play.supply("hun")).isEqualTo("out");
    assertThat(play.supply("h")).isEqualTo("attack");
    InMovement stage = (InMovement) play.position().stage();
    assertThat(play.rules().movement.allowance(play.position(), stage, play.unit("car")))
        .isEqualTo(10);
    assertThat(play.rules().movement.allowance(play.position(), stage, play.unit("far")))
        .isEqualTo(12);
    Play fight = play.plays("end-phase");
    assertThat(fight.odds("attack attackers=far,car hexes=1301").attack()).isEqualTo(6);
    assertThat(fight.rules().strength.defence(fight.position(), fight.unit("far"))).isEqualTo(3);
  }

  @Test
  @Case({"KS-10.4", "KS-10.4.1", "KS-10.4.2", "KS-13.3.3"})
  void unitsOfFirstPanzerArmyNeedTheirOwnCorpsWhateverItHas() {
    Play play =
        Sketch.clear(20, 4)
            .hq("h", "iii", "0101")
            .hq("k", "lix", "1501")
            .unit("near", "iii infantry regiment B 3-3-6", "1101")
            .unit("far", "iii infantry regiment B 3-3-6", "1201")
            .unit("rout", "iii infantry regiment B 3-3-6", "0701", "routed")
            .unit("rout2", "iii infantry regiment B 3-3-6", "0601", "routed")
            .begin(Side.AXIS, "movement");
    assertThat(play.supply("near")).isEqualTo("attack");
    assertThat(play.supply("far")).isEqualTo("out");
    assertThat(play.supply("rout")).isEqualTo("out");
    assertThat(play.supply("rout2")).isEqualTo("attack");
  }

  @Test
  @Case("KS-10.7")
  void garrisonsAreSuppliedAtHomeAndGetACorpsWhenItFalls() {
    Sketch town =
        Sketch.clear(12, 6)
            .hq("h", "iii", "0101")
            .hq("k", "xlviii", "0901")
            .unit("g", "garrison infantry regiment C 4-3-5", "0403")
            .unit("away", "garrison infantry regiment C 4-3-5", "0703")
            .state("garrisons", Map.of("g", "0402", "away", "0402"));
    Play play = town.begin(Side.AXIS, "movement");
    assertThat(play.supply("g")).isEqualTo("attack");
    assertThat(play.supply("away")).isEqualTo("out");
    Play lost =
        town.hq("s", "60a", "0406")
            .unit("x", "60a rifle division C 9-5-5", "0302", "active")
            .begin(Side.SOVIET, "movement")
            .plays("move units=x path=0302,0402");
    assertThat(lost.events(Reassigned.class))
        .extracting(Reassigned::formation)
        .containsExactly("iii", "xlviii");
    assertThat(lost.supply("away")).isEqualTo("attack");
  }

  @Test
  @Case({"KS-11.3.3", "KS-10.1"})
  void noSovietUnitGoesOutOfSupplyOfItsOwnWill() {
    soviets()
        .unit("x", "60a rifle division C 4-5-9", "0704", "active")
        .begin(Side.SOVIET, "movement")
        .refuses("KS-11.3.3", "move units=x path=0704,0804,0904")
        .allows("move units=x path=0704,0604");
    soviets()
        .unit("x", "60a rifle division C 4-5-9", "1304", "active")
        .begin(Side.SOVIET, "movement")
        .allows("move units=x path=1304,1404");
  }

  @Test
  @Case({"KS-11.3.3", "KS-10.2.1"})
  void aSovietUnitMayGoWhereItsHeadquartersSuppliesIt() {
    Sketch.clear(4, 12)
        .area("soviet-supply", "0101")
        .hq("h", "60a", "0102", "active")
        .unit("x", "60a rifle division C 4-5-9", "0104", "active")
        .begin(Side.SOVIET, "movement")
        .allows("move units=x path=0104,0105,0106,0107,0108")
        .refuses("KS-11.3.3", "move units=x path=0104,0105,0106,0107,0108,0109");
  }
}
