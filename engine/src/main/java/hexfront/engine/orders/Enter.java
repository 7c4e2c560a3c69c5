package hexfront.engine.orders;

import hexfront.engine.Order;

/** Reinforcements come onto the map at a hex. */
public record Enter(Units units, Hex hex) implements Order {}
