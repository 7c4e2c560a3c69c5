package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.Secret;
import hexfront.engine.orders.Omittable;
import hexfront.engine.orders.UnitRef;

/** What a transport carries; a second load replaces the first. */
public record Load(UnitRef unit, @Omittable int ap, @Omittable int fp) implements Order, Secret {}
