package hexfront.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hexfront.ai.Reckoned;
import hexfront.engine.Side;
import hexfront.lab.study.OutlookFit.Line;
import hexfront.lab.study.OutlookFit.Seen;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OutlookFitTest {
  /** Games in which strength brings half of what is reckoned, places all, and the side gains 85. */
  private static List<Seen> seen(int games) {
    SplittableRandom random = new SplittableRandom(7);
    return IntStream.range(0, games)
        .mapToObj(
            game -> {
              Reckoned reckoned =
                  new Reckoned(
                      100 * random.nextDouble() - 80,
                      30 * random.nextGaussian(),
                      40 * random.nextGaussian());
              double end =
                  reckoned.lead()
                      + 0.5 * reckoned.strength()
                      + reckoned.places()
                      + 85
                      + 4 * random.nextGaussian();
              return new Seen(game, Side.AXIS, 4, reckoned, end);
            })
        .toList();
  }

  @Test
  void theWeightsOfTheGamesAreFound() {
    Line line = OutlookFit.fit(seen(300), 0.4).getFirst();
    assertThat(line.turn()).isEqualTo(4);
    assertThat(line.weights().times()).isCloseTo(1, within(0.05));
    assertThat(line.weights().strength()).isCloseTo(0.5, within(0.05));
    assertThat(line.weights().places()).isCloseTo(1, within(0.05));
    assertThat(line.weights().add()).isCloseTo(85, within(2.0));
  }

  @Test
  void withoutDoubtOnlyTheSumIsSetRight() {
    Line line = OutlookFit.fit(seen(300), 0.001).getFirst();
    assertThat(line.weights().strength()).isCloseTo(1, within(0.02));
    assertThat(line.weights().add()).isCloseTo(85, within(4.0));
  }

  @Test
  void theErrorIsToldOfGamesThatWereNotSeen() {
    List<Line> lines = OutlookFit.fit(seen(300), 0.4);
    assertThat(lines.getFirst().before()).isGreaterThan(60);
    assertThat(lines.getFirst().after()).isBetween(3.0, 5.0);
    assertThat(OutlookFit.write("campaign", "hexfront lab fit", lines))
        .contains("  campaign:   # hexfront lab fit\n    - {side: axis, turn: 4, times: 1.")
        .contains("error on unseen");
  }

  @Test
  void ofTooFewGamesNothingIsLearned() {
    assertThat(OutlookFit.fit(seen(23), 0.4)).isEmpty();
  }
}
