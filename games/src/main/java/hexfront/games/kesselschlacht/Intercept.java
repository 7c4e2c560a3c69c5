package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.orders.Units;

/** The fighter-bombers that act as fighters in the sector asked about. */
public record Intercept(Units units) implements Order {}
