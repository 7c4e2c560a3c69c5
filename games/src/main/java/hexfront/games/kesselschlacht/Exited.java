package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Units;

/** Units left the map. */
public record Exited(Units units, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return Words.units(board, units) + " left the map";
  }
}
