package hexfront.games.blitzkrieg57;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Hex;
import hexfront.games.common.Told;

/** A fortress was built or strengthened; it has so many steps now. */
public record Fortified(Hex hex, int steps, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return "The fortress in %s now has %s"
        .formatted(Told.hex(board, hex), steps == 1 ? "one step" : steps + " steps");
  }
}
