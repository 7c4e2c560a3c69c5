package hexfront.ai;

import hexfront.engine.orders.Units;

/** A move that is planned: who goes where and why. */
record Leg(Units units, int to, String why) {
  /** Whether the same go to the same hex. */
  boolean isLike(Leg other) {
    return to == other.to && units.equals(other.units);
  }
}
