package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.orders.Hexes;

/** Railheads go on by a hex each. */
public record Repair(Hexes hexes) implements Order {}
