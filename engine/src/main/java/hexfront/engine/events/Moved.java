package hexfront.engine.events;

import hexfront.engine.Event;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;

/** Units moved along a path. */
public record Moved(Units units, Hexes path, Points cost, String rule) implements Event {}
