package hexfront.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hexfront.lab.statistics.SequentialTest.Verdict;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

class SequentialTestsTest {
  private static final Sprt.Design HALF_OR_MORE = new Sprt.Design(0.5, 0.6, 0.05, 0.05);
  private static final PairedTest.Design POINTS = new PairedTest.Design(0.05, 0);
  private static final int STUDIES = 1000;

  @Test
  void withWinsAndLossesTheRatioIsWalds() {
    Sprt test = new Sprt(new Sprt.Design(0.5, 0.55, 0.05, 0.05));
    for (int i = 0; i < 100; i++) {
      test.add(i < 60 ? 1 : 0);
    }
    double wald = 60 * Math.log(0.55 / 0.5) + 40 * Math.log(0.45 / 0.5);
    assertThat(test.ratio()).isCloseTo(wald, within(1e-3));
  }

  @Test
  void theBoundsAreWalds() {
    assertThat(HALF_OR_MORE.upper()).isCloseTo(2.944439, within(1e-6));
    assertThat(HALF_OR_MORE.lower()).isCloseTo(-2.944439, within(1e-6));
  }

  /**
   * The normal approximation of the generalized test, n (s1 - s0) (2 m - s0 - s1) / (2 v), holds
   * near the middle.
   */
  @Test
  void withDrawsTheRatioIsNearItsNormalApproximation() {
    Sprt test = new Sprt(new Sprt.Design(0.5, 0.51, 0.05, 0.05));
    double[] scores = {0, 0.25, 0.5, 0.75, 1};
    int[] counts = {30, 240, 480, 270, 36};
    double n = 0;
    double mean = 0;
    for (int i = 0; i < scores.length; i++) {
      n += counts[i];
      mean += scores[i] * counts[i];
      for (int k = 0; k < counts[i]; k++) {
        test.add(scores[i]);
      }
    }
    mean /= n;
    double variance = 0;
    for (int i = 0; i < scores.length; i++) {
      variance += counts[i] / n * Math.pow(scores[i] - mean, 2);
    }
    double approximation = n * 0.01 * (2 * mean - 1.01) / (2 * variance);
    assertThat(test.ratio()).isCloseTo(approximation, within(0.01));
  }

  @Test
  void eloAndScoreAreTwoWordsForTheSame() {
    assertThat(Sprt.scoreOfElo(0)).isEqualTo(0.5);
    assertThat(Sprt.scoreOfElo(100)).isCloseTo(0.640065, within(1e-6));
    assertThat(Sprt.eloOfScore(Sprt.scoreOfElo(37))).isCloseTo(37, within(1e-9));
  }

  @Test
  void whoIsNotBetterIsSeldomTakenToBe() {
    double wrong = share(() -> new Sprt(HALF_OR_MORE), r -> pair(r, 0.5), Verdict.BETTER, 3000);
    assertThat(wrong).isLessThan(0.065);
  }

  @Test
  void whoIsBetterIsSeldomMissed() {
    double missed =
        share(() -> new Sprt(HALF_OR_MORE), r -> pair(r, 0.6), Verdict.NOT_BETTER, 3000);
    assertThat(missed).isLessThan(0.065);
  }

  @Test
  void theTestOnPointsSeldomSeesADifferenceThatIsNotThere() {
    double wrong =
        share(() -> new PairedTest(POINTS), r -> 40 * r.nextGaussian(), Verdict.BETTER, 400)
            + share(
                () -> new PairedTest(POINTS), r -> 40 * r.nextGaussian(), Verdict.NOT_BETTER, 400);
    assertThat(wrong).isLessThan(0.065);
  }

  /** Results of equal commanders may be as skewed as they like: their differences are not. */
  @Test
  void theTestOnPointsBearsDifferencesOfLopsidedResults() {
    ToDoubleFunction<SplittableRandom> result = r -> r.nextInt(10) == 0 ? 90 : -10;
    ToDoubleFunction<SplittableRandom> differences =
        r -> {
          double first = result.applyAsDouble(r);
          return first - result.applyAsDouble(r);
        };
    double wrong =
        share(() -> new PairedTest(POINTS), differences, Verdict.BETTER, 400)
            + share(() -> new PairedTest(POINTS), differences, Verdict.NOT_BETTER, 400);
    assertThat(wrong).isLessThan(0.05);
  }

  /** Five equal differences may be luck of a coarse scale. */
  @Test
  void theTestOnPointsWaitsForTenPairs() {
    PairedTest test = new PairedTest(POINTS);
    for (int i = 0; i < 9; i++) {
      test.add(3 + i % 2);
      assertThat(test.verdict()).isEqualTo(Verdict.UNDECIDED);
    }
    test.add(3);
    assertThat(test.verdict()).isEqualTo(Verdict.BETTER);
  }

  @Test
  void theTestOnPointsFindsADifferenceOfHalfItsSpread() {
    double found =
        share(() -> new PairedTest(POINTS), r -> 20 + 40 * r.nextGaussian(), Verdict.BETTER, 200);
    assertThat(found).isGreaterThan(0.99);
  }

  @Test
  void theTestOnPointsEndsWhenADifferenceCannotMatter() {
    PairedTest test = new PairedTest(new PairedTest.Design(0.05, 5));
    SplittableRandom random = new SplittableRandom(3);
    while (test.verdict() == Verdict.UNDECIDED && test.count() < 10_000) {
      test.add(10 * random.nextGaussian());
    }
    assertThat(test.verdict()).isEqualTo(Verdict.NOT_BETTER);
    assertThat(test.interval().within(new Interval(-5, 5))).isTrue();
    assertThat(test.count()).isLessThan(200);
  }

  @Test
  void equalDifferencesAreEvidenceToo() {
    PairedTest test = new PairedTest(POINTS);
    while (test.verdict() == Verdict.UNDECIDED && test.count() < 100) {
      test.add(3);
    }
    assertThat(test.verdict()).isEqualTo(Verdict.BETTER);
    PairedTest nothing = new PairedTest(POINTS);
    for (int i = 0; i < 100; i++) {
      nothing.add(0);
    }
    assertThat(nothing.verdict()).isEqualTo(Verdict.UNDECIDED);
  }

  @Test
  void theIntervalOfScoresHoldsAtEveryMoment() {
    int left = 0;
    for (int study = 0; study < STUDIES; study++) {
      SplittableRandom random = new SplittableRandom(study);
      Sprt test = new Sprt(HALF_OR_MORE);
      boolean holds = true;
      for (int i = 0; i < 200; i++) {
        test.add(random.nextDouble() < 0.7 ? 1 : 0);
        holds &= i % 10 != 0 || test.interval().contains(0.7);
      }
      left += holds ? 0 : 1;
    }
    assertThat(left).isLessThan(STUDIES / 20);
  }

  @Test
  void theIntervalOfPointsHoldsAtEveryMoment() {
    int left = 0;
    for (int study = 0; study < STUDIES; study++) {
      SplittableRandom random = new SplittableRandom(study);
      PairedTest test = new PairedTest(POINTS);
      boolean holds = true;
      for (int i = 0; i < 200; i++) {
        test.add(7 + 20 * random.nextGaussian());
        holds &= test.interval().contains(7);
      }
      left += holds ? 0 : 1;
    }
    assertThat(left).isLessThan(STUDIES / 20 + 10);
  }

  @Test
  void theLogarithmOfTheGammaFunctionIsRight() {
    assertThat(Gamma.log(0.5)).isCloseTo(Math.log(Math.sqrt(Math.PI)), within(1e-12));
    assertThat(Gamma.log(11)).isCloseTo(Math.log(3628800), within(1e-10));
    assertThat(Gamma.logBeta(2, 3)).isCloseTo(Math.log(1 / 12.0), within(1e-12));
  }

  /** The mean score of two games. */
  private static double pair(SplittableRandom random, double chance) {
    return ((random.nextDouble() < chance ? 1 : 0) + (random.nextDouble() < chance ? 1 : 0)) / 2.0;
  }

  /** How often studies of this kind end with a verdict. */
  private static double share(
      Supplier<SequentialTest> tests,
      ToDoubleFunction<SplittableRandom> numbers,
      Verdict verdict,
      int most) {
    int found = 0;
    for (int study = 0; study < STUDIES; study++) {
      SplittableRandom random = new SplittableRandom(study);
      SequentialTest test = tests.get();
      while (test.verdict() == Verdict.UNDECIDED && test.count() < most) {
        test.add(numbers.applyAsDouble(random));
      }
      found += test.verdict() == verdict ? 1 : 0;
    }
    return (double) found / STUDIES;
  }
}
