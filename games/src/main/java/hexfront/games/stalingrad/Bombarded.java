package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Units;

/** Air units bombarded a hex. */
public record Bombarded(Units units, Hex hex, int die, String result, String rule)
    implements InWords {
  @Override
  public String inWords(Board board) {
    return Words.units(board, units) + " bombarded " + Words.hex(board, hex) + ": " + result;
  }
}
