package hexfront.games.blitzkrieg57;

import hexfront.engine.Event;
import hexfront.engine.orders.UnitRef;

/** A unit went into the Available Box of its side. */
public record Boxed(UnitRef unit, String rule) implements Event {}
