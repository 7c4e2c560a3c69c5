package hexfront.engine.events;

import hexfront.engine.Event;
import hexfront.engine.orders.UnitRef;

/** A unit left the game. */
public record Eliminated(UnitRef unit, String reason, String rule) implements Event {}
