package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.orders.UnitRef;

/** The headquarters to which the directive goes. */
public record Directive(UnitRef unit) implements Order {}
