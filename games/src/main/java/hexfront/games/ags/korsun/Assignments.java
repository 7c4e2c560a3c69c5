package hexfront.games.ags.korsun;

import hexfront.engine.Board;
import hexfront.engine.Unit;
import org.jspecify.annotations.Nullable;

/**
 * Where each German unit belongs: the letter of a stretch or the number of a hex on its counter.
 */
final class Assignments {
  private final @Nullable String[] letters;
  private final int[] hexes;
  private final boolean[] gathered;

  Assignments(Board board, KorsunData data) {
    letters = new String[board.unitCount()];
    hexes = new int[board.unitCount()];
    gathered = new boolean[board.unitCount()];
    for (Unit unit : board.units()) {
      hexes[unit.index()] = -1;
      for (String trait : unit.traits()) {
        if (trait.matches("[A-E]")) {
          letters[unit.index()] = trait;
        } else if (trait.matches("\\d{4}")) {
          hexes[unit.index()] = board.grid().hex(trait).orElse(-1);
          gathered[unit.index()] = trait.equals(data.gathering().hex());
        }
      }
    }
  }

  /** The letter of the unit's stretch, or null. */
  @Nullable String letter(int unit) {
    return letters[unit];
  }

  /** The hex the unit is marked with, or -1. */
  int hex(int unit) {
    return hexes[unit];
  }

  /** Whether the unit starts around its hex and not in it. */
  boolean isGathered(int unit) {
    return gathered[unit];
  }
}
