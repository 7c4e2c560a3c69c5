package hexfront.engine;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A table of the rules for players to read, made from what the rules themselves ask.
 *
 * @param rule the case that has it
 * @param columns the heads of the columns after the first
 */
public record Chart(String title, String rule, List<String> columns, List<Row> rows) {
  /**
   * A line of a chart.
   *
   * @param now whether it is the one that holds at this moment
   */
  public record Row(String head, List<String> cells, boolean now) {
    public Row {
      cells = List.copyOf(cells);
    }

    public static Row of(String head, String... cells) {
      return new Row(head, List.of(cells), false);
    }
  }

  /** What a cell of a results chart says. */
  @FunctionalInterface
  public interface Results {
    String at(int column, int die);
  }

  /** A chart of results: a row for each face of the die. */
  public static Chart ofResults(
      String title, String rule, List<String> columns, int faces, Results results) {
    return new Chart(
        title,
        rule,
        columns,
        IntStream.rangeClosed(1, faces)
            .mapToObj(
                die ->
                    new Row(
                        "die " + die,
                        IntStream.range(0, columns.size())
                            .mapToObj(column -> results.at(column, die))
                            .toList(),
                        false))
            .toList());
  }

  public Chart {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
    for (Row row : rows) {
      if (row.cells().size() != columns.size()) {
        throw new IllegalArgumentException(
            title + ": expected " + columns.size() + " cells in the row " + row.head());
      }
    }
  }
}
