package hexfront.engine.orders;

/** One unit, as an order names it. */
public record UnitRef(int index) {
  /** No unit, where an order may leave it out. */
  public static final UnitRef NONE = new UnitRef(-1);
}
