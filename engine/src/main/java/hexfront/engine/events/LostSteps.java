package hexfront.engine.events;

import hexfront.engine.Event;
import hexfront.engine.orders.UnitRef;

/** A unit lost steps and is still there. */
public record LostSteps(UnitRef unit, int steps, String reason, String rule) implements Event {}
