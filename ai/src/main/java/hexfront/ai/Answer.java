package hexfront.ai;

import hexfront.engine.Order;

/** A commander's order, and why it gives it in a sentence; the sentence may be empty. */
public record Answer(Order order, String why) {}
