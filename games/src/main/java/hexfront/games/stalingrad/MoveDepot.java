package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;

/** A depot moves. */
public record MoveDepot(UnitRef unit, Hexes path) implements Order {}
