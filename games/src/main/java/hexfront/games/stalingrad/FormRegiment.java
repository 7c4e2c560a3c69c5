package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.orders.UnitRef;

/** An Infantry Replacement becomes a regiment. */
public record FormRegiment(UnitRef with) implements Order {}
