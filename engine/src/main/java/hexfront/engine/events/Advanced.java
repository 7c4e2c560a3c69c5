package hexfront.engine.events;

import hexfront.engine.Event;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;

/** A unit followed up after combat. */
public record Advanced(UnitRef unit, Hexes path, String rule) implements Event {}
