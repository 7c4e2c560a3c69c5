package hexfront.games.ags.korsun;

import hexfront.engine.Order;
import hexfront.engine.orders.Units;

/** The Soviet player names the corps that lose their support. */
public record Unsupport(Units units) implements Order {}
