package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Units;
import hexfront.games.common.Told;

/** Units belong to another formation. */
public record Reassigned(Units units, String formation, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return "Now of " + formation + ": " + Told.units(board, units);
  }
}
