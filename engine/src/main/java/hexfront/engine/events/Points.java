package hexfront.engine.events;

/** Movement points, kept in halves. */
public record Points(int halves) {
  public double value() {
    return halves / 2.0;
  }
}
