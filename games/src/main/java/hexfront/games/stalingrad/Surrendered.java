package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Units;

/** Units of a pocket surrendered. */
public record Surrendered(Units units, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return Words.units(board, units) + " surrendered";
  }
}
