package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.Secret;
import hexfront.engine.orders.Units;

/** Air units go to a sector. */
public record PlaceAir(Units units, int sector) implements Order, Secret {}
