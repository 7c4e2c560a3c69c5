package hexfront.games.kesselschlacht;

import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Omittable;
import hexfront.engine.orders.Support;
import hexfront.engine.orders.Units;

/**
 * What stands behind an attack.
 *
 * @param support fighter-bombers that support it
 * @param ammoFor the units that get the ammunition if there is too little of it
 */
record Backing(@Omittable Units support, @Omittable Units ammoFor) implements Support {
  static Backing of(Attack order) {
    return order.support(Backing.class);
  }
}
