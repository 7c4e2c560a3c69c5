package hexfront.engine.orders;

/** One unit, as an order names it. */
public record UnitRef(int index) {}
