package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.orders.UnitRef;

/** An air unit attacks another. */
public record AirAttack(UnitRef unit, UnitRef target) implements Order {}
