package hexfront.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class IntervalTest {
  /** Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29. */
  @Test
  void wilsonsIntervalsAreThoseOfTheLiterature() {
    expect(81, 263, 0.2553, 0.3662);
    expect(15, 148, 0.0624, 0.1605);
    expect(0, 20, 0.0000, 0.1611);
    expect(1, 29, 0.0061, 0.1718);
  }

  private static void expect(int successes, int trials, double low, double high) {
    Interval interval = Interval.wilson(successes, trials);
    assertThat(interval.low()).isCloseTo(low, within(0.00006));
    assertThat(interval.high()).isCloseTo(high, within(0.00006));
  }

  @Test
  void nothingTriedNothingKnown() {
    assertThat(Interval.wilson(0, 0)).isEqualTo(new Interval(0, 1));
  }

  @Test
  void theSampleKnowsItsMeanItsSpreadAndItsQuantiles() {
    Sample sample = Sample.of(2, 4, 4, 4, 5, 5, 7, 9);
    assertThat(sample.mean()).isEqualTo(5);
    assertThat(sample.deviation()).isCloseTo(2.13809, within(1e-5));
    assertThat(sample.quantile(0.5)).isEqualTo(4.5);
    assertThat(sample.quantile(1)).isEqualTo(9);
  }
}
