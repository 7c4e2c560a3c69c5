package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.orders.UnitRef;

/** An eliminated air unit returns. */
public record ReturnAir(UnitRef unit) implements Order {}
