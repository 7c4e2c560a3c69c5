package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Hexes;
import hexfront.games.common.Told;

/** Rail hexes were repaired. */
public record Repaired(Hexes hexes, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return "rails repaired: " + Told.hexes(board, hexes);
  }
}
