package hexfront.games.blitzfront;

import hexfront.engine.Order;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.UnitRef;

/** A rocket unit fires into an adjacent hex. */
public record Bombard(UnitRef unit, Hex hex) implements Order {}
