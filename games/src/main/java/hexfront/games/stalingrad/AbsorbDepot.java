package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.orders.UnitRef;

/** A depot becomes a Supply Point again. */
public record AbsorbDepot(UnitRef unit) implements Order {}
