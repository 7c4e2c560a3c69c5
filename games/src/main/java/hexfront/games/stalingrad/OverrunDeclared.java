package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Units;

/** A Movement Phase Overrun was declared. */
public record OverrunDeclared(Units units, Hex hex, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return Words.units(board, units) + " overrun " + Words.hex(board, hex);
  }
}
