package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.orders.Amounts;
import hexfront.engine.orders.Omittable;

/** Fuel and ammunition are divided among the corps. */
public record Allot(@Omittable Amounts fuel, @Omittable Amounts ammo) implements Order {}
