package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Score;
import hexfront.engine.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Module 17: what is counted, and that it is counted anew when something has changed. */
class PointsTest {
  private static final String TANK = "iii panzer regiment A 4-4-0";
  private static final String FOOT = "iii infantry regiment B 3-3-6";

  /** The west with a road to one of the towns that lead home. */
  private static Sketch west() {
    return Sketch.clear(30, 9)
        .areaUpTo("west-of-seret", 20)
        .named("0101", "Podhajce", 0)
        .road("0101-0201-0301-0401-0501-0601");
  }

  private static int points(Play play, String rule) {
    return play.score().items().stream()
        .filter(item -> item.rule().equals(rule))
        .mapToInt(Score.Item::points)
        .sum();
  }

  @Test
  @Case({"KS-17.0.1-2", "KS-17.0.1-3"})
  void motorizedUnitsCountFourLegUnitsAndHeadquartersTwo() {
    Play play =
        west()
            .hq("h", "iii", "0302")
            .unit("t1", TANK, "0302")
            .unit("t2", TANK, "0302")
            .unit("t3", TANK, "0302")
            .unit("f1", FOOT, "0402")
            .unit("f2", FOOT, "0402")
            .begin(Side.AXIS, "movement");
    assertThat(points(play, "KS-17.0.1-3")).isEqualTo(12);
    assertThat(points(play, "KS-17.0.1-2")).isEqualTo(6);
  }

  @Test
  @Case("KS-17.0.1-N")
  void oneUnitOfEachKindAtHomeIsEnoughToAvertTheWorst() {
    Sketch both = west().unit("t", TANK, "0302").unit("f", FOOT, "0402");
    assertThat(both.begin(Side.AXIS, "movement").score().level()).isEqualTo("Soviet Substantive");
    Sketch foot = west().unit("f", FOOT, "0402");
    assertThat(foot.begin(Side.AXIS, "movement").score().level()).isEqualTo("Soviet Substantive");
    Sketch relief = west().unit("r", "xlviii infantry regiment B 3-3-6", "0402");
    assertThat(relief.begin(Side.AXIS, "movement").score().level()).isEqualTo("Soviet Decisive");
  }

  @Test
  @Case("KS-17.0.3")
  void sovietPointsAreTakenFromThoseOfTheAxis() {
    Sketch sketch = west().hq("h", "iii", "0302").unit("t", TANK, "0302");
    List<String> lost = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      sketch.unit("x" + i, "60a rifle division C 4-4-5", "off");
      lost.add("x" + i);
    }
    sketch.unit("g", TANK, "off").unit("g2", FOOT, "off");
    lost.addAll(List.of("g", "g2"));
    Score score = sketch.state("losses", lost).begin(Side.AXIS, "movement").score();
    assertThat(score.axis()).isEqualTo(40 + 2 + 4);
    assertThat(score.soviet()).isEqualTo(4 + 2);
    assertThat(score.level()).isEqualTo("Axis Marginal");
    assertThat(score.winner()).isEqualTo(Side.AXIS);
  }

  @Test
  @Case("KS-17.0.1-2")
  void theRoadHomeIsAtMostFiveHexesAway() {
    assertThat(points(west().unit("f", FOOT, "1101").begin(Side.AXIS, "movement"), "KS-17.0.1-2"))
        .isEqualTo(2);
    assertThat(points(west().unit("f", FOOT, "1201").begin(Side.AXIS, "movement"), "KS-17.0.1-2"))
        .isZero();
    assertThat(points(west().unit("f", FOOT, "0306").begin(Side.AXIS, "movement"), "KS-17.0.1-2"))
        .isEqualTo(2);
    assertThat(points(west().unit("f", FOOT, "0308").begin(Side.AXIS, "movement"), "KS-17.0.1-2"))
        .isZero();
  }

  private static int cutOff(String weather, String hex, String unit) {
    Play play =
        Sketch.clear(30, 1)
            .state("weather", weather)
            .hq("h", "lix", "0101")
            .unit("u", unit, hex)
            .begin(Side.AXIS, "movement");
    return points(play, "KS-17.0.2-3");
  }

  @Test
  @Case("KS-17.0.2-3")
  void whoIsCutOffIsMeasuredByItsOwnCosts() {
    assertThat(cutOff("mud", "1101", FOOT)).isZero();
    assertThat(cutOff("mud", "1201", FOOT)).isEqualTo(2);
    assertThat(cutOff("mud", "0601", TANK)).isZero();
    assertThat(cutOff("mud", "0701", TANK)).isEqualTo(2);
    assertThat(cutOff("snow", "1101", TANK)).isZero();
  }

  @Test
  @Case("KS-17.0.2-4")
  void objectivesAreCountedUnderTheirNames() {
    Play play =
        Sketch.clear(9, 9)
            .named("0202", "Rohatyn", 0)
            .named("0404", "Ternopol", 0)
            .state("objectives", Map.of("0404", 5, "0606", 3))
            .unit("x", "60a rifle division C 4-4-5", "0404")
            .unit("y", "60a rifle division C 4-4-5", "0606")
            .begin(Side.AXIS, "movement");
    assertThat(play.score().items())
        .filteredOn(item -> item.rule().equals("KS-17.0.2-4"))
        .extracting(item -> item.why() + " " + item.points())
        .containsExactlyInAnyOrder("Ternopol 5", "0606 3");
  }

  // ---- counted anew

  @Test
  @Case({"KS-17.0.1-2", "KS-17.0.2-3"})
  void aBridgeThatIsBlownCutsTheRoadHomeAndTheWayToTheHeadquarters() {
    Play play =
        Sketch.clear(9, 2)
            .areaUpTo("west-of-seret", 9)
            .named("0101", "Podhajce", 0)
            .road("0101-0201-0301")
            .hexside("major-river", "0501/0601", "0502/0601", "0502/0602")
            .hexside("bridge", "0501/0601")
            .hq("h", "lix", "0101")
            .unit("f", FOOT, "0601", "supplied")
            .begin(Side.AXIS, "movement");
    assertThat(points(play, "KS-17.0.1-2")).isEqualTo(4);
    assertThat(points(play, "KS-17.0.2-3")).isZero();
    play.plays("demolish bridge=0501/0601", 1);
    assertThat(points(play, "KS-17.0.1-2")).isEqualTo(2);
    assertThat(points(play, "KS-17.0.2-3")).isEqualTo(2);
  }

  @Test
  @Case("KS-17.0.2-3")
  void aHeadquartersThatGoesAwayCutsItsUnitsOff() {
    Play play =
        Sketch.clear(30, 2)
            .hq("h", "xlviii", "0101")
            .unit("f", FOOT, "1001")
            .begin(Side.AXIS, "movement");
    assertThat(points(play, "KS-17.0.2-3")).isZero();
    play.plays("move units=h path=0101,off");
    assertThat(points(play, "KS-17.0.2-3")).isEqualTo(2);
  }

  @Test
  @Case({"KS-17.0.1-2", "KS-17.0.2-3"})
  void anEnemyWhoStepsInBetweenIsSeenAtOnce() {
    Play play =
        Sketch.clear(9, 2)
            .areaUpTo("west-of-seret", 9)
            .named("0101", "Podhajce", 0)
            .road("0101-0201-0301")
            .hq("h", "lix", "0101")
            .unit("f", "iii infantry battalion B 3-3-6", "0601")
            .unit("y", "60a rifle division C 4-4-5", "0802", "active")
            .begin(Side.SOVIET, "movement");
    assertThat(points(play, "KS-17.0.1-2")).isEqualTo(4);
    assertThat(points(play, "KS-17.0.2-3")).isZero();
    play.plays("move units=y path=0802,0702,0602,0502");
    assertThat(points(play, "KS-17.0.1-2")).isEqualTo(2);
    assertThat(points(play, "KS-17.0.2-3")).isEqualTo(2);
  }
}
