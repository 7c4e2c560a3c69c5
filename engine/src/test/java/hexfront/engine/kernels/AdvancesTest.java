package hexfront.engine.kernels;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Following up along a trail; the hexes are only numbers here. */
class AdvancesTest {
  private static List<String> along(int[] trail, Set<Integer> barred, Set<Integer> stopping) {
    Advances.Terms terms =
        new Advances.Terms() {
          @Override
          public boolean mayEnter(int from, int to) {
            return !barred.contains(10 * from + to);
          }

          @Override
          public boolean stops(int hex) {
            return stopping.contains(hex);
          }
        };
    return Advances.along(1, trail, terms).stream().map(Arrays::toString).toList();
  }

  @Test
  void anAdvanceEndsInAnyHexOfTheTrail() {
    assertThat(along(new int[] {2, 3, 4}, Set.of(), Set.of()))
        .containsExactly("[1, 2]", "[1, 2, 3]", "[1, 2, 3, 4]");
    assertThat(along(new int[0], Set.of(), Set.of())).isEmpty();
  }

  @Test
  void aHexThatStopsIsTheLast() {
    assertThat(along(new int[] {2, 3, 4}, Set.of(), Set.of(3)))
        .containsExactly("[1, 2]", "[1, 2, 3]");
  }

  @Test
  void aStepThatIsNotAllowedEndsItBefore() {
    assertThat(along(new int[] {2, 3, 4}, Set.of(23), Set.of())).containsExactly("[1, 2]");
    assertThat(along(new int[] {2, 3, 4}, Set.of(12), Set.of())).isEmpty();
  }
}
