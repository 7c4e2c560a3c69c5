package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Hex;

/** A position is no more. */
public record PositionLost(Hex hex, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return "The position in " + board.grid().number(hex.index()) + " is given up";
  }
}
