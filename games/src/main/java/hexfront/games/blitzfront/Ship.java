package hexfront.games.blitzfront;

import hexfront.engine.Order;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.UnitRef;

/** A unit goes by sea to a port. */
public record Ship(UnitRef unit, Hex hex) implements Order {}
