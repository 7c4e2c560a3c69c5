package hexfront.games.blitzfront;

import hexfront.engine.Order;
import hexfront.engine.orders.UnitRef;

/** A panzer division gets its lost side back. */
public record Replace(UnitRef unit) implements Order {}
