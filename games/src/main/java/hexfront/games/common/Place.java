package hexfront.games.common;

import hexfront.engine.Order;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.UnitRef;

/** A unit is set up in a hex. */
public record Place(UnitRef unit, Hex hex) implements Order {}
