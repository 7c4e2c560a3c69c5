package hexfront.games.ags.rostov;

import hexfront.games.ags.Flag;
import hexfront.games.common.Flags;

/** What units carry in this game besides the family's flags, as bits. */
final class RostovFlag {
  /** It has left an enemy zone by disengagement in this phase. */
  static final int DISENGAGED = Flag.FIRST_OWN;

  /** It is supplied by air in this player-turn. */
  static final int AIR_SUPPLIED = Flag.FIRST_OWN << 1;

  /** A supply counter that is used up in this player-turn. */
  static final int EXPENDED = Flag.FIRST_OWN << 2;

  /** A supply counter under an Axis air marker. */
  static final int PROTECTED = Flag.FIRST_OWN << 3;

  /** Drawn from the pool to enter in this player-turn. */
  static final int DRAWN = Flag.FIRST_OWN << 4;

  /** One of the additional reinforcements of turns 5 and 7. */
  static final int EXTRA = Flag.FIRST_OWN << 5;

  /** Eliminated and kept at the side of the map as a second step. */
  static final int ASIDE = Flag.FIRST_OWN << 6;

  /** Known and mixed into the reinforcement pool. */
  static final int POOLED = Flag.FIRST_OWN << 7;

  /** Drawn again from the pool; a stand-in has its place. */
  static final int HIDDEN = Flag.FIRST_OWN << 8;

  /** Eliminated; a die or draw decides what becomes of it. */
  static final int UNDECIDED = Flag.FIRST_OWN << 9;

  static final int LEFT_THE_MAP = Flag.FIRST_OWN << 10;

  /** Placed in a city in this phase. */
  static final int IN_CITY = Flag.FIRST_OWN << 11;

  /** A stand-in that is turned over during set-up. */
  static final int STANDS_TRIED = Flag.FIRST_OWN << 12;

  /** A stand-in that came from the reinforcement pool. */
  static final int CAME_LATER = Flag.FIRST_OWN << 13;

  /** Has just taken the place of a strong unit; its owner may prefer another counter. */
  static final int SUBSTITUTED = Flag.FIRST_OWN << 14;

  static final Flags WORDS =
      Flags.NONE
          .with("disengaged", DISENGAGED)
          .with("air-supplied", AIR_SUPPLIED)
          .with("expended", EXPENDED)
          .with("protected", PROTECTED)
          .with("aside", ASIDE)
          .with("pooled", POOLED)
          .with("withdrawn", LEFT_THE_MAP)
          .with("in-city", IN_CITY);

  private RostovFlag() {}
}
