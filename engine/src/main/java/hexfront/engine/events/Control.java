package hexfront.engine.events;

import hexfront.engine.Event;
import hexfront.engine.Side;
import hexfront.engine.orders.Hex;

/** A place changed hands. */
public record Control(Hex hex, Side to, String rule) implements Event {}
