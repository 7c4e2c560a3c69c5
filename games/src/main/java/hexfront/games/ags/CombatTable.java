package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.kernels.Odds;
import hexfront.engine.kernels.Outcomes;
import hexfront.engine.kernels.ResultsTable;
import hexfront.engine.kernels.Rolls;
import java.util.ArrayList;
import java.util.List;

/** Case 9.5: the combat results table, with its odds columns. */
public final class CombatTable {
  private static final Odds ODDS = new Odds(3, 10);

  private final ResultsTable table;
  private final Result[][] results;
  private final List<Result> distinct = new ArrayList<>();
  private final int[][] numbers;

  @Case("AGS-9.5")
  CombatTable(ResultsTable table) {
    if (!table.columns().equals(ODDS.names()) || table.faces() != 6) {
      throw new IllegalArgumentException("expected the columns " + ODDS.names() + " and six rows");
    }
    this.table = table;
    results = new Result[ODDS.columns()][6];
    numbers = new int[ODDS.columns()][6];
    for (int column = 0; column < ODDS.columns(); column++) {
      for (int die = 1; die <= 6; die++) {
        Result result = Result.parse(table.result(column, die));
        results[column][die - 1] = result;
        if (!distinct.contains(result)) {
          distinct.add(result);
        }
        numbers[column][die - 1] = distinct.indexOf(result);
      }
    }
  }

  /**
   * The column of a ratio, rounded for the defender and clamped, then shifted and clamped again.
   */
  @Case({"AGS-9.0", "AGS-9.4", "AGS-14.14"})
  int column(int attack, int defence, int shift) {
    return ODDS.shift(ODDS.column(attack, defence), shift);
  }

  String columnName(int column) {
    return ODDS.name(column);
  }

  Result result(int column, int die) {
    return results[column][die - 1];
  }

  public ResultsTable table() {
    return table;
  }

  /** A calculator of exact chances over {@link #distinct}. */
  Outcomes outcomes() {
    return new Outcomes(ODDS, Rolls.die(6), numbers, distinct.size());
  }

  /** The results the table can give, in the order the calculator counts them. */
  List<Result> distinct() {
    return distinct;
  }
}
