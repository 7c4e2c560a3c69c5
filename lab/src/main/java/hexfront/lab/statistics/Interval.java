package hexfront.lab.statistics;

/** From one number to another. */
public record Interval(double low, double high) {
  /** Two-sided 95 % of the normal distribution. */
  public static final double Z95 = 1.959963984540054;

  /**
   * Wilson's 95 % interval for a share.
   *
   * @param successes how often; a draw may count a half
   */
  public static Interval wilson(double successes, long trials) {
    if (trials == 0) {
      return new Interval(0, 1);
    }
    double share = successes / trials;
    double z2 = Z95 * Z95 / trials;
    double middle = share + z2 / 2;
    double half = Math.sqrt(z2 * (share * (1 - share) + z2 / 4));
    return new Interval(
        Math.clamp((middle - half) / (1 + z2), 0, 1), Math.clamp((middle + half) / (1 + z2), 0, 1));
  }

  public static Interval around(double middle, double half) {
    return new Interval(middle - half, middle + half);
  }

  public boolean contains(double number) {
    return low <= number && number <= high;
  }

  public boolean within(Interval other) {
    return other.low <= low && high <= other.high;
  }

  public boolean meets(Interval other) {
    return low <= other.high && other.low <= high;
  }
}
