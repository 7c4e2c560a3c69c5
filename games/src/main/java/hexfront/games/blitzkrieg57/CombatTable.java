package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Forecast.Chance;
import hexfront.engine.kernels.Ratios;
import hexfront.engine.kernels.ResultsTable;
import hexfront.games.common.TypedResults;
import java.util.List;

/** Cases 10.3.2 to 10.4: from strengths to a column, from a column and a die to a result. */
final class CombatTable {
  static final int FACES = 6;

  private final Ratios ratios;
  private final TypedResults<Result> results;

  CombatTable(Ratios ratios, ResultsTable table) {
    this.ratios = ratios;
    results = new TypedResults<>(ratios, table, FACES, Result::parse);
  }

  /**
   * The column of an attack, or {@link Ratios#NONE} if it is not possible. Shifts begin at the best
   * column where the ratio lies beyond it; a defence of nothing knows no shifts.
   */
  @Case({"GJ-10.3.2", "GJ-10.3.3", "GJ-10.3.4", "GJ-10.3.5"})
  int column(int attack, int defence, int shifts) {
    return defence <= 0 ? ratios.best() : ratios.shift(ratios.column(attack, defence), -shifts);
  }

  /** The column one better, as far as the table goes. */
  int better(int column) {
    return ratios.shift(column, 1);
  }

  /** The odds that a column stands for. */
  double odds(int column) {
    return column == Ratios.NONE ? 0 : ratios.from().get(column).value();
  }

  String name(int column) {
    return column == Ratios.NONE ? "below " + ratios.name(0) : ratios.name(column);
  }

  List<String> columns() {
    return ratios.names();
  }

  @Case("GJ-10.4.1")
  Result result(int column, int die) {
    return results.result(column, die);
  }

  /** The exact chance of each result of a column. */
  List<Chance> chances(int column) {
    return results.chances(column);
  }
}
