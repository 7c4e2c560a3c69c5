package hexfront.games.blitzkrieg57;

import hexfront.engine.Order;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.UnitRef;

/** A unit is set up in a hex of its army's sector. */
public record Place(UnitRef unit, Hex hex) implements Order {}
