package hexfront.games.blitzkrieg57;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Units;
import hexfront.games.common.Told;

/** Units may move and fight now. */
public record Activated(Units units, String rule) implements InWords {
  private static final int FEW = 4;

  @Override
  public String inWords(Board board) {
    return units.size() > FEW
        ? units.size() + " units may move and fight now"
        : "Activated: " + Told.units(board, units);
  }
}
