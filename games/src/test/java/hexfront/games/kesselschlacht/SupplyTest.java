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
