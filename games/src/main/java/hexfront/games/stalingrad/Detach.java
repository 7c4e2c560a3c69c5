package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Unasked;

/** A German infantry division gives a regiment. */
public record Detach(UnitRef unit) implements Order, Unasked {}
