package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.orders.UnitRef;

/** The headquarters that is called back from the south. */
public record Recall(UnitRef unit) implements Order {}
