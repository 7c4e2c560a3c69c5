package hexfront.games.ags.rostov;

import hexfront.engine.Order;
import hexfront.engine.orders.Units;

/** Axis units leave the map for good. */
public record Withdraw(Units units) implements Order {}
