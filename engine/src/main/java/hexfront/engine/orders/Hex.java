package hexfront.engine.orders;

/** One hex, as an order names it. */
public record Hex(int index) {}
