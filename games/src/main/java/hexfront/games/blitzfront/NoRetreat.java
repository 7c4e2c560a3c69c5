package hexfront.games.blitzfront;

import hexfront.engine.Order;
import hexfront.engine.orders.Units;

/** Defenders are ordered not to retreat. */
public record NoRetreat(Units units) implements Order {}
