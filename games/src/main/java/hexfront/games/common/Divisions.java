package hexfront.games.common;

import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.games.data.CounterRow;
import hexfront.games.data.UnitsFile;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The counters of each division of a side, as the game's roster has them. */
public final class Divisions {
  private final Map<String, Set<String>> counters = new HashMap<>();

  private Divisions() {}

  /** The divisions that {@code units.csv} of a game names. */
  public static Divisions of(String game, Side side) {
    Divisions divisions = new Divisions();
    for (CounterRow row : UnitsFile.resource(game + "/units.csv")) {
      Unit unit = row.unit();
      if (unit.side() == side && !unit.formation().isEmpty()) {
        divisions
            .counters
            .computeIfAbsent(unit.formation(), f -> new HashSet<>())
            .add(unit.counter());
      }
    }
    return divisions;
  }

  /**
   * Whether units are all that a division has. A position may leave counters of the roster out;
   * they are missing then. A division that is made up has what the position gives it.
   */
  public boolean areAll(List<Unit> units) {
    Set<String> roster = counters.getOrDefault(units.getFirst().formation(), Set.of());
    return units.size() >= roster.size()
        || units.stream().noneMatch(unit -> roster.contains(unit.counter()));
  }
}
