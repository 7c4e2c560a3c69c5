package hexfront.games.blitzfront;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.orders.Units;
import org.junit.jupiter.api.Test;

/** Operational movement: factors, bonus, roads, terrain, breakthrough, overrun. */
class MovementTest {
  private static Sketch map() {
    return Sketch.clear(12, 12);
  }

  @Test
  @Case("BF-MOV-1")
  void aHexCostsAFactorAndTheFactorsArePrinted() {
    Play play = map().axis("a", "corps infantry 5-6-4", "0601").begin(Side.AXIS, "movement");
    assertThat(play.cost("a", "0605")).contains(4.0);
    assertThat(play.needsBonus("a", "0605")).isFalse();
    play.plays("move units=a path=0601,0602,0603");
    assertThat(play.cost("a", "0605")).contains(2.0);
    play.refuses("BF-MOV-1", "move units=a path=0602,0603");
  }

  @Test
  @Case("BF-MOV-2")
  void theBonusCarriesAxisUnitsThreeAndSovietUnitsFiveFactorsFarther() {
    Play axis = map().axis("a", "corps infantry 5-6-4", "0601").begin(Side.AXIS, "movement");
    assertThat(axis.needsBonus("a", "0608")).isTrue();
    assertThat(axis.cost("a", "0609")).isEmpty();
    Play soviet = map().soviet("s", "army rifle 4-6-3", "0601").begin(Side.SOVIET, "movement");
    assertThat(soviet.needsBonus("s", "0609")).isTrue();
    assertThat(soviet.cost("s", "0610")).isEmpty();
  }

  @Test
  @Case("BF-MOV-2")
  void whoeverUsedTheBonusCannotAttack() {
    map()
        .axis("a", "division panzer 4-3-6", "0601")
        .soviet("x", "brigade tank 2-1-5", "0609")
        .begin(Side.AXIS, "movement")
        .plays("move units=a path=0601,0602,0603,0604,0605,0606,0607,0608")
        .refuses("BF-MOV-2", "attack attackers=a hexes=0609");
  }

  @Test
  @Case("BF-MOV-2")
  void leavingOrEnteringTheZoneOfAnArmyInGoodOrderCostsTheBonus() {
    Play near =
        map()
            .axis("a", "division infantry 2-2-4", "0601")
            .soviet("x", "army rifle 4-6-3", "0501")
            .begin(Side.AXIS, "movement");
    assertThat(near.cost("a", "0605")).isPresent();
    near.refuses("BF-MOV-2", "move units=a path=0601,0602,0603,0604,0605,0606");
    Play into =
        map()
            .axis("a", "division infantry 2-2-4", "0601")
            .soviet("x", "army rifle 4-6-3", "0607")
            .begin(Side.AXIS, "movement");
    into.refuses("BF-MOV-2", "move units=a path=0601,0602,0603,0604,0605,0606");
    Play disrupted =
        map()
            .axis("a", "division infantry 2-2-4", "0601")
            .soviet("x", "army rifle 4-6-3", "0607", "disrupted")
            .begin(Side.AXIS, "movement");
    disrupted.allows("move units=a path=0601,0602,0603,0604,0605,0606");
  }

  @Test
  @Case("BF-MOV-2")
  void aFriendWhoStaysInTheZoneKeepsTheBonus() {
    map()
        .axis("a", "division infantry 2-2-4", "0601")
        .axis("b", "division infantry 2-2-4", "0606")
        .soviet("x", "army rifle 4-6-3", "0607")
        .begin(Side.AXIS, "movement")
        .allows("move units=a path=0601,0602,0603,0604,0605,0606");
    map()
        .axis("a", "division infantry 2-2-4", "0601")
        .axis("b", "division infantry 2-2-4", "0601")
        .soviet("x", "army rifle 4-6-3", "0501")
        .begin(Side.AXIS, "movement")
        .allows("move units=a path=0601,0602,0603,0604,0605,0606")
        .refuses("BF-MOV-2", "move units=a,b path=0601,0602,0603,0604,0605,0606");
  }

  @Test
  @Case("BF-MOV-3")
  void mobileUnitsPayHalfOnRoadsAndOthersGoAHexFarther() {
    Play play =
        map()
            .way("road", "0601-0602-0603-0604-0605-0606-0607-0608-0609-0610-0611-0612")
            .axis("p", "division panzer 4-3-6", "0601")
            .axis("i", "division infantry 2-2-4", "0601")
            .begin(Side.AXIS, "movement");
    assertThat(play.cost("p", "0603")).contains(1.0);
    assertThat(play.cost("i", "0606")).contains(5.0);
    assertThat(play.needsBonus("i", "0606")).isFalse();
    assertThat(play.needsBonus("i", "0607")).isTrue();
    assertThat(play.cost("i", "0610")).contains(9.0);
    assertThat(play.cost("i", "0611")).isEmpty();
  }

  @Test
  @Case({"BF-MOV-3", "BF-WX-4"})
  void aBrownRoadIsNoRoadInMud() {
    Sketch sketch =
        map().way("brown-road", "0601-0602-0603").axis("p", "division panzer 4-3-6", "0601");
    assertThat(sketch.begin(Side.AXIS, "movement").cost("p", "0602")).contains(0.5);
    Play mud = sketch.state("weather", "mud").begin(Side.AXIS, "movement");
    assertThat(mud.cost("p", "0602")).contains(1.0);
    assertThat(mud.needsBonus("p", "0605")).isTrue();
  }

  @Test
  @Case({"BF-TER-6", "BF-TER-7", "BF-TER-8", "BF-TER-9"})
  void roughTerrainIsDearForLargeMobileUnits() {
    Play play =
        map()
            .terrain("forest", "0602")
            .terrain("swamp", "0502")
            .terrain("hill", "0702")
            .terrain("mountain", "0701")
            .axis("k", "corps motorized 5-5-5", "0601")
            .axis("d", "division motorized 4-4-5", "0601")
            .axis("i", "division infantry 2-2-4", "0601")
            .begin(Side.AXIS, "movement");
    assertThat(play.cost("k", "0602")).contains(2.0);
    assertThat(play.cost("k", "0502")).contains(3.0);
    assertThat(play.cost("k", "0702")).contains(2.0);
    assertThat(play.cost("k", "0701")).contains(3.0);
    assertThat(play.cost("d", "0602")).contains(1.0);
    assertThat(play.cost("d", "0502")).contains(3.0);
    assertThat(play.cost("d", "0701")).contains(1.0);
    assertThat(play.cost("i", "0502")).contains(1.0);
  }

  @Test
  @Case("BF-WX-2")
  void inSnowSwampsAndLakesAreFrozen() {
    Sketch sketch =
        map()
            .terrain("swamp", "0602")
            .terrain("lake", "0502")
            .axis("d", "division motorized 4-4-5", "0601", "supplied");
    assertThat(sketch.begin(Side.AXIS, "movement").cost("d", "0502")).isEmpty();
    Play snow = sketch.state("weather", "snow").begin(Side.AXIS, "movement");
    assertThat(snow.cost("d", "0602")).contains(1.0);
    assertThat(snow.cost("d", "0502")).contains(1.0);
  }

  @Test
  @Case({"BF-BRK-1", "BF-SEQ-A6"})
  void inTheBreakthroughGermansWhoHaveNotActedMoveTwoFactorsLess() {
    Play play =
        map()
            .axis("p", "division panzer 4-3-6", "0601")
            .axis("m", "division panzer 4-3-6", "0301", "moved")
            .axis("t", "division panzer 4-3-6", "0401", "attacked")
            .axis("r", "corps cavalry 2-3-5", "0901", "nation rumanian")
            .begin(Side.AXIS, "breakthrough");
    assertThat(play.needsBonus("p", "0605")).isFalse();
    assertThat(play.needsBonus("p", "0606")).isTrue();
    assertThat(play.cost("p", "0608")).isEmpty();
    play.refuses("BF-BRK-1", "move units=m path=0301,0302")
        .refuses("BF-SEQ-A6", "move units=t path=0401,0402")
        .refuses("BF-BRK-1", "move units=r path=0901,0902");
  }

  @Test
  @Case("BF-SUP-7")
  void withoutTheirOilMobileUnitsHaveFourFactors() {
    Sketch sketch =
        map()
            .axis("p", "division panzer 4-3-6", "0601")
            .axis("i", "division cavalry 2-2-5", "0301")
            .state("oil", java.util.Map.of("ploesti", "soviet"));
    Play play = sketch.begin(Side.AXIS, "movement");
    assertThat(play.needsBonus("p", "0605")).isFalse();
    assertThat(play.needsBonus("p", "0606")).isTrue();
    assertThat(play.needsBonus("i", "0306")).isFalse();
    Play maikop =
        map()
            .place("town", "Maikop", "0111")
            .axis("g", "division infantry 2-2-4", "0111")
            .soviet("t", "brigade tank 2-1-5", "0601")
            .begin(Side.SOVIET, "movement");
    assertThat(maikop.needsBonus("t", "0606")).isTrue();
  }

  @Test
  @Case("BF-DIS-1")
  void aDisruptedUnitNeitherMovesNorAttacks() {
    map()
        .axis("a", "corps infantry 5-6-4", "0601", "disrupted")
        .soviet("x", "division rifle 1-1-3", "0602")
        .begin(Side.AXIS, "movement")
        .refuses("BF-DIS-1", "move units=a path=0601,0501")
        .refuses("BF-DIS-1", "attack attackers=a hexes=0602");
  }

  @Test
  @Case("BF-SUP-5")
  void whoeverMovesWithoutSupplyIsDisrupted() {
    Play play =
        map()
            .axis("a", "division infantry 2-2-4", "0601", "unsupplied")
            .begin(Side.AXIS, "movement")
            .plays("move units=a path=0601,0602");
    assertThat(play.isDisrupted("a")).isTrue();
  }

  @Test
  @Case("BF-KAT-2")
  void aGermanUnitMovesThroughRocketsThatNobodyProtects() {
    Play play =
        map()
            .axis("a", "division infantry 2-2-4", "0601")
            .axis("r", "division infantry 2-2-3", "0502", "nation rumanian")
            .soviet("k", "regiment rocket 0-0-5", "0602", "trait guards")
            .begin(Side.AXIS, "movement")
            .refuses("BF-MOV-1", "move units=r path=0502,0602")
            .allows("attack attackers=r hexes=0602");
    assertThat(play.odds("attack attackers=r hexes=0602").column()).isEqualTo("9:1");
    play.plays("move units=a path=0601,0602,0603");
    assertThat(play.at("k")).isEqualTo("gone");
  }

  @Test
  @Case("BF-OVR-1")
  void anOverrunEmptiesAHexAndItsAttackLapses() {
    Play play =
        map()
            .axis("a", "division panzer 4-3-6", "0602")
            .axis("b", "division panzer 4-3-6", "0602")
            .axis("c", "division infantry 2-2-4", "0503")
            .soviet("x", "division rifle 1-1-3", "0603")
            .begin(Side.AXIS, "movement")
            .plays("attack attackers=c hexes=0603")
            .refuses("BF-SEQ-A3", "move units=c path=0503,0504")
            .refuses("BF-OVR-1", "overrun units=a hex=0603")
            .plays("overrun units=a,b hex=0603")
            .allows("move units=c path=0503,0504");
    assertThat(play.at("x")).isEqualTo("gone");
    play.plays("move units=a path=0603,0604");
  }

  @Test
  @Case("BF-TER-5")
  void armorPaysForTheRiversItCrossesToAttack() {
    Sketch sketch =
        map()
            .hexside("river", "0606/0607")
            .axis("p", "division panzer 4-3-6", "0601")
            .axis("i", "division infantry 4-3-5", "0601")
            .soviet("x", "brigade tank 2-1-5", "0607");
    sketch
        .begin(Side.AXIS, "movement")
        .plays("move units=p path=0601,0602,0603,0604,0605,0606")
        .allows("attack attackers=p hexes=0607");
    sketch
        .begin(Side.AXIS, "movement")
        .plays("move units=p path=0601,0501,0502,0503,0504,0505,0506")
        .refuses("BF-MOV-1", "move units=p path=0506,0701");
    sketch
        .begin(Side.AXIS, "movement")
        .plays("move units=p path=0601,0602,0601,0602,0603,0604,0605")
        .plays("move units=i path=0601,0602,0603,0604,0605,0606")
        .allows("attack attackers=i hexes=0607");
    Sketch.clear(12, 12)
        .hexside("river", "0607/0608")
        .axis("p", "division panzer 4-3-6", "0601")
        .soviet("x", "brigade tank 2-1-5", "0608")
        .begin(Side.AXIS, "movement")
        .plays("move units=p path=0601,0602,0603,0604,0605,0606,0607")
        .refuses("BF-TER-5", "attack attackers=p hexes=0608");
  }

  @Test
  @Case({"BF-MOV-1", "BF-MOV-3"})
  void aStackIsShownWaysThatSuitAllOfIt() {
    Play play =
        map()
            .way("road", "0601-0501-0401-0402-0403-0404-0405-0406-0407-0507-0607")
            .axis("p", "division panzer 4-3-6", "0601")
            .axis("i", "corps infantry 5-6-4", "0601")
            .begin(Side.AXIS, "movement");
    assertThat(play.cost("p", "0607")).contains(5.0);
    assertThat(play.rules().reach(play.position(), Units.of(play.unit("p"), play.unit("i"))))
        .as("the road is quick for panzers and too long on foot")
        .anyMatch(r -> r.hex() == play.hex("0607") && r.cost().value() == 6);
  }

  @Test
  @Case("BF-TER-10")
  void nobodyGoesIntoTheSea() {
    map()
        .terrain("sea", "0602")
        .axis("a", "division infantry 2-2-4", "0601")
        .begin(Side.AXIS, "movement")
        .refuses("BF-TER-10", "move units=a path=0601,0602");
  }
}
