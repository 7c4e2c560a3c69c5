package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.orders.Omittable;
import hexfront.engine.orders.Paths;

/**
 * The way a beaten force goes, the same for all its units.
 *
 * @param displace friends that make room on the way, each by one hex
 */
public record Retreat(Paths paths, @Omittable Paths displace) implements Order {
  static final Paths NOBODY = new Paths(java.util.Map.of());

  Retreat(Paths paths) {
    this(paths, NOBODY);
  }
}
