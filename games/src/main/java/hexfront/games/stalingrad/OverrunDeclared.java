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
    return "Overrun of " + Told.hex(board, hex) + " by " + Told.units(board, units);
  }
}
