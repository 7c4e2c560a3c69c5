package hexfront.games.ags;

import hexfront.engine.Chart;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The levels of victory and how far each is: one follows the other as points rise.
 *
 * @param counted what the points are, in words
 * @param points how many there are now
 */
public record VictoryLevels(String counted, int points, List<Level> levels) {
  /** A level, from so many points on; the lowest level has all that are fewer. */
  public record Level(String name, int from) {}

  public VictoryLevels {
    levels = levels.stream().sorted(Comparator.comparingInt(Level::from)).toList();
  }

  Chart chart(String rule) {
    List<Chart.Row> rows = new ArrayList<>();
    for (int i = 0; i < levels.size(); i++) {
      boolean next = i + 1 < levels.size() && levels.get(i + 1).from() <= points;
      boolean reached = i == 0 || levels.get(i).from() <= points;
      rows.add(row(levels.get(i), i == 0, reached && !next));
    }
    return new Chart("Victory", rule, List.of(counted, "still lacking"), rows);
  }

  private Chart.Row row(Level level, boolean lowest, boolean now) {
    return new Chart.Row(
        level.name(),
        List.of(
            lowest ? "less than that" : level.from() + " or more",
            lowest || level.from() <= points ? "" : String.valueOf(level.from() - points)),
        now);
  }
}
