package hexfront.games.ags;

import hexfront.games.common.Flags;

/** What a unit carries besides its place and its steps, as bits. */
public final class Flag {
  /** Its strength is not known yet. */
  public static final int UNTRIED = 1;

  public static final int DISRUPTED = 1 << 1;

  /** It was out of supply when its side's movement phase began. */
  public static final int OUT_OF_SUPPLY = 1 << 2;

  /** It came onto the map in this player-turn and is in supply for all of it. */
  public static final int FRESH = 1 << 3;

  /** It belongs to the stack that is being moved. */
  public static final int MOVING = 1 << 4;

  /** Its movement in this phase is over. */
  public static final int DONE = 1 << 5;

  /** It stood in an enemy zone when its player-turn began. */
  public static final int BEGAN_IN_ZONE = 1 << 6;

  /** It has attacked in this combat phase. */
  public static final int ATTACKED = 1 << 7;

  /** It was attacked in this combat phase. */
  public static final int FOUGHT = 1 << 8;

  /** It fell back onto other friendly units in this combat phase. */
  public static final int FELL_BACK = 1 << 9;

  /** It advanced after combat in this phase. */
  public static final int ADVANCED = 1 << 10;

  /** Somebody fixed that it is in supply, whatever the map says; for studies and tests. */
  public static final int FIXED_IN = 1 << 11;

  /** Somebody fixed that it is out of supply, whatever the map says. */
  public static final int FIXED_OUT = 1 << 12;

  /** A stand-in whose true counter took its place. */
  public static final int REPLACED = 1 << 13;

  /** Its overrun did not dislodge the enemy, so it has stopped. */
  public static final int REPULSED = 1 << 14;

  /** Its overrun cost it a step or threw it back, so it has stopped. */
  public static final int BATTERED = 1 << 15;

  /** The first bit that a game of the family may use for itself. */
  public static final int FIRST_OWN = 1 << 16;

  /** What a movement phase forgets when the next one begins. */
  static final int MOVEMENT_FLAGS = MOVING | DONE | REPULSED | BATTERED;

  /** What a combat phase forgets. */
  static final int COMBAT_FLAGS = ATTACKED | FOUGHT | FELL_BACK | ADVANCED;

  /** The family's flags that are told. */
  static final Flags WORDS =
      Flags.NONE
          .with("untried", UNTRIED)
          .with("disrupted", DISRUPTED)
          .with("out-of-supply", OUT_OF_SUPPLY)
          .with("fresh", FRESH)
          .with("moving", MOVING)
          .with("moved", DONE)
          .with("began-in-zone", BEGAN_IN_ZONE)
          .with("attacked", ATTACKED)
          .with("fought", FOUGHT)
          .with("fell-back", FELL_BACK)
          .with("advanced", ADVANCED);

  private Flag() {}
}
