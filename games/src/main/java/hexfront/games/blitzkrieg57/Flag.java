package hexfront.games.blitzkrieg57;

import hexfront.games.common.Flags;

/** What a unit carries besides its place and its steps, as bits. */
final class Flag {
  /** It may move and fight under the chit that is being executed. */
  static final int ACTIVE = 1;

  /** It has moved in this Movement Segment. */
  static final int MOVED = 1 << 1;

  /** It has attacked in this Combat Segment. */
  static final int ATTACKED = 1 << 2;

  /** It retreated in this Combat Segment and has no strength until it ends. */
  static final int RETREATED = 1 << 3;

  /** Activated out of all command: half the movement, no combat. */
  static final int UNLED = 1 << 4;

  /** Somebody fixed that it has a communication line; for studies and tests. */
  static final int FIXED_IN = 1 << 5;

  /** Somebody fixed that it has none. */
  static final int FIXED_OUT = 1 << 6;

  /** What the end of an action forgets. */
  static final int ACTION = ACTIVE | MOVED | ATTACKED | RETREATED | UNLED;

  static final Flags WORDS =
      Flags.NONE
          .with("active", ACTIVE)
          .with("moved", MOVED)
          .with("attacked", ATTACKED)
          .with("retreated", RETREATED)
          .with("unled", UNLED)
          .with("out-of-supply", FIXED_OUT);

  private Flag() {}
}
