package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Chart;
import hexfront.engine.Chart.Row;
import java.util.List;
import java.util.stream.IntStream;

/** The charts beside the map, read off the tables that the rules use. */
final class BlitzfrontCharts {
  private BlitzfrontCharts() {}

  static List<Chart> of(BlitzfrontRules rules) {
    return List.of(combat(rules.table));
  }

  @Case("BF-CRT-1")
  private static Chart combat(CombatTable table) {
    return new Chart(
        "Combat results",
        "BF-CRT-1",
        IntStream.rangeClosed(0, table.best()).mapToObj(table::name).toList(),
        IntStream.rangeClosed(1, CombatTable.FACES)
            .mapToObj(
                row ->
                    new Row(
                        "row " + row,
                        IntStream.rangeClosed(0, table.best())
                            .mapToObj(column -> table.result(column, row).printed())
                            .toList(),
                        false))
            .toList());
  }
}
