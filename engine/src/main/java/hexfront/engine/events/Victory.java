package hexfront.engine.events;

import hexfront.engine.Event;

/** The game ended. */
public record Victory(String winner, String level, int axis, int soviet, String rule)
    implements Event {}
