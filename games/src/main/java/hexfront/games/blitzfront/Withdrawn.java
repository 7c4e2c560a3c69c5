package hexfront.games.blitzfront;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Units;
import hexfront.games.common.Told;

/** Units were taken off the map for another front. */
public record Withdrawn(Units units, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return "Withdrawn: " + Told.units(board, units);
  }
}
