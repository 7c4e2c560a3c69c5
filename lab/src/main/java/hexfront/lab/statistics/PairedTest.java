package hexfront.lab.statistics;

import java.util.Locale;

/**
 * A sequential t-test on differences of pairs: is their mean above or below zero? The evidence is
 * the Bayes factor of Student's t with a normal mixture of effect sizes; whatever the spread of the
 * differences, it exceeds 1 over alpha at any time with a chance of alpha at most when their mean
 * is zero. The interval keeps the means that are not refuted in this way. This is exact for normal
 * differences and on the safe side for symmetric ones, as those of equal players are.
 *
 * @see <a href="https://doi.org/10.1214/aos/1176343406">Lai, On confidence sequences (1976)</a>
 */
public final class PairedTest implements SequentialTest {
  /**
   * What is asked.
   *
   * @param alpha how often the test may see a difference where there is none
   * @param indifference a mean difference that does not matter; the test ends when the interval
   *     lies within
   */
  public record Design(double alpha, double indifference) {
    public Design {
      if (!(0 < alpha && alpha < 0.5)) {
        throw new IllegalArgumentException("expected alpha between 0 and 0.5, found " + alpha);
      }
      if (!(indifference >= 0)) {
        throw new IllegalArgumentException(
            "expected an indifference of 0 or more, found " + indifference);
      }
    }
  }

  /** The variance of the effect sizes that are looked for. */
  private static final double MIXTURE = 0.25;

  /** Fewer differences prove nothing: on a coarse scale they may be equal by chance. */
  private static final int FEWEST = 10;

  private final Design design;
  private int count;
  private double mean;
  private double squares;

  public PairedTest(Design design) {
    this.design = design;
  }

  @Override
  public void add(double difference) {
    count++;
    double away = difference - mean;
    mean += away / count;
    squares += away * (difference - mean);
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  public double mean() {
    return mean;
  }

  /** How many times likelier the differences are with a mean of their own than with a mean of 0. */
  public double logEvidence() {
    if (count < 2) {
      return 0;
    }
    double spread = 1 + count * MIXTURE;
    double pull = count * mean * mean;
    if (squares + pull == 0) {
      return -Math.log(spread) / 2;
    }
    return -Math.log(spread) / 2
        + count / 2.0 * Math.log((squares + pull) / (squares + pull / spread));
  }

  @Override
  public Interval interval() {
    double spread = 1 + count * MIXTURE;
    double room = Math.pow(Math.sqrt(spread) / design.alpha, 2.0 / Math.max(1, count));
    if (count < 2 || room >= spread) {
      return new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }
    double pull = squares * (room - 1) / (1 - room / spread);
    return Interval.around(mean, Math.sqrt(pull / count));
  }

  @Override
  public Verdict verdict() {
    if (count < FEWEST) {
      return Verdict.UNDECIDED;
    }
    if (logEvidence() >= -Math.log(design.alpha)) {
      return mean > 0 ? Verdict.BETTER : Verdict.NOT_BETTER;
    }
    Interval indifferent = Interval.around(0, design.indifference);
    return design.indifference > 0 && interval().within(indifferent)
        ? Verdict.NOT_BETTER
        : Verdict.UNDECIDED;
  }

  @Override
  public double progress() {
    return Math.signum(mean) * Math.max(0, logEvidence()) / -Math.log(design.alpha);
  }

  @Override
  public String state() {
    return String.format(
        Locale.ROOT,
        "evidence for a difference %.2f to 1, needed %.0f to 1",
        Math.exp(logEvidence()),
        1 / design.alpha);
  }
}
