package hexfront.engine.orders;

import hexfront.engine.Order;

/** The steps a side gives up to meet a result. */
public record Lose(Steps steps) implements Order {}
