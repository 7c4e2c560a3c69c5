package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Omittable;
import hexfront.engine.orders.UnitRef;

/** A unit is placed in a hex or a box. */
public record Place(UnitRef unit, @Omittable Hex hex, @Omittable String box) implements Order {}
