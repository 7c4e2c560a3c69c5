package hexfront.engine.kernels;

/**
 * The columns of a ratio table, from {@code 1-worst} over {@code 1-1} to {@code best-1}. Ratios are
 * rounded for the defender.
 *
 * @param worst the n of the lowest column 1-n
 * @param best the n of the highest column n-1
 */
public record Odds(int worst, int best) implements Columns {
  @Override
  public int columns() {
    return worst - 1 + best;
  }

  /** The column of a ratio, clamped to the table. */
  @Override
  public int column(int attack, int defence) {
    if (attack <= 0) {
      return 0;
    }
    if (defence <= 0) {
      return columns() - 1;
    }
    int even = worst - 1;
    return attack >= defence
        ? even + Math.min(attack / defence, best) - 1
        : even + 1 - Math.min((defence + attack - 1) / attack, worst);
  }

  /** Shifts a column and clamps it to the table. */
  @Override
  public int shift(int column, int shift) {
    return Math.clamp(column + shift, 0, columns() - 1);
  }

  @Override
  public String name(int column) {
    int even = worst - 1;
    return column >= even ? (column - even + 1) + "-1" : "1-" + (even - column + 1);
  }
}
