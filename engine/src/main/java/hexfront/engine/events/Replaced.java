package hexfront.engine.events;

import hexfront.engine.Event;
import hexfront.engine.orders.UnitRef;

/** A unit gave its place to another counter, which goes on in its stead. */
public record Replaced(UnitRef unit, UnitRef by, String rule) implements Event {}
