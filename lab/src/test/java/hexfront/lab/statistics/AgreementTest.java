package hexfront.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class AgreementTest {
  private final SplittableRandom random = new SplittableRandom(4);

  /** Gains of so many things as both ways measure them; the second sees a part of the first. */
  private Agreement measured(double part, double noise) {
    List<Sample> one = new ArrayList<>();
    List<Sample> other = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      double common = random.nextGaussian();
      double own = random.nextGaussian();
      one.add(sample(common, noise));
      other.add(sample(part * common + Math.sqrt(1 - part * part) * own, noise));
    }
    return Agreement.of(one, other);
  }

  private Sample sample(double truth, double noise) {
    double[] measured = new double[20];
    for (int i = 0; i < measured.length; i++) {
      measured[i] = truth + noise * random.nextGaussian();
    }
    return Sample.of(measured);
  }

  @Test
  void noiseTakesNothingFromIt() {
    assertThat(measured(0.6, 0).correlation()).isCloseTo(0.6, within(0.1));
    assertThat(measured(0.6, 3).correlation()).isCloseTo(0.6, within(0.15));
    assertThat(measured(1, 3).correlation()).isCloseTo(1, within(0.1));
    assertThat(measured(0, 3).correlation()).isCloseTo(0, within(0.15));
  }

  @Test
  void itKnowsHowFarItMayBeOff() {
    Agreement much = measured(0.6, 3);
    assertThat(much.error()).isBetween(0.02, 0.12);
  }

  @Test
  void whereNothingIsMeasuredThereIsNone() {
    List<Sample> nothing = List.of(Sample.of(0, 0), Sample.of(0, 0));
    assertThat(Agreement.of(nothing, nothing).correlation()).isNaN();
  }

  @Test
  void theSameThingsAreMeasuredInBothWays() {
    assertThatThrownBy(() -> Agreement.of(List.of(Sample.of(1)), List.of()))
        .hasMessageContaining("the same things");
  }
}
