package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chart;
import hexfront.engine.Chart.Row;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/** The charts beside the map, read off the tables that the rules use. */
final class StalingradCharts {
  private static final int FACES = 6;

  private StalingradCharts() {}

  @Case({"CTS-10.2d", "CTS-10.4a", "CTS-10.4b"})
  static List<Chart> of(StalingradTables tables) {
    StalingradTables.CombatResults crt = tables.combat();
    return List.of(
        chart(
            "Step losses by a white die",
            "CTS-10.4a",
            crt.columns(),
            (die, column) -> crt.losses().get(column).get(die)),
        chart(
            "Advance by the black die",
            "CTS-10.4b",
            crt.columns(),
            (die, column) -> Integer.toString(crt.advances().get(column).get(die))),
        chart(
            "Weather by month",
            "CTS-25.0a",
            List.copyOf(tables.weather().keySet()),
            (die, column) -> List.copyOf(tables.weather().values()).get(column).get(die)));
  }

  private static Chart chart(
      String title, String rule, List<String> columns, BiFunction<Integer, Integer, String> cell) {
    return new Chart(
        title,
        rule,
        columns,
        IntStream.range(0, FACES)
            .mapToObj(
                die ->
                    new Row(
                        "die " + (die + 1),
                        IntStream.range(0, columns.size())
                            .mapToObj(column -> cell.apply(die, column))
                            .toList(),
                        false))
            .toList());
  }
}
