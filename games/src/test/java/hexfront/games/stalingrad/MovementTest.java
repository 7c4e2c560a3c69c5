package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 4: movement. */
class MovementTest {
  private static final String INFANTRY = "8-8-3|6-6-3";
  private static final String PANZER = "12-12-6|9-9-6";

  private static Sketch infantry() {
    return Sketch.clear(9, 9).axis("a", INFANTRY, "0405");
  }

  private static Sketch panzer() {
    return Sketch.clear(9, 9).panzer("a", PANZER, "0405");
  }

  private static Play moving(Sketch sketch) {
    return sketch.begin(Side.AXIS, "movement");
  }

  @Test
  @Case({"CTS-4.1a", "CTS-4.1b", "CTS-3.1a", "CTS-4.2e"})
  void onlyTheMovingSideMoves() {
    moving(infantry().rifle("x", "0802").german("b", "0404"))
        .refuses("CTS-4.1a", "move units=x path=0802,0803")
        .allows("move units=a path=0405,0404,0403")
        .plays("end-phase")
        .refuses("CTS-4.1a", "move units=a path=0405,0404");
  }

  @Test
  @Case({"CTS-4.2a", "CTS-2.2.3", "CTS-4.2c"})
  void aPathMayNotCostMoreThanTheAllowance() {
    moving(infantry())
        .allows("move units=a path=0405,0404,0403,0402")
        .refuses("CTS-4.2a", "move units=a path=0405,0404,0403,0402,0401")
        .refuses("CTS-4.2a", "move units=a path=0405,0403");
  }

  @Test
  @Case("CTS-4.2d")
  void aUnitIsDoneWhenAnotherOneMoves() {
    moving(infantry().german("b", "0605"))
        .plays("move units=a path=0405,0404")
        .allows("move units=a path=0404,0403")
        .plays("move units=b path=0605,0604")
        .refuses("CTS-4.2d", "move units=a path=0404,0403");
  }

  @Test
  @Case({"CTS-4.2d", "CTS-4.2b"})
  void aStackMovesAtThePaceOfEachAndMayDropOneOff() {
    Play play = moving(panzer().german("b", "0405"));
    play.refuses("CTS-4.2a", "move units=a,b path=0405,0404,0403,0402,0401")
        .plays("move units=a,b path=0405,0404")
        .plays("move units=a path=0404,0403,0402")
        .refuses("CTS-4.2d", "move units=b path=0404,0403");
  }

  @Test
  @Case({"CTS-4.2b", "CTS-4.4.6a", "CTS-4.4.6b"})
  void everyUnitMayMoveOneHex() {
    Play play =
        moving(panzer().terrain("marsh", "0404", "0405").hexside("impassable", "0405/0505"));
    assertThat(play.cost("a", "0404")).contains(6.0);
    play.allows("move units=a path=0405,0404")
        .refuses("CTS-4.2a", "move units=a path=0405,0404,0403")
        .refuses("CTS-4.2b", "move units=a path=0405,0505");
  }

  /** CTS-EX-068. */
  @Test
  @Case({"CTS-4.2b", "CTS-6.4a"})
  void theHexThatEveryUnitMayMoveIsNotOneWithABond() {
    moving(infantry().rifle("x", "0304").rifle("y", "0504"))
        .refuses("CTS-6.4a", "move units=a path=0405,0404,0403");
  }

  @Test
  @Case("CTS-4.2f")
  void nobodyEntersAHexOfTheEnemy() {
    moving(infantry().rifle("x", "0404")).refuses("CTS-4.2f", "move units=a path=0405,0404");
  }

  /** CTS-EX-050, CTS-EX-051. */
  @Test
  @Case({"CTS-4.3a", "CTS-4.3b", "CTS-2.4a", "CTS-2.4b"})
  void whatMovesFiveIsMotorizedCavalryExcepted() {
    Play play =
        moving(
            infantry()
                .tank("t", "3-3-5|2-2-5", "0802")
                .unit("c", Side.SOVIET, "cavalry", "6-6-5|4-4-5", "0702")
                .hq("h", Side.AXIS, "0408"));
    assertThat(play.rules().roster.isMotorized(play.unit("t"))).isTrue();
    assertThat(play.rules().roster.isMotorized(play.unit("h"))).isTrue();
    assertThat(play.rules().roster.isMotorized(play.unit("c"))).isFalse();
    assertThat(play.rules().roster.isMotorized(play.unit("a"))).isFalse();
  }

  // ---- terrain

  @Test
  @Case({"CTS-4.4.0", "CTS-4.2a", "CTS-4.4.2b"})
  void forestAndHillsSlowWhatIsMotorized() {
    Play play = moving(panzer().terrain("forest", "0404").terrain("hill", "0406"));
    assertThat(play.cost("a", "0404")).contains(2.0);
    assertThat(play.cost("a", "0406")).contains(2.0);
    Play foot = moving(infantry().terrain("forest", "0404").terrain("hill", "0406"));
    assertThat(foot.cost("a", "0404")).contains(1.0);
    assertThat(foot.cost("a", "0406")).contains(1.0);
  }

  /** CTS-EX-055. */
  @Test
  @Case({"CTS-4.4.6a", "CTS-4.6"})
  void aMarshBesideTheEnemyCostsThree() {
    Play play = moving(infantry().terrain("marsh", "0404").rifle("x", "0402"));
    assertThat(play.cost("a", "0403")).isEmpty();
    Play near = moving(infantry().terrain("marsh", "0404").rifle("x", "0403"));
    assertThat(near.cost("a", "0404")).contains(3.0);
  }

  /** CTS-EX-056. */
  @Test
  @Case({"CTS-4.6", "CTS-6.2"})
  void theCombatZoneCostsAPointWhoeverMakesIt() {
    Play play =
        moving(
            infantry().soviet("b", "2-2-3", "0403", "size brigade").hq("h", Side.SOVIET, "0403"));
    assertThat(play.cost("a", "0404")).contains(2.0);
  }

  @Test
  @Case({"CTS-4.4.1a", "CTS-4.4.1b", "CTS-4.4.1c"})
  void roadsCostMotorizedUnitsAHalf() {
    Sketch sketch =
        panzer()
            .terrain("marsh", "0404")
            .road("0405-0404-0403")
            .road("0503-0504")
            .hq("h", Side.AXIS, "0404");
    Play play = moving(sketch);
    assertThat(play.cost("a", "0404")).contains(0.5);
    assertThat(play.cost("a", "0403")).contains(1.0);
    assertThat(play.cost("h", "0403")).contains(0.5);
    assertThat(play.cost("a", "0504")).contains(2.0);
  }

  /** CTS-EX-061, CTS-EX-066. */
  @Test
  @Case({"CTS-4.4.3a", "CTS-4.4.3b", "CTS-4.4.3c", "CTS-26.0a"})
  void riversCostUnlessThereIsABridge() {
    Sketch rivers =
        panzer()
            .hexside("major-river", "0405/0404", "0405/0505")
            .hexside("minor-river", "0405/0406")
            .hexside("bridge", "0405/0404")
            .turn(51);
    Play play = moving(rivers);
    assertThat(play.step("a", "0404")).isEqualTo(1.0);
    assertThat(play.step("a", "0505")).isEqualTo(5.0);
    assertThat(play.step("a", "0406")).isEqualTo(3.0);
  }

  /** CTS-EX-065. */
  @Test
  @Case({"CTS-26.0a", "CTS-26.0c"})
  void fromTurn52MajorRiversActAsMinor() {
    Play play = moving(panzer().hexside("major-river", "0405/0404").turn(52));
    assertThat(play.step("a", "0404")).isEqualTo(3.0);
  }

  /** CTS-EX-064. */
  @Test
  @Case("CTS-26.0b")
  void fromTurn58TheVolgaActsAsMinor() {
    Play play = moving(panzer().hexside("volga", "0405/0404").turn(58));
    assertThat(play.step("a", "0404")).isEqualTo(3.0);
  }

  /** CTS-EX-058, CTS-EX-059, CTS-EX-060. */
  @Test
  @Case({"CTS-4.4.4a", "CTS-4.4.4b", "CTS-4.4.4c"})
  void aFerryServesFromTheTurnAfterBothBanksAreHeld() {
    Map<String, String> banks = Map.of("0405", "axis", "0404", "axis");
    Sketch open =
        panzer()
            .german("b", "0405")
            .hexside("major-river", "0405/0404")
            .hexside("ferry", "0405/0404")
            .state("control", banks);
    Play held = moving(open.state("ferry-since", Map.of("0404/0405", 4)));
    assertThat(held.step("a", "0404")).isEqualTo(2.0);
    Play gained = moving(open.state("ferry-since", Map.of("0404/0405", 5)));
    assertThat(gained.step("a", "0404")).isEqualTo(5.0);
    assertThat(gained.step("b", "0404")).isEqualTo(3.0);
  }

  /** CTS-EX-062. */
  @Test
  @Case({"CTS-4.4.5", "CTS-4.4.7", "CTS-31.2.3"})
  void crossingTheVolgaOrALakeTakesAWholeMove() {
    Sketch water =
        panzer().hexside("volga", "0404/0403").hexside("lake", "0405/0406").german("b", "0404");
    Play play = moving(water);
    play.refuses("CTS-4.4.5", "move units=a path=0405,0404,0403")
        .allows("move units=b path=0404,0403")
        .plays("move units=a path=0405,0406")
        .refuses("CTS-4.2d", "move units=a path=0406,0407");
    moving(water.state("rasputitsa", true)).refuses("CTS-31.2.3", "move units=a path=0405,0406");
  }

  @Test
  @Case("CTS-4.4.6c")
  void riversAlongAMarshCostNothing() {
    Play play = moving(panzer().terrain("marsh", "0404").hexside("major-river", "0405/0404"));
    assertThat(play.cost("a", "0404")).contains(4.0);
  }

  @Test
  @Case("CTS-4.4.2a")
  void nkvdUnitsDoNotLeaveACity() {
    Sketch.clear(9, 9)
        .terrain("minor-city", "0405")
        .soviet("n", "3-5-3|2-3-3", "0405", "trait nkvd")
        .soviet("m", "3-5-3|2-3-3", "0505", "trait nkvd")
        .begin(Side.SOVIET, "movement")
        .refuses("CTS-4.4.2a", "move units=n path=0405,0404")
        .allows("move units=m path=0505,0504");
  }

  // ---- strategic movement

  /** CTS-EX-044. */
  @Test
  @Case({"CTS-4.5a", "CTS-4.5d"})
  void strategicMovementGoesHalfAsFarAgainAwayFromEnemies() {
    Sketch.clear(9, 12)
        .german("a", "0409")
        .german("b", "0704")
        .rifle("x", "0703")
        .begin(Side.AXIS, "movement")
        .allows("move units=a path=0409,0408,0407,0406,0405,0404 strategic=true")
        .refuses("CTS-4.5a", "move units=b path=0704,0705 strategic=true")
        .refuses("CTS-4.2a", "move units=a path=0409,0408,0407,0406,0405,0404,0403 strategic=true");
  }

  @Test
  @Case({"CTS-4.5b", "CTS-4.5c"})
  void noHqMovesStrategically() {
    moving(infantry().hq("h", Side.AXIS, "0407", "active"))
        .refuses("CTS-4.5b", "move units=h path=0407,0406 strategic=true")
        .allows("move units=h path=0407,0406,0405");
  }

  @Test
  @Case({"CTS-16.7c", "CTS-4.3b"})
  void anHqThatIsNotActiveMovesOne() {
    moving(infantry().hq("h", Side.AXIS, "0407"))
        .allows("move units=h path=0407,0406")
        .refuses("CTS-4.2a", "move units=h path=0407,0406,0405");
  }

  // ---- weather, supply, pockets

  /** CTS-EX-071, CTS-EX-072. */
  @Test
  @Case({"CTS-25.0c", "CTS-25.0h", "CTS-25.0i", "CTS-25.0b", "CTS-25.0f", "CTS-25.0g"})
  void rainAndSnowHalveAllowancesRoundedUp() {
    Sketch tank = Sketch.clear(9, 9).tank("t", "3-3-5|2-2-5", "0404");
    Map<String, Integer> halves = Map.of("clear", 10, "rain", 6, "snow", 6, "overcast", 10);
    halves.forEach(
        (weather, all) -> {
          Play play = tank.state("weather", weather).begin(Side.SOVIET, "movement");
          assertThat(play.rules().movement.allowance(play.position(), play.unit("t")))
              .as(weather)
              .isEqualTo(all);
        });
  }

  /** CTS-EX-073, CTS-EX-074. */
  @Test
  @Case({"CTS-31.2.1", "CTS-31.2.4"})
  void mudCostsMotorizedUnitsDouble() {
    Play play = moving(panzer().road("0405-0404").state("rasputitsa", true).german("b", "0605"));
    assertThat(play.cost("a", "0406")).contains(2.0);
    assertThat(play.cost("a", "0404")).contains(1.0);
    assertThat(play.cost("b", "0604")).contains(1.0);
  }

  /** CTS-EX-240, CTS-EX-241. */
  @Test
  @Case({"CTS-16.4a", "CTS-16.4c"})
  void motorizedUnitsOutOfSupplyMoveOneHexOthersNotStrategically() {
    Sketch.clear(9, 12)
        .panzer("a", PANZER, "0405", "out-of-supply")
        .german("b", "0605", "out-of-supply")
        .panzer("c", PANZER, "0805")
        .begin(Side.AXIS, "movement")
        .allows("move units=a path=0405,0406")
        .refuses("CTS-16.4a", "move units=a path=0405,0406,0407")
        .refuses("CTS-16.4a", "move units=b path=0605,0606,0607,0608,0609 strategic=true")
        .allows("move units=c path=0805,0806,0807,0808,0809");
  }

  /** CTS-EX-324. */
  @Test
  @Case({"CTS-27.2e", "CTS-27.2g", "CTS-27.2h"})
  void pocketsSlowTheirUnits() {
    Sketch sketch = Sketch.clear(9, 9).rifle("x", "0404");
    Map<Integer, Integer> allowances = Map.of(1, 6, 9, 4, 13, 4);
    allowances.forEach(
        (box, all) -> {
          Map<String, Object> pocket = Map.of("side", "soviet", "hex", "0404", "box", box);
          Play play = sketch.state("pockets", List.of(pocket)).begin(Side.SOVIET, "movement");
          int unit = play.unit("x");
          assertThat(play.rules().movement.allowance(play.position(), unit)).isEqualTo(all);
          assertThat(play.rules().movement.isLimited(play.position(), unit)).isEqualTo(box == 13);
        });
  }

  // ---- stacking

  /** CTS-EX-080, CTS-EX-084. */
  @Test
  @Case({"CTS-5.0a", "CTS-5.0b", "CTS-5.0c", "CTS-5.0d", "CTS-5.1a", "CTS-5.1b", "CTS-23.7d"})
  void threeDivisionsMayStayInAHex() {
    Sketch sketch =
        Sketch.clear(9, 9)
            .german("a", "0404")
            .german("b", "0404", "lost 3")
            .axis("c", "2-2-3", "0404", "size brigade")
            .axis("d", "2-2-3", "0405", "size regiment")
            .axis("e", "2-2-3", "0405", "size battalion")
            .hq("h", Side.AXIS, "0405")
            .unit("f", Side.AXIS, "air-headquarters", "0-1-6", "0404", "size air-army")
            .unit("g", Side.AXIS, "air-headquarters", "0-1-6", "0405", "size air-army");
    moving(sketch)
        .plays("move units=d path=0405,0404")
        .refuses("CTS-5.0a", "move units=e path=0405,0404")
        .allows("move units=e path=0405,0404,0403")
        .allows("move units=h path=0405,0404")
        .refuses("CTS-23.7d", "move units=g path=0405,0404");
  }

  /** CTS-EX-085, CTS-EX-086. */
  @Test
  @Case("CTS-5.2")
  void hungariansAndRumaniansDoNotMeet() {
    moving(
            Sketch.clear(9, 9)
                .axis("h", INFANTRY, "0404", "nation hungarian")
                .axis("r", INFANTRY, "0405", "nation rumanian"))
        .refuses("CTS-5.2", "move units=r path=0405,0404")
        .refuses("CTS-5.2", "move units=r path=0405,0404,0403");
  }

  // ---- overruns in movement

  @Test
  @Case({"CTS-4.7b", "CTS-4.7d", "CTS-4.7c"})
  void anOverrunHexIsOpenAndItsUnitsBound() {
    Play play =
        moving(
            panzer()
                .german("b", "0404")
                .rifle("x", "0403")
                .state("overrun", List.of("0403"))
                .state("bound", Map.of("0403", List.of("b"))));
    play.refuses("CTS-4.7c", "move units=b path=0404,0405")
        .allows("move units=a path=0405,0404,0403,0402");
    assertThat(play.cost("a", "0404")).contains(1.0);
  }

  @Test
  @Case("CTS-4.7a")
  void anOverrunNeedsTenToOne() {
    moving(infantry().rifle("x", "0404"))
        .refuses("CTS-4.7a", "overrun units=a hex=0404")
        .refuses("CTS-4.7a", "overrun units=a hex=0406");
  }

  // ---- first turn

  @Test
  @Case({"CTS-35.6a", "CTS-35.6b", "CTS-35.6c", "CTS-35.6f"})
  void onTheFirstTurnOfFallBlauOnlyAFewMove() {
    Play play = Play.open("fall-blau").until("movement");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    List<String> moves = play.legal("move");
    assertThat(moves).isNotEmpty();
    assertThat(moves)
        .allSatisfy(
            text -> {
              String id = text.replaceAll("move units=([^ ]+) .*", "$1");
              String army = play.rules().roster.formation(play.unit(id));
              assertThat(play.rules().data.firstMovers()).contains(army);
            });
  }

  /** CTS-EX-365. */
  @Test
  @Case({"CTS-36.6a", "CTS-36.6c"})
  void uranusBeginsWithTheSovietCombatPhase() {
    Play play = Play.open("uranus");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.until("movement");
    assertThat(play.legal("move").stream().filter(m -> !m.contains("SU-MC-1G"))).isEmpty();
    play.until("combat");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
  }

  @Test
  @Case("CTS-4.5a")
  void aStackOfQuickAndSlowUnitsIsShownHowFarItMarches() {
    Play play =
        Sketch.clear(8, 8)
            .panzer("p", "12-12-6|9-9-6", "0402")
            .axis("a", "8-8-3|6-6-3", "0402")
            .begin(Side.AXIS, "movement");
    assertThat(play.rules().reach(play.position(), Units.of(play.unit("p"), play.unit("a"))))
        .as("five hexes with Strategic Movement")
        .anyMatch(r -> r.hex() == play.hex("0407"));
  }

  @Test
  @Case({"CTS-4.7a", "CTS-11.1b"})
  void aBroadRiverCountsAgainstAnOverrunThoughTheTableEndsBelow() {
    Sketch bank = Sketch.clear(9, 9).axis("a", "96-8-3|6-6-3", "0405").soviet("x", "3-3-3", "0404");
    bank.begin(Side.AXIS, "movement").allows("overrun units=a hex=0404");
    bank.hexside("major-river", "0404/0405")
        .begin(Side.AXIS, "movement")
        .refuses("CTS-4.7a", "overrun units=a hex=0404");
  }

  /** CTS-EX-077. */
  @Test
  @Case({"CTS-4.7a", "CTS-4.7g"})
  void isolationHalvesADefenderWhoIsToBeOverrun() {
    String strong = "20-20-6|10-10-6";
    Sketch near = Sketch.clear(7, 9).hq("h", Side.AXIS, "0407", "active");
    near.panzer("p", strong, "0405").soviet("x", "4-4-3|2-2-3", "0404");
    near.begin(Side.AXIS, "movement").refuses("CTS-4.7a", "overrun units=p hex=0404");
    Sketch cut = Sketch.adrift(7, 9).hq("h", Side.AXIS, "0407", "active").source(Side.AXIS, "0409");
    cut.panzer("p", strong, "0405").soviet("x", "4-4-3|2-2-3", "0404");
    cut.begin(Side.AXIS, "movement").plays("overrun units=p hex=0404");
  }
}
