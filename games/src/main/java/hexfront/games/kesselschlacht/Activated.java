package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Units;

/** Soviet units may act this turn. */
public record Activated(Units units, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return units.size()
        + (units.size() == 1 ? " unit" : " units")
        + " may act: "
        + Words.units(board, units);
  }
}
