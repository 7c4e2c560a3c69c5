package hexfront.engine.orders;

import hexfront.engine.Order;

/** The ways retreating units go. */
public record Retreat(Paths paths) implements Order {}
