package hexfront.games.blitzkrieg57;

import hexfront.engine.Order;
import hexfront.engine.orders.UnitRef;

/** A unit is taken from the map into the Available Box. */
public record Transfer(UnitRef unit) implements Order {}
