package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Weather;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Units;
import hexfront.games.Arrangement.Impossible;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Worked examples of the rulebook (T) and such as follow from it (D), each under its number. */
class KesselExamplesTest {
  private static final CombatTable TABLE = KesselTables.load().combat();
  private static final String STRONG = "60a rifle division A 40-4-5";
  private static final String RIFLE = "60a rifle division B 4-4-5";

  /** The rating of units of these qualities that attack together. */
  private static int rating(String qualities) {
    Sketch sketch = Sketch.clear(9, 9);
    int[] units = new int[qualities.length()];
    for (int i = 0; i < units.length; i++) {
      units[i] = i;
      sketch.unit(
          "u" + i, "lix infantry regiment " + qualities.charAt(i) + " 3-3-6", "0" + (i + 1) + "01");
    }
    Play play = sketch.begin(Side.AXIS, "combat");
    return play.rules().strength.attackRating(Units.of(units));
  }

  private static String table(int attack, int defence) {
    return TABLE.name(TABLE.column(attack, defence, 0, 0));
  }

  // ---- strengths and columns

  /** KS-T-001. */
  @Test
  @Case("KS-12.1.2")
  void twoUnitsWithAmmunitionAndTwoWithoutMakeTen() {
    Play play =
        Sketch.clear(9, 9)
            .state("ammo", Map.of("iii", 2))
            .hq("h", "iii", "0401")
            .hq("k", "lix", "0401")
            .unit("a", "iii infantry regiment B 3-3-6", "0404")
            .unit("b", "iii infantry regiment B 3-3-6", "0404")
            .unit("c", "lix infantry regiment B 3-3-6", "0305")
            .unit("d", "lix infantry regiment B 3-3-6", "0305")
            .unit("x", "60a rifle division B 4-5-5", "0405")
            .begin(Side.AXIS, "combat");
    assertThat(play.odds("attack attackers=a,b,c,d hexes=0405").attack()).isEqualTo(10);
  }

  /** KS-T-002 and KS-T-003. */
  @Test
  @Case("KS-12.1.3")
  void sevenToThreeAndTwelveToFiveUseTheHighestTable() {
    assertThat(table(7, 3)).isEqualTo("200/0");
    assertThat(table(12, 5)).isEqualTo("200/0");
  }

  /** KS-T-004. */
  @Test
  @Case("KS-12.1.4A")
  void crackAndPoorAgainstCrackAndAverageIsColumnZero() {
    assertThat(rating("AACC")).isEqualTo(3);
    assertThat(rating("AB")).isEqualTo(3);
    assertThat(rating("AACC") - rating("AB")).isZero();
  }

  /** KS-T-005. */
  @Test
  @Case("KS-12.1.5")
  void crackAgainstPoorWithTwoShiftsEachIsPlusTwo() {
    assertThat(TABLE.name(TABLE.column(12, 5, 3 - 1, 2 - 2))).isEqualTo("200/+2");
  }

  /** KS-T-006. */
  @Test
  @Case("KS-12.2")
  void shiftsAreNettedBeforeTheyAreApplied() {
    assertThat(TABLE.name(TABLE.column(200, 100, 0, 3 - 1))).isEqualTo("200/+2");
  }

  // ---- fuel

  private static Sketch lix() {
    return Sketch.clear(20, 9)
        .state("fuel", Map.of("lix", 6))
        .hq("h", "lix", "0404")
        .unit("p6", "lix panzer regiment A 4-4-0", "0405")
        .unit("p11", "lix panzer regiment A 4-4-0", "0505");
  }

  /** KS-T-007. */
  @Test
  @Case("KS-10.5.2")
  void onceTheFuelIsGoneTheNextDivisionGoesTwoPoints() {
    Play play =
        lix()
            .begin(Side.AXIS, "movement")
            .plays("move units=p6 path=0405,0306,0206,0107,0108,0208,0308");
    assertThat(play.fuel("lix")).isZero();
    play.allows("move units=p11 path=0505,0506,0507")
        .refuses("KS-10.5.4", "move units=p11 path=0505,0506,0507,0508");
  }

  /** KS-T-008 and KS-D-097. */
  @Test
  @Case({"KS-10.5.2", "KS-10.4.2"})
  void aDivisionWithoutALineGoesTwoPointsThoughItsCorpsHasFuel() {
    Play play =
        Sketch.clear(20, 4)
            .state("fuel", Map.of("lix", 9))
            .hq("h", "lix", "0101")
            .unit("p", "lix panzer regiment A 4-4-0", "1401")
            .begin(Side.AXIS, "movement")
            .refuses("KS-10.5.4", "move units=p path=1401,1501,1601,1701")
            .plays("move units=p path=1401,1501,1601");
    assertThat(play.fuel("lix")).isEqualTo(9);
  }

  /** KS-T-009. */
  @Test
  @Case("KS-10.5.2A")
  void ofNinePointsTheSecondPartHasSixLeft() {
    Play play =
        Sketch.clear(20, 9)
            .state("fuel", Map.of("lix", 9))
            .hq("h", "lix", "0404")
            .unit("a", "lix panzer regiment A 4-4-0", "0405")
            .unit("b", "lix panzer regiment A 4-4-0", "0405")
            .begin(Side.AXIS, "movement")
            .plays("move units=a,b path=0405,0505,0604 fuel=9")
            .plays("move units=a path=0604,0704");
    assertThat(((InMovement) play.position().stage()).bought().getFirst().left()).isEqualTo(12);
  }

  // ---- retreats

  /** KS-T-010, KS-T-011, KS-D-014, KS-D-016. */
  @Test
  @Case({"KS-13.2.3", "KS-13.2.3A"})
  void zonesOnTheWaySayWhatBecomesOfGermans() {
    assertThat(Status.afterZones(1)).isEqualTo(Status.DISORGANIZED);
    assertThat(Math.max(Status.DISORGANIZED, Status.afterZones(1))).isEqualTo(Status.DISORGANIZED);
    assertThat(Math.max(Status.DISORGANIZED, Status.afterZones(2))).isEqualTo(Status.DISRUPTED);
    assertThat(Status.afterZones(2)).isEqualTo(Status.DISRUPTED);
    assertThat(Status.afterZones(4)).isEqualTo(Status.ELIMINATED);
  }

  /** KS-T-012. */
  @Test
  @Case("KS-13.2.4")
  void threeUnitsThroughOneLoseOne() {
    Play play =
        Sketch.clear(9, 9)
            .unit("f", "xlviii infantry regiment B 3-3-6", "0405")
            .unit("a", "xlviii infantry regiment B 3-3-6", "0404")
            .unit("b", "xlviii infantry regiment B 3-3-6", "0404")
            .unit("c", "xlviii infantry regiment B 3-3-6", "0404")
            .begin(Side.SOVIET, "combat");
    Force force =
        new Force(
            play.hex("0404"),
            Units.of(play.unit("a"), play.unit("b"), play.unit("c")),
            1,
            false,
            false);
    int[] path = {play.hex("0404"), play.hex("0405")};
    assertThat(play.rules().retreats.way(play.position(), force, path).excess()).isEqualTo(1);
  }

  private static String throughAZone(String unit) {
    Play play =
        Sketch.clear(3, 9)
            .hq("s", "60a", "0201")
            .unit("x", STRONG, "0203", "active")
            .unit("l", RIFLE, "0105")
            .unit("r", RIFLE, "0305")
            .unit("g", unit, "0204", "supplied")
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=x hexes=0204", "Dr2");
    return play.at("g");
  }

  /** KS-D-017 and KS-D-018. */
  @Test
  @Case("KS-13.2.3")
  void hungariansAndSovietsAreLostInAZone() {
    assertThat(throughAZone("vii infantry regiment C 1-1-6")).isEqualTo("gone");
    Play soviet =
        Sketch.clear(3, 9)
            .unit("a", "xlviii infantry regiment A 40-3-6", "0203", "supplied")
            .unit("l", "xlviii infantry regiment B 3-3-6", "0105", "supplied")
            .unit("r", "xlviii infantry regiment B 3-3-6", "0305", "supplied")
            .unit("x", "60a rifle division C 1-1-5", "0204")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0204", "Dr2");
    assertThat(soviet.at("x")).isEqualTo("gone");
  }

  // ---- quality

  /** KS-D-021, KS-D-023, KS-D-024, KS-D-025, KS-D-026, KS-D-027, KS-D-028, KS-D-029, KS-D-030. */
  @Test
  @Case("KS-3.3.1")
  void ratingsOfMixedForces() {
    assertThat(rating("BC")).isEqualTo(1);
    assertThat(rating("BB")).isEqualTo(2);
    assertThat(rating("AC")).isEqualTo(3);
    assertThat(rating("CCCC")).isEqualTo(1);
    assertThat(rating("CCB")).isEqualTo(2);
    assertThat(rating("C")).isEqualTo(1);
    assertThat(rating("B")).isEqualTo(2);
    assertThat(rating("AB")).isEqualTo(3);
    assertThat(rating("CC")).isEqualTo(1);
  }

  // ---- rout

  private static Play rout(String unit, Integer... more) {
    return Sketch.clear(9, 11)
        .hq("s", "60a", "0501")
        .unit("x", STRONG, "0504", "active")
        .unit("g", unit, "0505", "supplied")
        .begin(Side.SOVIET, "combat")
        .fights("attack attackers=x hexes=0505", "DRt", more);
  }

  /** KS-D-031, KS-D-032, KS-D-033. */
  @Test
  @Case("KS-13.2")
  void germansRollAgainstRoutByQuality() {
    Play stands = rout("xlviii infantry regiment B 1-1-6", 3);
    assertThat(stands.status("g")).isEqualTo("DIS");
    assertThat(stands.at("g")).isEqualTo("0505");
    Play runs =
        Sketch.clear(9, 11)
            .hq("s", "60a", "0501")
            .unit("x", STRONG, "0504", "active")
            .unit("g", "xlviii infantry regiment A 1-1-6", "0505", "supplied", "disrupted")
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=x hexes=0505", "DRt", 2)
            .plays("retreat paths=g:0505,0506,0507,0508");
    assertThat(runs.status("g")).isEqualTo("RT");
    Play poor =
        rout("xlviii infantry regiment C 1-1-6").plays("retreat paths=g:0505,0506,0507,0508");
    assertThat(poor.status("g")).isEqualTo("RT");
  }

  /** KS-D-034. */
  @Test
  @Case("KS-13.2")
  void sovietsAlwaysRout() {
    Play play =
        Sketch.clear(9, 11)
            .unit("a", "xlviii infantry regiment A 40-3-6", "0504", "supplied")
            .unit("x", "60a guards-rifle division A 1-1-5", "0505", "disrupted")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0505", "DRt")
            .plays("retreat paths=x:0505,0506,0507,0508");
    assertThat(play.status("x")).isEqualTo("RT");
  }

  /** KS-D-035. */
  @Test
  @Case("KS-13.2")
  void afterBrOneTheAttackerGoesFirst() {
    Play play =
        Sketch.clear(9, 9)
            .unit("a", "xlviii infantry regiment B 4-3-6", "0504", "supplied")
            .unit("x", RIFLE, "0505")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0505", "Br1");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    assertThat(Result.BR1.hexes()).isEqualTo(1);
  }

  // ---- disorder

  /** KS-D-036, KS-D-038, KS-D-040, KS-D-105. */
  @Test
  @Case({"KS-13.3.1", "KS-13.3.2", "KS-13.3.3", "KS-13.2.2"})
  void theLadderOfDisorder() {
    assertThat(Status.suffer(Status.DISORGANIZED, Status.DISORGANIZED)).isEqualTo(Status.DISRUPTED);
    assertThat(Status.suffer(Status.DISRUPTED, Status.DISRUPTED)).isEqualTo(Status.ROUTED);
    assertThat(Status.suffer(Status.ROUTED, Status.DISRUPTED)).isEqualTo(Status.ROUTED);
    assertThat(Status.afterRiver(Status.DISRUPTED)).isEqualTo(Status.ROUTED);
  }

  /** KS-D-043. */
  @Test
  @Case("KS-13.3.7-1")
  void disorganizedDefendersMakeTheDieOneBetter() {
    assertThat(TABLE.result(10, 4, true)).isEqualTo(TABLE.result(10, 3, false));
  }

  private static int cityShift(String status) {
    return Sketch.clear(9, 9)
        .terrain("city", "0405")
        .unit("x", RIFLE, "0405", status)
        .unit("a", "xlviii infantry regiment B 4-3-6", "0404", "supplied")
        .begin(Side.AXIS, "combat")
        .odds("attack attackers=a hexes=0405")
        .shifts();
  }

  /** KS-D-045 and KS-D-046. */
  @Test
  @Case("KS-13.3.7-4")
  void routedUnitsHaveNothingOfACity() {
    assertThat(cityShift("routed")).isZero();
    assertThat(cityShift("disorganized")).isEqualTo(-2);
  }

  /** KS-D-047. */
  @Test
  @Case("KS-13.3.1")
  void aDisorganizedUnitGoesTwoPointsDoesNotAttackAndDoesNotInfiltrate() {
    Sketch sketch =
        Sketch.clear(9, 9)
            .unit("x", RIFLE, "0405")
            .unit("a", "xlviii infantry regiment B 4-3-6", "0404", "supplied", "disorganized");
    sketch
        .begin(Side.AXIS, "movement")
        .allows("move units=a path=0404,0403,0402")
        .refuses("KS-13.3.1", "move units=a path=0404,0403,0402,0401")
        .refuses("KS-13.3.1", "move units=a path=0404,0305");
    sketch.begin(Side.AXIS, "combat").refuses("KS-13.3.1", "attack attackers=a hexes=0405");
  }

  private static String recovered(String flag, String hex) {
    return Sketch.clear(9, 9)
        .turn(9)
        .hq("h", "xlviii", "0501")
        .unit("a", "xlviii infantry regiment B 4-3-6", hex, flag)
        .begin(Side.AXIS, "motorized-movement")
        .plays("end-phase")
        .status("a");
  }

  /** KS-D-049 and KS-D-050. */
  @Test
  @Case({"KS-14.0.2", "KS-14.0.3"})
  void fiveAndThreeHexesAreTooFarToRecover() {
    assertThat(recovered("disrupted", "0506")).isEqualTo("DIS");
    assertThat(recovered("disrupted", "0505")).isEqualTo("good");
    assertThat(recovered("routed", "0504")).isEqualTo("RT");
    assertThat(recovered("routed", "0503")).isEqualTo("good");
  }

  // ---- stacking and zones

  /** KS-D-051 and KS-D-052. */
  @Test
  @Case("KS-3.1.2")
  void threeSovietUnitsAreTooManyThreeAxisUnitsAndTwoHeadquartersAreNot() {
    Sketch soviet =
        Sketch.clear(5, 5)
            .unit("x", RIFLE, "0303")
            .unit("y", RIFLE, "0303")
            .unit("z", RIFLE, "0303");
    assertThatThrownBy(() -> soviet.begin(Side.SOVIET, "movement")).isInstanceOf(Impossible.class);
    Sketch axis = Sketch.clear(5, 5).hq("h", "iii", "0303").hq("k", "lix", "0303");
    for (String id : List.of("a", "b", "c")) {
      axis.unit(id, "iii infantry regiment B 3-3-6", "0303");
    }
    assertThat(axis.begin(Side.AXIS, "movement").question()).isEqualTo("movement");
  }

  /** KS-D-059 and KS-D-060. */
  @Test
  @Case("KS-11.2.1")
  void germansInfiltrateHungariansDoNot() {
    Play play =
        Sketch.clear(9, 9)
            .unit("x", RIFLE, "0405")
            .unit("g", "xlviii infantry regiment B 4-3-6", "0404", "supplied")
            .unit("h", "vii infantry regiment B 4-3-6", "0404", "supplied")
            .begin(Side.AXIS, "movement")
            .refuses("KS-3.2.4", "move units=h path=0404,0305")
            .plays("move units=g path=0404,0305");
    assertThat(play.is("g", Flag.MOVED)).isTrue();
  }

  // ---- weather and air

  /** KS-D-062. */
  @Test
  @Case("KS-5.0")
  void aFourOnTurnThreeIsMud() {
    Play play =
        Sketch.clear(5, 5)
            .turn(3)
            .hq("h", "xlviii", "0101")
            .begin(Side.AXIS, "weather")
            .plays("roll", 4);
    assertThat(play.events(Weather.class).getLast().weather()).isEqualTo("mud");
  }

  /** KS-D-063. */
  @Test
  @Case("KS-5.0.2-3")
  void heavySnowHalvesFiveOneAndNothing() {
    assertThat(List.of(5, 1, 0).stream().map(n -> Strength.halved(n, 1))).containsExactly(3, 1, 0);
  }

  /** KS-D-066 and KS-D-067. */
  @Test
  @Case("KS-6.4.3")
  void aLeadOfFourInManeuverShiftsAndALagDoesNot() {
    Air air = Play.open("campaign").rules().air;
    assertThat(air.maneuverShift(10 - 6)).isEqualTo(1);
    assertThat(air.maneuverShift(5 - 9)).isZero();
  }

  /** KS-D-068. */
  @Test
  @Case("KS-6.6")
  void noMoreThanTwoFighterBombersSupportAnAttack() {
    Sketch sketch =
        Sketch.clear(9, 9)
            .unit("x", RIFLE, "0405")
            .unit("a", "xlviii infantry regiment B 4-3-6", "0404", "supplied")
            .state("sectors", Map.of("f1", 1, "f2", 1, "f3", 1));
    for (String id : List.of("f1", "f2", "f3")) {
      sketch.air(id, Side.AXIS, "fighter-bomber", "5-13-3");
    }
    Play play =
        sketch
            .begin(Side.AXIS, "combat")
            .refuses("KS-6.6", "attack attackers=a hexes=0405 support=f1,f2,f3");
    assertThat(play.odds("attack attackers=a hexes=0405 support=f1,f2").shifts()).isEqualTo(2);
  }

  /** KS-D-069. */
  @Test
  @Case("KS-6.5.1")
  void aBomberAmongTheUnitsAddsOneToTheDieAgainstABridge() {
    Play play =
        Sketch.clear(9, 9)
            .hexside("minor-river", "0404/0405")
            .hexside("bridge", "0404/0405")
            .air("f", Side.AXIS, "fighter-bomber", "5-13-1")
            .air("b", Side.AXIS, "bomber", "2-8-2")
            .state("air-initiative", "axis")
            .begin(Side.AXIS, "surprise-missions")
            .plays("bomb units=b,f bridge=0404/0405", 2);
    assertThat(play.events(Bombed.class).getFirst().result()).isEqualTo("DO");
  }

  // ---- activation and directive

  private static Sketch armies() {
    return Sketch.clear(12, 9).road("0101-0102-0103-0104").area("soviet-supply", "0101");
  }

  /** KS-D-070. */
  @Test
  @Case("KS-9.1.3")
  void aFifthCorpsMayNotTry() {
    armies()
        .hq("h", "7gtc", "0102")
        .state("attempts", Map.of("corps", 4))
        .begin(Side.SOVIET, "activation")
        .refuses("KS-9.1.3", "activate units=h");
  }

  /** KS-D-071. */
  @Test
  @Case("KS-9.2.1")
  void ifTheNamedArmyCannotTheOtherTries() {
    Play play =
        armies()
            .hq("h38", "38a", "0908")
            .hq("h40", "40a", "0102")
            .begin(Side.SOVIET, "activation")
            .plays("roll", 2, 1);
    assertThat(play.is("h40", Flag.ACTIVE)).isTrue();
  }

  /** KS-D-072. */
  @Test
  @Case("KS-9.2.1")
  void aFailedPriorityIsNoAttempt() {
    Play play =
        armies()
            .hq("h1", "1ga", "0102")
            .hq("h40", "40a", "0102")
            .begin(Side.SOVIET, "activation")
            .plays("roll", 5, 6)
            .allows("activate units=h1");
    assertThat(play.state(Side.AXIS, "attempts")).isEqualTo(Map.of("corps", 0, "army", 0));
  }

  /** KS-D-073. */
  @Test
  @Case("KS-8.1.1")
  void aFirstCrossingOnTurnSevenIsTooLate() {
    Play play =
        armies()
            .turn(8)
            .state("crossed", 5)
            .hq("h", "7gtc", "0102")
            .begin(Side.AXIS, "defensive-positions")
            .plays("end-phase");
    assertThat(play.question()).isEqualTo("activation");
  }

  /** KS-D-075. */
  @Test
  @Case("KS-15.1.1")
  void aTwoBlowsABridge() {
    Play play =
        Sketch.clear(9, 9)
            .hexside("major-river", "0404/0405")
            .hexside("bridge", "0404/0405")
            .unit("a", "xlviii infantry regiment B 4-3-6", "0404", "supplied")
            .begin(Side.AXIS, "movement")
            .plays("demolish bridge=0404/0405", 2);
    assertThat(play.events(BridgeBlown.class)).hasSize(1);
  }

  /** KS-D-077. */
  @Test
  @Case("KS-17.0.3")
  void fortyFivePointsAheadIsASubstantiveVictory() {
    assertThat(new Victory(Play.open("campaign").rules()).level(95 - 50))
        .isEqualTo("Axis Substantive");
  }

  /** KS-D-081. */
  @Test
  @Case("KS-10.6.2")
  void twoPointsForThreeUnitsLeaveOneAtHalf() {
    Play play =
        Sketch.clear(9, 9)
            .state("ammo", Map.of("iii", 2))
            .hq("h", "iii", "0402")
            .unit("a", "iii infantry regiment B 4-3-6", "0404")
            .unit("b", "iii infantry regiment B 3-3-6", "0404")
            .unit("c", "iii infantry regiment B 3-3-6", "0404")
            .unit("x", "60a rifle division B 4-9-5", "0405")
            .begin(Side.AXIS, "combat");
    assertThat(play.odds("attack attackers=a,b,c hexes=0405").attack()).isEqualTo(4 + 3 + 2);
    play.plays("attack attackers=a,b,c hexes=0405", 4);
    assertThat(play.ammo("iii")).isZero();
  }

  /** KS-D-082 and KS-D-103. */
  @Test
  @Case({"KS-18.1-B", "KS-18.2"})
  void theGridJoinsTheBridgesAndTheHexesOfRowFifteen() {
    HexGrid grid = Sketch.BOX.map().grid();
    assertThat(grid.adjacent(hex(grid, "2124"), hex(grid, "2024"))).isTrue();
    List<String> near =
        java.util.stream.IntStream.range(0, grid.size())
            .filter(hex -> grid.column(hex) == 14)
            .filter(
                hex ->
                    List.of("1402", "1403", "1405", "1406").stream()
                        .anyMatch(number -> grid.adjacent(hex, hex(grid, number))))
            .mapToObj(grid::number)
            .toList();
    assertThat(near).containsExactly("1502", "1503", "1504", "1505", "1506", "1507");
  }

  private static int hex(HexGrid grid, String number) {
    return grid.hex(number).orElseThrow();
  }

  // ---- combined arms

  private static int arms(String defender, String... attackers) {
    Sketch sketch = Sketch.clear(9, 9).hq("h", "iii", "0402").hq("k", "xxiv", "0402");
    for (int i = 0; i < attackers.length; i++) {
      String[] words = attackers[i].split(" at ");
      sketch.unit("a" + i, words[0], words[1]);
    }
    sketch.unit("x", "60a rifle division B 4-4-5", "0405");
    if (!defender.isEmpty()) {
      sketch.unit("y", defender, "0405");
    }
    String all =
        java.util.stream.IntStream.range(0, attackers.length)
            .mapToObj(i -> "a" + i)
            .collect(java.util.stream.Collectors.joining(","));
    return sketch
        .begin(Side.AXIS, "combat")
        .odds("attack attackers=" + all + " hexes=0405")
        .shifts();
  }

  /** KS-D-084, KS-D-086, KS-D-090. */
  @Test
  @Case({"KS-12.2.2", "KS-12.2.2A", "KS-12.2.2E"})
  void combinedArmsOfTheAxis() {
    String tank = "iii panzer regiment B 4-3-0 at 0404";
    assertThat(arms("60a tank brigade B 3-3-9", tank, "iii infantry regiment B 4-3-6 at 0404"))
        .isZero();
    assertThat(arms("", tank, "iii infantry regiment B 4-3-6 at 0305")).isZero();
    assertThat(arms("", tank, "xxiv infantry regiment B 4-3-6 at 0404")).isEqualTo(1);
  }

  /** KS-D-089. */
  @Test
  @Case("KS-12.2.2D")
  void sovietsOfTwoFormationsHaveNoCombinedArms() {
    Play play =
        Sketch.clear(9, 9)
            .hq("s", "1ga", "0402")
            .hq("t", "6gtc", "0402")
            .unit("tank", "6gtc tank brigade B 4-3-9", "0404", "active")
            .unit("foot", "1ga rifle division B 4-4-5", "0404", "active")
            .unit("a", "xlviii infantry regiment B 4-3-6", "0405")
            .begin(Side.SOVIET, "combat");
    assertThat(play.odds("attack attackers=foot,tank hexes=0405").shifts()).isZero();
  }

  // ---- positions

  /** KS-D-091. */
  @Test
  @Case("KS-12.2.3")
  void aPreparedPositionInRoughTerrainShiftsThree() {
    Play play =
        Sketch.clear(9, 9)
            .terrain("rough", "0405")
            .state("positions", Map.of("0405", "prepared"))
            .hq("s", "60a", "0402")
            .unit("x", RIFLE, "0404", "active")
            .unit("a", "xlviii infantry regiment B 4-3-6", "0405")
            .begin(Side.SOVIET, "combat");
    assertThat(play.odds("attack attackers=x hexes=0405").shifts()).isEqualTo(-3);
  }

  /** KS-D-092, KS-D-093, KS-D-094. */
  @Test
  @Case({"KS-7.1.1", "KS-7.1.2"})
  void whoMayTakeUpWhichPosition() {
    Sketch.clear(14, 4)
        .state("positions", Map.of("0701", "hasty"))
        .hq("h", "iii", "0101")
        .unit("hit", "iii infantry regiment B 3-3-6", "0701", "defended-last-turn")
        .unit("fresh", "iii infantry regiment B 3-3-6", "0702")
        .unit("far", "iii infantry regiment B 3-3-6", "1101", "defended-last-turn")
        .unit("x", "60a assault-gun battalion B 1-1-9", "1201")
        .begin(Side.AXIS, "defensive-positions")
        .refuses("KS-7.1.2", "dig-in unit=hit position=prepared")
        .refuses("KS-7.1.2", "dig-in unit=fresh position=prepared")
        .allows("dig-in unit=far position=hasty");
  }

  // ---- supply

  /** KS-D-098. */
  @Test
  @Case("KS-13.3.3")
  void aRoutedUnitDrawsOnItsHeadquartersOverFivePoints() {
    Play play =
        Sketch.clear(14, 4)
            .hq("h", "iii", "0101")
            .unit("in", "iii infantry regiment B 3-3-6", "0601", "routed")
            .unit("out", "iii infantry regiment B 3-3-6", "0701", "routed")
            .begin(Side.AXIS, "movement");
    assertThat(play.supply("in")).isEqualTo("attack");
    assertThat(play.supply("out")).isEqualTo("out");
  }

  /** KS-D-099. */
  @Test
  @Case("KS-6.7.1A")
  void twelvePointsOfAmmunitionAreTooManyForATransport() {
    Sketch.clear(5, 5)
        .air("tr", Side.AXIS, "transport", "0-3-18")
        .begin(Side.AXIS, "air-initiative")
        .refuses("KS-6.7.1A", "load unit=tr ap=12 fp=6");
  }

  /** KS-D-100. */
  @Test
  @Case("KS-6.7.2A")
  void aLandingServesTwoOfThreeHeadquarters() {
    Sketch.clear(6, 6)
        .area("airfields", "0101")
        .hq("h", "iii", "0202")
        .hq("k", "lix", "0203")
        .hq("m", "mauss", "0204")
        .air("tr", Side.AXIS, "transport", "0-3-18")
        .state("loads", Map.of("tr", Map.of("fp", 9)))
        .state("air-initiative", "axis")
        .begin(Side.AXIS, "surprise-missions")
        .refuses("KS-6.7.2A", "deliver unit=tr hex=0101 fp=h:3;k:3;m:3")
        .allows("deliver unit=tr hex=0101 fp=h:3;k:6");
  }

  /** KS-D-107. */
  @Test
  @Case("KS-13.4.2")
  void aDisruptedCrackUnitStopsNoAdvance() {
    Play play =
        Sketch.clear(9, 9)
            .unit("crack", "60a guards-rifle division A 4-4-5", "0405", "disrupted")
            .begin(Side.AXIS, "combat");
    assertThat(play.rules().zones(play.position(), Side.SOVIET, "advance").isEmpty()).isTrue();
    assertThat(play.rules().zones(play.position(), Side.SOVIET, "movement").isEmpty()).isFalse();
  }
}
