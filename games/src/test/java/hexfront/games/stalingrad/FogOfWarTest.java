package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.View;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
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

  /** Or answers that are reckoned from what is imagined would tell the truth. */
  @Test
  @Case("CTS-42.0")
  void truthsThatLookAlikeAreImaginedAlike() {
    Sketch sketch = stack().rifle("z", "0603").rifle("top", "0603").rifle("v", "0703");
    Play play = sketch.rifle("w", "0703").option("fog-of-war").begin(Side.AXIS, "movement");
    Set<String> truths = new HashSet<>();
    Set<String> imagined = new HashSet<>();
    for (int seed = 0; seed < 20; seed++) {
      Position other = imagine(play, play.position(), seed);
      truths.add(play.rules().written().text(other));
      imagined.add(play.rules().written().text(imagine(play, other, 7)));
    }
    assertThat(truths).hasSizeGreaterThan(1);
    assertThat(imagined).hasSize(1);
  }

  private static Position imagine(Play play, Position p, int seed) {
    return play.rules().imagine(p, Side.AXIS, new SplittableRandom(seed));
  }
}
