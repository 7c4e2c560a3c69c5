package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.orders.UnitRef;

/** A unit shows its mobile or its deployed side. */
public record SetMode(UnitRef unit, String mode) implements Order {}
