package hexfront.games.common;

import hexfront.engine.Forecast.Chance;
import hexfront.engine.kernels.Columns;
import hexfront.engine.kernels.Outcomes;
import hexfront.engine.kernels.ResultsTable;
import hexfront.engine.kernels.Rolls;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A results table under its columns, each result read once: what a column and a die give, what it
 * can give at all, and how likely.
 *
 * @param <T> a result as the game understands it; its {@code toString} need not be its word
 */
public final class TypedResults<T> {
  private final Columns columns;
  private final ResultsTable table;
  private final List<T> distinct = new ArrayList<>();
  private final int[][] numbers;

  /**
   * Reads a table.
   *
   * @param parse makes a result of its word, or throws an {@link IllegalArgumentException}
   */
  public TypedResults(Columns columns, ResultsTable table, int faces, Function<String, T> parse) {
    if (!table.columns().equals(columns.names()) || table.faces() != faces) {
      throw new IllegalArgumentException(
          "expected the columns " + columns.names() + " and " + faces + " rows");
    }
    this.columns = columns;
    this.table = table;
    numbers = new int[columns.columns()][faces];
    for (int column = 0; column < numbers.length; column++) {
      for (int die = 1; die <= faces; die++) {
        T result = parse.apply(table.result(column, die));
        if (!distinct.contains(result)) {
          distinct.add(result);
        }
        numbers[column][die - 1] = distinct.indexOf(result);
      }
    }
  }

  public ResultsTable table() {
    return table;
  }

  /** What a column gives for a roll of the die, which counts from 1. */
  public T result(int column, int die) {
    return distinct.get(numbers[column][die - 1]);
  }

  /** The results the table can give, in the order in which {@link #outcomes} counts them. */
  public List<T> distinct() {
    return distinct;
  }

  /** The exact chance of each result of a column, by its word. */
  public List<Chance> chances(int column) {
    Map<String, Integer> times = new LinkedHashMap<>();
    for (int die = 1; die <= table.faces(); die++) {
      times.merge(table.result(column, die), 1, Integer::sum);
    }
    return times.entrySet().stream()
        .map(e -> new Chance(e.getKey(), e.getValue() / (double) table.faces()))
        .toList();
  }

  /** A calculator of exact chances over {@link #distinct}. */
  public Outcomes outcomes() {
    return new Outcomes(columns, Rolls.die(table.faces()), numbers, distinct.size());
  }
}
