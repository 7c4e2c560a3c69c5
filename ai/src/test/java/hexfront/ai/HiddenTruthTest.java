package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.games.Setting;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HiddenTruthTest {
  @ParameterizedTest
  @ValueSource(strings = {"recruit", "captain", "marshal"})
  void nobodyReadsWhatHisSideMayNotKnow(String level) {
    Setting setting = GamesForTests.open("rostov");
    Rulebook rulebook = setting.rulebook();
    int swapped = 0;
    for (int i = 0; i < 60 && swapped < 5; i++) {
      Position truth = GamesForTests.play(setting, "captain", "captain", 100 + i, 25);
      if (rulebook.isOver(truth)) {
        break;
      }
      Position other = rulebook.imagine(truth, Side.AXIS, new SplittableRandom(i));
      if (!other.equals(truth)) {
        swapped++;
        assertThat(rulebook.view(other, Side.AXIS)).isEqualTo(rulebook.view(truth, Side.AXIS));
        assertThat(rulebook.view(other, Side.SOVIET)).isEqualTo(rulebook.view(truth, Side.SOVIET));
        assertThat(order(rulebook, other, level)).isEqualTo(order(rulebook, truth, level));
      }
    }
    assertThat(swapped).as("positions with something hidden").isPositive();
  }

  private static Order order(Rulebook rulebook, Position p, String level) {
    return Commanders.of(level)
        .answer(Question.about(rulebook, p, new SplittableRandom(9), Budget.ofSimulations(30)))
        .order();
  }
}
