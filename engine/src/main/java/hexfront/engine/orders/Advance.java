package hexfront.engine.orders;

import hexfront.engine.Order;

/** The ways victorious units follow up. */
public record Advance(Paths paths) implements Order {}
