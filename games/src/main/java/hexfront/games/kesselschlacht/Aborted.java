package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.UnitRef;

/** An air unit is out of action for this turn. */
public record Aborted(UnitRef unit, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return board.unit(unit.index()).id() + " is sent home";
  }
}
