package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Chart;
import hexfront.engine.Chart.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The charts beside the map, read off the tables that the rules use. */
final class KesselCharts {
  private KesselCharts() {}

  /** One chart for each percentage, its columns those of the differential. */
  @Case({"KS-12.1.3", "KS-12.1.5"})
  static List<Chart> of(CombatTable table) {
    List<Chart> charts = new ArrayList<>();
    int width = table.width();
    for (int first = 0; first < table.columns(); first += width) {
      int[] columns = IntStream.range(first, first + width).toArray();
      charts.add(
          new Chart(
              "Combat results from " + table.name(first).replaceAll("/.*", "%"),
              "KS-12.1.5",
              IntStream.of(columns).mapToObj(table::name).toList(),
              IntStream.rangeClosed(1, CombatTable.FACES)
                  .mapToObj(
                      die ->
                          new Row(
                              "die " + die,
                              IntStream.of(columns)
                                  .mapToObj(column -> table.result(column, die, false).word())
                                  .toList(),
                              false))
                  .toList()));
    }
    return charts;
  }
}
