package hexfront.engine.events;

import hexfront.engine.Event;

/** A state of the game was set, under the name the game gives it. */
public record Declared(String what, boolean value, String rule) implements Event {}
