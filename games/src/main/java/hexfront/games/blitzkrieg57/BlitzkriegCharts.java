package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Chart;
import hexfront.engine.Chart.Row;
import hexfront.games.blitzkrieg57.BlitzkriegTables.Effect;
import java.util.List;

/** The charts beside the map, read off the tables that the rules use. */
final class BlitzkriegCharts {
  private BlitzkriegCharts() {}

  @Case("GJ-10.4.1")
  static List<Chart> of(BlitzkriegTables tables) {
    CombatTable table = tables.combat();
    return List.of(
        Chart.ofResults(
            "Combat results",
            "GJ-10.4.1",
            table.columns(),
            CombatTable.FACES,
            (column, die) -> table.result(column, die).toString()),
        terrain(tables));
  }

  @Case("GJ-TEC")
  private static Chart terrain(BlitzkriegTables tables) {
    return new Chart(
        "Terrain",
        "GJ-TEC",
        List.of("mechanized", "other", "shift", "advance"),
        tables.terrain().entrySet().stream()
            .map(
                line ->
                    Row.of(
                        line.getKey().replace('-', ' '),
                        points(line.getValue().mechanized()),
                        points(line.getValue().other()),
                        line.getValue().shift() == 0 ? "" : "-" + line.getValue().shift(),
                        String.valueOf(line.getValue().advance())))
            .toList());
  }

  private static String points(int cost) {
    return switch (cost) {
      case Effect.ROAD_ONLY -> "by road";
      case Effect.OTHER -> "as the ground";
      default -> String.valueOf(cost);
    };
  }
}
