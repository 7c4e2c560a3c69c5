package hexfront.engine.orders;

import hexfront.engine.Order;

/** Declines what is offered. */
public record Pass() implements Order {}
