package hexfront.games.blitzfront;

import hexfront.engine.Order;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.UnitRef;

/** A unit is set up in a hex of its area. */
public record Place(UnitRef unit, Hex hex) implements Order {}
