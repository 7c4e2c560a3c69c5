package hexfront.engine.orders;

import hexfront.engine.Order;

/** Ends the phase. */
public record EndPhase() implements Order {}
