package hexfront.lab.study;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.lab.study.OutlookFit.Line;
import hexfront.lab.study.OutlookFit.Seen;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OutlookFitTest {
  private static List<Seen> seen(int games) {
    SplittableRandom random = new SplittableRandom(7);
    return IntStream.range(0, games)
        .mapToObj(
            game -> {
              double reckoned = 100 * random.nextDouble() - 80;
              double end = 0.5 * reckoned + 85 + 4 * random.nextGaussian();
              return new Seen(game, 4, reckoned, end);
            })
        .toList();
  }

  @Test
  void aLineFindsWhatIsReckonedTooLow() {
    Line line = OutlookFit.fit(seen(300)).getFirst();
    assertThat(line.turn()).isEqualTo(4);
    assertThat(line.times()).isBetween(0.45, 0.55);
    assertThat(line.add()).isBetween(83.0, 87.0);
  }

  @Test
  void theErrorIsToldOfGamesThatWereNotSeen() {
    Line line = OutlookFit.fit(seen(300)).getFirst();
    assertThat(line.before()).isGreaterThan(60);
    assertThat(line.after()).isBetween(3.0, 5.0);
    assertThat(OutlookFit.write(List.of(line))).contains("turn: 4").contains("error on unseen");
  }

  @Test
  void ofTooFewGamesNothingIsLearned() {
    assertThat(OutlookFit.fit(seen(5))).isEmpty();
  }
}
