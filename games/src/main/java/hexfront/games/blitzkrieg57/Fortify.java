package hexfront.games.blitzkrieg57;

import hexfront.engine.Order;
import hexfront.engine.orders.Hex;

/** A step of a fortress is built in a major city. */
public record Fortify(Hex hex) implements Order {}
