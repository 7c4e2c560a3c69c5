package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Omittable;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.UnitRef;

/** A transport lands on an airfield or drops on a headquarters what it carries. */
public record Deliver(UnitRef unit, Hex hex, @Omittable Steps ap, @Omittable Steps fp)
    implements Order {}
