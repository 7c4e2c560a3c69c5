package hexfront.games.blitzfront;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.UnitRef;
import hexfront.games.common.Told;

/** A ground unit was bombed or shelled. */
public record Bombed(UnitRef unit, UnitRef by, String result, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return Told.unit(board, unit) + " is hit by " + Told.unit(board, by) + ": " + result;
  }
}
