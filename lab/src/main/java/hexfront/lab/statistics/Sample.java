package hexfront.lab.statistics;

import java.util.Arrays;
import java.util.Collection;

/** Numbers that were measured. */
public final class Sample {
  private final double[] sorted;

  private Sample(double[] sorted) {
    this.sorted = sorted;
    Arrays.sort(sorted);
  }

  public static Sample of(double... numbers) {
    return new Sample(numbers.clone());
  }

  public static Sample of(Collection<? extends Number> numbers) {
    return new Sample(numbers.stream().mapToDouble(Number::doubleValue).toArray());
  }

  public int size() {
    return sorted.length;
  }

  public double[] values() {
    return sorted.clone();
  }

  public double mean() {
    return Arrays.stream(sorted).average().orElse(0);
  }

  /** The standard deviation of what the sample was taken from. */
  public double deviation() {
    if (sorted.length < 2) {
      return 0;
    }
    double mean = mean();
    double squares = Arrays.stream(sorted).map(x -> (x - mean) * (x - mean)).sum();
    return Math.sqrt(squares / (sorted.length - 1));
  }

  public double least() {
    return sorted.length == 0 ? 0 : sorted[0];
  }

  public double most() {
    return sorted.length == 0 ? 0 : sorted[sorted.length - 1];
  }

  /** The number that a share of all stays within, between neighbours in proportion. */
  public double quantile(double share) {
    if (sorted.length == 0) {
      return 0;
    }
    double place = share * (sorted.length - 1);
    int below = (int) Math.floor(place);
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
  }
}
