package hexfront.engine.events;

import hexfront.engine.Event;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;

/** A unit went by rail. */
public record Railed(UnitRef unit, Hexes path, String rule) implements Event {}
