package hexfront.engine.events;

import hexfront.engine.Event;
import hexfront.engine.orders.UnitRef;

/** A unit is no longer disrupted. */
public record Recovered(UnitRef unit, String rule) implements Event {}
