package hexfront.games.ags.kiev;

import hexfront.engine.orders.Manner;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Omittable;
import hexfront.engine.orders.Units;

/**
 * A move may relieve others.
 *
 * @param relieves the units that it relieves where it ends
 */
record Relieving(@Omittable Units relieves) implements Manner {
  /** The units that a move relieves. */
  static Units by(Move order) {
    return order.manner(Relieving.class).relieves();
  }
}
