package hexfront.games.blitzkrieg57;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Case;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.games.Arrangement;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Worked examples of the rulebook (T) and such as follow from it (D), each under its number. */
class BlitzkriegExamplesTest {
  private static final CombatTable TABLE = BlitzkriegTables.load().combat();

  private static String column(int attack, int defence, int shifts) {
    return TABLE.name(TABLE.column(attack, defence, shifts));
  }

  /** GJ-T-001. */
  @Test
  @Case("GJ-10.3.2")
  void fifteenToFiveIsThreeToOne() {
    assertThat(column(15, 5, 0)).isEqualTo("3-1");
  }

  /** GJ-T-002. */
  @Test
  @Case("GJ-10.3.2")
  void twentySixToNineIsTwoToOne() {
    assertThat(column(26, 9, 0)).isEqualTo("2-1");
  }

  /** GJ-T-003. */
  @Test
  @Case("GJ-10.3.2")
  void twelveToSevenIsOneAndAHalfToOne() {
    assertThat(column(12, 7, 0)).isEqualTo("1.5-1");
  }

  /** GJ-T-004. */
  @Test
  @Case("GJ-10.3.2")
  void eighteenToThirteenIsOneToOne() {
    assertThat(column(18, 13, 0)).isEqualTo("1-1");
  }

  /** GJ-T-005. */
  @Test
  @Case({"GJ-10.3.2", "GJ-10.3.4"})
  void twentyFiveToTwoIsTheLastColumn() {
    assertThat(column(25, 2, 0)).isEqualTo("10-1+");
  }

  /** GJ-T-006. */
  @Test
  @Case("GJ-10.3.3")
  void threeToOneWithTwoShiftsIsOneAndAHalfToOne() {
    assertThat(column(3, 1, 2)).isEqualTo("1.5-1");
  }

  /** GJ-T-007. */
  @Test
  @Case("GJ-10.3.3")
  void twelveToOneWithTwoShiftsIsEightToOne() {
    assertThat(column(12, 1, 2)).isEqualTo("8-1");
  }

  /** GJ-T-008. */
  @Test
  @Case("GJ-1.3")
  void halfOfFiveIsTwo() {
    assertThat(Strength.half(5)).isEqualTo(2);
  }

  /** GJ-T-009. */
  @Test
  @Case("GJ-1.3")
  void aQuarterOfThreeIsNothing() {
    assertThat(Strength.half(Strength.half(3))).isZero();
  }

  /** GJ-T-010. */
  @Test
  @Case("GJ-10.5")
  void twoStepsOfTwoFullUnitsRemoveOneOrFlipBoth() {
    Play play =
        Sketch.clear(9, 9)
            .axis("a", "30-5-5", "0403")
            .soviet("x", "1-1-4|1-1-4", "0404")
            .soviet("y", "1-1-4|1-1-4", "0404")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0404", "2RR");
    assertThat(play.legal("lose"))
        .containsExactlyInAnyOrder("lose steps=x:2", "lose steps=y:2", "lose steps=x:1;y:1");
  }

  /** GJ-T-011. */
  @Test
  @Case("GJ-9.2.2")
  void infantryGoesFromZoneToZoneForFivePoints() {
    Play play =
        Sketch.clear(9, 9)
            .soviet("x", "3-3-4", "0505")
            .axis("a", "5-5-5", "0504")
            .begin(Side.AXIS, "movement");
    assertThat(play.cost("a", "0404")).hasValue(5.0);
    play.allows("move units=a path=0504,0404");
  }

  /** GJ-T-012. */
  @Test
  @Case("GJ-8.2")
  void aRangeOfFourHasThreeHexesBetween() {
    Play play =
        Sketch.clear(1, 9)
            .hq("h", Side.AXIS, 4, "0101")
            .axis("in", "5-5-5", "0105")
            .axis("out", "5-5-5", "0106")
            .state("active-hq", "h")
            .begin(Side.AXIS, "movement");
    assertThat(play.is("in", Flag.ACTIVE)).isTrue();
    assertThat(play.is("out", Flag.ACTIVE)).isFalse();
  }

  /** GJ-T-013. */
  @Test
  @Case("GJ-14.2.5")
  void inAFortressTwoStepsAndTwoHexesMayBeFourSteps() {
    Play play =
        Sketch.clear(9, 9)
            .terrain("major-city", "0404")
            .fortress("0404", 2)
            .axis("a", "30-5-5", "0403")
            .soviet("x", "1-1-4|1-1-4", "0404")
            .soviet("y", "1-1-4|1-1-4", "0404")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0404", "2RR")
            .plays("choose option=hold");
    assertThat(play.legal("lose")).contains("lose steps=x:2;y:2");
    play.plays("lose steps=x:1;y:1;bk57-su-fortress-1:2");
    assertThat(play.at("x")).isEqualTo("0404");
    assertThat(play.question()).isEqualTo("combat");
  }

  /** GJ-D-018. */
  @Test
  @Case("GJ-10.3.2")
  void fortySevenToFiveIsNineToOne() {
    assertThat(column(47, 5, 0)).isEqualTo("9-1");
  }

  /** GJ-D-020. */
  @Test
  @Case("GJ-10.3.2")
  void nineteenToFiveIsThreeToOne() {
    assertThat(column(19, 5, 0)).isEqualTo("3-1");
  }

  /** GJ-D-021. */
  @Test
  @Case("GJ-10.3.2")
  void twentyNineToFifteenIsOneAndAHalfToOne() {
    assertThat(column(29, 15, 0)).isEqualTo("1.5-1");
  }

  /** GJ-D-022. */
  @Test
  @Case("GJ-10.3.4")
  void oneToOneWithAShiftIsNoAttack() {
    Sketch.clear(6, 6)
        .terrain("swamp", "0304")
        .axis("a", "3-3-5", "0303")
        .soviet("x", "3-3-4", "0304")
        .begin(Side.AXIS, "combat")
        .refuses("GJ-10.3.4", "attack attackers=a hexes=0304");
  }

  /** GJ-D-024. */
  @Test
  @Case("GJ-10.3.3")
  void aMajorCityTurnsSixToOneIntoFourToOne() {
    Play play =
        Sketch.clear(6, 6)
            .terrain("major-city", "0304")
            .axis("a", "6-6-5", "0303")
            .soviet("x", "1-1-4", "0304")
            .begin(Side.AXIS, "combat");
    assertThat(play.rules().terrain.shifts(play.hex("0304"))).isEqualTo(2);
    assertThat(play.odds("attack attackers=a hexes=0304").column()).isEqualTo("4-1");
  }

  /** GJ-D-025. */
  @Test
  @Case("GJ-10.3.1")
  void nineAcrossARiverAndSixBesideItAreTen() {
    Play play =
        Sketch.clear(9, 9)
            .hexside("minor-river", "0403/0404")
            .axis("a", "5-5-5", "0403")
            .axis("b", "4-4-5", "0403")
            .axis("c", "6-6-5", "0504")
            .soviet("x", "1-1-4", "0404")
            .begin(Side.AXIS, "combat");
    assertThat(play.odds("attack attackers=a,b,c hexes=0404").attack()).isEqualTo(10);
  }

  /** GJ-D-027. */
  @Test
  @Case("GJ-10.3.5")
  void noDefenceInDeepWoodsIsTheLastColumn() {
    assertThat(column(1, 0, 2)).isEqualTo("10-1+");
  }

  /** GJ-D-028. */
  @Test
  @Case("GJ-10.6.6")
  void unitsThatRetreatedAloneAreAttackedInTheLastColumn() {
    Play play =
        Sketch.clear(9, 9)
            .axis("a", "1-1-5", "0403")
            .soviet("x", "3-3-4", "0404", "retreated")
            .soviet("y", "3-3-4", "0404", "retreated")
            .begin(Side.AXIS, "combat");
    assertThat(play.odds("attack attackers=a hexes=0404").column()).isEqualTo("10-1+");
  }

  /** GJ-D-031. */
  @Test
  @Case("GJ-10.6.2")
  void aMajorRiverAtTheFirstHexOfARetreatIsCrossed() {
    Play play =
        Sketch.clear(9, 9)
            .terrain("water", "0305", "0505", "0306", "0506")
            .hexside("major-river", "0404/0405")
            .axis("a", "9-9-5", "0403")
            .soviet("x", "3-3-4|1-1-4", "0404")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0404", "RR");
    assertThat(play.at("x")).isEqualTo("0406");
  }

  private static Play won(boolean mechanized) {
    Sketch sketch = Sketch.clear(9, 9).tank("x", "1-1-4", "0404");
    return (mechanized ? sketch.panzer("a", "30-9-9", "0403") : sketch.axis("a", "30-9-9", "0403"))
        .begin(Side.AXIS, "combat")
        .fights("attack attackers=a hexes=0404", "2RR");
  }

  /** GJ-D-032. */
  @Test
  @Case("GJ-10.7.5")
  void mechanizedUnitsAdvanceTwoClearHexesWithoutRivers() {
    assertThat(won(true).legal("advance"))
        .contains("advance paths=a:0403,0404", "advance paths=a:0403,0404,0405");
  }

  /** GJ-D-034. */
  @Test
  @Case("GJ-10.7.1")
  void infantryAdvancesOneHex() {
    assertThat(won(false).legal("advance")).containsExactly("advance paths=a:0403,0404");
  }

  /** GJ-D-035. */
  @Test
  @Case("GJ-3.1.1")
  void aHeadquartersAndTwoDivisionsAreTooManyForAHex() {
    Sketch stack =
        Sketch.clear(6, 6)
            .hq("h", Side.SOVIET, 3, "0303")
            .soviet("x", "3-3-4", "0303")
            .soviet("y", "3-3-4", "0303");
    assertThatThrownBy(() -> stack.begin(Side.AXIS, "combat"))
        .isInstanceOf(Arrangement.Impossible.class);
  }

  /** GJ-D-037. */
  @Test
  @Case("GJ-9.2")
  void deepWoodsCostMechanizedUnitsThreePoints() {
    Play play =
        Sketch.clear(6, 6)
            .terrain("deep-woods", "0304")
            .panzer("m", "9-6-10", "0303")
            .begin(Side.AXIS, "movement");
    assertThat(play.cost("m", "0304")).hasValue(3.0);
  }

  /** GJ-D-039. */
  @Test
  @Case("GJ-9.2.1-2")
  void aRoadThroughSwampCostsOnePoint() {
    Play play =
        Sketch.clear(6, 6)
            .terrain("swamp", "0304")
            .road("0303-0304")
            .panzer("m", "9-6-10", "0303")
            .begin(Side.AXIS, "movement");
    assertThat(play.cost("m", "0304")).hasValue(1.0);
  }

  /** GJ-D-040. */
  @Test
  @Case("GJ-9.3.1")
  void fivePointsAreTenRoadHexes() {
    Play play =
        Sketch.clear(1, 14)
            .road("0101-0102-0103-0104-0105-0106-0107-0108-0109-0110-0111-0112")
            .axis("a", "5-5-5", "0101")
            .begin(Side.AXIS, "movement");
    assertThat(play.legal("move"))
        .anyMatch(text -> text.endsWith(",0111 strategic=true"))
        .noneMatch(text -> text.contains("0112"));
  }

  /** GJ-D-041. */
  @Test
  @Case("GJ-9.3.1")
  void nobodyMarchesOutOfAnEnemyZone() {
    Sketch.clear(1, 9)
        .road("0101-0102-0103-0104")
        .axis("a", "5-5-5", "0103")
        .soviet("x", "3-3-4", "0104")
        .begin(Side.AXIS, "movement")
        .refuses("GJ-9.3.1", "move units=a path=0103,0102 strategic=true");
  }

  /** GJ-D-042. */
  @Test
  @Case("GJ-9.2.3")
  void aBridgeOverAMajorRiverIsBarredBetweenTwoZones() {
    Sketch.clear(9, 9)
        .hexside("major-river", "0504/0404")
        .road("0504-0404")
        .soviet("x", "3-3-4", "0505")
        .axis("a", "5-5-9", "0504")
        .begin(Side.AXIS, "movement")
        .refuses("GJ-9.2.3", "move units=a path=0504,0404");
  }

  /** GJ-D-044. */
  @Test
  @Case("GJ-3.3.5")
  void sevenHexesFromARailroadAreTooFar() {
    Play play =
        Sketch.clear(10, 1)
            .source(Side.AXIS, "0101")
            .rail("0101-0201-0301")
            .axis("six", "5-5-5", "0901")
            .axis("seven", "5-5-5", "1001")
            .begin(Side.AXIS, "movement");
    assertThat(play.hasLine("six")).isTrue();
    assertThat(play.hasLine("seven")).isFalse();
  }

  private static int stepsLostOn(int turn) {
    Play play =
        Sketch.clear(6, 6)
            .axis("a", "5-5-5|3-3-5", "0303", "unsupplied")
            .cup("SUPPLY")
            .turn(turn)
            .begin(Side.AXIS, "order-execution")
            .plays("draw");
    return 2 - play.stepsLeft("a");
  }

  /** GJ-D-045. */
  @Test
  @Case("GJ-15.1-4")
  void onTurnThreeAnAxisUnitWithoutALineLosesNothing() {
    assertThat(stepsLostOn(3)).isZero();
  }

  /** GJ-D-046. */
  @Test
  @Case("GJ-11.1.1")
  void onTurnFourItLosesAStep() {
    assertThat(stepsLostOn(4)).isEqualTo(1);
  }

  /** GJ-D-049. */
  @Test
  @Case("GJ-15.3-2")
  void aCityWithoutALineIsWorthFivePoints() {
    Score score =
        Sketch.clear(9, 9)
            .terrain("major-city", "0808")
            .source(Side.AXIS, "0101")
            .state("control", Map.of("0808", "axis"))
            .begin(Side.AXIS, "game-over")
            .score();
    assertThat(score.axis()).isEqualTo(5);
  }

  /** GJ-D-050. */
  @Test
  @Case("GJ-15.3-4")
  void twoMechanizedAndThreeOtherUnitsCostNinePoints() {
    Score score =
        Sketch.clear(9, 9)
            .state("axis-mechanized-lost", 2)
            .state("axis-others-lost", 3)
            .begin(Side.AXIS, "game-over")
            .score();
    assertThat(score.axis()).isEqualTo(-9);
  }

  /** GJ-D-051. */
  @Test
  @Case("GJ-15.3-5")
  void fortyToFortyIsADraw() {
    Play play = Sketch.clear(6, 6).begin(Side.AXIS, "game-over");
    assertThat(new Victory(play.rules()).winner(play.position(), 40, 40)).isNull();
  }

  /** GJ-D-054. */
  @Test
  @Case("GJ-12.3.2")
  void aRifleDivisionThatStarvedDoesNotReturn() {
    Play play =
        Sketch.clear(6, 6)
            .soviet("x", "3-3-4", "0303", "unsupplied")
            .cup("SUPPLY")
            .begin(Side.AXIS, "order-execution")
            .plays("draw");
    assertThat(play.at("x")).isEqualTo("gone");
  }

  /** GJ-D-055. */
  @Test
  @Case("GJ-13.2")
  void theChitOfAnAbsentHeadquartersHasNoEffect() {
    Play play =
        Sketch.clear(6, 6)
            .axis("a", "5-5-5", "0303")
            .cup("17A")
            .begin(Side.AXIS, "order-execution")
            .plays("draw");
    assertThat(play.question()).isEqualTo("chit-selection");
    assertThat(play.is("a", Flag.ACTIVE)).isFalse();
  }
}
