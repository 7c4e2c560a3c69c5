package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.UnitRef;

/** The directive was issued. */
public record Directed(UnitRef unit, int brigades, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return "The directive sends "
        + board.unit(unit.index()).id()
        + " and brigades south: "
        + brigades;
  }
}
