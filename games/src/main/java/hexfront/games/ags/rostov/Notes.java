package hexfront.games.ags.rostov;

import hexfront.games.ags.Flag;
import java.util.LinkedHashMap;
import java.util.Map;

/** What the game keeps in a position: whole numbers, one note for each unit, and flags of units. */
final class Notes {
  static final int RAIL_USED = 0;
  static final int NORTH = 1;
  static final int SOUTH = 2;

  /** The two rail hexes under Axis air markers, as hex + 1. */
  static final int RAIL_MARKER = 3;

  static final int RAIL_MARKERS = 2;

  /** The supply counter under the Soviet air marker, as unit + 1. */
  static final int INTERDICTED = 5;

  /** How many Axis air markers this turn has used, by purpose. */
  static final int USED_ON_RAIL = 6;

  static final int USED_ON_PROTECTION = 7;
  static final int USED_ON_SUPPLY = 8;
  static final int SOVIET_AIR_USED = 9;

  /** Whether a unit has moved in this initial movement phase. */
  static final int BEGUN = 10;

  static final int FRONT_SHIFT_USED = 11;
  static final int FRONT_SHIFT_LOST = 12;

  /** Whether a supply counter has entered in this turn. */
  static final int SUPPLY_ENTERED = 13;

  static final int WITHDRAWN = 14;
  static final int GERMANS_WITHDRAWN = 15;

  /** The objectives that Soviet units took back, as bits. */
  static final int RECAPTURED = 16;

  /** The cities that Axis units have been in, as bits. */
  static final int ENTERED_CITIES = 17;

  /** Whether a reinforcement was placed in a city in this turn. */
  static final int CITY_USED = 18;

  /** The hex of the reinforcements that enter together, as hex + 1. */
  static final int TOGETHER = 19;

  /** How many eliminated units still wait for a die or a draw. */
  static final int PENDING = 20;

  private static final int FIXED = 21;

  // ---- flags

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

  private Notes() {}

  /**
   * The number kept for a unit: the turn in which a headquarters or supply counter may come back,
   * or the counter + 1 that a stand-in hides.
   */
  static int of(int unit) {
    return FIXED + unit;
  }

  static int size(int units) {
    return FIXED + units;
  }

  static Map<String, Integer> flags() {
    Map<String, Integer> flags = new LinkedHashMap<>();
    flags.put("disengaged", DISENGAGED);
    flags.put("air-supplied", AIR_SUPPLIED);
    flags.put("expended", EXPENDED);
    flags.put("protected", PROTECTED);
    flags.put("aside", ASIDE);
    flags.put("pooled", POOLED);
    flags.put("withdrawn", LEFT_THE_MAP);
    flags.put("in-city", IN_CITY);
    return flags;
  }
}
