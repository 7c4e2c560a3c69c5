package hexfront.games.ags.korsun;

import hexfront.engine.Order;
import hexfront.engine.orders.UnitRef;

/** From now on this headquarters coordinates where several could. */
public record Coordinate(UnitRef unit) implements Order {}
