package hexfront.games.ags.rostov;

import hexfront.engine.Order;
import hexfront.engine.orders.Units;

/** Headquarters leave the map to come back later. */
public record Evacuate(Units units) implements Order {}
