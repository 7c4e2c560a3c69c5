package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Units;
import hexfront.games.common.Told;

/** A Movement Phase Overrun was declared. */
public record OverrunDeclared(Units units, Hex hex, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return Told.units(board, units) + " overrun " + Told.hex(board, hex);
  }
}
