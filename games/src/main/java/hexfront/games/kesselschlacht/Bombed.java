package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Omittable;
import hexfront.engine.orders.Units;
import hexfront.games.common.Told;
import org.jspecify.annotations.Nullable;

/** Air units bombed a hex or a bridge. */
public record Bombed(
    Units units,
    @Omittable @Nullable Hex hex,
    @Omittable @Nullable String bridge,
    String column,
    int die,
    String result,
    String rule)
    implements InWords {
  @Override
  public String inWords(Board board) {
    return Told.units(board, units)
        + " bombed "
        + (hex == null ? "the bridge " + bridge : board.grid().number(hex.index()))
        + ": "
        + result;
  }
}
