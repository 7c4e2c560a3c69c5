package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.UnitRef;
import hexfront.games.common.Told;

/** A unit was withdrawn. */
public record Withdrawn(UnitRef unit, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return Told.unit(board, unit) + " withdrawn";
  }
}
