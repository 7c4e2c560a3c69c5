package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.orders.Omittable;
import hexfront.engine.orders.Units;

/** The air units that support a defence. */
public record AirSupport(@Omittable Units units) implements Order {}
