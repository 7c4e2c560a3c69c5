package hexfront.games.ags.rostov;

import hexfront.engine.Order;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.UnitRef;

/** A supply counter is put on a hex during set-up. */
public record PlaceSupply(UnitRef unit, Hex hex) implements Order {}
