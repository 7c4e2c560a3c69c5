package hexfront.games.blitzfront;

import hexfront.engine.Order;
import hexfront.engine.orders.Units;

/** Units dig in. */
public record Entrench(Units units) implements Order {}
