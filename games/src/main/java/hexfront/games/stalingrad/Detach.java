package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.orders.Unasked;
import hexfront.engine.orders.UnitRef;

/** A German infantry division gives a regiment. */
public record Detach(UnitRef unit) implements Order, Unasked {}
