package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Omittable;

/** A Supply Point becomes a depot in a hex or a box. */
public record CreateDepot(@Omittable Hex hex, @Omittable String box) implements Order {}
