package hexfront.games.ags.rostov;

/** The whole numbers that the game keeps in a position, and one for each unit; by their indexes. */
final class RostovValue {
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

  private RostovValue() {}

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
}
