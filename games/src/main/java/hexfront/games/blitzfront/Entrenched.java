package hexfront.games.blitzfront;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.UnitRef;
import hexfront.games.common.Told;

/** A unit dug in. */
public record Entrenched(UnitRef unit, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return Told.unit(board, unit) + " entrenches";
  }
}
