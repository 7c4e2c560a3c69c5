package hexfront.engine.events;

import hexfront.engine.Event;

/** The weather of the turn. */
public record Weather(String weather, String rule) implements Event {}
