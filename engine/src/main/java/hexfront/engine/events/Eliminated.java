package hexfront.engine.events;

import hexfront.engine.Event;
import hexfront.engine.orders.UnitRef;

/**
 * A unit left the game.
 *
 * @param steps the steps that are lost with it; none if it was not lost but taken away
 */
public record Eliminated(UnitRef unit, int steps, String reason, String rule) implements Event {}
