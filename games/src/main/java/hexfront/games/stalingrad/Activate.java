package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.orders.Omittable;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;

/** Army HQs are activated, for a depot or for Supply Points of the track. */
public record Activate(Units units, @Omittable UnitRef depot) implements Order {}
