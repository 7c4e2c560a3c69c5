package hexfront.games.blitzfront;

import hexfront.engine.Order;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.UnitRef;

/** An air unit gets an airfield, or supplies a hex. */
public record PlaceAir(UnitRef unit, Hex hex, String purpose) implements Order {}
