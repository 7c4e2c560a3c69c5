package hexfront.games.ags.korsun;

import hexfront.engine.Order;
import hexfront.engine.orders.Units;

/** The Soviet player names the corps that lose their support. */
public record Unsupport(Units units) implements Order {
  /** Names the units in their own order, so that the same choice is the same order. */
  public Unsupport {
    units = Units.of(units.stream().sorted().toArray());
  }
}
