package hexfront.games.ags.korsun;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.events.Combat;
import hexfront.games.ags.Phase;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The worked examples of the rules of Korsun, under their numbers in the list of examples. */
class KorsunExamplesTest {

  // ---- odds

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "T-12a, 8, 4, true, false, 3-1",
    "T-12b, 8, 4, false, true, 1-1",
    "T-12c, 8, 4, true, true, 2-1",
    "E-ODDS-11, 120, 10, false, true, 9-1",
    "E-ODDS-12, 1, 5, true, false, 1-2"
  })
  @Case("AGS-14.14")
  void airPointsMoveTheColumn(
      String id, int attack, int defence, boolean attacker, boolean defender, String column) {
    Play play =
        Sketch.clear(8, 8)
            .mud()
            .german("a", "infantry", "1-" + defence + "-5", "0404")
            .soviet("x", "rifle", attack + "-1-5", "0403")
            .hq("h", 6, "0402")
            .begin(Side.SOVIET, "combat")
            .plays("attack attackers=x hexes=0404" + (attacker ? " air=true" : ""))
            .plays("air-support" + (defender ? " use=true" : ""), 3);
    assertThat(play.events()).anyMatch(e -> e instanceof Combat c && c.column().equals(column));
  }

  @Test
  @DisplayName("T-22")
  @Case("KORSUN-19.56")
  void fourToOneAgainstAWholeInfantryDivisionIsThreeToOne() {
    Play play =
        Sketch.clear(8, 8)
            .german("a", "infantry", "2-3-5", "0404", "of 34")
            .german("b", "infantry", "2-3-5", "0404", "of 34")
            .german("c", "infantry", "1-1-5", "0404", "of 34")
            .soviet("x", "rifle", "28-1-5", "0403")
            .begin(Side.SOVIET, "combat");
    assertThat(play.odds("attack attackers=x hexes=0404").column()).isEqualTo("3-1");
  }

  // ---- strength

  private static Sketch firstPanzer(String supply) {
    return Sketch.clear(8, 8)
        .german("a", "panzer", "5-2-8", "0404", "of 1", supply)
        .german("b", "panzergrenadier", "2-3-8", "0404", "of 1", supply)
        .german("c", "panzergrenadier", "2-3-8", "0404", "of 1", supply)
        .soviet("x", "rifle", "4-5-5", "0403");
  }

  @Test
  @DisplayName("T-20")
  @Case("KORSUN-19.51")
  void aWholePanzerDivisionOverrunsAtFaceValue() {
    assertThat(
            firstPanzer("supplied")
                .begin(Side.AXIS, "initial-movement")
                .odds("overrun units=a,b,c hex=0403")
                .attack())
        .isEqualTo(9);
  }

  @Test
  @DisplayName("T-21")
  @Case("KORSUN-19.55")
  void aWholePanzerDivisionOutOfSupplyAttacksAtFaceValue() {
    assertThat(
            firstPanzer("unsupplied")
                .begin(Side.AXIS, "combat")
                .odds("attack attackers=a,b,c hexes=0403")
                .attack())
        .isEqualTo(9);
  }

  @Test
  @DisplayName("T-25")
  @Case("KORSUN-24.21")
  void aSupportedCorpsOverrunsAtFaceValue() {
    assertThat(
            Sketch.clear(8, 8)
                .german("a", "infantry", "2-3-5", "0404")
                .soviet("x", "tank", "14-10-7", "0403", "corps", "supported", "supplied")
                .begin(Side.SOVIET, "initial-movement")
                .odds("overrun units=x hex=0404")
                .attack())
        .isEqualTo(14);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "T-29, heavy-equipment-1, unsupplied, clear, 3",
    "E-STR-31, heavy-equipment-2, supplied, woods, 12"
  })
  @Case({"KORSUN-25.32", "KORSUN-25.33"})
  void heavyEquipmentDoublesTheDefence(
      String id, String marker, String supply, String terrain, int defence) {
    assertThat(
            Sketch.clear(8, 8)
                .terrain(terrain, "0404")
                .german("a", "infantry", "2-3-5", "0404", "regiment", marker, supply)
                .soviet("x", "rifle", "4-5-5", "0403")
                .begin(Side.SOVIET, "combat")
                .odds("attack attackers=x hexes=0404")
                .defence())
        .isEqualTo(defence);
  }

  // ---- integrity in defence

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "T-30, 0505, 0505, 0506, '', true",
    "E-INT-02, 0505, 0506, 0507, '', true",
    "E-INT-03, 0505, 0507, 0509, '', false",
    "E-INT-04, 0505, 0505, 0507, 0506, false",
    "E-INT-05, 0505, 0505, 0506, 0506, false"
  })
  @Case("KORSUN-19.52")
  void regimentsCloseTogetherHaveIntegrity(
      String id, String first, String second, String third, String foreign, boolean eligible) {
    Sketch field =
        Sketch.clear(10, 10)
            .german("pz", "panzer", "5-2-8", first, "of 1")
            .german("g", "panzergrenadier", "2-3-8", second, "of 1")
            .german("h", "panzergrenadier", "2-3-8", third, "of 1");
    if (!foreign.isEmpty()) {
      field.german("f", "infantry", "4-5-5", foreign);
    }
    Play play = field.begin(Side.SOVIET, "combat");
    assertThat(play.korsun().defenceMultiplier(play.position(), play.unit("pz")))
        .isEqualTo(eligible ? 2 : 1);
  }

  // ---- movement

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "E-MOV-02, axis, infantry, minor-river, false, 2",
    "E-MOV-06, soviet, rifle, major-river, false, 3",
    "E-MOV-14, axis, panzer, major-river, true, 0.5"
  })
  @Case({"AGS-10.11", "KORSUN-19.22", "KORSUN-19.23"})
  void crossingARiverCosts(
      String id, String side, String arm, String river, boolean road, double cost) {
    Sketch field = Sketch.clear(8, 8).hexside(river, "0403/0404");
    if (road) {
      field.road("0403-0404");
    }
    boolean german = side.equals("axis");
    if (german) {
      field.german("u", arm, "2-3-8", "0403");
    } else {
      field.soviet("u", arm, "2-3-8", "0403");
    }
    Play play =
        field
            .begin(german ? Side.AXIS : Side.SOVIET, "initial-movement")
            .plays("move units=u path=0403,0404");
    assertThat(8 - play.pointsLeft("u")).isEqualTo(cost);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"E-MOV-23, panzer, 8, unsupplied, 2", "E-MOV-24, infantry, 5, supplied, 5"})
  @Case("KORSUN-20.12")
  void mudLimitsMechanizedUnits(String id, String arm, int printed, String supply, int points) {
    Play play =
        Sketch.clear(8, 8)
            .turn(4)
            .german("u", arm, "2-3-" + printed, "0403", supply)
            .begin(Side.AXIS, "initial-movement");
    assertThat(play.pointsLeft("u")).isEqualTo(points);
  }

  @Test
  @DisplayName("E-RNF-04")
  @Case("KORSUN-26.0")
  void enteringCostsOnePointWhateverTheTerrain() {
    Play play =
        Sketch.onTheMap()
            .turn(6)
            .snow()
            .counter("korsun-ge-1pzr-1pz", "off")
            .begin(Side.AXIS, "initial-movement")
            .plays("enter units=korsun-ge-1pzr-1pz hex=0119");
    assertThat(play.pointsLeft("korsun-ge-1pzr-1pz")).isEqualTo(7);
  }

  @Test
  @DisplayName("E-OVR-12")
  @Case("KORSUN-19.4")
  void aRifleDivisionDoesNotOverrun() {
    Sketch.clear(8, 8)
        .german("a", "infantry", "2-3-5", "0404")
        .soviet("x", "rifle", "4-5-5", "0403")
        .hq("h", 6, "0402")
        .begin(Side.SOVIET, "initial-movement")
        .refuses("KORSUN-19.4", "overrun units=x hex=0404");
  }

  @Test
  @DisplayName("T-23")
  @Case("KORSUN-21.11")
  void aUnitOfAreaAStaysWithinFourHexesOfItsStretch() {
    Sketch.onTheMap()
        .turn(1)
        .german("a", "panzer", "5-2-8", "1214", "marked A")
        .begin(Side.AXIS, "initial-movement")
        .refuses("KORSUN-21.11", "move units=a path=1214,1315")
        .refuses("KORSUN-21.11", "move units=a path=1214,1215");
  }

  @Test
  @DisplayName("E-KOR-03, E-KOR-04, E-KOR-05")
  @Case({"KORSUN-21.12", "KORSUN-21.2", "KORSUN-21.15"})
  void someStayBoundOnTurn2AndWhoeverIsOutsideComesNearer() {
    Sketch.onTheMap()
        .turn(2)
        .german("w", "panzer", "5-2-8", "2309", "marked 2306")
        .german("a", "panzer", "5-2-8", "0818", "marked A")
        .begin(Side.AXIS, "initial-movement")
        .refuses("KORSUN-21.12", "move units=w path=2309,2310")
        .allows("move units=a path=0818,0819");
    Sketch.onTheMap()
        .turn(1)
        .german("c", "infantry", "2-3-5", "1810", "marked C")
        .begin(Side.AXIS, "initial-movement")
        .allows("move units=c path=1810,1809");
  }

  // ---- delay and disengagement

  @Test
  @DisplayName("E-DIS-13")
  @Case("KORSUN-22.24")
  void nobodyDisengagesOnTurn2() {
    Sketch.clear(8, 8)
        .turn(2)
        .german("a", "infantry", "2-3-5", "0405")
        .soviet("x", "rifle", "4-5-5", "0404")
        .begin(Side.AXIS, "initial-movement")
        .refuses("KORSUN-22.24", "move units=a path=0405,0406 disengage=true");
  }

  @Test
  @DisplayName("E-DIS-14")
  @Case("KORSUN-22.1")
  void twoOfThreeMayDelay() {
    Sketch.clear(8, 8)
        .turn(1)
        .german("a", "infantry", "2-3-5", "0405")
        .german("b", "infantry", "2-3-5", "0405")
        .german("c", "infantry", "2-3-5", "0405")
        .soviet("x", "rifle", "4-5-5", "0404")
        .begin(Side.AXIS, "initial-movement")
        .plays("move units=a path=0405,0406 delay=true")
        .plays("move units=b path=0405,0406 delay=true")
        .refuses("KORSUN-22.1", "move units=c path=0405,0406 delay=true");
  }

  @Test
  @DisplayName("E-DIS-16")
  @Case("KORSUN-22.13")
  void thereIsNoGuaranteedHexForADelay() {
    Sketch.clear(8, 8)
        .turn(4)
        .german("a", "panzer", "5-2-8", "0405", "unsupplied")
        .german("b", "infantry", "2-3-5", "0405")
        .soviet("x", "rifle", "4-5-5", "0404")
        .begin(Side.AXIS, "initial-movement")
        .refuses("KORSUN-22.13", "move units=a path=0405,0406 delay=true");
  }

  // ---- stacking, supply, headquarters

  @Test
  @DisplayName("E-STK-04")
  @Case("KORSUN-24.12")
  void aCorpsSharesItsHexWithNoDivision() {
    Sketch field =
        Sketch.clear(8, 8)
            .soviet("k", "tank", "14-10-8|10-7-8|6-4-8|3-2-8", "0404", "corps", "lost 3")
            .soviet("r", "rifle", "4-5-5", "0404");
    assertThatThrownBy(() -> field.begin(Side.SOVIET, "combat"))
        .hasMessageContaining("KORSUN-24.12");
  }

  @Test
  @DisplayName("E-SUP-09")
  @Case("KORSUN-19.71")
  void sovietSupplyDoesNotCrossAMajorRiverWithoutARoad() {
    Play play =
        Sketch.clear(1, 6)
            .source(Side.SOVIET, "0101")
            .hexside("major-river", "0103/0104")
            .hq("h", 4, "0105")
            .begin(Side.SOVIET, "initial-movement");
    assertThat(play.isSupplied("h")).isFalse();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"E-SUP-19, 0507, false", "E-SUP-20, 0508, true"})
  @Case("KORSUN-25.1")
  void isolationBeginsBeyondThreeHexes(String id, String supplied, boolean isolated) {
    Play play =
        Sketch.clear(10, 10)
            .german("a", "infantry", "2-3-5", "0504", "unsupplied")
            .german("b", "infantry", "2-3-5", supplied, "supplied")
            .begin(Side.AXIS, "combat");
    assertThat(play.isIsolated("a")).isEqualTo(isolated);
    assertThat(play.shows("a", "isolated")).isEqualTo(isolated);
  }

  @Test
  @DisplayName("E-SUP-22")
  @Case("KORSUN-25.26")
  void supplyFlownInMudLastsIntoSnow() {
    String fly = "place-air hex=0504 purpose=air-supply";
    Play play =
        Sketch.clear(10, 10)
            .turn(8)
            .terrain("town", "0504")
            .german("a", "infantry", "2-3-5", "0504", "unsupplied")
            .begin(Side.AXIS, "air-power")
            .plays(fly)
            .plays("end-phase");
    assertThat(play.position().turn()).isEqualTo(9);
    assertThat(play.isSupplied("a")).isTrue();
    Sketch.clear(10, 10)
        .turn(9)
        .terrain("town", "0504")
        .german("a", "infantry", "2-3-5", "0504", "unsupplied")
        .begin(Side.AXIS, "air-power")
        .refuses("KORSUN-25.26", fly);
  }

  @Test
  @DisplayName("E-KOR-14")
  @Case("KORSUN-25.21")
  void aUnitThatIsNotIsolatedGetsNoAirSupply() {
    Sketch.clear(10, 10)
        .turn(5)
        .terrain("town", "0504")
        .german("a", "infantry", "2-3-5", "0504", "unsupplied")
        .german("b", "infantry", "2-3-5", "0506", "supplied")
        .begin(Side.AXIS, "air-power")
        .refuses("KORSUN-25.21", "place-air hex=0504 purpose=air-supply")
        .refuses("KORSUN-25.21", "place-air hex=0504");
  }

  @Test
  @DisplayName("E-HQ-01")
  @Case("KORSUN-23.11")
  void theScheduleOfActiveHeadquarters() {
    ActiveHeadquarters active = Play.campaign().korsun().headquarters;
    assertThat(IntStream.of(1, 3, 4, 6, 7, 10, 11, 13).map(active::limit))
        .containsExactly(3, 3, 2, 2, 1, 1, 2, 2);
  }

  @Test
  @DisplayName("T-24")
  @Case("KORSUN-23.21")
  void aRatingOfSixAllowsThreeOperations() {
    Sketch field =
        Sketch.clear(8, 8)
            .turn(5)
            .hq("h", 6, "0402")
            .soviet("x", "tank", "9-2-9", "0403")
            .german("a", "infantry", "2-1-5", "0404");
    Play play = field.begin(Side.SOVIET, "combat");
    assertThat(play.korsun().operations.allowed(play.unit("h"))).isEqualTo(3);
    Play done = field.state("operations-used", Map.of("h", 3)).begin(Side.SOVIET, "combat");
    assertThat(done.korsun().operations.left(done.position(), 0)).isZero();
    done.refuses("KORSUN-23.2", "attack attackers=x hexes=0404");
  }

  // ---- air and weather

  @Test
  @DisplayName("E-AIR-02")
  @Case("AGS-14.15")
  void airPointsHaveNoUseInOverruns() {
    Play play =
        Sketch.clear(8, 8)
            .mud()
            .hq("h", 6, "0402")
            .soviet("x", "tank", "9-2-9", "0403")
            .german("a", "infantry", "2-3-5", "0404")
            .begin(Side.SOVIET, "initial-movement");
    play.refuses("AGS-14.15", "overrun units=x hex=0404 air=true");
    play.plays("overrun units=x hex=0404", 3);
    assertThat(play.question()).isNotEqualTo("air-support");
  }

  @Test
  @DisplayName("E-AIR-03")
  @Case("KORSUN-19.8")
  void threeAirPointsInMudAndNoneInSnow() {
    Map<Integer, Integer> points = Map.of(3, 0, 4, 3, 9, 0, 12, 3);
    points.forEach(
        (turn, expected) -> {
          Play play =
              Sketch.clear(8, 8)
                  .turn(turn)
                  .soviet("x", "tank", "9-2-9", "0403")
                  .begin(Side.SOVIET, "combat");
          assertThat(play.korsun().airPoints.airPoints(play.position(), Side.SOVIET))
              .isEqualTo(expected);
        });
  }

  @Test
  @DisplayName("E-WEA-05")
  @Case("KORSUN-28.0")
  void aFiveBringsSnow() {
    Play play =
        Sketch.clear(8, 8)
            .turn(3)
            .option("variable-weather", true)
            .soviet("x", "tank", "9-2-9", "0403")
            .begin(Side.AXIS, "mechanized-movement")
            .plays("end-phase", 5);
    assertThat(play.position().turn()).isEqualTo(4);
    assertThat(play.korsun().weather.word(play.position())).isEqualTo("snow");
    assertThat(play.korsun().airPoints.airPoints(play.position(), Side.AXIS)).isZero();
  }

  // ---- victory

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "E-VIC-K1, 85, Soviet Strategic",
    "E-VIC-K2, 84, Soviet Operational",
    "E-VIC-K3, 65, Soviet Tactical",
    "E-VIC-K4, 64, Draw",
    "E-VIC-K7, 40, German Operational",
    "E-VIC-K8, 39, German Strategic"
  })
  @Case("KORSUN-27.3")
  void levelsOfVictory(String id, int difference, String level) {
    Play play = Play.campaign();
    KorsunData data = KorsunData.load();
    assertThat(
            new KorsunVictory(play.rules().board(), data, new Isolation(play.rules().board(), data))
                .level(difference)
                .name())
        .isEqualTo(level);
  }

  @Test
  @DisplayName("E-VIC-K9")
  @Case("KORSUN-27.1")
  void sovietPoints() {
    Play play =
        Sketch.clear(8, 8)
            .turn(13)
            .german("r", "infantry", "2-3-5", "0101", "regiment")
            .german("ri", "infantry", "2-3-5", "0301", "regiment", "isolated")
            .german("pi", "panzer", "5-2-8", "0103", "regiment", "isolated")
            .german("d", "infantry", "4-5-5", "0303")
            .german("end", "panzer", "5-2-8", "0707", "unsupplied", "heavy-equipment-under")
            .begin(Side.AXIS, "game-over");
    for (String unit : List.of("r", "ri", "pi", "d")) {
      play.position().takeOff(play.unit(unit), Position.GONE);
    }
    assertThat(play.score().soviet()).isEqualTo(27);
  }

  @Test
  @DisplayName("E-VIC-K10")
  @Case("KORSUN-27.2")
  void germanPoints() {
    Play play =
        Sketch.clear(8, 8)
            .soviet("b", "tank", "4-2-9", "0101", "brigade")
            .soviet("d", "rifle", "4-5-5", "0301")
            .soviet("k", "tank", "14-10-8|10-7-8|6-4-8|3-2-8", "0501", "corps")
            .soviet("l", "tank", "14-10-8|10-7-8|6-4-8|3-2-8", "0701", "corps", "lost 3")
            .hq("h", 6, "0103")
            .begin(Side.SOVIET, "combat");
    for (String unit : List.of("b", "d", "k", "h")) {
      play.position().takeOff(play.unit(unit), Position.GONE);
    }
    assertThat(play.score().axis()).isEqualTo(31);
  }

  // ---- sequence, set-up, markers

  @Test
  @DisplayName("E-SEQ-04")
  @Case("AGS-4.2")
  void theGermanPlayerTurnHasAllFivePhases() {
    assertThat(Play.campaign().korsun().sequence().phases(1, Side.AXIS))
        .containsExactly(
            Phase.INITIAL_MOVEMENT,
            Phase.COMBAT,
            Phase.MECHANIZED_MOVEMENT,
            Phase.DISRUPTION_REMOVAL,
            Phase.AIR_POWER);
  }

  @Test
  @DisplayName("E-SET-04")
  @Case("KORSUN-18.16")
  void theSetUpCounts() {
    assertThat(Play.campaign().onMap(Side.SOVIET)).isEqualTo(48);
    assertThat(Play.campaign().onMap(Side.AXIS)).isEqualTo(58);
  }

  @Test
  @DisplayName("E-KOR-01, E-KOR-02")
  @Case({"KORSUN-24.22", "KORSUN-24.23"})
  void markersOfSupportComeOff() {
    String corps = "14-10-8|10-7-8|6-4-8|3-2-8";
    Sketch field =
        Sketch.clear(16, 8)
            .turn(1)
            .soviet("a", "tank", corps, "0202", "corps", "supported", "supplied")
            .soviet("b", "tank", corps, "0402", "corps", "supported", "supplied")
            .soviet("c", "tank", corps, "0602", "corps", "supported", "supplied")
            .soviet("d", "tank", corps, "0802", "corps", "supported", "unsupplied");
    Play play = field.begin(Side.AXIS, "mechanized-movement").plays("end-phase");
    assertThat(play.is("d", KorsunFlag.SUPPORTED)).isFalse();
    play.plays("unsupport units=a");
    assertThat(play.is("b", KorsunFlag.SUPPORTED) && play.is("c", KorsunFlag.SUPPORTED)).isTrue();
    play.until(Side.AXIS, "mechanized-movement").plays("end-phase");
    assertThat(play.position().turn()).isEqualTo(3);
    assertThat(play.is("b", KorsunFlag.SUPPORTED) || play.is("c", KorsunFlag.SUPPORTED)).isFalse();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"E-KOR-10, heavy-equipment-under, false", "E-KOR-11, heavy-equipment-2, true"})
  @Case("KORSUN-25.35")
  void aMarkerOnTopComesOffInNormalSupply(String id, String marker, boolean removed) {
    Play play =
        Sketch.clear(8, 8)
            .german("a", "infantry", "2-3-5", "0404", marker, "supplied")
            .soviet("x", "rifle", "4-5-5", "0801")
            .begin(Side.SOVIET, "mechanized-movement")
            .plays("end-phase");
    assertThat(play.is("a", KorsunFlag.HEAVY)).isEqualTo(!removed);
  }

  @Test
  @DisplayName("E-KOR-13")
  @Case("KORSUN-24.11")
  void aCorpsLosesFourSteps() {
    Play play =
        Sketch.clear(8, 8).counter("korsun-su-18tc", "0404", "lost 2").begin(Side.SOVIET, "combat");
    assertThat(play.strengths("korsun-su-18tc")).isEqualTo("6-4-8");
    assertThat(play.stepsLeft("korsun-su-18tc")).isEqualTo(2);
  }
}
