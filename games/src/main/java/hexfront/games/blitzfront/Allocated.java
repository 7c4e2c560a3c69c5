package hexfront.games.blitzfront;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.games.common.Told;

/** Units are to attack a hex. */
public record Allocated(Units attackers, Hexes hexes, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return "Attack on " + Told.hexes(board, hexes) + " allotted to " + Told.units(board, attackers);
  }
}
