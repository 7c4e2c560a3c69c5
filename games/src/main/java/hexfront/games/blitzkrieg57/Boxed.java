package hexfront.games.blitzkrieg57;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.UnitRef;

/** A unit went into the Available Box of its side. */
public record Boxed(UnitRef unit, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return board.unit(unit.index()).id() + " goes into the Available Box";
  }
}
