package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Units;

/** Air units bombard a hex. */
public record Bombard(Units units, Hex hex) implements Order {}
