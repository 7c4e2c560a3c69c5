package hexfront.mapmaker;

/**
 * A point of the honeycomb in whole numbers: {@code a} counts sixths of the long way between
 * hexrows, {@code b} half hexes along a hexrow. Hex centres have {@code a} divisible by three;
 * every other spot used is a hex corner.
 */
record Spot(int a, int b) implements Comparable<Spot> {
  /** One step of {@code a}, measured in hexes from side to side. */
  static final double STEP = 1 / (2 * Math.sqrt(3));

  double u() {
    return a * STEP;
  }

  double v() {
    return b / 2.0;
  }

  Spot plus(int da, int db) {
    return new Spot(a + da, b + db);
  }

  double distance(double u, double v) {
    return Math.hypot(u() - u, v() - v);
  }

  @Override
  public int compareTo(Spot other) {
    return a != other.a ? Integer.compare(a, other.a) : Integer.compare(b, other.b);
  }
}
