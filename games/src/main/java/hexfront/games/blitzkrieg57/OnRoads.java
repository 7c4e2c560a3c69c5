package hexfront.games.blitzkrieg57;

import hexfront.engine.orders.Manner;
import hexfront.engine.orders.Move;

/**
 * Movement along roads, in column.
 *
 * @param strategic whether the unit marches so
 */
record OnRoads(boolean strategic) implements Manner {
  static final OnRoads MARCH = new OnRoads(true);

  /** Whether a move is such a march. */
  static boolean is(Move order) {
    return order.manner(OnRoads.class).strategic();
  }
}
