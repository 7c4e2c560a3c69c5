package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.Secret;
import hexfront.engine.orders.UnitRef;

/** The headquarters that carries the bridging equipment. */
public record BridgeTrain(UnitRef unit) implements Order, Secret {}
