package hexfront.lab;

import hexfront.engine.Board;
import hexfront.engine.Event;
import hexfront.engine.Side;
import hexfront.engine.events.Eliminated;
import hexfront.engine.events.LostSteps;
import hexfront.engine.journal.Journal;
import java.util.List;

/** Counts what the sides lose. Markers are no units, and who is withdrawn is not lost. */
final class Losses {
  private static final String WITHDRAWN = "withdrawn";

  private final Board board;
  private final int[] units = new int[Side.values().length];
  private final int[] steps = new int[Side.values().length];

  Losses(Board board) {
    this.board = board;
  }

  /** Takes note of what an order brought about. */
  void note(List<Journal.Told> events) {
    for (Journal.Told told : events) {
      Event event = told.event();
      if (event instanceof LostSteps lost) {
        steps[board.side(lost.unit().index()).ordinal()] += lost.steps();
      } else if (event instanceof Eliminated gone && isLost(gone)) {
        int unit = gone.unit().index();
        int side = board.side(unit).ordinal();
        units[side]++;
        steps[side] += gone.steps();
      }
    }
  }

  private boolean isLost(Eliminated gone) {
    return board.occupies(gone.unit().index()) && !gone.reason().equals(WITHDRAWN);
  }

  int units(Side side) {
    return units[side.ordinal()];
  }

  int steps(Side side) {
    return steps[side.ordinal()];
  }
}
