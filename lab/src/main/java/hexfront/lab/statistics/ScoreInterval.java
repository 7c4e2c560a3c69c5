package hexfront.lab.statistics;

/**
 * An interval for the mean of numbers from 0 to 1 that holds at every moment at once, so that one
 * may look after each game and stop when one likes. It keeps every mean p against which a bettor
 * with a Jeffreys mixture of stakes has not yet multiplied his money by 1 over alpha. No assumption
 * is made about the numbers but their bounds.
 */
final class ScoreInterval {
  private static final int HALVINGS = 60;
  private static final double LOG_PRIOR = Gamma.logBeta(0.5, 0.5);

  private ScoreInterval() {}

  static Interval of(double sum, int count, double alpha) {
    if (count == 0) {
      return new Interval(0, 1);
    }
    double mean = Math.clamp(sum / count, 0, 1);
    double won = Gamma.logBeta(sum + 0.5, count - sum + 0.5) - LOG_PRIOR + Math.log(alpha);
    return new Interval(edge(0, mean, sum, count, won), edge(1, mean, sum, count, won));
  }

  /** Where the bet against p is just lost, between an end and the mean. */
  private static double edge(double end, double mean, double sum, int count, double won) {
    double outside = end;
    double inside = mean;
    if (won < likelihood(end, sum, count)) {
      return end;
    }
    for (int i = 0; i < HALVINGS; i++) {
      double p = (outside + inside) / 2;
      if (won < likelihood(p, sum, count)) {
        inside = p;
      } else {
        outside = p;
      }
    }
    return inside;
  }

  private static double likelihood(double p, double sum, int count) {
    return part(sum, p) + part(count - sum, 1 - p);
  }

  private static double part(double times, double p) {
    return times == 0 ? 0 : times * Math.log(p);
  }
}
