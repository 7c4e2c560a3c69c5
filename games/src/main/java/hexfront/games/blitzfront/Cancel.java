package hexfront.games.blitzfront;

import hexfront.engine.Order;
import hexfront.engine.orders.Hex;

/** An allocated attack is taken back. */
public record Cancel(Hex hex) implements Order {}
