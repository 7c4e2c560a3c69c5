package hexfront.engine.orders;

import hexfront.engine.Order;

/** A small choice among the options that the decision names. */
public record Choose(String option) implements Order {}
