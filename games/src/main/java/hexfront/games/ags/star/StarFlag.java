package hexfront.games.ags.star;

import hexfront.engine.Position;
import hexfront.games.ags.Flag;
import hexfront.games.common.Flags;

/** What units carry in this game besides the family's flags, as bits. */
final class StarFlag {
  /** A headquarters: it is in defensive mode for good. A combat unit: for this movement phase. */
  static final int DEFENSIVE = Flag.FIRST_OWN;

  /** Somebody fixed that this unit is in defensive mode, whatever the map says; for studies. */
  static final int FIXED_DEFENSIVE = Flag.FIRST_OWN << 1;

  /** Where both modes are open to this unit it takes the defensive one. */
  static final int PREFERS_DEFENSIVE = Flag.FIRST_OWN << 2;

  /** It left an enemy zone by disengaging in this phase. */
  static final int DISENGAGED = Flag.FIRST_OWN << 3;

  /** It left the map for good through the exit area. */
  static final int EXITED = Flag.FIRST_OWN << 4;

  /** It was forced off the map and may come back. */
  static final int FORCED_OFF = Flag.FIRST_OWN << 5;

  private static final int TURN_SHIFT = 24;

  /** The bits that keep the turn in which a unit left the map. */
  static final int TURN_MASK = 15 << TURN_SHIFT;

  static final Flags WORDS =
      Flags.NONE
          .with("defensive", DEFENSIVE)
          .with("prefers-defensive", PREFERS_DEFENSIVE)
          .with("disengaged", DISENGAGED)
          .told("exited", EXITED)
          .told("forced-off", FORCED_OFF);

  private StarFlag() {}

  /** Notes the turn in which a unit left the map. */
  static void setTurnLeft(Position p, int unit, int turn) {
    p.unmark(unit, TURN_MASK);
    p.mark(unit, turn << TURN_SHIFT);
  }

  static int turnLeft(Position p, int unit) {
    return (p.flags(unit) & TURN_MASK) >>> TURN_SHIFT;
  }

  /** Forgets that a unit was off the map. */
  static void clearOffMap(Position p, int unit) {
    p.unmark(unit, FORCED_OFF | EXITED | TURN_MASK);
  }
}
