package hexfront.engine.orders;

import hexfront.engine.Order;

/** Units that stand together move along a path, whose first hex is where they stand. */
public record Move(Units units, Hexes path, boolean disengage, boolean delay) implements Order {
  public Move(Units units, Hexes path) {
    this(units, path, false, false);
  }
}
