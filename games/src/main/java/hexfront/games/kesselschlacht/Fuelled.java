package hexfront.games.kesselschlacht;

import hexfront.engine.orders.Manner;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Omittable;
import hexfront.engine.orders.UnitRef;

/**
 * How a force of First Panzer Army pays for its way.
 *
 * @param fuel the fuel points it buys now; 0 for what the path costs
 * @param fuelFrom the corps headquarters that pays for the army headquarters
 */
record Fuelled(@Omittable int fuel, @Omittable UnitRef fuelFrom) implements Manner {
  static Fuelled of(Move order) {
    return order.manner(Fuelled.class);
  }
}
