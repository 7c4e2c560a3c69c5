package hexfront.engine.events;

import hexfront.engine.Event;
import hexfront.engine.orders.UnitRef;

/** A unit became disrupted. */
public record Disrupted(UnitRef unit, String rule) implements Event {}
