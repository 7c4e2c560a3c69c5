package hexfront.lab.statistics;

import java.util.Arrays;

/**
 * A linear regression that keeps to what was guessed beforehand as long as few observations speak
 * against it.
 *
 * @param weights what each of the parts counts
 */
public record Ridge(double[] weights) {
  private static final double TINY = 1e-9;

  /**
   * Fits weights and an offset.
   *
   * @param parts by observation
   * @param results by observation
   * @param guess the weights that are guessed
   * @param doubt by how much the weights may well be others than guessed
   */
  public static Ridge fit(double[][] parts, double[] results, double[] guess, double doubt) {
    int n = guess.length;
    double[] means = new double[n];
    for (double[] row : parts) {
      for (int i = 0; i < n; i++) {
        means[i] += row[i] / parts.length;
      }
    }
    double[] unexplained = new double[results.length];
    for (int k = 0; k < results.length; k++) {
      unexplained[k] = results[k];
      for (int i = 0; i < n; i++) {
        unexplained[k] -= guess[i] * parts[k][i];
      }
    }
    double mean = Arrays.stream(unexplained).average().orElse(0);
    double noise = Arrays.stream(unexplained).map(u -> Math.pow(u - mean, 2)).average().orElse(0);
    double[][] squares = new double[n][n];
    double[] products = new double[n];
    for (int k = 0; k < results.length; k++) {
      for (int i = 0; i < n; i++) {
        double from = parts[k][i] - means[i];
        products[i] += from * (unexplained[k] - mean);
        for (int j = 0; j < n; j++) {
          squares[i][j] += from * (parts[k][j] - means[j]);
        }
      }
    }
    for (int i = 0; i < n; i++) {
      squares[i][i] += noise / (doubt * doubt) + TINY;
    }
    double[] change = Matrix.times(Matrix.inverse(squares), products);
    double[] weights = new double[n];
    for (int i = 0; i < n; i++) {
      weights[i] = guess[i] + change[i];
    }
    return new Ridge(weights);
  }
}
