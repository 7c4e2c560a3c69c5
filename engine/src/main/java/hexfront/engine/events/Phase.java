package hexfront.engine.events;

import hexfront.engine.Event;
import hexfront.engine.Side;

/** A phase began. */
public record Phase(String name, Side of, String rule) implements Event {}
