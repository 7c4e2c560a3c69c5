package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sections 10.5 and 10.6: fuel and ammunition. */
class FuelTest {
  private static Sketch corps(int fuel) {
    return Sketch.clear(20, 8)
        .state("fuel", Map.of("iii", fuel, "lix", 3))
        .hq("h", "iii", "0404")
        .hq("k", "lix", "0504")
        .unit("p", "iii panzer regiment A 5-4-0", "0405")
        .unit("g", "iii panzergrenadier regiment A 4-4-0", "0405")
        .unit("q", "lix panzer regiment A 5-4-0", "0405")
        .unit("i", "iii infantry regiment B 3-3-6", "0406");
  }

  @Test
  @Case({"KS-2.4.1", "KS-10.5.1", "KS-10.5.2", "KS-10.4.1-2", "KS-4.J"})
  void aForceBuysOnePointOfMovementForAPointOfFuel() {
    Play play = corps(9).begin(Side.AXIS, "movement").plays("move units=g,p path=0405,0305,0205");
    assertThat(play.fuel("iii")).isEqualTo(7);
    assertThat(play.state(Side.AXIS, "fuel-spent"))
        .isEqualTo(Map.of("iii", 2, "xxiv", 0, "xlvi", 0, "lix", 0, "gollnick", 0, "mauss", 0));
    assertThat(corps(9).begin(Side.AXIS, "movement").cost("p", "0405")).isEmpty();
    assertThat(corps(3).begin(Side.AXIS, "movement").cost("p", "0408")).hasValue(3.0);
    assertThat(corps(2).begin(Side.AXIS, "movement").cost("p", "0408")).isEmpty();
  }

  @Test
  @Case({"KS-10.5.2", "KS-4.L"})
  void atMostTenPointsAreBoughtInAPhase() {
    corps(30)
        .begin(Side.AXIS, "movement")
        .refuses("KS-10.5.2", "move units=p path=0405,0505 fuel=11")
        .allows("move units=p path=0405,0505 fuel=10");
    corps(1).begin(Side.AXIS, "movement").refuses("KS-10.5.2", "move units=p path=0405,0505,0605");
    Play later =
        corps(30).begin(Side.AXIS, "motorized-movement").plays("move units=p path=0405,0505");
    assertThat(later.fuel("iii")).isEqualTo(29);
    later.refuses("KS-4.L", "move units=i path=0406,0407");
  }

  @Test
  @Case({"KS-10.5.2A", "KS-10.5.2B"})
  void partsOfAForceShareWhatWasBought() {
    Play play =
        corps(9)
            .begin(Side.AXIS, "movement")
            .plays("move units=g,p path=0405,0505,0604 fuel=9")
            .refuses("KS-10.5.2", "move units=g path=0604,0704 fuel=2")
            .plays("move units=g path=0604,0704")
            .refuses("KS-10.5.2A", "move units=p path=0604,0704,0803,0903,1002,1102,1201,1301")
            .plays("move units=p path=0604,0704,0803,0903,1002,1102,1201");
    assertThat(play.fuel("iii")).isZero();
    assertThat(play.is("g", Flag.MOVED)).isTrue();
  }

  @Test
  @Case("KS-10.5.3")
  void everyCorpsPaysForItsUnitsOfAMixedForce() {
    Play play = corps(9).begin(Side.AXIS, "movement").plays("move units=p,q path=0405,0505,0604");
    assertThat(play.fuel("iii")).isEqualTo(7);
    assertThat(play.fuel("lix")).isEqualTo(1);
    corps(9)
        .begin(Side.AXIS, "movement")
        .refuses("KS-10.5.2", "move units=p,q path=0405,0505,0604,0704,0803");
  }

  @Test
  @Case({"KS-10.5.4", "KS-10.4.2", "KS-10.4.1-1", "KS-10.5.1"})
  void withoutFuelOrLineTwoPointsAreFree() {
    Play dry =
        corps(0)
            .begin(Side.AXIS, "movement")
            .refuses("KS-10.5.4", "move units=p path=0405,0505,0604,0704")
            .plays("move units=p path=0405,0505,0604")
            .allows("move units=i path=0406,0407,0408,0508");
    assertThat(dry.fuel("iii")).isZero();
    Play cut =
        Sketch.clear(20, 4)
            .state("fuel", Map.of("iii", 9))
            .hq("h", "iii", "0101")
            .unit("p", "iii panzer regiment A 5-4-0", "1401")
            .begin(Side.AXIS, "movement")
            .refuses("KS-10.5.4", "move units=p path=1401,1501,1601,1701")
            .plays("move units=p path=1401,1501,1601");
    assertThat(cut.fuel("iii")).isEqualTo(9);
  }

  @Test
  @Case("KS-10.5.7")
  void theArmyHeadquartersTakesFuelFromOneCorpsATurn() {
    Play play =
        corps(9)
            .hq("army", "1pza", "0503")
            .begin(Side.AXIS, "movement")
            .refuses("KS-10.5.7", "move units=army path=0503,0603 fuel-from=p")
            .plays("move units=army path=0503,0603 fuel-from=k");
    assertThat(play.fuel("lix")).isEqualTo(2);
    assertThat(play.state(Side.AXIS, "army-fuel")).isEqualTo("k");
    play.plays("end-phase")
        .plays("end-phase")
        .refuses("KS-10.5.7", "move units=army path=0603,0703 fuel-from=h")
        .allows("move units=army path=0603,0703 fuel-from=k");
  }

  @Test
  @Case({"KS-13.3.5A", "KS-13.3.5C"})
  void aDisorganizedHeadquartersSpendsSixPointsATurnADisruptedOneNothing() {
    Sketch messy =
        Sketch.clear(20, 8)
            .state("fuel", Map.of("iii", 20))
            .state("fuel-spent", Map.of("iii", 3))
            .unit("p", "iii panzer regiment A 5-4-0", "0405");
    messy
        .hq("h", "iii", "0404", "disorganized")
        .begin(Side.AXIS, "movement")
        .allows("move units=p path=0405,0505,0604,0704")
        .refuses("KS-10.5.2", "move units=p path=0405,0505,0604,0704,0803");
    Sketch.clear(20, 8)
        .state("fuel", Map.of("iii", 20))
        .unit("p", "iii panzer regiment A 5-4-0", "0405")
        .hq("h", "iii", "0404", "disrupted")
        .begin(Side.AXIS, "movement")
        .allows("move units=p path=0405,0505,0604")
        .refuses("KS-10.5.4", "move units=p path=0405,0505,0604,0704");
  }

  private static Sketch attackers(int ammo) {
    return Sketch.clear(12, 8)
        .state("ammo", Map.of("iii", ammo, "lix", 5))
        .hq("h", "iii", "0404")
        .hq("k", "lix", "0503")
        .unit("a", "iii infantry regiment B 3-3-6", "0405")
        .unit("b", "iii infantry regiment B 5-3-6", "0405")
        .unit("c", "lix infantry regiment B 3-3-6", "0506")
        .unit("x", "60a rifle division C 4-5-5", "0406");
  }

  @Test
  @Case({"KS-2.4.2", "KS-10.4.1-3", "KS-10.6.1", "KS-10.6.2", "KS-10.6.4", "KS-4.K"})
  void everyAttackingUnitFiresAPointOfItsCorps() {
    Play play = attackers(2).begin(Side.AXIS, "combat");
    assertThat(play.odds("attack attackers=a,b,c hexes=0406").attack()).isEqualTo(11);
    play.plays("attack attackers=a,b,c hexes=0406", 3);
    assertThat(play.ammo("iii")).isZero();
    assertThat(play.ammo("lix")).isEqualTo(4);
  }

  @Test
  @Case({"KS-10.6.2", "KS-10.6.3"})
  void withTooFewPointsTheOwnerSaysWhoGetsThemElseTheStrongest() {
    Play play = attackers(1).begin(Side.AXIS, "combat");
    assertThat(play.odds("attack attackers=a,b hexes=0406").attack()).isEqualTo(7);
    assertThat(play.odds("attack attackers=a,b hexes=0406 ammo-for=a").attack()).isEqualTo(6);
    play.refuses("KS-10.6.2", "attack attackers=a,b hexes=0406 ammo-for=a,b");
    Play dry = attackers(0).begin(Side.AXIS, "combat");
    assertThat(dry.odds("attack attackers=a,b hexes=0406").attack()).isEqualTo(5);
  }

  @Test
  @Case({"KS-13.3.5B", "KS-13.3.5C"})
  void underADisorganizedHeadquartersFourUnitsOfACorpsAttackATurn() {
    Sketch messy =
        Sketch.clear(12, 8)
            .state("ammo", Map.of("iii", 9))
            .state("attacks-made", Map.of("iii", 3))
            .hq("h", "iii", "0404", "disorganized")
            .unit("a", "iii infantry regiment B 3-3-6", "0305")
            .unit("b", "iii infantry regiment B 5-3-6", "0305")
            .unit("x", "60a rifle division C 4-5-5", "0306");
    messy
        .begin(Side.AXIS, "combat")
        .refuses("KS-13.3.5B", "attack attackers=a,b hexes=0306")
        .allows("attack attackers=a hexes=0306");
    messy
        .state("attacks-made", Map.of("iii", 4))
        .begin(Side.AXIS, "combat")
        .refuses("KS-13.3.5B", "attack attackers=a hexes=0306");
    Sketch.clear(12, 8)
        .state("ammo", Map.of("iii", 9))
        .hq("h", "iii", "0404", "routed")
        .unit("a", "iii infantry regiment B 3-3-6", "0305")
        .unit("x", "60a rifle division C 4-5-5", "0306")
        .begin(Side.AXIS, "combat")
        .refuses("KS-13.3.5B", "attack attackers=a hexes=0306");
  }

  @Test
  @Case({"KS-10.5.5", "KS-11.1.7", "KS-13.4.4"})
  void fuelIsSpentForAdvancesNotForAttacksAndRetreats() {
    Play play =
        corps(9)
            .state("ammo", Map.of("iii", 9))
            .unit("x", "60a rifle division C 1-1-5", "0505")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=g,p,q hexes=0505", "Dr2");
    assertThat(play.fuel("iii")).isEqualTo(9);
    play.plays(play.legal("retreat").getFirst());
    String path =
        play.legal("advance").stream()
            .filter(text -> text.startsWith("advance paths=p:") && !text.contains(";"))
            .filter(text -> text.split(",").length == 3)
            .findFirst()
            .orElseThrow();
    play.plays(path);
    assertThat(play.fuel("iii")).isEqualTo(7);
  }
}
