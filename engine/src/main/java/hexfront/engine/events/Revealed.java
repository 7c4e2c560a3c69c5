package hexfront.engine.events;

import hexfront.engine.Event;
import hexfront.engine.orders.UnitRef;

/**
 * A unit of unknown strength showed its true face; {@code as} is the counter it turned out to be.
 */
public record Revealed(UnitRef unit, UnitRef as, String strengths, String rule) implements Event {}
