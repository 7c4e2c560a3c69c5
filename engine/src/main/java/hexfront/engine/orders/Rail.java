package hexfront.engine.orders;

import hexfront.engine.Order;

/** A unit goes by rail along a path of joined rail hexes. */
public record Rail(UnitRef unit, Hexes path) implements Order {}
