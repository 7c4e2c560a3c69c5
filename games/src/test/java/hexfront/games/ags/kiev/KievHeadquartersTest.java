package hexfront.games.ags.kiev;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.games.Arrangement.Impossible;
import org.junit.jupiter.api.Test;

class KievHeadquartersTest {
  private static final String ATTACK = "attack attackers=g hexes=0604";

  @Test
  @Case("KIEV-19.66")
  void aSovietHeadquartersDefendsWithHalfItsRatingRoundedDown() {
    int[][] expected = {{8, 4}, {6, 3}, {5, 2}, {4, 2}, {3, 1}};
    for (int[] e : expected) {
      Situation s = Situation.germanCombat(2).infantry("g", "5-7-7", "0505").hq("h", e[0], "0604");
      assertThat(s.odds(ATTACK).defence()).isEqualTo(e[1]);
    }
  }

  @Test
  @Case("KIEV-19.67")
  void theZoneOfAHeadquartersCountsForMovementOnly() {
    Situation s = Situation.germanMovement(2).hq("h", 5, "0505");
    assertThat(s.zones(Side.SOVIET, "movement"))
        .containsExactly("0404", "0405", "0504", "0506", "0604", "0605");
    assertThat(s.zones(Side.SOVIET, "supply")).isEmpty();
    assertThat(s.zones(Side.SOVIET, "retreat")).isEmpty();
  }

  @Test
  @Case("KIEV-19.67")
  void itStopsAndHoldsMovingEnemies() {
    Situation s =
        Situation.germanMovement(2)
            .hq("h", 5, "0505")
            .panzer("p", "6-2-10", "0503")
            .panzer("q", "6-2-10", "0604");
    assertThat(s.allows("move units=p path=0503,0504")).isTrue();
    assertThat(s.refusal("move units=p path=0503,0504,0404")).contains("AGS-8.21");
    assertThat(s.refusal("move units=q path=0604,0704")).contains("AGS-5.24");
    assertThat(s.allows("overrun units=q hex=0505")).isTrue();
  }

  @Test
  @Case("KIEV-19.67")
  void enemySupplyRunsThroughItsZone() {
    Situation s = Situation.germanMovement(2).mapOf(10, 2).theMapSupplies();
    s.road("off", "0101").infantry("g", "5-7-7", "1001").hq("h", 5, "0502");
    assertThat(s.supplied("g")).isTrue();
    Situation rifle = Situation.germanMovement(2).mapOf(10, 2).theMapSupplies();
    rifle.road("off", "0101").infantry("g", "5-7-7", "1001").rifle("h", "1-1-6", "0502");
    assertThat(rifle.supplied("g")).isFalse();
  }

  @Test
  @Case("KIEV-19.67")
  void enemiesRetreatThroughItsZone() {
    Situation s =
        Situation.sovietCombat(2)
            .rifle("s", "5-5-6", "0505")
            .hq("c", 5, "0506")
            .hq("h", 5, "0804")
            .infantry("g", "3-4-7|1-2-7", "0604");
    s.play("attack attackers=s hexes=0604", 1).play("choose option=retreat");
    assertThat(s.allows("retreat paths=g:0604,0704")).isTrue();
  }

  // ---- German leaders

  @Test
  @Case("KIEV-21.0")
  void aLeaderAddsItsRatingToTheAttackOfItsStackUpToItsStrength() {
    Situation s =
        Situation.germanCombat(2)
            .infantry("g", "5-7-7", "0505")
            .leader("l", 8, "0505")
            .rifle("s", "2-3-6", "0604");
    assertThat(s.odds(ATTACK).attack()).isEqualTo(5);
    assertThat(s.odds(ATTACK + " hq-bonus=true").attack()).isEqualTo(10);
    Situation strong =
        Situation.germanCombat(2)
            .infantry("g", "5-7-7", "0505")
            .infantry("k", "5-7-7", "0505")
            .leader("l", 8, "0505")
            .rifle("s", "2-3-6", "0604");
    assertThat(strong.odds("attack attackers=g,k hexes=0604 hq-bonus=true").attack()).isEqualTo(18);
  }

  @Test
  @Case("KIEV-21.0")
  void theRatingIsAddedAfterIntegrityHasDoubledTheRegiments() {
    Situation s =
        Situation.germanCombat(2)
            .panzer("g", "3-1-10", "0505")
            .of("3")
            .motorized("m", "1-3-10", "0505")
            .of("3")
            .leader("l", 10, "0505")
            .rifle("s", "2-3-6", "0604");
    assertThat(s.odds("attack attackers=g,m hexes=0604 hq-bonus=true").attack()).isEqualTo(16);
  }

  private static int defence(Situation s) {
    return s.rifle("s", "5-5-6", "0505")
        .hq("c", 5, "0506")
        .odds("attack attackers=s hexes=0604")
        .defence();
  }

  @Test
  @Case("KIEV-21.0")
  void aLeaderAddsHalfItsRatingToTheDefenceOfItsStackTerrainIncluded() {
    assertThat(
            defence(
                Situation.sovietCombat(2).infantry("g", "5-7-7", "0604").leader("l", 8, "0604")))
        .isEqualTo(11);
    assertThat(
            defence(
                Situation.sovietCombat(2)
                    .hex("0604", "woods")
                    .infantry("g", "5-7-7", "0604")
                    .leader("l", 8, "0604")))
        .isEqualTo(22);
    assertThat(defence(Situation.sovietCombat(2).leader("l", 10, "0604"))).isEqualTo(5);
  }

  @Test
  @Case("KIEV-21.0")
  void aSovietHeadquartersAddsNothingToItsStackInDefence() {
    Situation s =
        Situation.germanCombat(2)
            .infantry("g", "5-7-7", "0505")
            .rifle("s", "2-3-6", "0604")
            .hq("h", 8, "0604");
    assertThat(s.odds(ATTACK).defence()).isEqualTo(3);
  }

  @Test
  @Case({"KIEV-21.0", "KIEV-19.67"})
  void aLeadersZoneCountsForMovementOnly() {
    Situation s = Situation.sovietMovement(2).leader("l", 8, "0505");
    assertThat(s.zones(Side.AXIS, "movement")).hasSize(6);
    assertThat(s.zones(Side.AXIS, "supply")).isEmpty();
  }

  @Test
  @Case("KIEV-21.0")
  void germanSupplyNeedsNoLeaderAndALeaderTracesItsOwn() {
    Situation s =
        Situation.germanMovement(2)
            .theMapSupplies()
            .road("off", "0105", "0205")
            .infantry("g", "5-7-7", "0905")
            .leader("l", 8, "0903");
    assertThat(s.supplied("g")).isTrue();
    assertThat(s.supplied("l")).isTrue();
    Situation cut =
        Situation.germanMovement(2)
            .theMapSupplies()
            .leader("l", 8, "0505")
            .infantry("g", "5-7-7", "0505");
    assertThat(cut.supplied("g")).isFalse();
    assertThat(cut.supplied("l")).isFalse();
  }

  @Test
  @Case("KIEV-21.0")
  void theRulesOfHeadquartersHoldForLeaders() {
    Situation s =
        Situation.germanMechanizedMovement(2).leader("l", 8, "0502").rifle("s", "2-3-6", "0505");
    assertThat(s.allows("move units=l path=0502,0503")).isTrue();
    assertThat(s.refusal("move units=l path=0502,0503,0504")).contains("AGS-11.23");
    assertThatThrownBy(
            () -> Situation.germanMovement(2).leader("a", 8, "0502").leader("b", 8, "0502").game())
        .isInstanceOf(Impossible.class)
        .hasMessageContaining("AGS-7.0");
  }

  @Test
  @Case("KIEV-21.0")
  void guderianHasTenAndKleistEight() {
    assertThat(
            Situation.BOX.counters().stream()
                .filter(u -> u.arm().equals("leader"))
                .map(u -> u.designation() + " " + u.leadership()))
        .containsExactlyInAnyOrder("2Pz 10", "1Pz 8");
  }
}
