package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Chart;
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
    for (int column = 0; column < table.columns(); column += table.width()) {
      int first = column;
      charts.add(
          Chart.ofResults(
              "Combat results from " + table.name(first).replaceAll("/.*", "%"),
              "KS-12.1.5",
              IntStream.range(first, first + table.width()).mapToObj(table::name).toList(),
              CombatTable.FACES,
              (other, die) -> table.result(first + other, die, false).word()));
    }
    return charts;
  }
}
