package hexfront.lab.statistics;

/** The logarithm of the gamma function and what is made of it. */
final class Gamma {
  private static final double[] LANCZOS = {
    0.9999999999998099,
    676.5203681218851,
    -1259.1392167224028,
    771.3234287776531,
    -176.6150291621406,
    12.507343278686905,
    -0.13857109526572012,
    9.984369578019572e-06,
    1.5056327351493116e-07
  };

  private Gamma() {}

  /** For numbers of a half and more. */
  static double log(double x) {
    double sum = LANCZOS[0];
    for (int i = 1; i < LANCZOS.length; i++) {
      sum += LANCZOS[i] / (x - 1 + i);
    }
    double t = x + LANCZOS.length - 2.5;
    return Math.log(2 * Math.PI) / 2 + (x - 0.5) * Math.log(t) - t + Math.log(sum);
  }

  static double logBeta(double a, double b) {
    return log(a) + log(b) - log(a + b);
  }
}
