package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Units;
import hexfront.games.common.Told;

/** Fighters attacked in a sector. */
public record AirCombat(
    int sector,
    Units attackers,
    Units defenders,
    String column,
    int shifts,
    int die,
    String result,
    String rule)
    implements InWords {
  @Override
  public String inWords(Board board) {
    return "Sector "
        + sector
        + ": "
        + Told.units(board, attackers)
        + " at "
        + column
        + " against "
        + Told.units(board, defenders)
        + ", "
        + result;
  }
}
