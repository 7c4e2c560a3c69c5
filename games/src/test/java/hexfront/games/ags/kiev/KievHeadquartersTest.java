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
      Play s = Sketch.germanCombat(2).german("g", "5-7-7", "0505").hq("h", e[0], "0604").begin();
      assertThat(s.odds(ATTACK).defence()).isEqualTo(e[1]);
    }
  }

  @Test
  @Case("KIEV-19.67")
  void theZoneOfAHeadquartersCountsForMovementOnly() {
    Play s = Sketch.germanMovement(2).hq("h", 5, "0505").begin();
    assertThat(s.zones(Side.SOVIET, "movement"))
        .containsExactly("0404", "0405", "0504", "0506", "0604", "0605");
    assertThat(s.zones(Side.SOVIET, "supply")).isEmpty();
    assertThat(s.zones(Side.SOVIET, "retreat")).isEmpty();
  }

  @Test
  @Case("KIEV-19.67")
  void itStopsAndHoldsMovingEnemies() {
    Play s =
        Sketch.germanMovement(2)
            .hq("h", 5, "0505")
            .panzer("p", "6-2-10", "0503")
            .panzer("q", "6-2-10", "0604")
            .begin();
    s.allows("move units=p path=0503,0504");
    s.refuses("AGS-8.21", "move units=p path=0503,0504,0404");
    s.refuses("AGS-5.24", "move units=q path=0604,0704");
    s.allows("overrun units=q hex=0505");
  }

  @Test
  @Case("KIEV-19.67")
  void enemySupplyRunsThroughItsZone() {
    Play s =
        Sketch.germanMovement(2, 10, 2)
            .theMapSupplies()
            .road("off-0101")
            .german("g", "5-7-7", "1001")
            .hq("h", 5, "0502")
            .begin();
    assertThat(s.isSupplied("g")).isTrue();
    Play rifle =
        Sketch.germanMovement(2, 10, 2)
            .theMapSupplies()
            .road("off-0101")
            .german("g", "5-7-7", "1001")
            .soviet("h", "1-1-6", "0502")
            .begin();
    assertThat(rifle.isSupplied("g")).isFalse();
  }

  @Test
  @Case("KIEV-19.67")
  void enemiesRetreatThroughItsZone() {
    Play s =
        Sketch.sovietCombat(2)
            .soviet("s", "5-5-6", "0505")
            .hq("c", 5, "0506")
            .hq("h", 5, "0804")
            .german("g", "3-4-7|1-2-7", "0604")
            .begin();
    s.plays("attack attackers=s hexes=0604", 1).plays("choose option=retreat");
    s.allows("retreat paths=g:0604,0704");
  }

  // ---- German leaders

  @Test
  @Case("KIEV-21.0")
  void aLeaderAddsItsRatingToTheAttackOfItsStackUpToItsStrength() {
    Play s =
        Sketch.germanCombat(2)
            .german("g", "5-7-7", "0505")
            .leader("l", 8, "0505")
            .soviet("s", "2-3-6", "0604")
            .begin();
    assertThat(s.odds(ATTACK).attack()).isEqualTo(5);
    assertThat(s.odds(ATTACK + " hq-bonus=true").attack()).isEqualTo(10);
    Play strong =
        Sketch.germanCombat(2)
            .german("g", "5-7-7", "0505")
            .german("k", "5-7-7", "0505")
            .leader("l", 8, "0505")
            .soviet("s", "2-3-6", "0604")
            .begin();
    assertThat(strong.odds("attack attackers=g,k hexes=0604 hq-bonus=true").attack()).isEqualTo(18);
  }

  @Test
  @Case("KIEV-21.0")
  void theRatingIsAddedAfterIntegrityHasDoubledTheRegiments() {
    Play s =
        Sketch.germanCombat(2)
            .panzer("g", "3-1-10", "0505", "of 3")
            .motorized("m", "1-3-10", "0505", "of 3")
            .leader("l", 10, "0505")
            .soviet("s", "2-3-6", "0604")
            .begin();
    assertThat(s.odds("attack attackers=g,m hexes=0604 hq-bonus=true").attack()).isEqualTo(16);
  }

  private static int defence(Sketch s) {
    return s.soviet("s", "5-5-6", "0505")
        .hq("c", 5, "0506")
        .begin()
        .odds("attack attackers=s hexes=0604")
        .defence();
  }

  @Test
  @Case("KIEV-21.0")
  void aLeaderAddsHalfItsRatingToTheDefenceOfItsStackTerrainIncluded() {
    assertThat(defence(Sketch.sovietCombat(2).german("g", "5-7-7", "0604").leader("l", 8, "0604")))
        .isEqualTo(11);
    assertThat(
            defence(
                Sketch.sovietCombat(2)
                    .terrain("woods", "0604")
                    .german("g", "5-7-7", "0604")
                    .leader("l", 8, "0604")))
        .isEqualTo(22);
    assertThat(defence(Sketch.sovietCombat(2).leader("l", 10, "0604"))).isEqualTo(5);
  }

  @Test
  @Case("KIEV-21.0")
  void aSovietHeadquartersAddsNothingToItsStackInDefence() {
    Play s =
        Sketch.germanCombat(2)
            .german("g", "5-7-7", "0505")
            .soviet("s", "2-3-6", "0604")
            .hq("h", 8, "0604")
            .begin();
    assertThat(s.odds(ATTACK).defence()).isEqualTo(3);
  }

  @Test
  @Case({"KIEV-21.0", "KIEV-19.67"})
  void aLeadersZoneCountsForMovementOnly() {
    Play s = Sketch.sovietMovement(2).leader("l", 8, "0505").begin();
    assertThat(s.zones(Side.AXIS, "movement")).hasSize(6);
    assertThat(s.zones(Side.AXIS, "supply")).isEmpty();
  }

  @Test
  @Case("KIEV-21.0")
  void germanSupplyNeedsNoLeaderAndALeaderTracesItsOwn() {
    Play s =
        Sketch.germanMovement(2)
            .theMapSupplies()
            .road("off-0105-0205")
            .german("g", "5-7-7", "0905")
            .leader("l", 8, "0903")
            .begin();
    assertThat(s.isSupplied("g")).isTrue();
    assertThat(s.isSupplied("l")).isTrue();
    Play cut =
        Sketch.germanMovement(2)
            .theMapSupplies()
            .leader("l", 8, "0505")
            .german("g", "5-7-7", "0505")
            .begin();
    assertThat(cut.isSupplied("g")).isFalse();
    assertThat(cut.isSupplied("l")).isFalse();
  }

  @Test
  @Case("KIEV-21.0")
  void theRulesOfHeadquartersHoldForLeaders() {
    Play s =
        Sketch.germanMechanizedMovement(2)
            .leader("l", 8, "0502")
            .soviet("s", "2-3-6", "0505")
            .begin();
    s.allows("move units=l path=0502,0503");
    s.refuses("AGS-11.23", "move units=l path=0502,0503,0504");
    assertThatThrownBy(
            () ->
                Sketch.germanMovement(2)
                    .leader("a", 8, "0502")
                    .leader("b", 8, "0502")
                    .begin()
                    .game())
        .isInstanceOf(Impossible.class)
        .hasMessageContaining("AGS-7.0");
  }

  @Test
  @Case("KIEV-21.0")
  void guderianHasTenAndKleistEight() {
    assertThat(
            Sketch.BOX.counters().stream()
                .filter(u -> u.arm().equals("leader"))
                .map(u -> u.designation() + " " + u.leadership()))
        .containsExactlyInAnyOrder("2Pz 10", "1Pz 8");
  }
}
