package hexfront.games.blitzfront;

import hexfront.games.common.Flags;

/** What a unit carries besides its place and its steps, as bits. */
final class Flag {
  static final int DISRUPTED = 1;
  static final int ENTRENCHED = 1 << 1;

  /** It has moved in this player-turn. */
  static final int MOVED = 1 << 2;

  /** It has attacked in this player-turn. */
  static final int ATTACKED = 1 << 3;

  /** An air unit has had its offensive use in this game-turn. */
  static final int FLOWN = 1 << 4;

  /** An air unit has had its defensive use in this game-turn. */
  static final int SCRAMBLED = 1 << 5;

  /** It used the bonus and cannot attack. */
  static final int BONUS = 1 << 6;

  /** It had to stop and cannot go on. */
  static final int STOPPED = 1 << 7;

  /** It left or entered a zone that costs the bonus. */
  static final int EXPOSED = 1 << 8;

  /** How many rivers it crossed in this step. */
  static final int RIVERS = 15 << 9;

  private static final int RIVER = 1 << 9;

  /** How many road hexes it entered in this step, as far as they count. */
  static final int ROADS = 3 << 13;

  private static final int ROAD = 1 << 13;

  /** Somebody fixed that it is in supply; for studies and tests. */
  static final int FIXED_IN = 1 << 15;

  /** Somebody fixed that it is not. */
  static final int FIXED_OUT = 1 << 16;

  /** What one step of the sequence remembers. */
  static final int STEP = STOPPED | EXPOSED | RIVERS | ROADS;

  /** What the end of a player-turn forgets. */
  static final int PLAYER_TURN = MOVED | ATTACKED | BONUS | STEP;

  static final Flags WORDS =
      Flags.NONE
          .with("disrupted", DISRUPTED)
          .with("entrenched", ENTRENCHED)
          .with("moved", MOVED)
          .with("attacked", ATTACKED)
          .with("flown", FLOWN)
          .with("scrambled", SCRAMBLED);

  private Flag() {}

  static int rivers(int flags) {
    return (flags & RIVERS) / RIVER;
  }

  static int roads(int flags) {
    return (flags & ROADS) / ROAD;
  }

  /** The bits of so many rivers and roads. */
  static int way(int rivers, int roads) {
    return Math.min(rivers, RIVERS / RIVER) * RIVER + Math.min(roads, 2) * ROAD;
  }
}
