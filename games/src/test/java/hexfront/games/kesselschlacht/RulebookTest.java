package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the rulebook as a whole says of a position: what is wrong with it, what it hides. */
class RulebookTest {
  private static final String RIFLE = "60a rifle division C 4-5-5";

  @Test
  @Case({"KS-3.1.2", "KS-13.3"})
  void aPositionThatBreaksTheRulesIsFoundOut() {
    Play full =
        Sketch.clear(5, 5)
            .lenient()
            .unit("x", RIFLE, "0303")
            .unit("y", RIFLE, "0303")
            .unit("z", RIFLE, "0303")
            .begin(Side.SOVIET, "movement");
    assertThat(full.rules().invariants(full.position())).isNotEmpty();
    Play fine = Sketch.clear(5, 5).unit("x", RIFLE, "0303").begin(Side.SOVIET, "movement");
    assertThat(fine.rules().invariants(fine.position())).isEmpty();
  }

  @Test
  @Case("KS-3.6")
  void whatIsCoveredIsWhatLiesBeneathAStackOfEitherSide() {
    Play play =
        Sketch.clear(5, 5)
            .unit("x", RIFLE, "0303")
            .unit("y", RIFLE, "0303", "top")
            .unit("z", RIFLE, "0101")
            .unit("a", "xlviii infantry regiment B 3-3-6", "0505", "supplied")
            .unit("b", "xlviii infantry regiment B 3-3-6", "0505", "supplied")
            .begin(Side.SOVIET, "movement");
    assertThat(play.rules().covered(play.position()).stream().boxed())
        .containsExactlyInAnyOrder(play.unit("x"), play.unit("b"));
    assertThat(play.rules().secrets()).contains("top counter", "loads", "bridge trains");
    play.plays("end-phase");
    assertThat(play.rules().covered(play.position()).size()).isZero();
  }

  @Test
  @Case({"KS-2.5", "KS-12.1.3", "KS-7.1"})
  void theCombatTablesAndWhatLiesOnTheMapAreShown() {
    Play play =
        Sketch.clear(9, 9)
            .state("positions", Map.of("0404", "hasty"))
            .hq("h", "iii", "0403")
            .unit("a", "iii infantry regiment B 3-3-6", "0404")
            .begin(Side.AXIS, "movement");
    assertThat(play.rules().charts(play.position())).isNotEmpty();
    assertThat(play.rules().signs(play.position())).isNotEmpty();
  }
}
