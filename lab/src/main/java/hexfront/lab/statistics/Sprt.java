package hexfront.lab.statistics;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The generalized sequential probability ratio test on scores from 0 to 1: is the mean score at
 * most {@code low} or at least {@code high}? The scores' distribution is not known; under each of
 * the two it is taken as the likeliest that has its mean. With wins and losses only this is Wald's
 * test.
 *
 * @see <a href="https://stat.columbia.edu/~jcliu/paper/GSPRT_SQA3.pdf">Li, Liu, Ying (2014)</a>
 */
public final class Sprt implements SequentialTest {
  /** Bounds of the mean score and how often the test may err either way. */
  public record Design(double low, double high, double alpha, double beta) {
    public Design {
      if (!(0 < low && low < high && high < 1)) {
        throw new IllegalArgumentException(
            "expected 0 < first bound < second bound < 1, found " + low + " and " + high);
      }
      if (!(0 < alpha && alpha < 0.5 && 0 < beta && beta < 0.5)) {
        throw new IllegalArgumentException(
            "expected alpha and beta between 0 and 0.5, found " + alpha + " and " + beta);
      }
    }

    /** The log-likelihood ratio at which the second is taken to be better. */
    public double upper() {
      return Math.log((1 - beta) / alpha);
    }

    /** The log-likelihood ratio at which it is not. */
    public double lower() {
      return Math.log(beta / (1 - alpha));
    }
  }

  /** Counts for the ends of the scale that were not seen yet. */
  private static final double UNSEEN = 1e-3;

  private static final int HALVINGS = 80;

  private final Design design;
  private final TreeMap<Double, Double> seen = new TreeMap<>(Map.of(0.0, UNSEEN, 1.0, UNSEEN));
  private int count;
  private double sum;

  public Sprt(Design design) {
    this.design = design;
  }

  /** The mean score that corresponds to a difference of Elo points. */
  public static double scoreOfElo(double elo) {
    return 1 / (1 + Math.pow(10, -elo / 400));
  }

  /** The difference of Elo points that corresponds to a mean score. */
  public static double eloOfScore(double score) {
    return -400 * Math.log10(1 / score - 1);
  }

  @Override
  public void add(double score) {
    seen.merge(score, 1.0, Double::sum);
    count++;
    sum += score;
  }

  /** The log-likelihood ratio so far. */
  public double ratio() {
    if (count == 0) {
      return 0;
    }
    double low = tilt(design.low);
    double high = tilt(design.high);
    double ratio = 0;
    for (Map.Entry<Double, Double> entry : seen.entrySet()) {
      double score = entry.getKey();
      ratio +=
          entry.getValue()
              * (Math.log1p(low * (score - design.low)) - Math.log1p(high * (score - design.high)));
    }
    return ratio;
  }

  /** The multiplier that makes the mean of what was seen equal to {@code mean}. */
  private double tilt(double mean) {
    double least = -1 / (1 - mean);
    double most = 1 / mean;
    for (int i = 0; i < HALVINGS; i++) {
      double x = (least + most) / 2;
      double slope = 0;
      for (Map.Entry<Double, Double> entry : seen.entrySet()) {
        double away = entry.getKey() - mean;
        slope += entry.getValue() * away / (1 + x * away);
      }
      if (slope > 0) {
        least = x;
      } else {
        most = x;
      }
    }
    return (least + most) / 2;
  }

  @Override
  public Verdict verdict() {
    double ratio = ratio();
    if (ratio >= design.upper()) {
      return Verdict.BETTER;
    }
    return ratio <= design.lower() ? Verdict.NOT_BETTER : Verdict.UNDECIDED;
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  public double mean() {
    return count == 0 ? 0.5 : sum / count;
  }

  @Override
  public Interval interval() {
    return ScoreInterval.of(sum, count, design.alpha);
  }

  @Override
  public double progress() {
    double ratio = ratio();
    return ratio < 0 ? -ratio / design.lower() : ratio / design.upper();
  }

  @Override
  public String state() {
    return String.format(
        Locale.ROOT,
        "log-likelihood ratio %.2f, bounds %.2f and %.2f",
        ratio(),
        design.lower(),
        design.upper());
  }
}
