package hexfront.games.ags.korsun;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Sections 19.3, 19.4 and 19.5: special units, overrun, divisional integrity. */
class IntegrityTest {
  private static final String AT_0505 = "attack attackers=x hexes=0505";

  /** The three regiments of a panzer division before a Soviet unit in 0504. */
  private static Sketch division(String first, String second, String third) {
    return Sketch.clear(10, 10)
        .german("pz", "panzer", "5-2-8|3-1-8", first, "of 1")
        .german("g1", "panzergrenadier", "2-3-8|1-1-8", second, "of 1")
        .german("g2", "panzergrenadier", "2-3-8|1-1-8", third, "of 1")
        .soviet("x", "tank", "4-2-9", "0504");
  }

  private static int defence(Sketch field) {
    return field.begin(Side.SOVIET, "combat").odds(AT_0505).defence();
  }

  private static int attack(Sketch field, String attackers) {
    return field
        .begin(Side.AXIS, "combat")
        .odds("attack attackers=" + attackers + " hexes=0504")
        .attack();
  }

  @Test
  @Case({"KORSUN-19.5", "KORSUN-19.51"})
  void aPanzerDivisionThatAttacksTogetherFromOneHexIsDoubled() {
    assertThat(attack(division("0505", "0505", "0505"), "pz,g1,g2")).isEqualTo(18);
    assertThat(attack(division("0505", "0505", "0505"), "pz,g1")).isEqualTo(7);
    assertThat(attack(division("0505", "0505", "0604"), "pz,g1,g2")).isEqualTo(9);
  }

  @Test
  @Case("KORSUN-19.51")
  void inAnOverrunTheDivisionUsesItsFaceValue() {
    Play play = division("0505", "0505", "0505").begin(Side.AXIS, "initial-movement");
    assertThat(play.odds("overrun units=pz,g1,g2 hex=0504").attack()).isEqualTo(9);
  }

  @Test
  @Case({"KORSUN-19.5", "KORSUN-19.52"})
  void regimentsWithinTwoHexesOfEachOtherAreDoubledInDefence() {
    assertThat(defence(division("0505", "0505", "0505"))).isEqualTo(16);
    assertThat(defence(division("0505", "0505", "0506"))).isEqualTo(10);
    assertThat(defence(division("0505", "0506", "0507"))).isEqualTo(4);
    assertThat(defence(division("0505", "0507", "0509"))).isEqualTo(2);
  }

  @Test
  @Case("KORSUN-19.52")
  void nobodyElseMayStandBetweenThemButZonesDoNotMatter() {
    assertThat(defence(division("0505", "0505", "0507"))).isEqualTo(10);
    assertThat(defence(division("0505", "0505", "0507").german("f", "infantry", "4-5-5", "0506")))
        .isEqualTo(5);
    assertThat(defence(division("0505", "0505", "0507").soviet("y", "rifle", "4-5-5", "0506")))
        .isEqualTo(5);
    assertThat(defence(division("0505", "0505", "0507").soviet("y", "rifle", "4-5-5", "0406")))
        .isEqualTo(10);
  }

  @Test
  @Case({"KORSUN-19.53", "KORSUN-19.3"})
  void aStrangerSpoilsTheWholeDivisionButAssaultGunsAndBaekeDoNot() {
    Sketch stranger = division("0505", "0505", "0506").german("f", "infantry", "4-5-5", "0506");
    assertThat(defence(stranger)).isEqualTo(5);
    Sketch guns = division("0505", "0505", "0506").german("s", "assault-gun", "4-2-8", "0505");
    assertThat(defence(guns)).isEqualTo(12);
    Sketch baeke = division("0505", "0505", "0505").german("b", "heavy-tank", "8-3-8", "0505");
    assertThat(attack(baeke, "pz,g1,g2,b")).isEqualTo(26);
  }

  @Test
  @Case("KORSUN-19.54")
  void reducedRegimentsCountButAnEliminatedOneEndsIntegrity() {
    Sketch reduced =
        Sketch.clear(10, 10)
            .german("pz", "panzer", "5-2-8|3-1-8", "0505", "of 1", "lost 1")
            .german("g1", "panzergrenadier", "2-3-8|1-1-8", "0505", "of 1")
            .german("g2", "panzergrenadier", "2-3-8|1-1-8", "0505", "of 1")
            .soviet("x", "tank", "4-2-9", "0504");
    assertThat(attack(reduced, "pz,g1,g2")).isEqualTo(14);
    assertThat(attack(division("0505", "0505", "off"), "pz,g1")).isEqualTo(7);
    assertThat(defence(division("0505", "0505", "off"))).isEqualTo(5);
  }

  @Test
  @Case("KORSUN-19.55")
  void outOfSupplyADivisionFightsAtFaceValue() {
    Sketch field =
        Sketch.clear(10, 10)
            .german("pz", "panzer", "5-2-8", "0505", "of 1", "unsupplied")
            .german("g1", "panzergrenadier", "2-3-8", "0505", "of 1", "unsupplied")
            .german("g2", "panzergrenadier", "2-3-8", "0505", "of 1", "unsupplied")
            .soviet("x", "tank", "4-2-9", "0504");
    assertThat(attack(field, "pz,g1,g2")).isEqualTo(9);
    assertThat(defence(field)).isEqualTo(8);
  }

  /** An infantry division of 7 defence points in 0505 against 28 attack points. */
  private static Sketch infantry(String third) {
    return Sketch.clear(10, 10)
        .german("a", "infantry", "2-3-5", "0505", "of 34")
        .german("b", "infantry", "2-3-5", "0505", "of 34")
        .german("c", "infantry", "1-1-5", third, "of 34")
        .soviet("x", "tank", "14-10-8", "0504", "corps")
        .soviet("y", "tank", "14-10-8", "0405", "corps");
  }

  @Test
  @Case("KORSUN-19.56")
  void anInfantryDivisionInOneHexShiftsAColumnInDefenceOnly() {
    String both = "attack attackers=x,y hexes=0505";
    Play together = infantry("0505").begin(Side.SOVIET, "combat");
    assertThat(together.odds(both).defence()).isEqualTo(7);
    assertThat(together.odds(both).column()).isEqualTo("3-1");
    Play apart = infantry("0506").begin(Side.SOVIET, "combat");
    assertThat(apart.odds(both).shifts()).isZero();
    Play attacking = infantry("0505").begin(Side.AXIS, "combat");
    assertThat(attacking.odds("attack attackers=a,b,c hexes=0504").attack()).isEqualTo(5);
    assertThat(attacking.odds("attack attackers=a,b,c hexes=0504").shifts()).isZero();
  }

  @Test
  @Case("KORSUN-19.56")
  void theShiftHoldsInOverrunsUnlessThePlayersAgreeOtherwise() {
    String overrun = "overrun units=x hex=0505";
    assertThat(infantry("0505").begin(Side.SOVIET, "initial-movement").odds(overrun).shifts())
        .isEqualTo(-1);
    assertThat(
            infantry("0505")
                .option("infantry-shift-in-overruns", false)
                .begin(Side.SOVIET, "initial-movement")
                .odds(overrun)
                .shifts())
        .isZero();
  }

  @Test
  @Case({"KORSUN-19.56", "KORSUN-19.3"})
  void theThreeDivisionsgruppenTogetherAreAnInfantryDivision() {
    Play play =
        Sketch.clear(10, 10)
            .counter("korsun-ge-112dg-kab", "0505")
            .counter("korsun-ge-255dg-kab", "0505")
            .counter("korsun-ge-332dg-kab", "0505")
            .soviet("x", "tank", "14-10-8", "0504", "corps")
            .begin(Side.SOVIET, "combat");
    assertThat(play.odds(AT_0505).shifts()).isEqualTo(-1);
    assertThat(play.odds(AT_0505).defence()).isEqualTo(7);
  }

  @Test
  @Case({"KORSUN-19.57", "KORSUN-19.3"})
  void divisionsOfOneCounterWalloniaAndSovietsHaveNoIntegrity() {
    Sketch field =
        Sketch.clear(10, 10)
            .counter("korsun-ge-wallonien", "0505")
            .counter("korsun-ge-72id", "0505")
            .counter("korsun-ge-417ir-168id", "0505")
            .soviet("x", "tank", "4-2-9", "0504");
    assertThat(defence(field)).isEqualTo(6 + 5 + 3);
    assertThat(field.begin(Side.SOVIET, "combat").odds(AT_0505).shifts()).isZero();
    assertThat(Sketch.box().counters())
        .filteredOn(u -> u.id().equals("korsun-ge-wallonien"))
        .allMatch(u -> u.mechanized());
  }

  @Test
  @Case({"KORSUN-19.3", "AGS-7.0"})
  void theBaekeRegimentStandsBesideThreeUnitsButAssaultGunsDoNot() {
    Sketch three =
        Sketch.clear(6, 6)
            .german("a", "infantry", "2-3-5", "0303")
            .german("b", "infantry", "2-3-5", "0303")
            .german("c", "infantry", "2-3-5", "0303");
    assertThat(
            three.german("d", "heavy-tank", "8-3-8", "0303").begin(Side.AXIS, "combat").question())
        .isEqualTo("combat");
    Sketch four =
        Sketch.clear(6, 6)
            .german("a", "infantry", "2-3-5", "0303")
            .german("b", "infantry", "2-3-5", "0303")
            .german("c", "infantry", "2-3-5", "0303")
            .german("d", "assault-gun", "4-2-8", "0303");
    org.assertj.core.api.Assertions.assertThatThrownBy(() -> four.begin(Side.AXIS, "combat"))
        .hasMessageContaining("AGS-7.0");
  }

  @Test
  @Case("KORSUN-19.4")
  void sovietsOverrunOnlyWithMechanizedUnitsGermansWithAll() {
    Sketch field =
        Sketch.clear(8, 8)
            .german("a", "infantry", "9-3-5", "0504")
            .soviet("r", "rifle", "4-5-5", "0505")
            .soviet("p", "airborne", "5-5-5", "0405")
            .soviet("t", "tank", "4-2-9", "0403")
            .soviet("k", "cavalry", "4-2-6", "0503")
            .hq("h", 6, "0506");
    field
        .begin(Side.SOVIET, "initial-movement")
        .refuses("KORSUN-19.4", "overrun units=r hex=0504")
        .refuses("KORSUN-19.4", "overrun units=p hex=0504")
        .refuses("AGS-6.17", "overrun units=h hex=0504")
        .allows("overrun units=t hex=0504")
        .allows("overrun units=k hex=0504");
    field.begin(Side.AXIS, "initial-movement").allows("overrun units=a hex=0505");
  }
}
