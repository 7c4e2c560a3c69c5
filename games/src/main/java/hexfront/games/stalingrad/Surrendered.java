package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Units;
import hexfront.games.common.Told;

/** Units of a pocket surrendered. */
public record Surrendered(Units units, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return Told.units(board, units) + " surrendered";
  }
}
