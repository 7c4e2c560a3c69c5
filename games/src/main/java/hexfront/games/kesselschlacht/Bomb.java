package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Omittable;
import hexfront.engine.orders.Units;

/** Air units bomb the enemies in a hex, or a bridge. */
public record Bomb(Units units, @Omittable Hex hex, @Omittable String bridge) implements Order {}
