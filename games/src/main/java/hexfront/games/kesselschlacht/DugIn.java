package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Hex;

/** A position was taken up. */
public record DugIn(Hex hex, String position, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return "A " + position + " position in " + board.grid().number(hex.index());
  }
}
