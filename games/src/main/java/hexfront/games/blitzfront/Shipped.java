package hexfront.games.blitzfront;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.UnitRef;
import hexfront.games.common.Told;

/** A unit came to a port by sea. */
public record Shipped(UnitRef unit, Hex hex, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return Told.unit(board, unit) + " lands in " + board.grid().number(hex.index());
  }
}
