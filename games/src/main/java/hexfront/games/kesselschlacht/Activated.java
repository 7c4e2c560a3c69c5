package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Units;
import hexfront.games.common.Told;

/** Soviet units may act this turn. */
public record Activated(Units units, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return units.size()
        + (units.size() == 1 ? " unit" : " units")
        + " may act: "
        + Told.units(board, units);
  }
}
