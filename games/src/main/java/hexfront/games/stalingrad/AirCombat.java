package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.UnitRef;
import java.util.List;

/** An air unit attacked another. */
public record AirCombat(
    UnitRef unit, UnitRef target, List<Integer> dice, String result, String rule)
    implements InWords {
  @Override
  public String inWords(Board board) {
    return Words.unit(board, unit) + " attacked " + Words.unit(board, target) + ": " + result;
  }
}
