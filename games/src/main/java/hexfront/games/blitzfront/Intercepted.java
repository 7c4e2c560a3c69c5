package hexfront.games.blitzfront;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.UnitRef;
import hexfront.games.common.Told;

/** An air unit was met by another. */
public record Intercepted(UnitRef unit, UnitRef by, String result, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return Told.unit(board, by) + " meets " + Told.unit(board, unit) + ": " + result;
  }
}
