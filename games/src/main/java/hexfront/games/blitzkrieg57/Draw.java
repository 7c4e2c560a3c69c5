package hexfront.games.blitzkrieg57;

import hexfront.engine.Order;

/** The next chit is drawn from the cup. */
public record Draw() implements Order {}
