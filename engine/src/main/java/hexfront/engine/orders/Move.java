package hexfront.engine.orders;

import hexfront.engine.Order;

/** Units that stand together move along a path, whose first hex is where they stand. */
public record Move(Units units, Hexes path, Manner manner) implements Order {
  /** A manner that says nothing is the plain one. */
  public Move {
    manner = manner.isNothing() ? Manner.PLAIN : manner;
  }

  public Move(Units units, Hexes path) {
    this(units, path, Manner.PLAIN);
  }

  /** The manner, as the record that the game has for it. */
  public <M extends Manner> M manner(Class<M> type) {
    return manner.as(type);
  }
}
