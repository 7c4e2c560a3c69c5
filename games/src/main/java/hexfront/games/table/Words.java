package hexfront.games.table;

import hexfront.engine.Side;
import hexfront.engine.map.HexGrid;
import hexfront.games.wire.Malformed;

/** Words that occur in many places. */
public final class Words {
  private Words() {}

  public static Side side(String word) {
    return Side.of(word)
        .orElseThrow(
            () ->
                new Malformed(
                    "unknown side "
                        + Malformed.quote(word)
                        + ", expected axis (german) or soviet"));
  }

  static int hex(HexGrid grid, String number, String what) {
    return grid.hex(number)
        .orElseThrow(
            () ->
                new Malformed(
                    what
                        + ": unknown hex "
                        + Malformed.quote(number)
                        + ", expected a number between "
                        + grid.number(0)
                        + " and "
                        + grid.number(grid.size() - 1)));
  }
}
