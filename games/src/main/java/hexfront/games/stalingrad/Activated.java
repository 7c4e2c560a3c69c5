package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Units;
import hexfront.games.common.Told;

/** Army HQs were activated. */
public record Activated(Units units, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return Told.units(board, units) + " activated";
  }
}
