package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Omittable;
import hexfront.engine.orders.Units;

/** Air units go to a hex; with abstract air for a purpose. */
public record PlaceAir(Units units, @Omittable Hex hex, @Omittable String purpose)
    implements Order {}
