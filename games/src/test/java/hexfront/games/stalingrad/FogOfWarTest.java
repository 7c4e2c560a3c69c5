package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.View;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Section 42: fog of war. */
class FogOfWarTest {
  private static List<String> seen(Play play, Side side) {
    return play.view(side).units().stream().map(View.Counter::id).toList();
  }

  private static Sketch stack() {
    return Sketch.clear(9, 9)
        .rifle("x", "0403")
        .rifle("y", "0403")
        .german("a", "0408")
        .german("b", "0508");
  }

  @Test
  @Case("CTS-42.0")
  void onlyTheTopUnitOfAnEnemyStackIsSeenUnlessOneStandsNextToIt() {
    Play play = stack().option("fog-of-war").begin(Side.AXIS, "movement");
    assertThat(seen(play, Side.AXIS)).contains("y").doesNotContain("x");
    assertThat(seen(play, Side.SOVIET)).contains("x", "y");
    Play near = stack().german("c", "0404").option("fog-of-war").begin(Side.AXIS, "movement");
    assertThat(seen(near, Side.AXIS)).contains("x", "y");
    Play open = stack().begin(Side.AXIS, "movement");
    assertThat(seen(open, Side.AXIS)).contains("x", "y");
  }

  @Test
  @Case("CTS-42.0")
  void theUnitThatCameLastLiesOnTop() {
    Play play = stack().option("fog-of-war").begin(Side.AXIS, "movement");
    play.plays("move units=a path=0408,0508");
    assertThat(seen(play, Side.SOVIET)).contains("a").doesNotContain("b");
  }
}
