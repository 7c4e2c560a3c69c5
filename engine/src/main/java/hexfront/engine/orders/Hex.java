package hexfront.engine.orders;

/** One hex, as an order names it. */
public record Hex(int index) {
  /** Beyond the edge of the map, or no hex where an order may leave it out. */
  public static final Hex OFF = new Hex(-1);
}
