package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Forecast.Chance;
import hexfront.engine.kernels.Percentages;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The tables of cases 12.1.3 and 12.1.5: percentage, differential and die to a result. */
final class CombatTable {
  static final int FACES = 6;

  private final Percentages columns;
  private final Result[][] results;

  /**
   * @param cells for each percentage the rows by die, from 0 on
   */
  CombatTable(Percentages columns, List<List<List<String>>> cells) {
    this.columns = columns;
    results = new Result[columns.columns()][FACES + 1];
    int width = columns.highest() - columns.lowest() + 1;
    for (int table = 0; table < cells.size(); table++) {
      if (cells.get(table).size() != FACES + 1) {
        throw new IllegalArgumentException("expected rows for the dice 0 to 6");
      }
      for (int die = 0; die <= FACES; die++) {
        List<String> row = cells.get(table).get(die);
        if (row.size() != width) {
          throw new IllegalArgumentException("expected " + width + " columns, found " + row);
        }
        for (int i = 0; i < width; i++) {
          results[table * width + i][die] = Result.of(row.get(i));
        }
      }
    }
  }

  /** The column of an attack; shifts are netted first and then stay inside the table. */
  @Case({"KS-12.1.3", "KS-12.1.5", "KS-12.2"})
  int column(int attack, int defence, int quality, int shifts) {
    return columns.shift(columns.column(attack, defence), quality + shifts);
  }

  String name(int column) {
    return columns.name(column);
  }

  /** The result of a die, which disorganized defenders make one better. */
  @Case({"KS-12.1.5", "KS-13.3.7-1"})
  Result result(int column, int die, boolean disorganized) {
    return results[column][disorganized ? die - 1 : die];
  }

  /** The exact chance of each result of a column. */
  List<Chance> chances(int column, boolean disorganized) {
    Map<Result, Integer> times = new EnumMap<>(Result.class);
    for (int die = 1; die <= FACES; die++) {
      times.merge(result(column, die, disorganized), 1, Integer::sum);
    }
    List<Chance> chances = new ArrayList<>();
    times.forEach((result, n) -> chances.add(new Chance(result.word(), n / (double) FACES)));
    return chances;
  }

  int columns() {
    return columns.columns();
  }

  /** How many columns of the differential a percentage has. */
  int width() {
    return columns.highest() - columns.lowest() + 1;
  }

  int columnNamed(String name) {
    return columns.names().indexOf(name);
  }
}
