package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.UnitRef;
import hexfront.games.common.Told;

/** A unit became a Guard unit. */
public record Converted(UnitRef unit, UnitRef to, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return Told.unit(board, unit) + " became " + Told.unit(board, to);
  }
}
