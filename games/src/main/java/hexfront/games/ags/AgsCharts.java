package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Chart;
import hexfront.engine.Chart.Row;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.ResultsTable;
import hexfront.games.common.Goal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The charts of the family, read off the rules as they apply now. */
final class AgsCharts {
  private static final List<String> CLASSES = List.of("infantry", "mechanized", "headquarters");

  private final AgsRules rules;
  private final ExclusiveRules exclusive;

  AgsCharts(AgsRules rules) {
    this.rules = rules;
    this.exclusive = rules.exclusive();
  }

  List<Chart> of(Position p) {
    List<Chart> charts = new ArrayList<>();
    charts.add(combat());
    IntStream.range(0, rules.board().grid().size())
        .map(hex -> exclusive.terrainState(p, hex))
        .distinct()
        .sorted()
        .forEach(state -> charts.add(terrain(state)));
    Goal goal = rules.ending().goal();
    if (goal == null) {
      exclusive
          .victoryLevels(p)
          .ifPresent(levels -> charts.add(levels.chart(exclusive.victoryCase())));
    } else {
      charts.add(goal.chart(p, exclusive.victoryCase()));
    }
    return charts;
  }

  @Case("AGS-9.5")
  private Chart combat() {
    ResultsTable table = rules.table().table();
    return Chart.ofResults(
        "Combat results", "AGS-9.5", table.columns(), table.faces(), table::result);
  }

  /** What terrain costs to enter, in points, and by how much it multiplies the defence. */
  @Case({"AGS-10.0", "AGS-10.4"})
  private Chart terrain(int state) {
    String name = exclusive.terrainStateName(state);
    boolean minorRivers = exclusive.minorRiversExist(state, 0);
    List<Row> rows = new ArrayList<>();
    for (String kind : List.of("clear", "woods", "swamp", "rough", "city")) {
      int bits = Terrain.HEXES.bit(kind);
      rows.add(row(kind, defence(bits), c -> cost(c, state, bits, false)));
    }
    rows.add(row("along a road", "", c -> cost(c, state, 0, exclusive.roadsHelp(c))));
    rows.add(
        river("minor river", minorRivers ? "x2" : "", s -> exclusive.minorRiverExtra(s, state)));
    rows.add(river("major river", "x3", exclusive::majorRiverExtra));
    return new Chart(
        name.isEmpty() ? "Terrain" : "Terrain, " + name,
        "AGS-10.4",
        Stream.concat(CLASSES.stream(), Stream.of("defence")).toList(),
        rows);
  }

  private int cost(int movementClass, int state, int terrain, boolean byRoad) {
    return rules.terrain().entryCost(movementClass, state, terrain, byRoad);
  }

  private static String defence(int terrain) {
    return (terrain & (Terrain.WOODS | Terrain.ROUGH | Terrain.CITY)) != 0 ? "x2" : "";
  }

  private static Row row(String head, String defence, IntUnaryOperator cost) {
    List<String> cells = new ArrayList<>();
    for (int c = 0; c < CLASSES.size(); c++) {
      cells.add(points(cost.applyAsInt(c)));
    }
    cells.add(defence);
    return new Row(head, cells, false);
  }

  private static Row river(String head, String defence, ToIntFunction<Side> extra) {
    int axis = extra.applyAsInt(Side.AXIS);
    int soviet = extra.applyAsInt(Side.SOVIET);
    String cost = axis == soviet ? "+" + axis : "Axis +" + axis + ", Soviet +" + soviet;
    return Row.of(head, cost, cost, cost, defence);
  }

  private static String points(int halves) {
    String half = halves % 2 == 0 ? "" : "½";
    return halves == 1 ? half : halves / 2 + half;
  }
}
