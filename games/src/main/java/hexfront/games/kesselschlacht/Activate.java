package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.orders.Units;

/** A headquarters tries to activate. */
public record Activate(Units units) implements Order {}
