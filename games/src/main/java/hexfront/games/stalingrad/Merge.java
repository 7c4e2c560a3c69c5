package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;

/** Two Remnants become one of their divisions. */
public record Merge(Units units, UnitRef unit) implements Order {}
