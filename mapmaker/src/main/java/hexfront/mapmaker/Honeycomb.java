package hexfront.mapmaker;

import java.util.List;

/** The endless net of hexes and their corners, before any map edge cuts it. */
final class Honeycomb {
  private Honeycomb() {}

  static List<Spot> neighbours(Spot hex) {
    return List.of(
        hex.plus(0, -2),
        hex.plus(3, -1),
        hex.plus(3, 1),
        hex.plus(0, 2),
        hex.plus(-3, 1),
        hex.plus(-3, -1));
  }

  static List<Spot> corners(Spot hex) {
    return List.of(
        hex.plus(-1, -1),
        hex.plus(1, -1),
        hex.plus(2, 0),
        hex.plus(1, 1),
        hex.plus(-1, 1),
        hex.plus(-2, 0));
  }

  /** The three hexes that meet in a corner. */
  static List<Spot> hexesAround(Spot corner) {
    int way = Math.floorMod(corner.a(), 3) == 2 ? 1 : -1;
    return List.of(corner.plus(-2 * way, 0), corner.plus(way, 1), corner.plus(way, -1));
  }

  /** The three corners one hexside away. */
  static List<Spot> nextCorners(Spot corner) {
    int way = Math.floorMod(corner.a(), 3) == 2 ? 1 : -1;
    return List.of(corner.plus(2 * way, 0), corner.plus(-way, 1), corner.plus(-way, -1));
  }

  static boolean adjacent(Spot hex, Spot other) {
    return neighbours(hex).contains(other);
  }

  /** Plain hex distance. */
  static int distance(Spot hex, Spot other) {
    int rows = Math.abs(hex.a() - other.a()) / 3;
    int halves = Math.abs(hex.b() - other.b());
    return rows + Math.max(0, (halves - rows) / 2);
  }
}
