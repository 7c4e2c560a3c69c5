package hexfront.games.ags.korsun;

import hexfront.engine.Order;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Units;

/** Puts units into a hex while the game is set up. */
public record Place(Units units, Hex hex) implements Order {}
