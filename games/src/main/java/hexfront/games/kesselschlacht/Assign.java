package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.orders.Units;

/** The brigades that the directive sends south. */
public record Assign(Units units) implements Order {}
