package hexfront.games.ags;

import hexfront.engine.Order;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Omittable;

/**
 * A player puts an air marker on a hex.
 *
 * @param purpose what for, in the game's words; it may be left out where a game has only one
 */
public record PlaceAir(Hex hex, @Omittable String purpose) implements Order {}
