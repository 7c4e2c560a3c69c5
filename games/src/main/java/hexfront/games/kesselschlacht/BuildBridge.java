package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.orders.UnitRef;

/** A headquarters lays its pontoon across a hexside, under the guard of a unit. */
public record BuildBridge(UnitRef unit, String bridge, UnitRef garrison) implements Order {}
