package hexfront.games.ags;

import hexfront.engine.Order;
import hexfront.engine.orders.Units;

/** Units that stand together at the edge of the map leave it for good. */
public record Withdraw(Units units) implements Order {}
