package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Forecast;
import hexfront.engine.Forecast.Chance;
import hexfront.engine.Side;
import hexfront.engine.events.Advanced;
import hexfront.engine.events.Combat;
import hexfront.engine.events.Disrupted;
import hexfront.engine.events.Recovered;
import hexfront.engine.events.Rolled;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Modules 12 and 13: what an attack needs, what is told of it, what it leaves behind. */
class AttacksTest {
  private static final String FOOT = "xlviii infantry regiment B 4-3-6";
  private static final String RIFLE = "60a rifle division B 4-4-5";

  private static Sketch field() {
    return Sketch.clear(9, 9).hq("h", "xlviii", "0401").unit("x", RIFLE, "0405");
  }

  private static Sketch corps() {
    return Sketch.clear(12, 8)
        .state("ammo", Map.of("iii", 9, "lix", 5))
        .hq("k", "lix", "0503")
        .unit("a", "iii infantry regiment B 3-3-6", "0405")
        .unit("b", "iii infantry regiment B 5-3-6", "0306")
        .unit("c", "lix infantry regiment B 5-3-6", "0506")
        .unit("x", "60a rifle division C 4-5-5", "0406");
  }

  @Test
  @Case({"KS-12.1", "KS-12.1.1"})
  void anAttackNamesUnitsOfTheAttackerEachOnce() {
    field()
        .unit("a", FOOT, "0404")
        .unit("off", FOOT, "off")
        .begin(Side.AXIS, "combat")
        .refuses("KS-12.1.1", "attack attackers=a,a hexes=0405")
        .refuses("KS-12.1", "attack attackers=x hexes=0405")
        .refuses("KS-12.1", "attack attackers=off hexes=0405")
        .refuses("KS-12.1.1", "attack attackers=a hexes=");
  }

  @Test
  @Case({"KS-13.3.5B", "KS-12.0"})
  void attacksUnderADisorganizedHeadquartersAreCountedByCorps() {
    Play play =
        corps()
            .state("attacks-made", Map.of("iii", 3))
            .hq("h", "iii", "0304", "disorganized")
            .unit("y", "60a rifle division C 4-5-5", "0307")
            .begin(Side.AXIS, "combat")
            .refuses("KS-13.3.5B", "attack attackers=a,b hexes=0406")
            .allows("attack attackers=a,c hexes=0406")
            .plays("attack attackers=a,c hexes=0406", 6);
    assertThat(play.state(Side.AXIS, "attacks-made"))
        .isEqualTo(Map.of("iii", 4, "xxiv", 0, "xlvi", 0, "lix", 1, "gollnick", 0, "mauss", 0));
    corps()
        .state("attacks-made", Map.of("iii", 4))
        .hq("h", "iii", "0304", "disorganized")
        .unit("y", "60a rifle division C 4-5-5", "0307")
        .begin(Side.AXIS, "combat")
        .refuses("KS-13.3.5B", "attack attackers=b hexes=0307")
        .allows("attack attackers=c hexes=0406");
  }

  @Test
  @Case({"KS-13.3.5B", "KS-12.0"})
  void whoMayNoMoreAttackNeedNotAttackWithItsForce() {
    Sketch.clear(12, 8)
        .state("ammo", Map.of("iii", 9))
        .state("attacks-made", Map.of("iii", 3))
        .hq("h", "iii", "0304", "disorganized")
        .unit("a", "iii infantry regiment B 3-3-6", "0305")
        .unit("b", "iii infantry regiment B 3-3-6", "0305")
        .unit("x", "60a rifle division C 4-5-5", "0306")
        .begin(Side.AXIS, "combat")
        .allows("attack attackers=a hexes=0306");
  }

  @Test
  @Case({"KS-10.6.2", "KS-16.1.2A", "KS-10.6.3"})
  void ammunitionGoesToThoseWhoAreNamedAndToNobodyElse() {
    Sketch guns =
        Sketch.clear(9, 9)
            .state("ammo", Map.of("gollnick", 1))
            .hq("h", "gollnick", "0401")
            .unit("gun", "gollnick artillery regiment B 6-2-0", "0402")
            .unit("a", "gollnick infantry regiment B 4-3-6", "0404")
            .unit("far", "gollnick infantry regiment B 4-3-6", "0802")
            .unit("x", RIFLE, "0405");
    guns.begin(Side.AXIS, "combat")
        .refuses("KS-16.1.2A", "attack attackers=a,gun hexes=0405 ammo-for=a")
        .allows("attack attackers=a,gun hexes=0405 ammo-for=gun")
        .allows("attack attackers=a hexes=0405 ammo-for=a")
        .refuses("KS-10.6.2", "attack attackers=a hexes=0405 ammo-for=far")
        .refuses("KS-10.6.2", "attack attackers=a hexes=0405 ammo-for=gun");
    assertThat(guns.begin(Side.AXIS, "combat").odds("attack attackers=a,gun hexes=0405").attack())
        .isEqualTo(8);
  }

  @Test
  @Case({"KS-12.2", "KS-12.2.1", "KS-12.1.4A", "KS-13.3.7-1", "KS-13.3.7-2"})
  void aForecastSaysWhatMakesTheColumnAndTheChances() {
    Play town =
        Sketch.clear(9, 9)
            .terrain("town", "0405")
            .hq("h", "xlviii", "0401")
            .unit("x", "60a rifle division C 4-4-5", "0405", "disorganized")
            .unit("a", FOOT, "0404")
            .begin(Side.AXIS, "combat");
    Forecast odds = town.odds("attack attackers=a hexes=0405");
    assertThat(odds.steps())
        .extracting(step -> step.what() + " " + step.effect() + " " + step.rule())
        .containsExactly(
            "quality +1 KS-12.1.4A", "terrain -1 KS-12.2.1", "disorganized die -1 KS-13.3.7-1");
    assertThat(odds.outcomes().stream().mapToDouble(Chance::p).sum())
        .isCloseTo(1.0, Offset.offset(1e-9));
    assertThat(odds.outcomes())
        .extracting(chance -> chance.result() + " " + Math.round(6 * chance.p()))
        .containsExactlyInAnyOrder("Ado 1", "Br1 1", "Ddo 1", "Dr1 2", "Ddis 1");
    Play open =
        field().unit("a", "xlviii infantry regiment C 4-3-6", "0404").begin(Side.AXIS, "combat");
    assertThat(open.odds("attack attackers=a hexes=0405").steps())
        .extracting(step -> step.what() + " " + step.effect())
        .containsExactly("quality -1");
    Play even = field().unit("a", FOOT, "0404").begin(Side.AXIS, "combat");
    assertThat(even.odds("attack attackers=a hexes=0405").steps())
        .extracting(step -> step.what() + " " + step.effect())
        .containsExactly("quality 0");
    Play disrupted =
        Sketch.clear(9, 9)
            .unit("x", RIFLE, "0405", "disrupted")
            .unit("a", FOOT, "0404", "supplied")
            .begin(Side.AXIS, "combat");
    assertThat(disrupted.odds("attack attackers=a hexes=0405").steps())
        .extracting(step -> step.what() + " " + step.effect())
        .containsExactly("quality 0", "disrupted +1");
  }

  @Test
  @Case({"KS-12.1.3", "KS-12.1.5", "KS-13.3.7-1"})
  void theTableHasARowForEveryDieAndAColumnForEveryDifference() {
    CombatTable table = KesselTables.load().combat();
    assertThat(table.width()).isEqualTo(9);
    assertThat(table.columns()).isEqualTo(7 * 9);
    int first = table.columnNamed("50/-4");
    int last = table.columnNamed("100/+4");
    assertThat(table.result(first, 1, true)).isEqualTo(Result.ADIS);
    assertThat(table.result(first, 6, false)).isEqualTo(Result.AE1);
    assertThat(table.result(last, 1, true)).isEqualTo(Result.DRT);
    assertThat(table.result(last, 1, false)).isEqualTo(Result.DR3);
    assertThat(table.result(last, 6, false)).isEqualTo(Result.DR1);
    assertThat(table.result(table.columnNamed("75/0"), 4, false)).isEqualTo(Result.ADO);
    assertThat(table.chances(last, false)).hasSize(4).contains(new Chance("Dr2", 2 / 6.0));
  }

  @Test
  @Case({"KS-12.1.5", "KS-13.3"})
  void theDieTheResultAndEveryStateAreTold() {
    Play play = field().unit("a", FOOT, "0404").begin(Side.AXIS, "combat");
    play.fights("attack attackers=a hexes=0405", "Ddo");
    assertThat(play.last(Rolled.class).purpose()).isEqualTo("combat");
    assertThat(play.last(Combat.class).result()).isEqualTo("Ddo");
    assertThat(play.events(Disorganized.class)).hasSize(1);
    Play disrupted =
        Sketch.clear(9, 9)
            .unit("a", FOOT, "0504", "supplied")
            .unit("x", "60a rifle division B 4-16-5", "0505")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0505", "Adis");
    assertThat(disrupted.events(Disrupted.class)).hasSize(1);
    Play recovered =
        Sketch.clear(9, 9)
            .turn(9)
            .hq("h", "xlviii", "0401")
            .unit("a", FOOT, "0402", "disorganized")
            .begin(Side.AXIS, "motorized-movement")
            .plays("end-phase");
    assertThat(recovered.events(Recovered.class)).hasSize(1);
    Play routed =
        Sketch.clear(11, 11)
            .hq("s", "60a", "0501")
            .unit("x", "60a rifle division A 20-4-5", "0504", "active")
            .unit("b", "xlviii infantry regiment B 1-9-6", "0505")
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=x hexes=0505", "DRt", 2);
    assertThat(routed.last(Rolled.class).purpose()).isEqualTo("rout");
    routed.plays("retreat paths=b:0505,0506,0507,0508");
    assertThat(routed.events(Routed.class)).hasSize(1);
  }

  @Test
  @Case("KS-3.3.1")
  void fewPointsOfQualityCountByTheWorstManyByTheBest() {
    Sketch few =
        Sketch.clear(9, 9)
            .unit("x", "60a rifle division C 4-4-5", "0405")
            .unit("y", "60a rifle division B 4-4-5", "0405")
            .unit("a", "xlviii infantry regiment B 8-3-6", "0404", "supplied");
    assertThat(few.begin(Side.AXIS, "combat").odds("attack attackers=a hexes=0405").column())
        .isEqualTo("100/+1");
    Sketch many =
        Sketch.clear(9, 9)
            .unit("x", "60a rifle division C 4-4-5", "0405")
            .unit("y", "60a rifle division A 4-4-5", "0405")
            .unit("a", "xlviii infantry regiment B 8-3-6", "0404", "supplied");
    assertThat(many.begin(Side.AXIS, "combat").odds("attack attackers=a hexes=0405").column())
        .isEqualTo("100/-1");
  }

  @Test
  @Case({"KS-3.2.1", "KS-3.3.2", "KS-13.4.2"})
  void threeBattalionsWithACrackOneAmongThemStopAdvances() {
    Sketch battalions =
        Sketch.clear(9, 9)
            .unit("x", "iii assault-gun battalion B 1-1-0", "0405")
            .unit("y", "iii assault-gun battalion A 1-1-0", "0405");
    Play two = battalions.begin(Side.SOVIET, "combat");
    assertThat(two.rules().zones(two.position(), Side.AXIS, "advance").isEmpty()).isTrue();
    Play three =
        battalions
            .unit("z", "iii assault-gun battalion B 1-1-0", "0405")
            .begin(Side.SOVIET, "combat");
    assertThat(three.rules().zones(three.position(), Side.AXIS, "advance").has(three.hex("0404")))
        .isTrue();
    Play mixed =
        Sketch.clear(9, 9)
            .unit("y", "iii assault-gun battalion A 1-1-0", "0405")
            .unit("z", "iii infantry regiment B 1-1-6", "0405")
            .begin(Side.SOVIET, "combat");
    assertThat(mixed.inZone(Side.AXIS, "0404")).isTrue();
    assertThat(mixed.rules().zones(mixed.position(), Side.AXIS, "advance").isEmpty()).isTrue();
    Play plain =
        Sketch.clear(9, 9)
            .unit("x", "iii assault-gun battalion B 1-1-0", "0405")
            .unit("y", "iii assault-gun battalion B 1-1-0", "0405")
            .unit("z", "iii assault-gun battalion B 1-1-0", "0405")
            .begin(Side.SOVIET, "combat");
    assertThat(plain.inZone(Side.AXIS, "0404")).isTrue();
    assertThat(plain.rules().zones(plain.position(), Side.AXIS, "advance").isEmpty()).isTrue();
    assertThat(plain.rules().zonePurposes())
        .containsExactly("movement", "supply", "retreat", "advance");
  }

  @Test
  @Case({"KS-3.2.3", "KS-3.2"})
  void zonesEnterNoCityAndCrossNoMajorRiver() {
    Play play =
        Sketch.clear(9, 9)
            .terrain("city", "0404")
            .hexside("major-river", "0405/0406")
            .hexside("major-river", "0405/0505")
            .hexside("bridge", "0405/0505")
            .unit("z", "iii infantry regiment B 1-1-6", "0405")
            .begin(Side.SOVIET, "combat");
    assertThat(play.inZone(Side.AXIS, "0404")).isFalse();
    assertThat(play.inZone(Side.AXIS, "0406")).isFalse();
    assertThat(play.inZone(Side.AXIS, "0505")).isTrue();
    assertThat(play.inZone(Side.AXIS, "0305")).isTrue();
  }

  @Test
  @Case("KS-3.6")
  void aStackThatIsJoinedKeepsOneTopCounter() {
    Play play =
        Sketch.clear(9, 9)
            .unit("a", FOOT, "0404", "supplied", "top")
            .unit("b", FOOT, "0405", "supplied", "top")
            .begin(Side.AXIS, "movement")
            .plays("move units=b path=0405,0404");
    assertThat(play.is("a", Flag.TOP) ^ play.is("b", Flag.TOP)).isTrue();
    Play one =
        Sketch.clear(9, 9)
            .unit("a", FOOT, "0404", "supplied")
            .unit("b", FOOT, "0405", "supplied", "top")
            .begin(Side.AXIS, "movement")
            .plays("move units=b path=0405,0404");
    assertThat(one.is("b", Flag.TOP)).isTrue();
  }

  // ---- advances

  private static Sketch axisAttacks() {
    return Sketch.clear(11, 11)
        .hq("h", "xlviii", "0501")
        .unit("a", "xlviii infantry regiment A 9-3-6", "0504")
        .unit("x", "60a rifle division C 1-1-5", "0505");
  }

  @Test
  @Case({"KS-13.4.1", "KS-6.7.2", "KS-11.2.2"})
  void advancesAreToldAndTakeWhatTheyEnter() {
    Play play =
        axisAttacks()
            .area("airfields", "0505")
            .areaFrom("south-of-dnestr", 5)
            .state("control", Map.of("0505", "soviet"))
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0505", "Dr2")
            .plays("retreat paths=x:0505,0506,0507")
            .plays("advance paths=a:0504,0505,0506");
    assertThat(play.events(Advanced.class)).extracting(Advanced::rule).containsExactly("KS-13.4.1");
    assertThat(play.position().controls(Side.AXIS, play.hex("0505"))).isTrue();
    assertThat(play.is("a", Flag.STAYS_SOUTH)).isTrue();
  }

  @Test
  @Case({"KS-3.1.3", "KS-13.4.1"})
  void anAdvanceBringsNoMoreUnitsThanAHexHolds() {
    Play play =
        axisAttacks()
            .unit("b", FOOT, "0504")
            .unit("c", FOOT, "0404")
            .unit("d", FOOT, "0405")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a,b,c,d hexes=0505", "Dr2");
    if (play.question().equals("retreat")) {
      play.plays(play.legal("retreat").getFirst());
    }
    play.refuses("KS-3.1.3", "advance paths=a:0504,0505;b:0504,0505;c:0404,0505;d:0405,0505")
        .allows("advance paths=a:0504,0505;b:0504,0505;d:0405,0505");
  }

  @Test
  @Case({"KS-13.4.1", "KS-13.3.1"})
  void whoAdvancesStaysInGoodOrder() {
    Play play =
        axisAttacks()
            .unit("guard", FOOT, "0404", "attacked")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0505", "Dr2");
    if (play.question().equals("retreat")) {
      play.plays(play.legal("retreat").getFirst());
    }
    play.plays("advance paths=a:0504,0505");
    assertThat(play.at("a")).isEqualTo("0505");
    assertThat(play.status("a")).isEqualTo("good");
  }

  @Test
  @Case({"KS-13.2", "KS-16.1.3"})
  void gunsThatFiredFromAfarDoNotFallBackWithTheAttackers() {
    Play play =
        Sketch.clear(9, 9)
            .state("ammo", Map.of("gollnick", 9))
            .hq("h", "gollnick", "0401")
            .unit("gun", "gollnick artillery regiment B 1-2-0", "0402")
            .unit("a", "gollnick infantry regiment B 4-3-6", "0404")
            .unit("b", "gollnick infantry regiment B 1-3-6", "0305")
            .unit("x", "60a rifle division B 4-6-5", "0405")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a,b,gun hexes=0405", "Br1");
    while (play.asked() == Side.AXIS && play.question().equals("retreat")) {
      play.plays(play.legal("retreat").getFirst());
    }
    assertThat(play.at("gun")).isEqualTo("0402");
    assertThat(play.at("a")).isNotEqualTo("0404");
    assertThat(play.at("b")).isNotEqualTo("0305");
    assertThat(play.at("a")).isNotEqualTo(play.at("b"));
  }

  @Test
  @Case({"KS-15.2.3", "KS-13.1", "KS-7.1.5"})
  void whoIsLostGuardsNoPontoonAndHoldsNoPosition() {
    Play play =
        Sketch.clear(11, 11)
            .state("positions", Map.of("0505", "hasty"))
            .unit("y", "60a rifle division A 40-4-5", "0405", "active")
            .unit("tank", "60a tank brigade A 4-4-9", "0504", "active")
            .hexside("major-river", "0505/0506")
            .state("pontoons", Map.of("0505/0506", "g"))
            .hq("s", "60a", "0501")
            .unit("x", "60a rifle division A 40-4-5", "0504", "active")
            .unit("g", "xlviii infantry regiment C 1-1-6", "0505", "supplied")
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=tank,x hexes=0505", "De1");
    assertThat(play.at("g")).isEqualTo("gone");
    assertThat(play.events(BridgeBlown.class)).hasSize(1);
    assertThat(play.events(PositionLost.class)).hasSize(1);
    assertThat(play.state(Side.AXIS, "losses")).isEqualTo(List.of("g"));
  }
}
