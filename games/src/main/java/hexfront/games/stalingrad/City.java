package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Hex;
import hexfront.games.common.Told;

/** The parts of a Major City changed hands. */
public record City(Hex hex, int axis, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return "the Axis holds " + axis + " quarters of " + Told.hex(board, hex);
  }
}
