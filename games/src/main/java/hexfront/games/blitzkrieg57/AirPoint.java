package hexfront.games.blitzkrieg57;

import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Support;

/**
 * What can support an attack.
 *
 * @param air whether an air point is spent on it
 */
record AirPoint(boolean air) implements Support {
  static final AirPoint SPENT = new AirPoint(true);

  /** Whether an attack has one. */
  static boolean helps(Attack order) {
    return order.support(AirPoint.class).air();
  }
}
