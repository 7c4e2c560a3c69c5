package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Chart;
import hexfront.engine.Chart.Row;
import hexfront.engine.Forecast.Chance;
import hexfront.engine.kernels.Ratios;
import hexfront.engine.kernels.ResultsTable;
import hexfront.games.common.TypedResults;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** The ground combat results table: from factors to a column, from column and row to a result. */
@Case({"BF-CRT-1", "BF-CRT-A1", "BF-CRT-A2", "BF-CRT-A3", "BF-CRT-A4", "BF-CRT-A5", "BF-CRT-A6"})
final class CombatTable {
  static final int FACES = 6;

  private final Ratios ratios;
  private final TypedResults<Result> results;

  CombatTable(Ratios ratios, ResultsTable table) {
    this.ratios = ratios;
    results = new TypedResults<>(ratios, table, FACES, Result::parse);
  }

  /** The column of the factors alone, or {@link Ratios#NONE} below the first. */
  @Case("BF-CRT-2")
  int column(int attack, int defence) {
    return ratios.column(attack, defence);
  }

  /** The highest column that does not pass twice the odds of another. */
  @Case("BF-AIR-2")
  int doubled(int column) {
    Ratios.Ratio ratio = ratios.from().get(column);
    return ratios.column(2 * ratio.attack(), ratio.defence());
  }

  /** All shifts are made at once; what would leave the table stays at its end. */
  @Case("BF-CRT-2")
  int clamp(int column) {
    return Math.max(0, Math.min(ratios.best(), column));
  }

  /** The odds of a column as a number: 3 for three to one. */
  double odds(int column) {
    return ratios.from().get(clamp(column)).value();
  }

  String name(int column) {
    return column < 0 ? "below " + ratios.name(0) : ratios.name(clamp(column));
  }

  int columnNamed(String name) {
    return ratios.names().indexOf(name);
  }

  int best() {
    return ratios.best();
  }

  Result result(int column, int row) {
    return results.result(clamp(column), row);
  }

  /** The row that a die points to: index A reads it as it falls, index B from below. */
  @Case("BF-CRT-1")
  static int row(int die, boolean indexB) {
    return indexB ? FACES + 1 - die : die;
  }

  /** The exact chance of each result, row by row. */
  static List<Chance> chances(IntFunction<Result> byRow) {
    Map<Result, Integer> times = new EnumMap<>(Result.class);
    for (int row = 1; row <= FACES; row++) {
      times.merge(byRow.apply(row), 1, Integer::sum);
    }
    return times.entrySet().stream()
        .map(e -> new Chance(e.getKey().printed(), e.getValue() / (double) FACES))
        .toList();
  }

  /** The table as it stands beside the map. */
  Chart chart() {
    return new Chart(
        "Combat results",
        "BF-CRT-1",
        ratios.names(),
        IntStream.rangeClosed(1, FACES)
            .mapToObj(
                row ->
                    new Row(
                        "row " + row,
                        IntStream.range(0, ratios.columns())
                            .mapToObj(column -> result(column, row).printed())
                            .toList(),
                        false))
            .toList());
  }
}
