package hexfront.games.ags.korsun;

import hexfront.games.ags.Flag;
import hexfront.games.common.Flags;

/** What units of this game carry besides the flags of the family, as bits. */
final class KorsunFlag {
  /** A headquarters that coordinates nothing this turn. */
  static final int INACTIVE = Flag.FIRST_OWN;

  /** A corps whose attacks are doubled. */
  static final int SUPPORTED = Flag.FIRST_OWN << 1;

  /** A Heavy Equipment marker on top of the unit, which has not moved since. */
  static final int HEAVY_1 = Flag.FIRST_OWN << 2;

  /** A Heavy Equipment marker on top of a unit that has moved once. */
  static final int HEAVY_2 = Flag.FIRST_OWN << 3;

  /** A Heavy Equipment marker underneath the unit. */
  static final int HEAVY_UNDER = Flag.FIRST_OWN << 4;

  /** Its Heavy Equipment marker was already turned in this phase. */
  static final int TURNED = Flag.FIRST_OWN << 5;

  /** Supplied by air for this game-turn. */
  static final int AIR_SUPPLIED = Flag.FIRST_OWN << 6;

  /** Supplied by air for the next game-turn. */
  static final int AIR_COMING = Flag.FIRST_OWN << 7;

  /** It was isolated when its last battle of this phase began, or when it was lost. */
  static final int ISOLATED = Flag.FIRST_OWN << 8;

  /** It has disengaged in this phase. */
  static final int DISENGAGED = Flag.FIRST_OWN << 9;

  /** It has left a covering unit behind in this phase. */
  static final int DELAYED = Flag.FIRST_OWN << 10;

  static final int HEAVY_ON_TOP = HEAVY_1 | HEAVY_2;
  static final int HEAVY = HEAVY_ON_TOP | HEAVY_UNDER;

  /** What a movement phase forgets. */
  static final int MOVEMENT = TURNED | DISENGAGED | DELAYED;

  static final Flags WORDS =
      Flags.NONE
          .with("active", 0)
          .with("inactive", INACTIVE)
          .with("supported", SUPPORTED)
          .with("heavy-equipment-1", HEAVY_1)
          .with("heavy-equipment-2", HEAVY_2)
          .with("heavy-equipment-under", HEAVY_UNDER)
          .with("heavy-equipment-turned", TURNED)
          .with("air-supplied", AIR_SUPPLIED)
          .with("air-supplied-next-turn", AIR_COMING)
          .with("isolated", ISOLATED)
          .with("disengaged", DISENGAGED)
          .with("delayed", DELAYED);

  private KorsunFlag() {}
}
