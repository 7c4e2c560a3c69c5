package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;

/** Two Remnants became one division. */
public record Merged(Units units, UnitRef unit, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return Words.units(board, units) + " merged into " + Words.unit(board, unit);
  }
}
