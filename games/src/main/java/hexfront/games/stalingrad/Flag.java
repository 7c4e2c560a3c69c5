package hexfront.games.stalingrad;

import hexfront.games.common.Flags;

/** What units carry for a while. */
final class Flag {
  /** An Army HQ that is activated. */
  static final int ACTIVE = 1;

  static final int DISRUPTED = 1 << 1;
  static final int OUT_OF_SUPPLY = 1 << 2;
  static final int FROZEN = 1 << 3;

  /** An Artillery Division or Air HQ that shows its non-mobile side. */
  static final int DEPLOYED = 1 << 4;

  /** It is done moving in this phase. */
  static final int MOVED = 1 << 5;

  /** It attacked in this Combat Phase. */
  static final int ATTACKED = 1 << 6;

  /** It retreated in this Combat Phase. */
  static final int RETREATED = 1 << 7;

  /** An air unit that did what it may do this player turn. */
  static final int USED = 1 << 8;

  /** Its hex is open by a Movement Phase Overrun. */
  static final int OVERRUN = 1 << 9;

  /** It came into play this player turn. */
  static final int ARRIVED = 1 << 10;

  /** It left the map or a box this player turn. */
  static final int LEFT = 1 << 11;

  /** It lies on top of its stack. */
  static final int TOP = 1 << 12;

  /** It took a Replacement this player turn. */
  static final int REBUILT = 1 << 13;

  /** A depot that was used and is removed when the phase ends. */
  static final int SPENT = 1 << 14;

  /** It was attacked in this Combat Phase. */
  static final int DEFENDED = 1 << 15;

  /** Somebody fixed that it is in supply; for studies and tests. */
  static final int FIXED_IN = 1 << 16;

  static final int FIXED_OUT = 1 << 17;

  private static final int BOUND_SHIFT = 18;

  /** The number of the Movement Phase Overrun to which it is bound, from 1. */
  static final int BOUND = 15 << BOUND_SHIFT;

  /** What the end of a player turn forgets of all units. */
  static final int TURN =
      MOVED | ATTACKED | RETREATED | DEFENDED | ARRIVED | LEFT | REBUILT | BOUND;

  static final Flags WORDS =
      Flags.NONE
          .with("active", ACTIVE)
          .with("disrupted", DISRUPTED)
          .with("out-of-supply", OUT_OF_SUPPLY)
          .with("frozen", FROZEN)
          .with("deployed", DEPLOYED)
          .with("moved", MOVED)
          .with("attacked", ATTACKED)
          .with("retreated", RETREATED)
          .with("used", USED);

  private Flag() {}

  /** The overrun to which a unit with these flags is bound, or 0. */
  static int bound(int flags) {
    return (flags & BOUND) >>> BOUND_SHIFT;
  }

  /** The flag of a unit that is bound to an overrun. */
  static int boundTo(int number) {
    return number << BOUND_SHIFT;
  }
}
