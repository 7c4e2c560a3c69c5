package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Units;
import hexfront.games.common.Told;

/** Air units bombarded a hex. */
public record Bombarded(Units units, Hex hex, int die, String result, String rule)
    implements InWords {
  @Override
  public String inWords(Board board) {
    return Told.units(board, units) + " bombarded " + Told.hex(board, hex) + ": " + result;
  }
}
