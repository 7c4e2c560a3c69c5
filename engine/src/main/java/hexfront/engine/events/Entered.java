package hexfront.engine.events;

import hexfront.engine.Event;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Units;

/** Reinforcements came onto the map. */
public record Entered(Units units, Hex hex, Points cost, String rule) implements Event {}
