package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Module 12: attacks, strengths, columns and shifts. */
class CombatTest {
  private static final String FOOT = "xlviii infantry regiment B 4-3-6";
  private static final String TANK = "xlviii panzer regiment B 4-3-8";
  private static final String RIFLE = "60a rifle division B 4-4-5";

  private static Sketch field() {
    return Sketch.clear(9, 9).hq("h", "xlviii", "0401").unit("x", RIFLE, "0405");
  }

  @Test
  @Case({"KS-12.0", "KS-2.2.4"})
  void allUnitsOfAForceAttackTheSameHexIfTheyCan() {
    Play play =
        field()
            .unit("a", FOOT, "0404")
            .unit("b", FOOT, "0404")
            .hq("k", "xlviii", "0404")
            .begin(Side.AXIS, "combat")
            .refuses("KS-12.0", "attack attackers=a hexes=0405")
            .refuses("KS-2.2.4", "attack attackers=a,b,k hexes=0405")
            .allows("attack attackers=a,b hexes=0405");
    play.allows("end-phase");
  }

  @Test
  @Case({"KS-12.1", "KS-12.1.1", "KS-2.2.8"})
  void oneHexAnAttackOneAttackATurnForEachUnit() {
    Play play =
        field()
            .unit("y", RIFLE, "0305")
            .unit("a", FOOT, "0404")
            .unit("b", FOOT, "0304")
            .unit("far", FOOT, "0403")
            .begin(Side.AXIS, "combat")
            .refuses("KS-12.1.1", "attack attackers=a hexes=0405,0305")
            .refuses("KS-12.1", "attack attackers=far hexes=0405")
            .refuses("KS-12.1", "attack attackers=a hexes=0403")
            .fights("attack attackers=a hexes=0405", "Ddo")
            .refuses("KS-12.1.1", "attack attackers=a hexes=0305")
            .refuses("KS-12.1.1", "attack attackers=b hexes=0405")
            .allows("attack attackers=b hexes=0305");
    assertThat(play.is("x", Flag.DEFENDED)).isTrue();
  }

  @Test
  @Case({"KS-12.1.2", "KS-12.1.3", "KS-3.1.1", "KS-2.2.5"})
  void strengthsAreAddedAndThePercentageRoundedDown() {
    Play play =
        field()
            .hq("s", "60a", "0405")
            .unit("a", FOOT, "0404")
            .unit("b", FOOT, "0404")
            .unit("c", FOOT, "0305")
            .begin(Side.AXIS, "combat");
    assertThat(play.odds("attack attackers=a,b,c hexes=0405").attack()).isEqualTo(12);
    assertThat(play.odds("attack attackers=a,b,c hexes=0405").defence()).isEqualTo(5);
    assertThat(play.odds("attack attackers=a,b,c hexes=0405").column()).isEqualTo("200/0");
    assertThat(play.odds("attack attackers=a,b hexes=0405").column()).isEqualTo("150/0");
    assertThat(play.odds("attack attackers=c hexes=0405").column()).isEqualTo("75/0");
  }

  @Test
  @Case({"KS-12.1.4", "KS-12.1.4A", "KS-13.3.7-6"})
  void theDifferenceInQualityIsTheFirstColumn() {
    Play play =
        Sketch.clear(9, 9)
            .unit("x", "60a rifle division C 4-4-5", "0405", "disrupted")
            .unit("a", "xlviii infantry regiment A 4-3-6", "0404", "supplied")
            .begin(Side.AXIS, "combat");
    assertThat(play.odds("attack attackers=a hexes=0405").column()).isEqualTo("200/+3");
    assertThat(play.odds("attack attackers=a hexes=0405").shifts()).isEqualTo(1);
  }

  @Test
  @Case({"KS-12.1.5", "KS-12.2", "KS-12.2.1", "KS-13.3.7-4"})
  void shiftsAreNettedAndStayInsideTheTable() {
    Sketch city = field().terrain("rough", "0405").terrain("city", "0405").unit("a", FOOT, "0404");
    assertThat(city.begin(Side.AXIS, "combat").odds("attack attackers=a hexes=0405").shifts())
        .isEqualTo(-2);
    Sketch town = field().terrain("town", "0405").unit("a", FOOT, "0404");
    assertThat(town.begin(Side.AXIS, "combat").odds("attack attackers=a hexes=0405").column())
        .isEqualTo("100/-1");
    CombatTable table = KesselTables.load().combat();
    assertThat(table.name(table.column(7, 3, 2, 4))).isEqualTo("200/+4");
    assertThat(table.name(table.column(7, 3, 0, 3 - 1))).isEqualTo("200/+2");
  }

  @Test
  @Case({"KS-12.2.1", "KS-12.2.2C"})
  void riversHalveAttackersAndAnUnbridgedMajorRiverShifts() {
    Sketch rivers =
        field()
            .hexside("major-river", "0404/0405", "0305/0405")
            .hexside("bridge", "0305/0405")
            .hexside("minor-river", "0306/0405", "0505/0405")
            .hexside("bridge", "0505/0405")
            .unit("a", "xlviii infantry regiment B 5-3-6", "0404")
            .unit("b", "xlviii infantry regiment B 5-3-6", "0305")
            .unit("c", "xlviii infantry regiment B 5-3-6", "0306")
            .unit("d", "xlviii infantry regiment B 5-3-6", "0505");
    Play play = rivers.begin(Side.AXIS, "combat");
    assertThat(play.odds("attack attackers=a hexes=0405").attack()).isEqualTo(3);
    assertThat(play.odds("attack attackers=a hexes=0405").shifts()).isEqualTo(-1);
    assertThat(play.odds("attack attackers=b hexes=0405").attack()).isEqualTo(3);
    assertThat(play.odds("attack attackers=b hexes=0405").shifts()).isZero();
    assertThat(play.odds("attack attackers=c hexes=0405").attack()).isEqualTo(3);
    assertThat(play.odds("attack attackers=d hexes=0405").attack()).isEqualTo(5);
  }

  @Test
  @Case({"KS-12.2.2", "KS-12.2.2A", "KS-12.2.2B"})
  void armorWithOthersInAHexHelpsTheAttackerArmorAloneTheDefender() {
    Play together =
        field().unit("a", FOOT, "0404").unit("t", TANK, "0404").begin(Side.AXIS, "combat");
    assertThat(together.odds("attack attackers=a,t hexes=0405").shifts()).isEqualTo(1);
    Sketch apart = field().unit("a", FOOT, "0404").unit("t", TANK, "0305");
    assertThat(apart.begin(Side.AXIS, "combat").odds("attack attackers=a,t hexes=0405").shifts())
        .isZero();
    Sketch tanks = apart.unit("y", "60a tank brigade B 3-3-9", "0405");
    assertThat(tanks.begin(Side.AXIS, "combat").odds("attack attackers=a,t hexes=0405").shifts())
        .isEqualTo(-1);
    Play both =
        field()
            .unit("y", "60a tank brigade B 3-3-9", "0405")
            .unit("a", FOOT, "0404")
            .unit("t", TANK, "0404")
            .begin(Side.AXIS, "combat");
    assertThat(both.odds("attack attackers=a,t hexes=0405").shifts()).isZero();
  }

  @Test
  @Case({"KS-12.2.2C", "KS-13.3.7-5", "KS-12.2.2A"})
  void combinedArmsNeedSupplyABridgeAndGoodOrder() {
    Sketch river =
        field().hexside("major-river", "0404/0405").unit("a", FOOT, "0404").unit("t", TANK, "0404");
    assertThat(river.begin(Side.AXIS, "combat").odds("attack attackers=a,t hexes=0405").shifts())
        .isEqualTo(-1);
    river.hexside("bridge", "0404/0405");
    assertThat(river.begin(Side.AXIS, "combat").odds("attack attackers=a,t hexes=0405").shifts())
        .isEqualTo(1);
    Play cut =
        Sketch.clear(9, 9)
            .unit("x", RIFLE, "0405")
            .unit("a", FOOT, "0404", "unsupplied")
            .unit("t", TANK, "0404", "supplied")
            .begin(Side.AXIS, "combat");
    assertThat(cut.odds("attack attackers=a,t hexes=0405").shifts()).isZero();
    Play routed =
        Sketch.clear(9, 9)
            .unit("y", "60a tank brigade B 3-3-9", "0405", "routed")
            .unit("a", FOOT, "0404", "supplied")
            .begin(Side.AXIS, "combat");
    assertThat(routed.odds("attack attackers=a hexes=0405").shifts()).isZero();
  }

  @Test
  @Case({"KS-12.2.2D", "KS-12.2.2E", "KS-4.I"})
  void sovietCombinedArmsNeedOneFormationThoseOfTheAxisDoNot() {
    Sketch soviets =
        Sketch.clear(9, 9)
            .hq("s", "60a", "0401")
            .hq("t", "7gtc", "0401")
            .unit("a", FOOT, "0405")
            .unit("x", RIFLE, "0404", "active")
            .unit("own", "60a tank brigade B 3-3-9", "0404", "active");
    assertThat(
            soviets.begin(Side.SOVIET, "combat").odds("attack attackers=x,own hexes=0405").shifts())
        .isEqualTo(1);
    Play mixed =
        Sketch.clear(9, 9)
            .hq("s", "60a", "0401")
            .hq("t", "7gtc", "0401")
            .unit("a", FOOT, "0405")
            .unit("x", RIFLE, "0404", "active")
            .unit("other", "7gtc tank brigade B 3-3-9", "0404", "active")
            .begin(Side.SOVIET, "combat");
    assertThat(mixed.odds("attack attackers=other,x hexes=0405").shifts()).isZero();
    Play axis =
        Sketch.clear(9, 9)
            .hq("h", "iii", "0401")
            .hq("k", "xxiv", "0401")
            .unit("x", RIFLE, "0405")
            .unit("t", "iii panzer regiment B 4-3-0", "0404")
            .unit("a", "xxiv infantry regiment B 4-3-6", "0404")
            .begin(Side.AXIS, "combat");
    assertThat(axis.odds("attack attackers=a,t hexes=0405").shifts()).isEqualTo(1);
  }

  @Test
  @Case({"KS-13.3.7-1", "KS-13.3.7-2", "KS-13.3.7-3", "KS-13.3.2"})
  void disorderWeakensTheDefence() {
    Play messy =
        Sketch.clear(9, 9)
            .unit("x", RIFLE, "0405", "disorganized")
            .unit("a", FOOT, "0404", "supplied")
            .begin(Side.AXIS, "combat");
    assertThat(messy.odds("attack attackers=a hexes=0405").defence()).isEqualTo(4);
    CombatTable table = messy.rules().tables.combat();
    int column = table.columnNamed("100/0");
    assertThat(table.result(column, 3, true)).isEqualTo(table.result(column, 2, false));
    Play disrupted =
        Sketch.clear(9, 9)
            .unit("x", "60a rifle division B 4-5-5", "0405", "disrupted")
            .unit("a", FOOT, "0404", "supplied")
            .begin(Side.AXIS, "combat");
    assertThat(disrupted.odds("attack attackers=a hexes=0405").defence()).isEqualTo(3);
    assertThat(disrupted.odds("attack attackers=a hexes=0405").shifts()).isEqualTo(1);
    Play routed =
        Sketch.clear(9, 9)
            .terrain("city", "0405")
            .unit("x", RIFLE, "0405", "routed")
            .unit("y", RIFLE, "0405", "routed")
            .unit("a", FOOT, "0404", "supplied")
            .begin(Side.AXIS, "combat");
    assertThat(routed.odds("attack attackers=a hexes=0405").defence()).isEqualTo(2);
    assertThat(routed.odds("attack attackers=a hexes=0405").shifts()).isZero();
  }

  @Test
  @Case({"KS-13.3.1", "KS-13.3.2", "KS-13.3.3", "KS-9.1"})
  void unitsInDisorderAndUnitsThatAreNotActiveDoNotAttack() {
    field()
        .unit("a", FOOT, "0404", "disorganized")
        .begin(Side.AXIS, "combat")
        .refuses("KS-13.3.1", "attack attackers=a hexes=0405");
    field()
        .unit("a", FOOT, "0404", "disrupted")
        .begin(Side.AXIS, "combat")
        .refuses("KS-13.3.2", "attack attackers=a hexes=0405");
    field()
        .unit("a", FOOT, "0404", "routed")
        .begin(Side.AXIS, "combat")
        .refuses("KS-13.3.3", "attack attackers=a hexes=0405");
    field()
        .unit("a", FOOT, "0404")
        .begin(Side.SOVIET, "combat")
        .refuses("KS-9.1", "attack attackers=x hexes=0404");
  }

  @Test
  @Case("KS-13.2.5")
  void unitsThatRetreatedIntoAHexLendItNoStrengthButSufferWithIt() {
    Play play =
        Sketch.clear(9, 9)
            .unit("x", RIFLE, "0405")
            .unit("y", RIFLE, "0405", "retreated", "defended")
            .unit("a", "xlviii infantry regiment B 9-3-6", "0404", "supplied")
            .begin(Side.AXIS, "combat");
    assertThat(play.odds("attack attackers=a hexes=0405").defence()).isEqualTo(4);
    play.fights("attack attackers=a hexes=0405", "Dr1");
    assertThat(play.question()).isEqualTo("retreat");
    assertThat(play.legal("retreat").getFirst()).contains("x:").contains("y:");
    Sketch.clear(9, 9)
        .unit("y", RIFLE, "0405", "retreated", "defended")
        .unit("a", FOOT, "0404", "supplied")
        .state("weather", "snow")
        .begin(Side.AXIS, "combat")
        .refuses("KS-12.1.1", "attack attackers=a hexes=0405");
  }

  // ---- artillery

  private static Sketch guns(int ammo) {
    return Sketch.clear(9, 9)
        .state("ammo", Map.of("gollnick", ammo))
        .road("0401-0402-0403-0404")
        .hq("h", "gollnick", "0401")
        .unit("gun", "gollnick artillery regiment B 6-2-0", "0402")
        .unit("a", "gollnick infantry regiment B 4-3-6", "0404")
        .unit("x", RIFLE, "0405");
  }

  @Test
  @Case({"KS-16.1", "KS-16.1.2", "KS-16.1.2A", "KS-16.1.3", "KS-2.2.8"})
  void germanGunsSupportAnAttackUpToThreeHexesAwayForAmmunition() {
    Play play =
        guns(4).begin(Side.AXIS, "combat").refuses("KS-16.1.3", "attack attackers=gun hexes=0405");
    assertThat(play.odds("attack attackers=a,gun hexes=0405").attack()).isEqualTo(10);
    play.fights("attack attackers=a,gun hexes=0405", "Ddis");
    assertThat(play.ammo("gollnick")).isEqualTo(2);
    guns(0)
        .begin(Side.AXIS, "combat")
        .refuses("KS-16.1.2A", "attack attackers=a,gun hexes=0405")
        .allows("attack attackers=a hexes=0405");
    guns(4)
        .unit("y", RIFLE, "0302")
        .begin(Side.AXIS, "combat")
        .refuses("KS-16.1.2", "attack attackers=a,gun hexes=0405");
  }

  @Test
  @Case({"KS-16.1.2B", "KS-16.2", "KS-16.1.3"})
  void riversDoNotMatterToGunsAndSovietGunsAttackBesideOthers() {
    Play play =
        Sketch.clear(9, 9)
            .hexside("minor-river", "0404/0405")
            .hq("s", "60a", "0402")
            .unit("gun", "60a artillery division B 8-2-5", "0404", "active")
            .unit("x", RIFLE, "0404", "active")
            .unit("far", "60a artillery division B 8-2-5", "0403", "active")
            .unit("a", FOOT, "0405")
            .begin(Side.SOVIET, "combat")
            .refuses("KS-16.2", "attack attackers=gun hexes=0405")
            .refuses("KS-16.2", "attack attackers=far,gun,x hexes=0405");
    assertThat(play.odds("attack attackers=gun,x hexes=0405").attack()).isEqualTo(10);
  }

  @Test
  @Case({"KS-16.1.1", "KS-16.2"})
  void gunsKeepToRoads() {
    guns(4)
        .state("fuel", Map.of("gollnick", 9))
        .begin(Side.AXIS, "movement")
        .allows("move units=gun path=0402,0403")
        .refuses("KS-16.1.1", "move units=gun path=0402,0502");
    Play soviet =
        Sketch.clear(9, 9)
            .road("0401-0402-0403-0404")
            .hq("s", "60a", "0402")
            .unit("gun", "60a artillery division B 8-2-5", "0404", "active")
            .begin(Side.SOVIET, "movement")
            .refuses("KS-16.2", "move units=gun path=0404,0504");
    soviet.allows("move units=gun path=0404,0403");
    Play armed =
        Sketch.clear(9, 9)
            .state("ammo", Map.of("gollnick", 9))
            .hq("h", "gollnick", "0401")
            .unit("gun", "gollnick artillery regiment B 6-2-0", "0404")
            .unit("t", "gollnick panzer regiment B 4-3-0", "0404")
            .unit("x", RIFLE, "0405")
            .begin(Side.AXIS, "combat");
    assertThat(armed.odds("attack attackers=gun,t hexes=0405").shifts()).isEqualTo(1);
  }
}
