package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.common.Told;

/** Two Remnants became one division. */
public record Merged(Units units, UnitRef unit, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return Told.units(board, units) + " merged into " + Told.unit(board, unit);
  }
}
