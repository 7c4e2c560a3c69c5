package hexfront.ai;

/** What a change was worth in each simulation so far, and what that proves. */
final class Tally {
  /**
   * How much it takes to believe in a gain.
   *
   * @param least so many simulations at least
   * @param sure by how many errors the mean then has to stand out
   * @param many after so many simulations less will do
   * @param enough by how many errors the mean then has to stand out
   * @param last after so many who does not stand out at all is given up, after twice as many
   *     everybody
   */
  record Standard(int least, double sure, int many, double enough, int last) {
    /** For one choice between two. */
    static final Standard CHOICE = new Standard(6, 2.2, 12, 1.5, 12);

    /** For a first look at one thing of many, soon believed. */
    static final Standard HINT = new Standard(2, 1.2, 4, 0.8, 8);

    /** For what was picked from many because it looked good. */
    static final Standard PROOF = new Standard(8, 2.2, 16, 1.5, 16);
  }

  private static final int EARLY = 2;

  private final Standard standard;
  private int count;
  private double sum;
  private double squares;

  Tally() {
    this(Standard.CHOICE);
  }

  Tally(Standard standard) {
    this.standard = standard;
  }

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
    return count >= EARLY && mean() <= 0 || count >= standard.last && mean() < error();
  }

  /** Whether it is surely worth something. */
  boolean isGood() {
    return count >= standard.least && mean() > Math.max(1e-6, standard.sure * error());
  }

  /** Whether it has shown what it can, and that is something. */
  boolean isFair() {
    return count >= standard.many && mean() > Math.max(1e-6, standard.enough * error());
  }

  boolean isDone() {
    return count >= 2 * standard.last;
  }
}
