package hexfront.games.ags.rostov;

import hexfront.engine.orders.Attack;
import hexfront.games.ags.AgsSupport;

/**
 * What can support an attack.
 *
 * @param swFront whether the headquarters of the South-West Front shifts the column
 */
record RostovSupport(boolean air, boolean hqBonus, boolean swFront) implements AgsSupport {
  static RostovSupport of(Attack order) {
    return order.support(RostovSupport.class);
  }
}
