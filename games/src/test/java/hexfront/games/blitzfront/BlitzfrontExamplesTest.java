package hexfront.games.blitzfront;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.games.Arrangement;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Worked examples of the rulebook (T) and such as follow from it (D), each under its number. */
class BlitzfrontExamplesTest {
  private static final BlitzfrontTables TABLES = BlitzfrontTables.load();
  private static final CombatTable TABLE = TABLES.combat();

  private static String read(String odds, int die, boolean indexB) {
    return TABLE.result(TABLE.columnNamed(odds), CombatTable.row(die, indexB)).printed();
  }

  /** Some factors against others, with whatever the sketch adds. */
  private static Sketch attack(int attack, int defence) {
    return Sketch.clear(8, 8)
        .axis("a", "division infantry " + attack + "-3-4", "0403")
        .soviet("x", "division rifle 1-" + defence + "-3", "0404");
  }

  /** BF-T-001: the formula gives two hexes more, the printed example one. */
  @Test
  @Case("BF-RES-DN")
  void afterD1TheDefenderMayAddTwoHexesOrByTheOptionOne() {
    assertThat(attack(3, 1).begin(Side.AXIS, "combat").rules().retreats.extra(Result.D1))
        .isEqualTo(2);
    Play play = attack(3, 1).option("short-withdrawal").begin(Side.AXIS, "combat");
    assertThat(play.rules().retreats.extra(Result.D1)).isEqualTo(1);
  }

  /** BF-T-002. */
  @Test
  @Case("BF-KAT-1")
  void aRocketDieOfFiveDisruptsByIndexB() {
    Play play = attack(3, 1).begin(Side.AXIS, "combat");
    assertThat(play.rules().tables.rockets().get(CombatTable.row(5, true) - 1)).isEqualTo("D");
  }

  /** BF-D-003 to BF-D-015. */
  @Test
  @Case({"BF-CRT-1", "BF-CRT-A1", "BF-CRT-A2", "BF-CRT-A3", "BF-CRT-A4", "BF-CRT-A5", "BF-CRT-A6"})
  void theTableIsReadByEitherIndex() {
    assertThat(read("3:1", 3, false)).isEqualTo("D2");
    assertThat(read("1:1", 6, false)).isEqualTo("D/AE");
    assertThat(read("2:1", 6, false)).isEqualTo("X");
    assertThat(read("9:1", 6, false)).isEqualTo("BK");
    assertThat(read("1:3", 2, false)).isEqualTo("X");
    assertThat(read("4:1", 4, false)).isEqualTo("D2");
    assertThat(read("3:2", 1, false)).isEqualTo("D2");
    assertThat(read("3:1", 4, true)).isEqualTo("D2");
    assertThat(read("1:1", 1, true)).isEqualTo("D/AE");
    assertThat(read("6:1", 2, true)).isEqualTo("D3");
    assertThat(read("1:1", 5, false)).isEqualTo("AD");
  }

  /** BF-D-017. */
  @Test
  @Case("BF-CRT-2")
  void oneAgainstSixIsNotAllowed() {
    attack(1, 6).begin(Side.AXIS, "movement").refuses("BF-CRT-2", "attack attackers=a hexes=0404");
    attack(1, 5).begin(Side.AXIS, "movement").allows("attack attackers=a hexes=0404");
  }

  /** BF-D-020. */
  @Test
  @Case("BF-NR-1")
  void withoutRetreatDeIsBk() {
    assertThat(Result.DE.withoutRetreat()).isEqualTo(Result.BK);
    assertThat(Result.D1.withoutRetreat()).isEqualTo(Result.D);
    assertThat(Result.D2.withoutRetreat()).isEqualTo(Result.DE);
    assertThat(Result.D3.withoutRetreat()).isEqualTo(Result.DE);
  }

  /** BF-D-023 to BF-D-025. */
  @Test
  @Case("BF-FX-1")
  void aForcedExchangeHasItsPrice() {
    assertThat(TABLES.forced().get(Result.D1) * 5).isEqualTo(500);
    assertThat(TABLES.forced().get(Result.X) * 4).isEqualTo(800);
    assertThat(TABLES.forced()).doesNotContainKey(Result.AD);
    assertThat(forcedOdds()).contains("AE").doesNotContain("AD");
  }

  private static List<String> forcedOdds() {
    return attack(3, 3)
        .begin(Side.AXIS, "movement")
        .odds("attack attackers=a hexes=0404")
        .alternatives()
        .stream()
        .filter(other -> other.what().equals("forced-exchange"))
        .flatMap(other -> other.outcomes().stream())
        .map(chance -> chance.result())
        .toList();
  }

  /** BF-D-027. */
  @Test
  @Case("BF-PRS-1")
  void aPressedSovietAttackFallsTwoColumnsOnABadDie() {
    int column = TABLE.columnNamed("2:1") + TABLES.pressed(true, Side.SOVIET, 5);
    assertThat(TABLE.name(column)).isEqualTo("1:1");
    assertThat(TABLE.result(column, 5)).isEqualTo(Result.AD);
    assertThat(TABLES.pressed(true, Side.AXIS, 3)).isEqualTo(1);
    assertThat(TABLES.pressed(true, Side.AXIS, 4)).isEqualTo(-1);
  }

  /** BF-D-028. */
  @Test
  @Case("BF-PRS-2")
  void aSovietAttackAtOneToFourCannotBePressed() {
    Sketch.clear(8, 8)
        .soviet("s", "division rifle 1-1-3", "0403")
        .axis("g", "division infantry 1-4-4", "0404")
        .state("attacks", List.of(Map.of("attackers", List.of("s"), "hexes", List.of("0404"))))
        .begin(Side.SOVIET, "combat")
        .refuses("BF-PRS-2", "resolve hex=0404 pressed=true")
        .allows("resolve hex=0404");
  }

  /** BF-D-030. */
  @Test
  @Case("BF-DIS-4")
  void onlyTheDisruptedUnitOfAStackIsReadHigher() {
    Play play =
        Sketch.clear(8, 8)
            .axis("a", "division infantry 4-3-4", "0403")
            .soviet("x", "division rifle 1-1-3", "0404", "disrupted")
            .soviet("y", "division rifle 1-1-3", "0404")
            .begin(Side.AXIS, "movement");
    assertThat(play.odds("attack attackers=a hexes=0404").columns().words())
        .containsEntry(play.unit("x"), "3:1")
        .containsEntry(play.unit("y"), "2:1");
  }

  /** BF-D-031 and BF-D-032. */
  @Test
  @Case({"BF-ENT-2", "BF-TER-4"})
  void entrenchmentAndFortificationLineEachTakeAColumn() {
    Sketch entrenched =
        Sketch.clear(8, 8)
            .axis("a", "division infantry 4-3-4", "0403")
            .soviet("x", "division rifle 1-1-3", "0404", "entrenched");
    Play play = entrenched.begin(Side.AXIS, "movement");
    assertThat(play.odds("attack attackers=a hexes=0404").columns().words())
        .containsEntry(play.unit("x"), "3:1");
    play = entrenched.hexside("fortification", "0403/0404").begin(Side.AXIS, "movement");
    assertThat(play.odds("attack attackers=a hexes=0404").columns().words())
        .containsEntry(play.unit("x"), "2:1");
  }

  /** BF-D-033 and BF-D-034. */
  @Test
  @Case("BF-TER-5")
  void aRiverCountsUnlessMoreThanHalfTheFactorsAreOnTheDefendersSide() {
    assertThat(acrossRiver(4, 6)).isZero();
    assertThat(acrossRiver(5, 5)).isEqualTo(-1);
  }

  private static int acrossRiver(int beyond, int here) {
    return Sketch.clear(8, 8)
        .hexside("river", "0403/0404")
        .axis("a", "division infantry " + beyond + "-3-4", "0403")
        .axis("b", "division infantry " + here + "-3-4", "0405")
        .soviet("x", "division rifle 1-2-3", "0404")
        .begin(Side.AXIS, "movement")
        .odds("attack attackers=a,b hexes=0404")
        .shifts();
  }

  /** BF-D-036 and BF-D-037. */
  @Test
  @Case("BF-WX-4")
  void factorsAreHalvedDownForTheAxisAndUpForTheSoviets() {
    Play mud =
        Sketch.clear(8, 8)
            .axis("m", "division motorized 4-4-5", "0101")
            .state("weather", "mud")
            .begin(Side.AXIS, "movement");
    assertThat(mud.rules().movement.factors(mud.position(), mud.unit("m"), Step.OPERATIONAL))
        .isEqualTo(2 * Terrain.POINT);
    Play snow =
        Sketch.clear(8, 8)
            .soviet("r", "division rifle 1-1-3", "0101")
            .state("weather", "snow")
            .begin(Side.SOVIET, "movement");
    assertThat(snow.rules().movement.factors(snow.position(), snow.unit("r"), Step.OPERATIONAL))
        .isEqualTo(2 * Terrain.POINT);
  }

  /** BF-D-038 to BF-D-040. */
  @Test
  @Case("BF-WX-3")
  void snowHelpsTheSovietsOutsideTownsAndMudHelpsNobody() {
    assertThat(sovietShift("snow", "clear")).isEqualTo(1);
    assertThat(sovietShift("snow", "town")).isZero();
    assertThat(sovietShift("mud", "clear")).isEqualTo(-1);
  }

  private static int sovietShift(String weather, String terrain) {
    return Sketch.clear(8, 8)
        .terrain(terrain, "0404")
        .state("weather", weather)
        .soviet("s", "division rifle 4-1-3", "0403")
        .axis("g", "division infantry 1-1-4", "0404", "supplied")
        .begin(Side.SOVIET, "movement")
        .odds("attack attackers=s hexes=0404")
        .shifts();
  }

  /** BF-D-041. */
  @Test
  @Case("BF-WX-1")
  void inSnowAnAxisUnitFourHexesFromAnArmyIsOutOfSupply() {
    Play play =
        Sketch.clear(8, 8)
            .state("weather", "snow")
            .axis("army", "army infantry 8-10-2", "0401")
            .axis("near", "division infantry 2-2-4", "0404")
            .axis("far", "division infantry 2-2-4", "0405")
            .begin(Side.AXIS, "movement");
    assertThat(play.isSupplied("near")).isTrue();
    assertThat(play.isSupplied("far")).isFalse();
  }

  /** BF-D-042 and BF-D-043. */
  @Test
  @Case("BF-OVR-1")
  void sevenFactorsOverrunOneForAFactorMore() {
    Play play = overrun(1, 7).plays("overrun units=a hex=0404");
    assertThat(play.at("a")).isEqualTo("0404");
    assertThat(play.position().spent(play.unit("a"))).isEqualTo(2 * Terrain.POINT);
    overrun(2, 9).refuses("BF-OVR-1", "overrun units=a hex=0404");
    overrun(1, 6).refuses("BF-OVR-1", "overrun units=a hex=0404");
  }

  private static Play overrun(int defence, int attack) {
    return Sketch.clear(8, 8)
        .axis("a", "corps infantry " + attack + "-6-4", "0403")
        .soviet("x", "division rifle 1-" + defence + "-3", "0404")
        .begin(Side.AXIS, "movement");
  }

  /** BF-D-044 to BF-D-046. */
  @Test
  @Case({"BF-TER-1", "BF-TER-2", "BF-TER-3"})
  void citiesHelpInfantryInTheirWays() {
    assertThat(defenceIn("victory-city")).isEqualTo(10);
    assertThat(defenceIn("major-city")).isEqualTo(6);
    assertThat(defenceIn("fortress-city")).isEqualTo(8);
  }

  private static int defenceIn(String city) {
    return Sketch.clear(8, 8)
        .terrain(city, "0404")
        .axis("a", "corps infantry 5-6-4", "0403")
        .soviet("x", "division rifle 1-2-3", "0404")
        .soviet("y", "division rifle 1-3-3", "0404")
        .begin(Side.AXIS, "movement")
        .odds("attack attackers=a hexes=0404")
        .defence();
  }

  /** BF-D-049. */
  @Test
  @Case("BF-SUP-6")
  void aDisruptedUnitWithoutSupplyIsEliminated() {
    Play play =
        Sketch.clear(8, 8)
            .axis("a", "division infantry 2-2-4", "0404", "disrupted", "unsupplied")
            .axis("b", "division infantry 2-2-4", "0405", "unsupplied")
            .begin(Side.AXIS, "breakthrough-combat")
            .plays("end-phase");
    assertThat(play.at("a")).isEqualTo("gone");
    assertThat(play.isDisrupted("b")).isTrue();
  }

  /** BF-D-051 and BF-D-052. */
  @Test
  @Case("BF-ROS-4")
  void theEleventhArmyStaysWithAHighDieNearRostov() {
    assertThat(eleventh("0408", 5).at("army")).isEqualTo("0408");
    assertThat(eleventh("0412", 6).at("army")).isEqualTo("gone");
  }

  private static Play eleventh(String hex, int die) {
    return Sketch.clear(8, 14)
        .place("victory-city", "Rostov", "0401")
        .axis("army", "army infantry 8-10-2", hex, "of 11A")
        .turn(2)
        .begin(Side.SOVIET, "combat")
        .plays("end-phase", 1, die);
  }

  /** BF-D-054. */
  @Test
  @Case("BF-RES-D")
  void onDTheDefenderMayWithdrawThreeHexes() {
    assertThat(attack(3, 1).begin(Side.AXIS, "combat").rules().retreats.extra(Result.D))
        .isEqualTo(3);
  }

  /** BF-D-057 to BF-D-059. */
  @Test
  @Case({"BF-AIR-6", "BF-AIR-8"})
  void bombsAreReadARowBetterAgainstTheDisruptedAndSpareTheEntrenched() {
    Play play =
        Sketch.clear(8, 8)
            .axis("army", "army infantry 8-10-2", "0404", "disrupted")
            .soviet("dug", "division rifle 1-2-3", "0406", "entrenched")
            .begin(Side.SOVIET, "combat");
    AirPower air = play.rules().air;
    assertThat(air.result(play.position(), Side.SOVIET, play.unit("army"), 6)).isEqualTo("-");
    assertThat(air.result(play.position(), Side.SOVIET, play.unit("army"), 4)).isEqualTo("D*");
    assertThat(air.isSpared(play.position(), play.unit("dug"))).isTrue();
  }

  /** BF-D-060. */
  @Test
  @Case("BF-STK-3")
  void twoAxisArmiesDoNotShareAHex() {
    Sketch sketch =
        Sketch.clear(8, 8)
            .axis("a", "army infantry 8-10-2", "0404")
            .axis("b", "army infantry 8-10-2", "0404");
    assertThatThrownBy(() -> sketch.begin(Side.AXIS, "movement"))
        .isInstanceOfSatisfying(
            Arrangement.Impossible.class,
            e -> assertThat(e.refusals()).extracting("rule").contains("BF-STK-3"));
  }
}
