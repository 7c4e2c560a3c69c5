package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.UnitRef;

/** Something happened to a depot. */
public record Depot(UnitRef unit, String place, String what, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return "a depot in " + place + " was " + what;
  }
}
