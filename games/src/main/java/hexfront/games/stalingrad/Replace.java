package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.orders.UnitRef;

/** A Replacement or a regiment rebuilds a unit. */
public record Replace(UnitRef unit, UnitRef with) implements Order {}
