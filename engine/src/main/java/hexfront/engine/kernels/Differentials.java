package hexfront.engine.kernels;

import java.util.List;

/**
 * Columns by attack minus defence: {@code -3}, {@code 0}, {@code +2}. A difference is rounded down
 * to a column; below the first it counts as the first.
 *
 * @param from the difference at which each column begins, lowest first
 */
public record Differentials(List<Integer> from) implements Columns {
  public Differentials {
    from = List.copyOf(from);
    if (from.isEmpty()) {
      throw new IllegalArgumentException("a table without columns");
    }
    for (int i = 1; i < from.size(); i++) {
      if (from.get(i) <= from.get(i - 1)) {
        throw new IllegalArgumentException("column " + from.get(i) + " does not rise");
      }
    }
  }

  @Override
  public int columns() {
    return from.size();
  }

  @Override
  public int column(int attack, int defence) {
    int column = 0;
    while (column < from.size() - 1 && attack - defence >= from.get(column + 1)) {
      column++;
    }
    return column;
  }

  @Override
  public int shift(int column, int by) {
    return Math.clamp(column + by, 0, columns() - 1);
  }

  @Override
  public String name(int column) {
    return signed(from.get(column));
  }

  /** A difference as tables print it: {@code -1}, {@code 0}, {@code +1}. */
  static String signed(int difference) {
    return difference > 0 ? "+" + difference : Integer.toString(difference);
  }
}
