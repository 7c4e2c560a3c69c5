package hexfront.engine.kernels;

import java.util.List;

/**
 * A results table: for each column and each roll of the die a result, as the table prints it.
 *
 * @param cells rows by die, from 1; columns as the odds name them
 */
public record ResultsTable(List<String> columns, List<List<String>> cells) {
  public ResultsTable {
    columns = List.copyOf(columns);
    cells = cells.stream().map(List::copyOf).toList();
    for (List<String> row : cells) {
      if (row.size() != columns.size()) {
        throw new IllegalArgumentException(
            "a row of " + row.size() + " results under " + columns.size() + " columns: " + row);
      }
    }
  }

  public int faces() {
    return cells.size();
  }

  public String result(int column, int die) {
    return cells.get(die - 1).get(column);
  }
}
