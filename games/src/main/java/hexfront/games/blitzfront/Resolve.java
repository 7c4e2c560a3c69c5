package hexfront.games.blitzfront;

import hexfront.engine.Order;
import hexfront.engine.orders.Hex;

/** An allocated attack is fought, pressed or not. */
public record Resolve(Hex hex, boolean pressed) implements Order {}
