package hexfront.engine.orders;

import hexfront.engine.Order;

/** The owner names the units that an overfull hex gives up. */
public record Remove(Units units) implements Order {}
