package hexfront.games.ags.kiev;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.dice.Published;
import hexfront.engine.events.Combat;
import hexfront.engine.events.Moved;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Units;
import hexfront.games.Setting;
import hexfront.games.ags.Flag;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The worked examples of Kiev, those of the rulebook and those made to pin down its cases. The tag
 * is the number of the example.
 */
class KievExamplesTest {

  @Nested
  class Strengths {
    private static int defence(Sketch s, String attackers, String hex) {
      return s.begin().odds("attack attackers=" + attackers + " hexes=" + hex).defence();
    }

    private static Sketch kiev() {
      return Sketch.germanCombat(2, 10, 20).terrain("city", "0319").german("g", "5-7-7", "0219");
    }

    @Test
    @Tag("T-26")
    @Case("KIEV-19.53")
    void anUnsuppliedDefenderOfKievHasItsFaceValue() {
      assertThat(defence(kiev().soviet("s", "2-3-6", "0319", "unsupplied"), "g", "0319"))
          .isEqualTo(3);
    }

    @Test
    @Tag("E-STR-15")
    @Case("KIEV-19.53")
    void aSuppliedDefenderOfKievIsTripledWhateverElseHelpsHim() {
      Sketch s = kiev().hexside("minor-river", "0219/0319").soviet("s", "2-3-6", "0319");
      assertThat(defence(s, "g", "0319")).isEqualTo(9);
    }

    @Test
    @Tag("E-STR-09")
    @Case("AGS-10.32")
    void integrityMultipliesTheTriplingOfWoodsBehindARiver() {
      Sketch s =
          Sketch.sovietCombat(2)
              .terrain("woods", "0604")
              .hexside("minor-river", "0505/0604")
              .soviet("s", "9-9-6", "0505")
              .hq("h", 5, "0506")
              .panzer("a", "3-1-10", "0604", "of 3")
              .motorized("b", "1-3-10", "0604", "of 3");
      assertThat(defence(s, "s", "0604")).isEqualTo(24);
    }

    @Test
    @Tag("E-STR-16")
    @Case("AGS-11.38")
    void aHeadquartersOfFiveDefendsWithTwo() {
      Sketch s = Sketch.germanCombat(2).german("g", "5-7-7", "0505").hq("h", 5, "0604");
      assertThat(defence(s, "g", "0604")).isEqualTo(2);
    }

    @Test
    @Tag("E-STR-23")
    @Case("KIEV-21.0")
    void aLeaderOfEightAddsFourToADivision() {
      Sketch s =
          Sketch.sovietCombat(2)
              .soviet("s", "9-9-6", "0505")
              .hq("h", 5, "0506")
              .german("g", "5-7-7", "0604")
              .leader("l", 8, "0604");
      assertThat(defence(s, "s", "0604")).isEqualTo(11);
    }

    @Test
    @Tag("E-STR-25")
    @Case("KIEV-20.0")
    void tenAndTenMotorizedHaveNoIntegrity() {
      Play s =
          Sketch.germanCombat(2)
              .panzer("a", "3-1-10", "0505", "of 10")
              .motorized("b", "3-3-10", "0505", "of 10m")
              .soviet("s", "2-3-6", "0604")
              .begin();
      assertThat(s.odds("attack attackers=a,b hexes=0604").attack()).isEqualTo(6);
    }
  }

  @Nested
  class MovementPoints {
    private static double cost(Sketch s) {
      return s.begin().costs("u").get("0504");
    }

    @Test
    @Tag("E-MOV-01")
    @Case("AGS-10.11")
    void aMinorRiverCostsGermansTwoMore() {
      assertThat(
              cost(
                  Sketch.germanMovement(2)
                      .hexside("minor-river", "0503/0504", "0404/0504", "0604/0504")
                      .hexside("minor-river", "0403/0504", "0603/0504", "0505/0504")
                      .german("u", "5-7-7", "0503")))
          .isEqualTo(3);
    }

    @Test
    @Tag("E-MOV-04")
    @Case("AGS-10.13")
    void aMajorRiverCostsSovietsTwoMore() {
      assertThat(
              cost(
                  Sketch.sovietMovement(2)
                      .hexside("major-river", "0503/0504", "0404/0504", "0604/0504")
                      .hexside("major-river", "0403/0504", "0603/0504", "0505/0504")
                      .soviet("u", "2-3-6", "0503")))
          .isEqualTo(3);
    }

    @Test
    @Tag("E-MOV-08")
    @Case("AGS-10.23")
    void aRoadDoesNotHelpInfantryThroughASwamp() {
      assertThat(
              cost(
                  Sketch.germanMovement(2)
                      .terrain("swamp", "0504")
                      .road("0503-0504")
                      .german("u", "5-7-7", "0503")))
          .isEqualTo(2);
    }

    @Test
    @Tag("E-MOV-09")
    @Case("AGS-11.21")
    void aHeadquartersPaysOneForWoods() {
      assertThat(cost(Sketch.sovietMovement(2).terrain("woods", "0504").hq("u", 5, "0503")))
          .isEqualTo(1);
    }

    @Test
    @Tag("E-MOV-10")
    @Case("AGS-11.21")
    void aHeadquartersPaysHalfAPointOnARoad() {
      assertThat(cost(Sketch.sovietMovement(2).road("0503-0504").hq("u", 5, "0503")))
          .isEqualTo(0.5);
    }

    @Test
    @Tag("E-MOV-15")
    @Case("AGS-10.31")
    void aRoadDoesNotTakeAwayTheCostOfTheRiver() {
      Sketch s =
          Sketch.germanMovement(2)
              .hexside("minor-river", "0503/0504", "0404/0504", "0604/0504")
              .hexside("minor-river", "0403/0504", "0603/0504", "0505/0504")
              .road("0503-0504")
              .panzer("u", "6-2-10", "0503");
      assertThat(cost(s)).isEqualTo(2.5);
    }

    private static double allowance(Sketch s) {
      return s.begin().costs("u").values().stream()
          .mapToDouble(Double::doubleValue)
          .max()
          .orElseThrow();
    }

    @Test
    @Tag("E-MOV-21")
    @Case("KIEV-19.9")
    void cavalryHasSixInMud() {
      assertThat(
              allowance(
                  Sketch.sovietMovement(8, 20, 20)
                      .state("stand-fast", false)
                      .cavalry("u", "2-2-8", "1010")))
          .isEqualTo(6);
    }

    @Test
    @Tag("E-MOV-22")
    @Case("KIEV-19.9")
    void infantryOutOfSupplyHasOneInMud() {
      Sketch s = Sketch.germanMovement(9).german("u", "5-7-7", "0505", "unsupplied");
      assertThat(allowance(s)).isEqualTo(1);
    }
  }

  @Nested
  class Moves {
    private static Sketch passing() {
      return Sketch.germanMovement(2).german("a", "5-7-7", "0503").soviet("s", "2-3-6", "0604");
    }

    @Test
    @Tag("E-MOV-31")
    @Case("AGS-8.21")
    void aUnitStopsInAnEnemyZone() {
      passing().begin().refuses("AGS-8.21", "move units=a path=0503,0504,0505");
    }

    @Test
    @Tag("E-MOV-33")
    @Case("AGS-8.12")
    void noZoneReachesAcrossAMajorRiver() {
      assertThat(
              passing()
                  .hexside("major-river", "0504/0604")
                  .begin()
                  .isLegal("move units=a path=0503,0504,0404"))
          .isTrue();
    }

    @Test
    @Tag("E-MOV-35")
    @Case("AGS-10.13")
    void anEnemyWhoDoesNotStandOnTheRiverDoesNotForbidTheCrossing() {
      Play s =
          Sketch.germanMovement(2)
              .hexside("major-river", "0504/0604", "0505/0604", "0505/0605")
              .german("a", "5-7-7", "0505")
              .soviet("s", "2-3-6", "0704")
              .begin();
      s.plays("move units=a path=0505,0604");
      assertThat(s.events(Moved.class)).extracting(m -> m.cost().value()).containsExactly(4.0);
      s.refuses("AGS-8.21", "move units=a path=0604,0603");
    }

    @Test
    @Tag("E-MOV-38")
    @Case("AGS-5.33")
    void aFriendlyUnitDoesNotOpenAControlledRailHex() {
      Play s =
          Sketch.sovietMovement(2)
              .rail("0503-0504-0505")
              .soviet("s", "2-3-6", "0503")
              .soviet("f", "2-3-6", "0504")
              .german("g", "5-7-7", "0604")
              .begin();
      s.refuses("AGS-5.33", "rail unit=s path=0503,0504,0505");
    }

    @Test
    @Tag("E-KIE-01")
    @Case("KIEV-19.51")
    void noRifleUnitCrossesAMajorRiverIntoASwamp() {
      Play s =
          Sketch.sovietMovement(2)
              .terrain("swamp", "0604")
              .hexside("major-river", "0505/0604")
              .soviet("s", "2-3-6", "0505")
              .begin();
      s.refuses("KIEV-19.51", "move units=s path=0505,0604");
    }

    @Test
    @Tag("E-KIE-03")
    @Case("KIEV-19.3")
    void noGermanGoesByRail() {
      Play s = Sketch.germanMovement(2).rail("0503-0504").german("g", "5-7-7", "0503").begin();
      s.refuses("KIEV-19.3", "rail unit=g path=0503,0504");
    }

    @Test
    @Tag("E-KIE-04")
    @Case("KIEV-19.3")
    void twentySixRailHexesAreTooMany() {
      Play s =
          Sketch.sovietMovement(2, 3, 33)
              .rail(String.join("-", Sketch.hexrow("02", 1, 33)))
              .soviet("s", "2-3-6", "0201")
              .begin();
      assertThat(s.refusals("rail unit=s path=" + String.join(",", Sketch.hexrow("02", 1, 27))))
          .contains("KIEV-19.3");
    }
  }

  @Nested
  class Overruns {
    @Test
    @Tag("E-OVR-03")
    @Case("AGS-10.13")
    void noOverrunGoesAcrossAMajorRiverRoadOrNot() {
      Play s =
          Sketch.germanMovement(2)
              .hexside("major-river", "0505/0604")
              .road("0505-0604")
              .panzer("a", "6-2-10", "0505")
              .soviet("s", "1-1-6", "0604")
              .begin();
      s.refuses("AGS-10.13", "overrun units=a hex=0604");
    }

    @Test
    @Tag("E-OVR-04")
    @Case("AGS-6.17")
    void aBystanderForbidsTheOverrun() {
      Play s =
          Sketch.germanMovement(2)
              .panzer("a", "6-2-10", "0505")
              .german("b", "5-7-7", "0505")
              .soviet("s", "1-1-6", "0604")
              .begin();
      s.refuses("AGS-6.17", "overrun units=a hex=0604");
    }

    @Test
    @Tag("E-OVR-05")
    @Case("AGS-6.24")
    void aVictoriousPanzerEntersAndHasSevenPointsLeft() {
      Play s =
          Sketch.germanMovement(2)
              .panzer("a", "6-2-10|3-1-10", "0505")
              .soviet("s", "0-1-6", "0604")
              .begin();
      s.plays("overrun units=a hex=0604", 1);
      assertThat(s.events(Combat.class))
          .extracting(c -> c.column() + " " + c.result())
          .containsExactly("3-1 -/2");
      s.plays("choose option=lose");
      assertThat(s.at("s") + " " + s.at("a")).isEqualTo("gone 0604");
      assertThat(s.position().spent(s.unit("a"))).isEqualTo(6);
      assertThat(s.stepsLost("a")).isZero();
    }

    @Test
    @Tag("E-OVR-09")
    @Case("KIEV-19.42")
    void aDefenderWhoRetreatedFromAnOverrunIsNotDisrupted() {
      Play s =
          Sketch.germanMovement(2)
              .panzer("a", "6-2-10", "0505")
              .soviet("s", "1-1-6", "0604")
              .begin();
      s.plays("overrun units=a hex=0604", 3).plays("choose option=retreat");
      s.plays("retreat paths=s:0604,0704");
      assertThat(s.is("s", Flag.DISRUPTED)).isFalse();
    }
  }

  @Nested
  class Battles {
    @Test
    @Tag("E-ZOC-02")
    @Case("KIEV-19.67")
    void aHeadquartersHasNoZoneForSupply() {
      assertThat(Sketch.germanMovement(2).hq("h", 4, "0505").begin().zones(Side.SOVIET, "supply"))
          .isEmpty();
    }

    @Test
    @Tag("E-CMB-01")
    @Case("AGS-9.14")
    void aDefenderIsAttackedOnceInAPhase() {
      Play s =
          Sketch.germanCombat(2)
              .german("a", "5-7-7|3-4-7", "0505")
              .german("b", "5-7-7", "0504")
              .soviet("s", "9-9-6", "0604")
              .begin();
      s.plays("attack attackers=a hexes=0604", 3).plays("choose option=lose");
      s.refuses("AGS-9.14", "attack attackers=b hexes=0604");
    }

    private static Sketch twoTargets() {
      return Sketch.germanCombat(2)
          .german("a", "5-7-7", "0505")
          .german("b", "5-7-7", "0504")
          .soviet("s", "2-3-6", "0604")
          .soviet("t", "1-1-6", "0605");
    }

    @Test
    @Tag("E-CMB-02")
    @Case("AGS-9.23")
    void oneAttackMayGoAgainstTwoHexes() {
      String attack = "attack attackers=a hexes=0604,0605";
      twoTargets().begin().allows(attack);
      var odds = twoTargets().begin().odds(attack);
      assertThat(odds.attack() + " " + odds.defence() + " " + odds.column()).isEqualTo("5 4 1-1");
    }

    @Test
    @Tag("E-CMB-03")
    @Case("AGS-9.23")
    void everyAttackerIsAdjacentToEveryTarget() {
      twoTargets().begin().refuses("AGS-9.23", "attack attackers=a,b hexes=0604,0605");
    }

    private static Sketch commandedFrom0509(int rating) {
      return Sketch.sovietCombat(2)
          .german("g", "3-4-7", "0604")
          .soviet("s", "3-3-6", "0505", "as the map says")
          .hq("h", rating, "0509");
    }

    @Test
    @Tag("E-CMB-04")
    @Case("AGS-9.15")
    void fourHexesAreBeyondACommandRadiusOfThree() {
      commandedFrom0509(3).begin().refuses("AGS-9.15", "attack attackers=s hexes=0604");
    }

    @Test
    @Tag("E-CMB-05")
    @Case("AGS-11.33")
    void aHeadquartersOutOfSupplyLetsUnitsAttackAtHalf() {
      Play s = commandedFrom0509(4).also("unsupplied").begin();
      s.allows("attack attackers=s hexes=0604");
      assertThat(s.odds("attack attackers=s hexes=0604").attack()).isEqualTo(1);
    }

    @Test
    @Tag("E-KIE-08")
    @Case("KIEV-19.85")
    void onTheFirstTurnAnAttackStillNeedsAHeadquarters() {
      Play s =
          Sketch.sovietCombat(1).soviet("s", "3-3-6", "0505").german("g", "3-4-7", "0604").begin();
      s.refuses("AGS-9.15", "attack attackers=s hexes=0604");
    }

    @Test
    @Tag("E-RET-08")
    @Case("KIEV-19.52")
    void whoCouldOnlyRetreatOverAMajorRiverLosesAStep() {
      Play s =
          Sketch.germanCombat(2)
              .hexside("major-river", "0604/0603", "0604/0704", "0604/0705")
              .german("g", "8-7-7", "0505")
              .soviet("d", "4-4-6|2-2-6", "0604")
              .begin();
      s.plays("attack attackers=g hexes=0604", 1);
      assertThat(s.stepsLost("d")).isEqualTo(1);
      assertThat(s.question()).isEqualTo("combat");
    }

    @Test
    @Tag("E-RET-12")
    @Case("KIEV-19.62")
    void anAsteriskThatWasRevealedBeforeLeavesAllOptions() {
      Play s =
          Sketch.germanCombat(2)
              .german("g", "8-7-7", "0505")
              .soviet("d", "2-2-6", "0604", "trait asterisk")
              .soviet("e", "2-2-6", "0604")
              .begin();
      s.plays("attack attackers=g hexes=0604", 1);
      s.allows("lose steps=d:1");
      s.allows("lose steps=e:1");
      assertThat(s.isLegal("lose steps=d:1;e:1")).isFalse();
      s.plays("choose option=retreat");
      s.allows("retreat paths=d:0604,0704;e:0604,0704");
      assertThat(s.isLegal("retreat paths=d:0604,0704")).isFalse();
    }

    @Test
    @Tag("E-UNT-02")
    @Case("KIEV-19.63")
    void aNoStrengthUnitBesideAnotherStaysAndMayBeLost() {
      Play s =
          Sketch.germanCombat(2)
              .german("g", "6-7-7", "0505")
              .soviet("z", "0-0-6", "0604", "untried")
              .soviet("e", "2-3-6", "0604", "untried")
              .begin();
      s.plays("attack attackers=g hexes=0604", 1);
      assertThat(s.events(Combat.class)).extracting(Combat::defence).containsExactly(3);
      assertThat(s.at("z")).isEqualTo("0604");
      s.allows("lose steps=z:1");
      s.allows("lose steps=e:1");
    }
  }

  @Nested
  class SupplyLines {
    /** A map one hex high: the unit at one end, the source four hexes on. */
    private static Sketch corridor() {
      return Sketch.germanMovement(2, 6, 1).theMapSupplies().area("axis-supply", "0401");
    }

    @Test
    @Tag("E-SUP-04")
    @Case("AGS-12.11")
    void noLinePassesThroughASwamp() {
      assertThat(
              corridor()
                  .terrain("swamp", "0201")
                  .german("u", "5-7-7", "0101")
                  .begin()
                  .isSupplied("u"))
          .isFalse();
    }

    @Test
    @Tag("E-SUP-05")
    @Case("AGS-12.11")
    void aLineMayBeginInASwamp() {
      assertThat(
              corridor()
                  .terrain("swamp", "0101")
                  .german("u", "5-7-7", "0101")
                  .begin()
                  .isSupplied("u"))
          .isTrue();
    }

    @Test
    @Tag("E-SUP-06")
    @Case("AGS-10.15")
    void aRailroadCarriesSupplyOverAMajorRiver() {
      Play river =
          corridor().hexside("major-river", "0201/0301").german("u", "5-7-7", "0101").begin();
      assertThat(river.isSupplied("u")).isFalse();
      Play bridged =
          corridor()
              .hexside("major-river", "0201/0301")
              .rail("0201-0301")
              .german("u", "5-7-7", "0101")
              .begin();
      assertThat(bridged.isSupplied("u")).isTrue();
    }

    @Test
    @Tag("E-SUP-17")
    @Case("KIEV-19.85")
    void onTheFirstTurnADistantHeadquartersDoesNotMatter() {
      Play s =
          Sketch.sovietMovement(1, 20, 5)
              .theMapSupplies()
              .area("L", "2003")
              .road("off-2003")
              .soviet("u", "2-3-6", "0103")
              .hq("h", 3, "1303")
              .begin();
      assertThat(s.isSupplied("u")).isTrue();
    }
  }

  @Nested
  class Directive {
    private static boolean inForce(Play s) {
      return Boolean.TRUE.equals(s.rules().exclusive().state(s.position()).get("stand-fast"));
    }

    @Test
    @Tag("E-DIR-01")
    @Case("KIEV-22.0")
    void inForceBeforeItStaysOnAThree() {
      assertThat(
              inForce(
                  Sketch.germanCombat(9).state("stand-fast", true).begin().plays("end-phase", 3)))
          .isTrue();
    }

    @Test
    @Tag("E-DIR-04")
    @Case("KIEV-22.0")
    void notInForceBeforeItStaysAwayOnAFive() {
      assertThat(
              inForce(
                  Sketch.germanMechanizedMovement(10)
                      .state("stand-fast", false)
                      .begin()
                      .plays("end-phase", 5)))
          .isFalse();
    }

    @Test
    @Tag("E-DIR-08")
    @Case("KIEV-22.1")
    void aHeadquartersGoesEast() {
      assertThat(
              Sketch.sovietMovement(7)
                  .standFast()
                  .hq("h", 5, "0505")
                  .begin()
                  .isLegal("move units=h path=0505,0605"))
          .isTrue();
    }

    @Test
    @Tag("E-DIR-09")
    @Case("KIEV-22.2")
    void aRelievedUnitGoesEast() {
      Play s =
          Sketch.sovietMovement(7)
              .standFast()
              .soviet("s", "2-3-6", "0505")
              .soviet("r", "1-1-6", "0705")
              .begin();
      s.plays("move units=r path=0705,0604,0505 relieves=s");
      s.allows("move units=s path=0505,0605");
    }
  }

  @Nested
  class Campaign {
    private final Setting setting = Sketch.BOX.open("campaign", Map.of());

    private int losses(Side side, String... gone) {
      Position p = setting.position().copy();
      for (String id : gone) {
        p.takeOff(setting.rulebook().board().unit(id).orElseThrow(), Position.GONE);
      }
      return setting.rulebook().score(p).items().stream()
          .filter(i -> i.side() == side && !i.rule().equals("KIEV-24.1"))
          .mapToInt(Score.Item::points)
          .sum();
    }

    private String hexOf(String id) {
      var board = setting.rulebook().board();
      return board.grid().number(setting.position().hex(board.unit(id).orElseThrow()));
    }

    @Test
    @Tag("T-19")
    @Case("KIEV-23.2")
    void twoBMeansTurnTwoOnARoadHexOfAreaB() {
      Play s =
          Sketch.germanMovement(2)
              .area("A", "0301")
              .area("B", "0501", "0701", "0901")
              .road("off-0301")
              .road("off-0501")
              .road("off-0701")
              .motorized("g", "2-2-10", "off", "trait 2B")
              .begin();
      s.allows("enter units=g hex=0501");
      s.allows("enter units=g hex=0701");
      assertThat(s.isLegal("enter units=g hex=0901")).isFalse();
      assertThat(s.isLegal("enter units=g hex=0301")).isFalse();
    }

    @Test
    @Tag("E-RNF-01")
    @Case("KIEV-23.1")
    void armorOfTheFirstTurnDoesNotEnterInAreaK() {
      var board = setting.rulebook().board();
      var order =
          new Enter(
              Units.of(board.unit("kiev-su-untried-armor-1").orElseThrow()),
              new Hex(board.grid().hex("3009").orElseThrow()));
      assertThat(setting.rulebook().check(setting.position(), order).refusals().getFirst().rule())
          .isEqualTo("KIEV-23.1");
    }

    @Test
    @Tag("E-KIE-07")
    @Case("KIEV-23.0")
    void aDueReinforcementIsNotHeldBack() {
      Play s =
          Sketch.sovietMovement(2)
              .area("K", "1004")
              .road("off-1004")
              .soviet("r", "2-3-6", "off", "trait 2K")
              .begin();
      s.refuses("KIEV-23.0", "end-phase");
    }

    @Test
    @Tag("E-VIC-V1")
    @Case("KIEV-24.0")
    void aLeadOf133WinsForTheGerman() {
      Sketch sketch = Sketch.atTheEnd(40, 10);
      Map<String, Object> control = new HashMap<>();
      for (int i = 0; i < 40; i++) { // thirty German cities, ten Soviet ones
        String hex = (i < 9 ? "0" : "") + (i + 1) + "01";
        sketch.terrain("city", hex);
        control.put(hex, i < 30 ? "axis" : "soviet");
      }
      for (int i = 0; i < 7; i++) {
        String hex = (i < 9 ? "0" : "") + (i + 1) + "05";
        sketch.terrain("town", hex);
        control.put(hex, "soviet");
      }
      sketch.state("control", control);
      for (int i = 0; i < 4; i++) {
        sketch.panzer("p" + i, "6-2-10", "off");
      }
      Play s = sketch.begin();
      Position p = s.position().copy();
      for (int i = 0; i < 4; i++) { // eight points each
        p.takeOff(s.unit("p" + i), Position.GONE);
      }
      Score score = s.rules().score(p);
      assertThat(score.axis() + " " + score.soviet()).isEqualTo("300 167");
      assertThat(score.winner()).isEqualTo(Side.AXIS);
    }

    @Test
    @Tag("E-VIC-V3")
    @Case("KIEV-24.2")
    void aWholePanzerDivisionIsWorth25() {
      assertThat(losses(Side.SOVIET, "kiev-ge-6pzr-3pz", "kiev-ge-3sr-3pz", "kiev-ge-394sr-3pz"))
          .isEqualTo(25);
    }

    @Test
    @Tag("E-VIC-V4")
    @Case("KIEV-24.2")
    void twoOfItsRegimentsAreWorthEightAndFive() {
      assertThat(losses(Side.SOVIET, "kiev-ge-6pzr-3pz", "kiev-ge-3sr-3pz")).isEqualTo(13);
    }

    @Test
    @Tag("E-VIC-V5")
    @Case("KIEV-24.2")
    void aMotorizedDivisionAnInfantryDivisionAndGrossdeutschlandAreWorthTwenty() {
      assertThat(
              losses(
                  Side.SOVIET,
                  "kiev-ge-20ir-10mot",
                  "kiev-ge-41ir-10mot",
                  "kiev-ge-17id",
                  "kiev-ge-gd"))
          .isEqualTo(20);
    }

    @Test
    @Tag("E-VIC-V6")
    @Case("KIEV-24.3")
    void theFrontHeadquartersTwoUnitsAndOneOutOfSupplyAreWorthThirteen() {
      assertThat(losses(Side.AXIS, "kiev-su-hq-agsw", "kiev-su-hq-5a", "kiev-su-32td"))
          .isEqualTo(12);
      Play end = Sketch.atTheEnd().soviet("m", "1-1-6", "0505", "unsupplied").begin();
      assertThat(end.rules().score(end.position()).axis()).isEqualTo(1);
    }

    @Test
    @Tag("E-SET-05")
    @Case("KIEV-18.1")
    void fiveRifleDivisionsStandWhereTheAddendaPutThem() {
      assertThat(Stream.of("277", "151", "87", "99", "141").map(n -> hexOf("kiev-su-" + n + "rd")))
          .containsExactly("1307", "0219", "0219", "0925", "0925");
    }

    @Test
    @Tag("E-SEQ-02")
    @Case("KIEV-19.13")
    void theSovietTurnIsMovementAndCombat() {
      Play s = Sketch.sovietMovement(3).begin().plays("end-phase");
      assertThat(s.question()).isEqualTo("combat");
      s.plays("end-phase");
      assertThat(s.position().phasing()).isEqualTo(Side.AXIS);
    }

    @Test
    @Tag("E-SEQ-03")
    @Case("KIEV-19.9")
    void inMudTheGermanTurnIsMovementAndCombat() {
      Play s = Sketch.germanMovement(8).begin().plays("end-phase");
      assertThat(s.question()).isEqualTo("combat");
      s.plays("end-phase");
      assertThat(s.position().turn()).isEqualTo(9);
    }

    @Test
    @Tag("E-KIE-06")
    @Case("KIEV-24.0")
    void whoPassedThroughATownControlsItWhateverZoneCoversIt() {
      Play s =
          Sketch.germanMovement(2)
              .terrain("town", "0504")
              .panzer("g", "6-2-10", "0503")
              .soviet("s", "1-1-6", "0507")
              .begin();
      s.plays("move units=g path=0503,0504,0404,0403,0402").plays("end-phase").plays("end-phase");
      s.plays("end-phase").plays("move units=s path=0507,0506,0505");
      assertThat(s.zones(Side.SOVIET, "movement")).contains("0504");
      assertThat(s.position().control(s.hex("0504"))).isEqualTo(Side.AXIS);
    }
  }

  @Nested
  class Mail {
    @Test
    @Tag("T-28a")
    @Case("KIEV-25.22")
    void aHundredAndTwentyThreeIsAThree() {
      assertThat(Published.die(123)).isEqualTo(3);
    }

    @Test
    @Tag("T-28b")
    @Case("KIEV-25.22")
    void aHundredAndTwentySixIsASix() {
      assertThat(Published.die(126)).isEqualTo(6);
    }

    @Test
    @Tag("T-28c")
    @Case("KIEV-25.22")
    void aThousandAndOneIsAFive() {
      assertThat(Published.die(1001)).isEqualTo(5);
    }
  }
}
