package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Module 17: victory. */
class VictoryTest {
  private static Sketch west() {
    return Sketch.clear(30, 9)
        .areaUpTo("west-of-seret", 20)
        .named("0104", "Stanislau", 8)
        .road("0104-0204-0304-0404-0504")
        .hq("h", "iii", "0404")
        .unit("p", "iii panzer regiment A 4-4-0", "0904")
        .unit("i", "iii infantry regiment B 3-3-6", "0404");
  }

  private static int points(Play play, String rule) {
    return play.score().items().stream()
        .filter(item -> item.rule().equals(rule))
        .mapToInt(item -> item.points())
        .sum();
  }

  @Test
  @Case({"KS-17.0", "KS-17.0.1-2", "KS-17.0.1-3"})
  void unitsOfFirstPanzerArmyScoreInTheWestWithARoadHome() {
    Play play =
        west()
            .unit("far", "iii panzer regiment A 4-4-0", "1104", "routed")
            .unit("east", "iii infantry regiment B 3-3-6", "2404")
            .unit("relief", "xlviii infantry regiment B 3-3-6", "0304")
            .begin(Side.AXIS, "movement");
    assertThat(points(play, "KS-17.0.1-3")).isEqualTo(4);
    assertThat(points(play, "KS-17.0.1-2")).isEqualTo(4);
    Play cut = west().unit("x", "60a rifle division C 4-4-5", "0203").begin(Side.AXIS, "movement");
    assertThat(cut.score().axis()).isZero();
  }

  @Test
  @Case("KS-17.0.1-N")
  void withoutAnyUnitHomeTheSovietsWinDecisively() {
    Play play =
        Sketch.clear(9, 9)
            .hq("h", "iii", "0404")
            .state("losses", List.of())
            .begin(Side.AXIS, "movement");
    assertThat(play.score().level()).isEqualTo("Soviet Decisive");
    assertThat(play.score().winner()).isEqualTo(Side.SOVIET);
  }

  @Test
  @Case({"KS-17.0.1-1", "KS-17.0.2-1", "KS-17.0.2-2"})
  void lossesScoreByKind() {
    Play play =
        west()
            .unit("x", "60a rifle division C 4-4-5", "off")
            .hq("sh", "60a", "off")
            .unit("t", "iii panzer regiment A 4-4-0", "off")
            .unit("f", "iii infantry regiment B 3-3-6", "off")
            .hq("k", "lix", "off")
            .unit("hun", "vii motorized regiment C 2-2-8", "off")
            .state("losses", List.of("x", "sh", "t", "f", "k", "hun"))
            .begin(Side.AXIS, "movement");
    assertThat(points(play, "KS-17.0.1-1")).isEqualTo(4);
    assertThat(points(play, "KS-17.0.2-1")).isEqualTo(4);
    assertThat(points(play, "KS-17.0.2-2")).isEqualTo(6);
    assertThat(play.state(Side.AXIS, "losses")).isEqualTo(List.of("t", "f", "k", "hun", "x", "sh"));
  }

  @Test
  @Case("KS-17.0.2-3")
  void germanCombatUnitsWithoutAnyHeadquartersScoreForTheSoviets() {
    Play play =
        west()
            .unit("lone", "lix infantry regiment B 3-3-6", "2404")
            .unit("g", "garrison infantry regiment B 3-3-6", "2504")
            .unit("near", "lix infantry regiment B 3-3-6", "0604")
            .unit("hun", "vii infantry regiment C 2-2-6", "2604")
            .begin(Side.AXIS, "movement");
    assertThat(points(play, "KS-17.0.2-3")).isEqualTo(4);
  }

  @Test
  @Case("KS-17.0.2-4")
  void objectivesScoreWhileASuppliedSovietCombatUnitIsInThem() {
    Sketch places =
        Sketch.clear(20, 9)
            .road("0101-0102-0103")
            .area("soviet-supply", "0101")
            .state("objectives", Map.of("0203", 5, "1508", 7, "0303", 3))
            .hq("s", "60a", "0303")
            .unit("x", "60a rifle division C 4-4-5", "0203")
            .unit("out", "60a rifle division C 4-4-5", "1508");
    assertThat(points(places.begin(Side.AXIS, "movement"), "KS-17.0.2-4")).isEqualTo(5);
  }

  @Test
  @Case("KS-17.0.3")
  void theDifferenceSaysWhoWinsAndHowMuch() {
    Victory victory = new Victory(Play.open("campaign").rules());
    assertThat(List.of(51, 50, 41, 40, 31, 30, 21, 20, -9).stream().map(victory::level))
        .containsExactly(
            "Axis Decisive",
            "Axis Substantive",
            "Axis Substantive",
            "Axis Marginal",
            "Axis Marginal",
            "Soviet Marginal",
            "Soviet Marginal",
            "Soviet Substantive",
            "Soviet Substantive");
  }
}
