package hexfront.games.common;

import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.events.Eliminated;
import hexfront.engine.events.LostSteps;
import hexfront.engine.orders.UnitRef;

/** How units lose steps and leave the game. The game says what becomes of those it eliminates. */
public abstract class Losses {
  /** A unit loses steps: it shows the weaker step, or is eliminated with its last. */
  public final void lose(
      Position p, int unit, int steps, String reason, String rule, Chronicle chronicle) {
    if (steps > 0 && isLast(p, unit, steps)) {
      eliminate(p, unit, reason, rule, chronicle);
    } else if (steps > 0) {
      p.setLost(unit, p.lost(unit) + steps);
      chronicle.tell(new LostSteps(new UnitRef(unit), steps, reason, rule));
    }
  }

  /** Whether a unit that loses so many steps has none left. */
  public final boolean isLast(Position p, int unit, int steps) {
    return steps >= p.stepsLeft(unit) || !hasStep(p, unit, p.lost(unit) + steps);
  }

  /** Takes a unit out of play. */
  public final void eliminate(
      Position p, int unit, String reason, String rule, Chronicle chronicle) {
    int steps = p.stepsLeft(unit);
    eliminating(p, unit);
    p.takeOff(unit, placeOf(p, unit, rule));
    p.unmark(unit, ~keptFlags());
    chronicle.tell(new Eliminated(new UnitRef(unit), steps, reason, rule));
    eliminated(p, unit, rule, chronicle);
  }

  /** Whether a unit that has lost so many steps can still be shown by a counter. */
  protected boolean hasStep(Position p, int unit, int lost) {
    return true;
  }

  /** A unit is about to be eliminated; it still stands where it stood. */
  protected void eliminating(Position p, int unit) {}

  /** The place off the map to which a unit goes that was eliminated by this case. */
  protected int placeOf(Position p, int unit, String rule) {
    return Position.GONE;
  }

  /** The flags that an eliminated unit keeps. */
  protected int keptFlags() {
    return 0;
  }

  /** A unit was eliminated, and that was told. */
  protected void eliminated(Position p, int unit, String rule, Chronicle chronicle) {}
}
