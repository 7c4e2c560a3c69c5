package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.UnitRef;

/** A unit was rebuilt by a step. */
public record Replaced(UnitRef unit, UnitRef with, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return Words.unit(board, unit) + " rebuilt with " + Words.unit(board, with);
  }
}
