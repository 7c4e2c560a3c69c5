package hexfront.games.stalingrad;

import hexfront.engine.orders.Manner;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Omittable;

/** Whether a move is strategic: half as far again, away from all enemies. */
record Strategic(@Omittable boolean strategic) implements Manner {
  static final Strategic YES = new Strategic(true);

  static boolean is(Move order) {
    return order.manner(Strategic.class).strategic;
  }
}
