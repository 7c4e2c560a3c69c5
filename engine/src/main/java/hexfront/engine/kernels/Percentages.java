package hexfront.engine.kernels;

import java.util.List;

/**
 * A table for each percentage of attack to defence, with a column in it for each differential:
 * {@code 175/-1}. Percentages are rounded down to a table and clamped; shifts stay inside the
 * table.
 *
 * @param tables the percentages, lowest first
 * @param lowest the differential of the first column of each table
 * @param highest that of the last
 */
public record Percentages(List<Integer> tables, int lowest, int highest) implements Columns {
  public Percentages {
    tables = List.copyOf(tables);
    if (tables.isEmpty() || lowest > 0 || highest < 0) {
      throw new IllegalArgumentException("expected tables with a column 0");
    }
    for (int i = 1; i < tables.size(); i++) {
      if (tables.get(i) <= tables.get(i - 1)) {
        throw new IllegalArgumentException("table " + tables.get(i) + " does not rise");
      }
    }
  }

  private int width() {
    return highest - lowest + 1;
  }

  @Override
  public int columns() {
    return tables.size() * width();
  }

  /** The column of differential 0; a defence of nothing gives the best table. */
  @Override
  public int column(int attack, int defence) {
    int table = 0;
    while (table < tables.size() - 1
        && (defence <= 0 || 100L * attack >= (long) tables.get(table + 1) * defence)) {
      table++;
    }
    return table * width() - lowest;
  }

  @Override
  public int shift(int column, int by) {
    int first = column - column % width();
    return Math.clamp(column + by, first, first + width() - 1);
  }

  @Override
  public String name(int column) {
    int differential = lowest + column % width();
    return tables.get(column / width()) + "/" + Differentials.signed(differential);
  }
}
