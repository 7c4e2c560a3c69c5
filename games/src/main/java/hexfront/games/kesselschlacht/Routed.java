package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.UnitRef;

/** A unit became routed. */
public record Routed(UnitRef unit, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return board.unit(unit.index()).id() + " is routed";
  }
}
