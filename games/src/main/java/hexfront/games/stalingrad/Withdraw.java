package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.orders.Called;
import hexfront.engine.orders.Omittable;
import hexfront.engine.orders.UnitRef;

/** A unit is withdrawn, for itself or for the unit that was named. */
public record Withdraw(UnitRef unit, @Omittable @Called("for") UnitRef named) implements Order {}
