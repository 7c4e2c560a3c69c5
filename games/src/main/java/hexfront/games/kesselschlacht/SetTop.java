package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.orders.Unasked;
import hexfront.engine.orders.UnitRef;

/** A unit lies on top of its stack. */
public record SetTop(UnitRef unit) implements Order, Unasked {}
