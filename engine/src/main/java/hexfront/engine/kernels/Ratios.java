package hexfront.engine.kernels;

import java.util.ArrayList;
import java.util.List;

/**
 * The columns of a ratio table that need not be whole: each begins at a number of halves to one.
 * Ratios are rounded down to a column; below the first there is none.
 *
 * @param names the columns as the table prints them, lowest first
 * @param halves twice the ratio at which each column begins: 3 for {@code 1.5-1}
 */
public record Ratios(List<String> names, List<Integer> halves) {
  /** No column: the ratio lies below the table. */
  public static final int NONE = -1;

  public Ratios {
    names = List.copyOf(names);
    halves = List.copyOf(halves);
    if (names.size() != halves.size() || names.isEmpty()) {
      throw new IllegalArgumentException("columns " + names + " that begin at " + halves);
    }
    for (int i = 1; i < halves.size(); i++) {
      if (halves.get(i) <= halves.get(i - 1)) {
        throw new IllegalArgumentException("column " + names.get(i) + " does not rise");
      }
    }
  }

  /** Reads columns by their names: {@code 1-1}, {@code 1.5-1}, {@code 10-1+}. */
  public static Ratios of(List<String> names) {
    List<Integer> halves = new ArrayList<>();
    for (String name : names) {
      if (!name.matches("\\d+(\\.5)?-1\\+?")) {
        throw new IllegalArgumentException(
            "expected a ratio such as 3-1 or 1.5-1, found '" + name + "'");
      }
      halves.add((int) (2 * Double.parseDouble(name.substring(0, name.indexOf('-')))));
    }
    return new Ratios(names, halves);
  }

  public int columns() {
    return names.size();
  }

  public int best() {
    return names.size() - 1;
  }

  /** The column of a ratio, or {@link #NONE}; a defence of nothing gives the best column. */
  public int column(int attack, int defence) {
    if (defence <= 0) {
      return best();
    }
    int column = NONE;
    while (column < best() && 2 * attack >= halves.get(column + 1) * defence) {
      column++;
    }
    return column;
  }

  /** Shifts a column, at most to the best; a shift below the first leads to {@link #NONE}. */
  public int shift(int column, int shift) {
    return column == NONE ? NONE : Math.max(NONE, Math.min(best(), column + shift));
  }

  public String name(int column) {
    return names.get(column);
  }
}
