package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.UnitRef;

/** A unit became a Guard unit. */
public record Converted(UnitRef unit, UnitRef to, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return Words.unit(board, unit) + " became " + Words.unit(board, to);
  }
}
