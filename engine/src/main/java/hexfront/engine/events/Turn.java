package hexfront.engine.events;

import hexfront.engine.Event;

/** A game-turn began. */
public record Turn(int number, String rule) implements Event {}
