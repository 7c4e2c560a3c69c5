package hexfront.lab.statistics;

import java.util.List;

/**
 * How far one way to measure gains foretells another when both are noisy: their correlation about
 * nothing gained, without what their noise takes from it. So it may come out beyond 1 by chance.
 *
 * @param correlation 1 if one tells all of the other but for a factor, 0 if it tells nothing; not a
 *     number if noise is all there is
 * @param error its error, by leaving out one thing after another
 */
public record Agreement(double correlation, double error) {
  /** That of two ways to measure the same things, each some times. */
  public static Agreement of(List<Sample> one, List<Sample> other) {
    if (one.size() != other.size()) {
      throw new IllegalArgumentException("the same things are to be measured in both ways");
    }
    int n = one.size();
    double squares = 0;
    double mean = 0;
    double[] without = new double[n];
    for (int i = 0; i < n; i++) {
      without[i] = correlation(one, other, i);
      mean += without[i] / n;
    }
    for (double correlation : without) {
      squares += (correlation - mean) * (correlation - mean);
    }
    return new Agreement(correlation(one, other, -1), Math.sqrt(squares * (n - 1) / n));
  }

  private static double correlation(List<Sample> one, List<Sample> other, int except) {
    double common = 0;
    double ofOne = 0;
    double ofOther = 0;
    for (int i = 0; i < one.size(); i++) {
      if (i != except) {
        common += one.get(i).mean() * other.get(i).mean();
        ofOne += signal(one.get(i));
        ofOther += signal(other.get(i));
      }
    }
    return ofOne <= 0 || ofOther <= 0 ? Double.NaN : common / Math.sqrt(ofOne * ofOther);
  }

  /** The square of what was measured, without what noise adds to it. */
  private static double signal(Sample sample) {
    double noise = sample.deviation() * sample.deviation() / Math.max(1, sample.size());
    return sample.mean() * sample.mean() - noise;
  }
}
