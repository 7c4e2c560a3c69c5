package hexfront.games.kesselschlacht;

import hexfront.games.common.Flags;

/** What a unit carries besides its place, as bits. */
final class Flag {
  static final int DISORGANIZED = 1;
  static final int DISRUPTED = 1 << 1;
  static final int ROUTED = 1 << 2;

  /** The three kinds of disorder, of which a unit has one at most. */
  static final int DISORDER = DISORGANIZED | DISRUPTED | ROUTED;

  /** A Soviet headquarters or unit that may act this turn. */
  static final int ACTIVE = 1 << 3;

  /** It attacked this turn. */
  static final int ATTACKED = 1 << 4;

  /** It was attacked this turn. */
  static final int DEFENDED = 1 << 5;

  /** It was attacked last turn. */
  static final int DEFENDED_LAST_TURN = 1 << 6;

  /** It is done moving in this phase. */
  static final int MOVED = 1 << 7;

  /** It came onto the map this turn. */
  static final int ENTERED = 1 << 8;

  /** It retreated into its hex in this combat phase. */
  static final int RETREATED = 1 << 9;

  /** It laid its pontoon this turn. */
  static final int BUILT = 1 << 10;

  /** It lies on top of its stack. */
  static final int TOP = 1 << 11;

  /** An air unit that flew its mission this turn. */
  static final int FLOWN = 1 << 12;

  /** An air unit that was sent home this turn. */
  static final int ABORTED = 1 << 13;

  /** A fighter-bomber that fought as a fighter this turn. */
  static final int FIGHTER = 1 << 14;

  /** A brigade that the directive sends south. */
  static final int DIRECTED = 1 << 15;

  /** A headquarters that got supplies by air this turn. */
  static final int SUPPLIED_BY_AIR = 1 << 16;

  /** A headquarters that tried to activate this turn. */
  static final int TRIED = 1 << 17;

  /** Out of supply when it was last judged: the counter shows its back. */
  static final int FLIPPED = 1 << 18;

  /** An Axis unit that went or was driven south of the Dnestr and stays there. */
  static final int STAYS_SOUTH = 1 << 19;

  /** A headquarters that was lost and whose units are still to be assigned. */
  static final int MISSED = 1 << 20;

  /** Somebody fixed that it is in supply; for studies and tests. */
  static final int FIXED_IN = 1 << 21;

  /** Somebody fixed that it is out of supply. */
  static final int FIXED_OUT = 1 << 22;

  private static final int LOST_SHIFT = 23;

  /** How often it was eliminated; headquarters return. */
  static final int LOST = 7 << LOST_SHIFT;

  /** What the end of a turn forgets. */
  static final int TURN =
      ACTIVE
          | ATTACKED
          | MOVED
          | ENTERED
          | RETREATED
          | BUILT
          | FLOWN
          | ABORTED
          | FIGHTER
          | SUPPLIED_BY_AIR
          | TRIED;

  static final Flags WORDS =
      Flags.NONE
          .with("disorganized", DISORGANIZED)
          .with("disrupted", DISRUPTED)
          .with("routed", ROUTED)
          .with("active", ACTIVE)
          .with("attacked", ATTACKED)
          .with("defended", DEFENDED)
          .with("defended-last-turn", DEFENDED_LAST_TURN)
          .with("moved", MOVED)
          .with("entered", ENTERED)
          .with("retreated", RETREATED)
          .with("built", BUILT)
          .with("top", TOP)
          .with("flown", FLOWN)
          .with("aborted", ABORTED)
          .with("fighter", FIGHTER);

  /** How often a unit with these flags was eliminated. */
  static int timesLost(int flags) {
    return (flags & LOST) >>> LOST_SHIFT;
  }

  /** The flags of a unit that was eliminated so often. */
  static int lost(int times) {
    return Math.min(times, LOST >>> LOST_SHIFT) << LOST_SHIFT;
  }

  private Flag() {}
}
