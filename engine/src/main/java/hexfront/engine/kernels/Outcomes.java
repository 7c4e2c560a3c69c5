package hexfront.engine.kernels;

import java.util.Arrays;

/**
 * The exact chance of every result of a planned attack, before the dice. Results are numbers that
 * the game gives to the distinct cells of its table. Strengths that are not known yet enter as
 * distributions.
 */
public final class Outcomes {
  private final Columns columns;
  private final Rolls rolls;
  private final int[][] resultOf;
  private final int results;
  private final double[] chance;

  /**
   * @param resultOf for each column and each roll the number of the result
   * @param results how many distinct results there are
   */
  public Outcomes(Columns columns, Rolls rolls, int[][] resultOf, int results) {
    this.columns = columns;
    this.rolls = rolls;
    this.resultOf = resultOf;
    this.results = results;
    this.chance = new double[results];
    if (resultOf.length != columns.columns()) {
      throw new IllegalArgumentException(
          resultOf.length + " columns of results for " + columns.names());
    }
    for (int[] column : resultOf) {
      if (column.length != rolls.count()) {
        throw new IllegalArgumentException(
            "a column of " + column.length + " results for " + rolls.count() + " rolls");
      }
    }
  }

  /** The chances at known strengths. The array is reused by the next call. */
  public double[] of(int attack, int defence, int shift) {
    Arrays.fill(chance, 0);
    add(attack, defence, shift, 1);
    return chance;
  }

  /**
   * The chances when strengths follow distributions: {@code attack[i]} is the chance of an attack
   * strength of i.
   */
  public double[] of(double[] attack, double[] defence, int shift) {
    Arrays.fill(chance, 0);
    for (int a = 0; a < attack.length; a++) {
      for (int d = 0; d < defence.length; d++) {
        double p = attack[a] * defence[d];
        if (p > 0) {
          add(a, d, shift, p);
        }
      }
    }
    return chance;
  }

  /** Where there is no column nothing can come of it. */
  private void add(int attack, int defence, int shift, double p) {
    int column = columns.shift(columns.column(attack, defence), shift);
    if (column == Columns.NONE) {
      return;
    }
    int[] results = resultOf[column];
    for (int roll = 0; roll < results.length; roll++) {
      chance[results[roll]] += p * rolls.chance(roll);
    }
  }

  public int results() {
    return results;
  }

  /**
   * The distribution of a sum of values drawn blindly, without putting back.
   *
   * @param pool the values to draw from
   * @param draws how many are drawn
   * @param fixed what is added to the sum anyway
   */
  public static double[] drawn(int[] pool, int draws, int fixed) {
    int top = fixed + Arrays.stream(pool).sorted().skip(Math.max(0, pool.length - draws)).sum();
    double[][] ways = new double[draws + 1][top + 1];
    ways[0][fixed] = 1;
    for (int seen = 0; seen < pool.length; seen++) {
      for (int k = Math.min(seen + 1, draws); k >= 1; k--) {
        for (int s = top; s >= pool[seen]; s--) {
          ways[k][s] += ways[k - 1][s - pool[seen]];
        }
      }
    }
    double all = Arrays.stream(ways[draws]).sum();
    double[] chance = ways[draws];
    for (int s = 0; s <= top; s++) {
      chance[s] /= all;
    }
    return chance;
  }
}
