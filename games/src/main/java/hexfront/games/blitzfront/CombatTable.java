package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Forecast.Chance;
import hexfront.engine.Side;
import hexfront.engine.kernels.Ratios;
import hexfront.engine.kernels.ResultsTable;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** The ground combat results table: from factors to a column, from column and row to a result. */
@Case({"BF-CRT-1", "BF-CRT-A1", "BF-CRT-A2", "BF-CRT-A3", "BF-CRT-A4", "BF-CRT-A5", "BF-CRT-A6"})
final class CombatTable {
  static final int FACES = 6;

  /** The rows that are good for the attacker. */
  private static final int BEST = 3;

  private final Ratios ratios;
  private final Result[][] results;

  CombatTable(Ratios ratios, ResultsTable table) {
    if (table.faces() != FACES) {
      throw new IllegalArgumentException("expected six rows, found " + table.faces());
    }
    this.ratios = ratios;
    results = new Result[ratios.columns()][FACES];
    for (int column = 0; column < ratios.columns(); column++) {
      for (int row = 1; row <= FACES; row++) {
        results[column][row - 1] = Result.parse(table.result(column, row));
      }
    }
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
    return results[clamp(column)][row - 1];
  }

  /** Index A reads a die as it falls, index B from below. */
  @Case("BF-CRT-1")
  static int row(int die, boolean indexB) {
    return indexB ? FACES + 1 - die : die;
  }

  /** By how many columns a Pressed Attack is read otherwise in a row. */
  @Case("BF-PRS-1")
  static int pressed(BlitzfrontTables tables, Side attacker, int row) {
    return row <= BEST ? tables.pressedBetter() : -tables.pressedWorse().of(attacker);
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
}
