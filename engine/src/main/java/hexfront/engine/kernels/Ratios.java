package hexfront.engine.kernels;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The columns of a ratio table as it prints them: {@code 1-3}, {@code 1.5-1}, {@code 3:2}, {@code
 * 10-1+}. Ratios are rounded down to a column; below the first there is none.
 *
 * @param names the columns, lowest first
 * @param from the ratio at which each begins
 */
public record Ratios(List<String> names, List<Ratio> from) implements Columns {
  private static final Pattern RATIO = Pattern.compile("(\\d+)(\\.5)?[-:]([1-9]\\d*)\\+?");

  /** So much attack to so much defence. */
  public record Ratio(int attack, int defence) {
    static Ratio of(String name) {
      Matcher matcher = RATIO.matcher(name);
      if (!matcher.matches()) {
        throw new IllegalArgumentException(
            "expected a ratio such as 3-1, 1.5-1 or 3:2, found '" + name + "'");
      }
      int whole = 2 * Integer.parseInt(matcher.group(1));
      int half = matcher.group(2) == null ? 0 : 1;
      return new Ratio(whole + half, 2 * Integer.parseInt(matcher.group(3)));
    }

    /** Whether strengths come up to it. */
    boolean isMetBy(int attack, int defence) {
      return (long) attack * this.defence >= (long) this.attack * defence;
    }

    public double value() {
      return (double) attack / defence;
    }
  }

  public Ratios {
    names = List.copyOf(names);
    from = List.copyOf(from);
    if (names.size() != from.size() || names.isEmpty()) {
      throw new IllegalArgumentException("columns " + names + " that begin at " + from);
    }
    for (int i = 1; i < from.size(); i++) {
      if (from.get(i).value() <= from.get(i - 1).value()) {
        throw new IllegalArgumentException("column " + names.get(i) + " does not rise");
      }
    }
  }

  /** Reads columns by their names. */
  public static Ratios of(List<String> names) {
    List<Ratio> from = new ArrayList<>();
    names.forEach(name -> from.add(Ratio.of(name)));
    return new Ratios(names, from);
  }

  @Override
  public int columns() {
    return names.size();
  }

  public int best() {
    return names.size() - 1;
  }

  /** The column of a ratio, or {@link #NONE}; a defence of nothing gives the best column. */
  @Override
  public int column(int attack, int defence) {
    if (defence <= 0) {
      return best();
    }
    int column = NONE;
    while (column < best() && from.get(column + 1).isMetBy(attack, defence)) {
      column++;
    }
    return column;
  }

  /** Shifts a column, at most to the best; a shift below the first leads to {@link #NONE}. */
  @Override
  public int shift(int column, int by) {
    return column == NONE ? NONE : Math.max(NONE, Math.min(best(), column + by));
  }

  @Override
  public String name(int column) {
    return names.get(column);
  }
}
