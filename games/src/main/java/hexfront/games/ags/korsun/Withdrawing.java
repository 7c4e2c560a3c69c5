package hexfront.games.ags.korsun;

import hexfront.engine.orders.Manner;
import hexfront.engine.orders.Move;

/**
 * How Germans leave an enemy zone.
 *
 * @param disengage all of them, into a hex that is free of such zones
 * @param delay while another unit stays behind and covers them
 */
record Withdrawing(boolean disengage, boolean delay) implements Manner {
  static Withdrawing by(Move order) {
    return order.manner(Withdrawing.class);
  }

  boolean leaves() {
    return disengage || delay;
  }
}
