package hexfront.ai;

/** What a change was worth in each simulation so far, and what that proves. */
final class Tally {
  private static final int EARLY = 2;
  private static final int LEAST = 6;
  private static final int MOST = 12;
  private static final double SURE = 2.2;
  private static final double ENOUGH = 1.5;

  private int count;
  private double sum;
  private double squares;

  void add(double gain) {
    count++;
    sum += gain;
    squares += gain * gain;
  }

  int count() {
    return count;
  }

  double mean() {
    return count == 0 ? 0 : sum / count;
  }

  double error() {
    double mean = mean();
    return count < 2
        ? Double.MAX_VALUE
        : Math.sqrt(Math.max(0, squares / count - mean * mean) / (count - 1));
  }

  /** Whether it is not worth another look. */
  boolean isBad() {
    return count >= EARLY && mean() <= 0 || count >= MOST && mean() < error();
  }

  /** Whether it is surely worth something. */
  boolean isGood() {
    return count >= LEAST && mean() > Math.max(1e-6, SURE * error());
  }

  /** Whether it has shown what it can, and that is something. */
  boolean isFair() {
    return count >= MOST && mean() > Math.max(1e-6, ENOUGH * error());
  }

  boolean isDone() {
    return count >= 2 * MOST;
  }
}
