package hexfront.games.blitzfront;

import hexfront.engine.Order;
import hexfront.engine.orders.Units;

/** Air units meet a mission of the enemy. */
public record Intercept(Units units) implements Order {}
