package hexfront.games.blitzfront;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.UnitRef;
import hexfront.games.common.Told;

/** An air unit was shot down or overrun. */
public record ShotDown(UnitRef unit, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return Told.unit(board, unit) + " is shot down";
  }
}
