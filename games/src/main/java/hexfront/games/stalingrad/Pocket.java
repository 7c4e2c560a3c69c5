package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.Side;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Hex;
import hexfront.games.common.Told;

/** An isolated pocket moved on its track. */
public record Pocket(Side side, Hex hex, int box, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return "the " + side.word() + " pocket at " + Told.hex(board, hex) + " is in box " + box;
  }
}
