package hexfront.ai;

import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;

/** How far ahead a side is by a marshal's reckoning, for those who compare it with what came. */
public final class Reckoning {
  private final Outlook outlook;

  /** For one thread. */
  public Reckoning(Rulebook rulebook) {
    outlook = new Outlook(rulebook);
  }

  /** The lead, the strength and the places within sway; not corrected by experience. */
  public Reckoned of(Position p, Side side) {
    outlook.begin(p, side);
    return outlook.reckoned(p, side);
  }
}
