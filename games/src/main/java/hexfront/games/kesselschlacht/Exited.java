package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Units;
import hexfront.games.common.Told;

/** Units left the map. */
public record Exited(Units units, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return Told.units(board, units) + " left the map";
  }
}
