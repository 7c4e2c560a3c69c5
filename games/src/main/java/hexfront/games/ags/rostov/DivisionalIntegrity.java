package hexfront.games.ags.rostov;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.games.common.Divisions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Section 19.5: a German division of regiments is doubled while all of it stands together. */
final class DivisionalIntegrity {
  private static final Divisions ROSTER = Divisions.of("rostov", Side.AXIS);

  private final Board board;
  private final Map<String, List<Unit>> divisions = new HashMap<>();

  DivisionalIntegrity(Board board) {
    this.board = board;
    for (Unit unit : board.units()) {
      if (isEligible(unit)) {
        divisions.computeIfAbsent(unit.formation(), f -> new ArrayList<>()).add(unit);
      }
    }
    divisions.values().removeIf(division -> !ROSTER.areAll(division));
  }

  /** Only the counters of German regiments name a division. */
  @Case("ROSTOV-19.53")
  private static boolean isEligible(Unit unit) {
    return AirMarkers.isGerman(unit) && !unit.formation().isEmpty();
  }

  /**
   * 2 if every unit the division ever had is in the hex, otherwise 1; outsiders are not doubled.
   */
  @Case({"ROSTOV-19.5", "ROSTOV-19.51", "ROSTOV-19.52"})
  int multiplier(Position p, int unit) {
    List<Unit> division = divisions.get(board.unit(unit).formation());
    if (division == null || division.size() < 2 || !isEligible(board.unit(unit))) {
      return 1;
    }
    for (Unit regiment : division) {
      if (p.hex(regiment.index()) != p.hex(unit)) {
        return 1;
      }
    }
    return 2;
  }
}
