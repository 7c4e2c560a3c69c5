package hexfront.games.ags.korsun;

import hexfront.engine.Order;
import hexfront.engine.orders.Units;

/** The Soviet player names the headquarters that are active this turn; all others are not. */
public record Activate(Units units) implements Order {
  /** Names the units in their own order, so that the same choice is the same order. */
  public Activate {
    units = Units.of(units.stream().sorted().toArray());
  }
}
