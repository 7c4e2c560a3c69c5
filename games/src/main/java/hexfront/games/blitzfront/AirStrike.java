package hexfront.games.blitzfront;

import hexfront.engine.Order;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Units;

/** Air units attack the ground units of a hex. */
public record AirStrike(Units units, Hex hex) implements Order {}
