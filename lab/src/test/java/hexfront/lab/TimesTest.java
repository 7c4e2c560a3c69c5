package hexfront.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hexfront.games.wire.Fields;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

class TimesTest {
  private static Times oneToAThousand() {
    Times times = new Times();
    for (int i = 1; i <= 1000; i++) {
      times.add(i * 100L);
    }
    return times;
  }

  @Test
  void numberMeanAndLongestAreExact() {
    Times times = oneToAThousand();
    assertThat(times.count()).isEqualTo(1000);
    assertThat(times.mean()).isCloseTo(50_050, within(1e-9));
    assertThat(times.longest()).isEqualTo(100_000);
  }

  @Test
  void quantilesAreRightToFivePercent() {
    Times times = oneToAThousand();
    assertThat(times.quantile(0.5)).isCloseTo(50_000, Percentage.withPercentage(5));
    assertThat(times.quantile(0.95)).isCloseTo(95_000, Percentage.withPercentage(5));
    assertThat(times.quantile(1)).isCloseTo(100_000, Percentage.withPercentage(5));
  }

  @Test
  void timesOfManyGamesAddUp() {
    Times both = new Times().addAll(oneToAThousand()).addAll(oneToAThousand());
    assertThat(both.count()).isEqualTo(2000);
    assertThat(both.quantile(0.5)).isEqualTo(oneToAThousand().quantile(0.5));
    assertThat(both.longerThan(90_000)).isBetween(100L, 220L);
  }

  @Test
  void timesAreReadAsTheyAreWritten() {
    Times again = Times.read(Fields.of(oneToAThousand().write(), "times"));
    assertThat(again.write()).isEqualTo(oneToAThousand().write());
  }
}
