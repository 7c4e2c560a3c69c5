package hexfront.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RidgeTest {
  private final SplittableRandom random = new SplittableRandom(3);

  private double weightOfThree(int observations, double noise) {
    double[][] parts = new double[observations][1];
    double[] results = new double[observations];
    for (int i = 0; i < observations; i++) {
      parts[i][0] = random.nextGaussian();
      results[i] = 7 + 3 * parts[i][0] + noise * random.nextGaussian();
    }
    return Ridge.fit(parts, results, new double[] {1}, 0.5).weights()[0];
  }

  @Test
  void manyClearObservationsAreBelieved() {
    assertThat(weightOfThree(1000, 0.1)).isCloseTo(3, within(0.05));
  }

  @Test
  void ofFewAndNoisyOnesTheGuessIsKept() {
    assertThat(weightOfThree(10, 60)).isCloseTo(1, within(0.3));
  }
}
