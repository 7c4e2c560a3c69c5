package hexfront.engine.events;

import hexfront.engine.Event;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;

/** A unit fell back after combat. */
public record Retreated(UnitRef unit, Hexes path, String rule) implements Event {}
