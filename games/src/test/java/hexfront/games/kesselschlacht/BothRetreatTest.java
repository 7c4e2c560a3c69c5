package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Br1, and zones that a move opens: every force for itself. */
class BothRetreatTest {
  private static final String FOOT = "xlviii infantry regiment B 4-3-6";

  @Test
  @Case({"KS-13.2", "KS-13.2.1"})
  void afterBr1TheForceOfEveryAttackingHexRetreatsForItself() {
    Play play =
        Sketch.clear(11, 11)
            .unit("a", FOOT, "0504", "supplied")
            .unit("b", FOOT, "0405", "supplied")
            .unit("x", "60a rifle division B 4-8-5", "0505")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a,b hexes=0505", "Br1");
    assertThat(play.question()).isEqualTo("retreat");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    assertThat(play.legal("retreat"))
        .isNotEmpty()
        .noneMatch(text -> text.contains("a:") && text.contains("b:"));
    play.until("combat");
    for (String id : new String[] {"a", "b", "x"}) {
      assertThat(play.position().onMap(play.unit(id))).as(id).isTrue();
    }
    assertThat(play.at("a")).isNotEqualTo("0504");
    assertThat(play.at("b")).isNotEqualTo("0405");
    assertThat(play.at("x")).isNotEqualTo("0505");
  }

  @Test
  @Case({"KS-11.3.3", "KS-3.2.2"})
  void whoStepsIntoAnEnemyZoneOpensItsHexForItsOwnLine() {
    Sketch.clear(9, 9)
        .road("0101-0201-0301-0401")
        .area("soviet-supply", "0101")
        .unit("a", FOOT, "0404")
        .unit("x", "60a rifle division C 4-5-5", "0401", "active")
        .begin(Side.SOVIET, "movement")
        .allows("move units=x path=0401,0402,0403")
        .allows("move units=x path=0401,0402,0303,0304");
  }

  // ---- zones

  @Test
  @Case({"KS-3.2", "KS-3.2.1", "KS-3.2.3", "KS-13.3.3"})
  void aUnitExertsAZoneIfItsHexDoesAndItIsNoHeadquartersAndNotRouted() {
    Play play =
        Sketch.clear(9, 9)
            .hexside("major-river", "0402/0403")
            .unit("a", FOOT, "0402", "supplied")
            .hq("h", "xlviii", "0402")
            .unit("r", FOOT, "0706", "supplied", "routed")
            .unit("one", "xlviii infantry battalion B 1-1-6", "0202", "supplied")
            .begin(Side.AXIS, "movement");
    assertThat(exerts(play, "a")).isTrue();
    assertThat(exerts(play, "h")).isFalse();
    assertThat(exerts(play, "r")).isFalse();
    assertThat(exerts(play, "one")).isFalse();
    assertThat(play.inZone(Side.AXIS, "0401")).isTrue();
    assertThat(play.inZone(Side.AXIS, "0403")).isFalse();
  }

  private static boolean exerts(Play play, String id) {
    return play.position().exerts(play.unit(id), 0);
  }
}
