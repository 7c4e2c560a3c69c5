package hexfront.games.stalingrad;

import hexfront.engine.Order;

/** An Axis marker moves without opposition. */
public record Push(String box, int spaces) implements Order {}
