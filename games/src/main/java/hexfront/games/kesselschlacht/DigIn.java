package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.orders.UnitRef;

/** German infantry takes up a hasty or a prepared position. */
public record DigIn(UnitRef unit, String position) implements Order {}
