package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.UnitRef;

/** A transport delivered to a headquarters. */
public record Delivered(UnitRef unit, UnitRef hq, int ap, int fp, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return board.unit(unit.index()).id()
        + " brought "
        + board.unit(hq.index()).id()
        + " "
        + ap
        + " ammunition and "
        + fp
        + " fuel";
  }
}
