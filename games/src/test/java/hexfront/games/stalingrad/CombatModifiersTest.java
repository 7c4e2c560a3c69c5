package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Forecast;
import hexfront.engine.Side;
import hexfront.engine.events.Combat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Section 11: what changes strengths and columns. */
class CombatModifiersTest {
  private static final String AT_X = "attack attackers=a hexes=0404";
  private static final String AT_A = "attack attackers=x hexes=0405";

  private static Sketch axis() {
    return Sketch.clear(9, 9).state("scenario", "fall-blau").hq("h", Side.AXIS, "0406", "active");
  }

  private static Sketch soviet() {
    return Sketch.clear(9, 9)
        .state("scenario", "fall-blau")
        .hq("k", Side.SOVIET, "0403", "active", "trait guards");
  }

  private static Forecast odds(Sketch sketch, String order) {
    Side side = order.contains("0405") ? Side.SOVIET : Side.AXIS;
    return sketch.begin(side, "combat").odds(order);
  }

  /** Ten factors of defence attacked from two sides. */
  private static Sketch two() {
    return axis().german("a", "0405").german("b", "0305").soviet("x", "5-10-3|3-3-3", "0404");
  }

  private static Forecast both(Sketch sketch) {
    return odds(sketch, "attack attackers=a,b hexes=0404");
  }

  // ---- terrain

  /** CTS-EX-151. */
  @Test
  @Case({"CTS-11.1a", "CTS-11.1c"})
  void citiesDoubleAllButArmor() {
    for (String city : List.of("minor-city", "major-city")) {
      Sketch sketch =
          soviet()
              .terrain(city, "0405")
              .axis("i", "4-4-3|2-2-3", "0405")
              .panzer("p", "6-6-6|3-3-6", "0405")
              .rifle("x", "0404");
      assertThat(odds(sketch, AT_A).defence()).isEqualTo(14);
    }
    Sketch town = soviet().terrain("town", "0405").axis("i", "4-4-3", "0405").rifle("x", "0404");
    assertThat(odds(town, AT_A).defence()).isEqualTo(4);
  }

  /** CTS-EX-152. */
  @Test
  @Case({"CTS-11.1d", "CTS-11.1b"})
  void aMinorRiverThatAllCrossShiftsTheColumn() {
    Forecast all = both(two().hexside("minor-river", "0404/0405", "0404/0305"));
    assertThat(all.shifts()).isEqualTo(-1);
    assertThat(all.defence()).isEqualTo(10);
    assertThat(both(two().hexside("minor-river", "0404/0405")).shifts()).isZero();
    Sketch hill = two().hexside("minor-river", "0404/0405", "0404/0305").terrain("hill", "0404");
    assertThat(both(hill).shifts()).isEqualTo(-1);
  }

  /** CTS-EX-154, CTS-EX-155, CTS-EX-156. */
  @Test
  @Case({"CTS-11.1e", "CTS-11.1f"})
  void broadRiversMultiplyTheDefence() {
    Sketch major = two().hexside("major-river", "0404/0405").hexside("minor-river", "0404/0305");
    assertThat(both(major).defence()).isEqualTo(20);
    assertThat(both(major).shifts()).isZero();
    Sketch volga = two().hexside("volga", "0404/0405").hexside("major-river", "0404/0305");
    assertThat(both(volga).defence()).isEqualTo(30);
    assertThat(both(two().hexside("major-river", "0404/0405")).defence()).isEqualTo(10);
    assertThat(both(major.terrain("major-city", "0404")).defence()).isEqualTo(20);
  }

  @Test
  @Case({"CTS-26.0a", "CTS-26.0b"})
  void frozenRiversAreMinorRivers() {
    Sketch ice = two().hexside("major-river", "0404/0405", "0404/0305").turn(52);
    assertThat(both(ice).defence()).isEqualTo(10);
    assertThat(both(ice).shifts()).isEqualTo(-1);
  }

  /** CTS-EX-157. */
  @Test
  @Case({"CTS-11.1g", "CTS-11.1h"})
  void whoAttacksOutOfOrIntoMarshIsHalvedAndItsRiversAreNothing() {
    Sketch out =
        axis()
            .terrain("marsh", "0405")
            .axis("a", "8-8-3|6-6-3", "0405")
            .axis("b", "6-6-3|3-3-3", "0305")
            .soviet("x", "5-10-3|3-3-3", "0404");
    assertThat(both(out).attack()).isEqualTo(10);
    Sketch into = two().terrain("marsh", "0404").hexside("major-river", "0404/0405", "0404/0305");
    assertThat(both(into).attack()).isEqualTo(8);
    assertThat(both(into).defence()).isEqualTo(10);
    Sketch across = two().terrain("marsh", "0404").hexside("volga", "0404/0405", "0404/0305");
    assertThat(both(across).defence()).isEqualTo(30);
  }

  /** CTS-EX-158. */
  @Test
  @Case({"CTS-11.1j", "CTS-11.1k"})
  void forestHelpsInfantryAndHillsHelpAll() {
    Sketch tanks = axis().german("a", "0405").tank("t", "6-6-5|3-3-5", "0404", "out-of-supply");
    assertThat(odds(tanks.terrain("forest", "0404"), AT_X).shifts()).isZero();
    assertThat(odds(tanks.rifle("r", "0404"), AT_X).shifts()).isEqualTo(-1);
    Sketch hill = axis().german("a", "0405").tank("t", "6-6-5|3-3-5", "0404", "out-of-supply");
    assertThat(odds(hill.terrain("hill", "0404"), AT_X).shifts()).isEqualTo(-1);
  }

  @Test
  @Case("CTS-11.1l")
  void nobodyAttacksAcrossALake() {
    axis()
        .german("a", "0405")
        .rifle("x", "0404")
        .hexside("lake", "0404/0405")
        .begin(Side.AXIS, "combat")
        .refuses("CTS-11.1l", AT_X);
  }

  /** CTS-EX-368, CTS-EX-369. */
  @Test
  @Case({"CTS-39.0a", "CTS-39.0b", "CTS-39.0c"})
  void byTheOptionRiversWeakenTheAttackers() {
    Sketch rivers =
        axis()
            .option("river-fractions")
            .axis("a", "7-8-3|6-6-3", "0405")
            .axis("b", "5-6-3|3-3-3", "0305")
            .soviet("x", "5-10-3|3-3-3", "0404")
            .hexside("major-river", "0404/0405")
            .hexside("minor-river", "0404/0305");
    assertThat(both(rivers).attack()).isEqualTo(4);
    assertThat(both(rivers).defence()).isEqualTo(10);
    Sketch volga =
        axis()
            .option("river-fractions")
            .axis("a", "9-8-3|6-6-3", "0405")
            .soviet("x", "5-5-3|3-3-3", "0404")
            .hexside("volga", "0404/0405");
    assertThat(odds(volga, AT_X).attack()).isEqualTo(2);
    Sketch marsh =
        axis()
            .option("river-fractions")
            .axis("a", "9-8-3|6-6-3", "0405")
            .soviet("x", "5-5-3|3-3-3", "0404")
            .terrain("marsh", "0404");
    assertThat(odds(marsh, AT_X).attack()).isEqualTo(3);
  }

  // ---- armor

  private static int shift(Sketch sketch, String order) {
    return odds(sketch, order).shifts();
  }

  private static String steps(int n) {
    return "9-9-6" + "|6-6-6".repeat(n - 1);
  }

  /** Axis panzers attack Soviet tanks, of so many steps; infantry is with them. */
  private static int armor(int axis, int soviet) {
    Sketch sketch = axis().german("a", "0405");
    String attackers = "a";
    if (axis > 0) {
      sketch.panzer("p", steps(axis), "0405");
      attackers = "a,p";
    }
    sketch = soviet > 0 ? sketch.tank("t", steps(soviet), "0404") : sketch;
    return shift(sketch.rifle("x", "0404"), "attack attackers=" + attackers + " hexes=0404");
  }

  /** CTS-EX-161, CTS-EX-163. */
  @Test
  @Case({"CTS-11.2a", "CTS-11.2b", "CTS-11.2c", "CTS-11.2l"})
  void theAxisNeedsAsManyArmorStepsAndTheSovietsTwice() {
    assertThat(armor(3, 3)).isEqualTo(1);
    assertThat(armor(2, 4)).isEqualTo(-1);
    assertThat(armor(2, 3)).isZero();
    assertThat(armor(2, 0)).isEqualTo(1);
    assertThat(armor(0, 1)).isEqualTo(-1);
    assertThat(armor(0, 0)).isZero();
  }

  /** CTS-EX-167, CTS-EX-168. */
  @Test
  @Case("CTS-11.2e")
  void mechanizedStepsAndThoseOfAlliedPanzersCountHalf() {
    Sketch mech =
        axis().unit("a", Side.AXIS, "mechanized", steps(3), "0405").tank("t", steps(3), "0404");
    assertThat(shift(mech, AT_X)).isEqualTo(-1);
    Sketch rumanian =
        axis().panzer("a", steps(3), "0405", "nation rumanian").tank("t", steps(1), "0404");
    assertThat(shift(rumanian, AT_X)).isEqualTo(1);
    Sketch half =
        axis()
            .unit("m", Side.AXIS, "mechanized", steps(1), "0405")
            .panzer("p", steps(2), "0405")
            .german("i", "0405")
            .tank("t", steps(4), "0404");
    assertThat(shift(half, "attack attackers=m,p,i hexes=0404")).isZero();
  }

  /** CTS-EX-170, CTS-EX-171, CTS-EX-172. */
  @Test
  @Case({"CTS-11.2f", "CTS-11.2g", "CTS-11.2j"})
  void flakStopsTanksAndHeavyTanksCountTwice() {
    Sketch flak =
        soviet()
            .unit("f", Side.AXIS, "flak", "2-4-5|1-2-5", "0405", "trait luftwaffe")
            .german("i", "0405")
            .tank("x", steps(3), "0404", "size corps");
    assertThat(shift(flak, AT_A)).isEqualTo(-1);
    Sketch attacking =
        axis()
            .unit("a", Side.AXIS, "flak", "2-4-5|1-2-5", "0405", "trait luftwaffe")
            .rifle("x", "0404");
    assertThat(shift(attacking, AT_X)).isZero();
    Sketch soviet =
        axis()
            .german("a", "0405")
            .unit("f", Side.SOVIET, "flak", "1-2-5", "0404")
            .rifle("x", "0404");
    assertThat(shift(soviet, AT_X)).isZero();
    Sketch heavy =
        axis()
            .german("i", "0405")
            .panzer("a", steps(1), "0405")
            .unit("t", Side.SOVIET, "heavy-tank", "6-6-5", "0404", "size brigade");
    assertThat(shift(heavy, "attack attackers=a,i hexes=0404")).isEqualTo(-1);
  }

  /** CTS-EX-175, CTS-EX-176. */
  @Test
  @Case({"CTS-11.2h", "CTS-11.1i"})
  void badGroundKeepsTheAttackerFromTheShiftButNotFromDenyingIt() {
    Sketch city =
        axis().panzer("a", steps(4), "0405").rifle("x", "0404").terrain("major-city", "0404");
    assertThat(shift(city, AT_X)).isZero();
    Sketch forest =
        axis().panzer("a", steps(4), "0405").tank("t", steps(4), "0404").terrain("forest", "0404");
    assertThat(shift(forest, AT_X)).isZero();
    Sketch marsh = axis().panzer("a", steps(4), "0405").rifle("x", "0404").terrain("marsh", "0405");
    assertThat(shift(marsh, AT_X)).isZero();
    Sketch river =
        axis()
            .panzer("a", steps(4), "0405")
            .german("b", "0305")
            .rifle("x", "0404")
            .hexside("minor-river", "0404/0405");
    assertThat(shift(river, "attack attackers=a,b hexes=0404")).isZero();
    Sketch hills =
        axis().panzer("a", steps(4), "0405").tank("t", steps(4), "0404").terrain("hill", "0404");
    assertThat(shift(hills, AT_X)).isEqualTo(1 - 1);
  }

  /** CTS-EX-173, CTS-EX-174. */
  @Test
  @Case("CTS-11.2i")
  void germanArmorAloneAgainstInfantryShiftsTwice() {
    Sketch sketch =
        axis()
            .panzer("p", steps(4), "0405")
            .unit("m", Side.AXIS, "mechanized", steps(3), "0405")
            .german("i", "0405")
            .rifle("x", "0404");
    assertThat(shift(sketch, "attack attackers=p,m hexes=0404")).isEqualTo(2);
    assertThat(shift(sketch, "attack attackers=p,i hexes=0404")).isEqualTo(1);
    assertThat(shift(sketch, "attack attackers=m hexes=0404")).isEqualTo(1);
    Sketch stuck =
        axis()
            .panzer("p", steps(4), "0405")
            .unit("m", Side.AXIS, "mechanized", steps(3), "0305")
            .rifle("x", "0404")
            .terrain("marsh", "0405");
    assertThat(shift(stuck, "attack attackers=p,m hexes=0404")).isEqualTo(1);
    Sketch held = soviet().panzer("p", steps(2), "0405").rifle("x", "0404");
    assertThat(shift(held, AT_A)).isEqualTo(-2);
  }

  @Test
  @Case({"CTS-11.2k", "CTS-16.4f"})
  void armorOutOfSupplyDoesNotCount() {
    Sketch sketch = axis().panzer("a", steps(4), "0405", "out-of-supply").rifle("x", "0404");
    assertThat(shift(sketch, AT_X)).isZero();
  }

  @Test
  @Case("CTS-44.0")
  void byTheOptionHeavyOrGuardsArmorStopsTheAxisShift() {
    Sketch sketch =
        axis()
            .option("soviet-armor")
            .panzer("a", steps(4), "0405")
            .tank("t", steps(2), "0404", "trait guards");
    assertThat(shift(sketch, AT_X)).isZero();
    Sketch plain =
        axis().option("soviet-armor").panzer("a", steps(4), "0405").tank("t", steps(2), "0404");
    assertThat(shift(plain, AT_X)).isEqualTo(1);
  }

  // ---- isolation, rivalry

  /** The defence of a unit of ten in a hex that enemies surround. */
  private static double cutOff(Side side, String city, String... more) {
    Side other = side.enemy();
    String arm = side == Side.AXIS ? "infantry" : "rifle";
    Sketch sketch =
        Sketch.clear(9, 9)
            .state("scenario", "fall-blau")
            .unit("d", side, arm, "5-5-3|3-3-3", "0404", more);
    for (String hex : List.of("0405", "0403", "0304", "0305", "0504", "0505")) {
      sketch.unit("e" + hex, other, "infantry", "9-9-3|4-4-3", hex);
    }
    if (!city.isEmpty()) {
      sketch.terrain(city, "0404");
    }
    Forecast odds = sketch.begin(other, "combat").odds("attack attackers=e0405 hexes=0404");
    return odds.defence() + (odds.isHalfMore() ? 0.5 : 0);
  }

  /** CTS-EX-118 to CTS-EX-123. */
  @Test
  @Case({"CTS-9.3a", "CTS-9.3b", "CTS-11.3a", "CTS-11.3b", "CTS-11.3c"})
  void isolationHalvesRegularSovietsAndAllies() {
    assertThat(cutOff(Side.SOVIET, "")).isEqualTo(2.5);
    assertThat(cutOff(Side.SOVIET, "", "trait guards")).isEqualTo(5);
    assertThat(cutOff(Side.SOVIET, "", "trait nkvd")).isEqualTo(5);
    assertThat(cutOff(Side.AXIS, "", "nation rumanian")).isEqualTo(2.5);
    assertThat(cutOff(Side.AXIS, "")).isEqualTo(5);
    assertThat(cutOff(Side.SOVIET, "major-city")).isEqualTo(10);
    assertThat(cutOff(Side.SOVIET, "minor-city")).isEqualTo(5);
  }

  /** CTS-EX-177. */
  @Test
  @Case("CTS-11.4")
  void hungariansAndRumaniansInOneAttackAreHalved() {
    Sketch sketch =
        axis()
            .axis("u", "4-4-3|2-2-3", "0405", "nation hungarian")
            .axis("r", "4-4-3|2-2-3", "0305", "nation rumanian")
            .axis("g", "8-8-3|4-4-3", "0505")
            .hq("q", Side.AXIS, "0306", "active")
            .soviet("x", "5-10-3|3-3-3", "0404");
    assertThat(odds(sketch, "attack attackers=u,r,g hexes=0404").attack()).isEqualTo(12);
    assertThat(odds(sketch, "attack attackers=u,g hexes=0404").attack()).isEqualTo(12);
    assertThat(odds(sketch, "attack attackers=u,r hexes=0404").attack()).isEqualTo(4);
  }

  // ---- tactical advantage

  private static List<Integer> rolled(Sketch sketch, String order, Integer... dice) {
    Side side = order.contains("0405") ? Side.SOVIET : Side.AXIS;
    return sketch.begin(side, "combat").plays(order, dice).last(Combat.class).dice();
  }

  /** CTS-EX-178, CTS-EX-179, CTS-EX-181. */
  @Test
  @Case({"CTS-11.5a", "CTS-11.5c"})
  void theGermansRollOnesAgainOnceUnlessTheyKeepThem() {
    Sketch one = axis().german("a", "0405").rifle("x", "0404");
    assertThat(rolled(one, AT_X, 1, 1, 4, 3)).isEqualTo(List.of(4, 3));
    assertThat(rolled(one, AT_X, 1, 3, 1)).isEqualTo(List.of(1, 3));
    assertThat(rolled(one, AT_X + " keep-ones=true", 1, 1)).isEqualTo(List.of(1, 1));
    Sketch even =
        axis()
            .german("a", "0405")
            .axis("b", "4-4-3|2-2-3", "0405", "nation italian")
            .rifle("x", "0404");
    assertThat(rolled(even, "attack attackers=a,b hexes=0404", 1, 1)).isEqualTo(List.of(1, 1));
  }

  @Test
  @Case("CTS-11.5b")
  void theSovietsMustRollSixesAgainstGermansAgain() {
    Sketch german = soviet().german("a", "0405").rifle("x", "0404");
    assertThat(rolled(german, AT_A, 6, 2, 3)).isEqualTo(List.of(3, 2));
    Sketch italian = soviet().axis("a", "4-4-3|2-2-3", "0405", "nation italian").rifle("x", "0404");
    assertThat(rolled(italian, AT_A, 6, 2)).isEqualTo(List.of(6, 2));
    soviet()
        .german("a", "0405")
        .rifle("x", "0404")
        .begin(Side.SOVIET, "combat")
        .refuses("CTS-11.5a", AT_A + " keep-ones=true");
  }

  // ---- effort, penalty, weather

  /** CTS-EX-013. */
  @Test
  @Case({"CTS-11.6a", "CTS-11.6b", "CTS-11.6c", "CTS-11.6d"})
  void aMaximumEffortShiftsAndCostsSteps() {
    assertThat(CombatTable.multiplied(0, 1) + CombatTable.multiplied(1, 1)).isEqualTo(3);
    assertThat(CombatTable.multiplied(0, 2)).isEqualTo(2);
    assertThat(CombatTable.multiplied(1, 2)).isEqualTo(3);
    Sketch sketch = axis().axis("a", "10-8-3|6-6-3", "0405").rifle("x", "0404");
    assertThat(odds(sketch, AT_X).column()).isEqualTo("2-1");
    assertThat(odds(sketch, AT_X + " effort=1").column()).isEqualTo("3-1");
    assertThat(odds(sketch, AT_X + " effort=2").column()).isEqualTo("4-1");
    Play play = sketch.begin(Side.AXIS, "combat");
    play.refuses("CTS-11.6a", AT_X + " effort=3");
    play.plays(AT_X + " effort=1", 2, 3);
    assertThat(play.last(Combat.class).result()).isEqualTo("A1");
  }

  /** CTS-EX-184, CTS-EX-185, CTS-EX-186. */
  @Test
  @Case({"CTS-11.7a", "CTS-11.7b"})
  void sovietAttacksSufferWithoutAGuardsArmy() {
    assertThat(shift(soviet().german("a", "0405").rifle("x", "0404"), AT_A)).isZero();
    Sketch regular = Sketch.clear(9, 9).hq("k", Side.SOVIET, "0403", "active");
    assertThat(shift(regular.german("a", "0405").rifle("x", "0404"), AT_A)).isEqualTo(-1);
    Sketch none = Sketch.clear(9, 9).german("a", "0405").rifle("x", "0404");
    assertThat(shift(none, AT_A)).isEqualTo(-1);
    assertThat(odds(none, AT_A).attack()).isEqualTo(2);
  }

  @Test
  @Case("CTS-11.8")
  void rainAndSnowHinderAttacks() {
    for (String weather : List.of("rain", "snow")) {
      Sketch sketch = axis().state("weather", weather).german("a", "0405").rifle("x", "0404");
      assertThat(shift(sketch, AT_X)).isEqualTo(-1);
    }
    Sketch grey = axis().state("weather", "overcast").german("a", "0405").rifle("x", "0404");
    assertThat(shift(grey, AT_X)).isZero();
  }

  // ---- engineers, guns, barrages, command

  /** CTS-EX-317, CTS-EX-318. */
  @Test
  @Case({"CTS-29.0a", "CTS-29.0b"})
  void engineersHelpAgainstMajorCitiesAndLoseFirst() {
    Sketch city =
        axis()
            .unit("e", Side.AXIS, "engineer", "4-4-3", "0405", "size regiment")
            .german("a", "0405")
            .rifle("x", "0404")
            .terrain("major-city", "0404");
    assertThat(shift(city, "attack attackers=a,e hexes=0404")).isEqualTo(1);
    Play play = city.begin(Side.AXIS, "combat").plays("attack attackers=a,e hexes=0404", 3, 2);
    assertThat(play.last(Combat.class).result()).isEqualTo("A1");
    play.refuses("CTS-29.0b", "lose steps=a:1").plays("lose steps=e:1");
    Sketch clear =
        axis()
            .unit("e", Side.AXIS, "engineer", "4-4-3", "0405", "size regiment")
            .german("a", "0405")
            .rifle("x", "0404");
    assertThat(shift(clear, "attack attackers=a,e hexes=0404")).isZero();
  }

  @Test
  @Case({"CTS-28.1a", "CTS-28.1c", "CTS-28.1d"})
  void artilleryAddsToAnAttackOfAFriendBesideIt() {
    Sketch sketch =
        soviet()
            .unit("g", Side.SOVIET, "artillery", "12-1-0", "0403", "deployed")
            .unit("f", Side.SOVIET, "artillery", "12-1-0", "0402", "deployed")
            .rifle("x", "0404")
            .german("a", "0405");
    Play play = sketch.begin(Side.SOVIET, "combat");
    assertThat(play.odds("attack attackers=x,g hexes=0405").attack()).isEqualTo(17);
    play.allows("attack attackers=x,g hexes=0405");
    play.refuses("CTS-28.1c", "attack attackers=x,f hexes=0405");
    play.refuses("CTS-28.1c", "attack attackers=g hexes=0405");
  }

  @Test
  @Case("CTS-28.1d")
  void artilleryDoesNotHelpToDefendTheHexBesideIt() {
    Sketch sketch =
        axis()
            .german("a", "0405")
            .rifle("x", "0404")
            .unit("g", Side.SOVIET, "artillery", "12-9-0", "0403", "deployed");
    assertThat(sketch.begin(Side.AXIS, "combat").odds(AT_X).defence()).isEqualTo(5);
  }

  @Test
  @Case({"CTS-16.4d", "CTS-16.4g"})
  void beingOutOfSupplyChangesNeitherDefenceNorTheAttackOfWhoHasAttackSupply() {
    Sketch plain = axis().german("a", "0405").rifle("x", "0404");
    Sketch out = axis().german("a", "0405", "out-of-supply").rifle("x", "0404", "out-of-supply");
    Forecast in = plain.begin(Side.AXIS, "combat").odds(AT_X);
    Forecast without = out.begin(Side.AXIS, "combat").odds(AT_X);
    assertThat(without.attack()).isEqualTo(in.attack());
    assertThat(without.defence()).isEqualTo(in.defence());
  }

  /** CTS-EX-370, CTS-EX-371. */
  @Test
  @Case({"CTS-40.0a", "CTS-40.0b", "CTS-40.0c"})
  void byTheOptionBarragesShiftAndUseUpADepot() {
    Sketch axis =
        axis()
            .option("barrages")
            .hq("q", Side.AXIS, "0408")
            .unit("d", Side.AXIS, "depot", "0-0-0", "0408", "size none")
            .german("a", "0405")
            .rifle("x", "0404");
    Play play = axis.begin(Side.AXIS, "combat");
    assertThat(play.odds(AT_X + " barrage=q").shifts()).isEqualTo(1);
    play.refuses("CTS-40.0b", AT_X + " barrage=h");
    play.plays(AT_X + " barrage=q", 2, 2);
    assertThat(play.at("d")).isEqualTo("depots");
    Sketch moved =
        axis()
            .option("barrages")
            .hq("q", Side.AXIS, "0408", "moved")
            .unit("d", Side.AXIS, "depot", "0-0-0", "0408", "size none")
            .german("a", "0405")
            .rifle("x", "0404");
    moved.begin(Side.AXIS, "combat").refuses("CTS-40.0b", AT_X + " barrage=q");
    Sketch guns =
        soviet()
            .option("barrages")
            .unit("g", Side.SOVIET, "artillery", "12-1-0", "0403", "deployed")
            .unit("d", Side.SOVIET, "depot", "0-0-0", "0403", "size none")
            .rifle("x", "0404")
            .german("a", "0405");
    guns.begin(Side.SOVIET, "combat").allows(AT_A + " barrage=g");
  }

  /** CTS-EX-376. */
  @Test
  @Case({"CTS-45.0a", "CTS-45.0b"})
  void byTheOptionWhoHasNoHqIsEasierToAttackAndHasNoDeterminedDefense() {
    Sketch sketch =
        axis().option("command-control").axis("a", "25-8-3|6-6-3", "0405").rifle("x", "0404");
    assertThat(shift(sketch, AT_X)).isEqualTo(1);
    Play play = sketch.begin(Side.AXIS, "combat").plays(AT_X, 1, 6, 2);
    assertThat(play.question()).isEqualTo("retreat");
    Sketch led = sketch.hq("k", Side.SOVIET, "0403");
    assertThat(shift(led, AT_X)).isZero();
  }

  @Test
  @Case("CTS-36.6b")
  void theFifthTankArmyHasABonusOnTheFirstTurnOfUranus() {
    Sketch sketch =
        Sketch.clear(9, 9)
            .state("scenario", "uranus")
            .state("opening", true)
            .turn(49)
            .hq("k", Side.SOVIET, "0403", "active")
            .rifle("x", "0404", "of 5th-tank-army")
            .rifle("y", "0404")
            .german("a", "0405");
    Play play = sketch.begin(Side.SOVIET, "combat");
    Forecast bonus = play.odds(AT_A + " bonus=true");
    assertThat(bonus.attack()).isEqualTo(15);
    assertThat(bonus.shifts()).isZero();
    play.refuses("CTS-36.6b", "attack attackers=x,y hexes=0405 bonus=true");
    play.plays(AT_A + " bonus=true", 2, 2);
    assertThat(play.value(Ledger.BONUS_USED)).isEqualTo(1);
  }
}
