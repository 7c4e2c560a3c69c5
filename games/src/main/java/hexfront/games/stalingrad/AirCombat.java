package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.UnitRef;
import hexfront.games.common.Told;
import java.util.List;

/** An air unit attacked another. */
public record AirCombat(
    UnitRef unit, UnitRef target, List<Integer> dice, String result, String rule)
    implements InWords {
  @Override
  public String inWords(Board board) {
    return Told.unit(board, unit) + " attacked " + Told.unit(board, target) + ": " + result;
  }
}
