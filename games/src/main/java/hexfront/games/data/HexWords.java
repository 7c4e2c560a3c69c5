package hexfront.games.data;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;

/** Reads hex numbers such as {@code 0319} and hexsides such as {@code 2302/2401}. */
public record HexWords(HexGrid grid) {
  private static final String OFF = "off";

  public int hex(DataNode node) {
    return hex(node, node.text());
  }

  private int hex(DataNode node, String number) {
    return grid.hex(number)
        .orElseThrow(
            () ->
                number.matches("[A-Z]?\\d{4}")
                    ? node.problem("there is no hex " + number + " on this map")
                    : node.problem(
                        "expected a hex number such as "
                            + grid.number(0)
                            + ", found '"
                            + number
                            + "'"));
  }

  /** A hex, or {@link HexGrid#OFF} for {@code off}. */
  int hexOrOff(DataNode node) {
    return node.text().equals(OFF) ? HexGrid.OFF : hex(node);
  }

  /** A hexside as {@code hex * 6 + direction}. */
  public int hexside(DataNode node) {
    String text = node.text();
    int slash = text.indexOf('/');
    if (slash < 0) {
      throw node.expected("a hexside such as " + example());
    }
    int a = hex(node, text.substring(0, slash));
    int b = hex(node, text.substring(slash + 1));
    int direction = grid.direction(a, b);
    if (direction < 0) {
      throw node.problem(grid.number(a) + " and " + grid.number(b) + " are not adjacent");
    }
    return a * Direction.COUNT + direction;
  }

  private String example() {
    return grid.number(0) + "/" + grid.number(1);
  }

  /** The hex on this bank of a hexside. */
  static int near(int hexside) {
    return hexside / Direction.COUNT;
  }

  /** The hex on the other bank of a hexside. */
  int far(int hexside) {
    return grid.neighbour(near(hexside), hexside % Direction.COUNT);
  }

  /** The same number for a hexside whichever bank it was named from. */
  public int either(int hexside) {
    int back = far(hexside) * Direction.COUNT + Direction.opposite(hexside % Direction.COUNT);
    return Math.min(hexside, back);
  }

  /** Whether two hexsides meet in a corner. */
  public boolean meet(int one, int other) {
    int a = near(one);
    int b = far(one);
    int c = near(other);
    int d = far(other);
    return corner(a, b, c, d) || corner(b, a, c, d);
  }

  private boolean corner(int shared, int rest, int c, int d) {
    return shared == c && grid.adjacent(rest, d) || shared == d && grid.adjacent(rest, c);
  }

  /** Whether a hexside ends at the edge of the map or at one of these hexes. */
  boolean endsAt(HexSet hexes, int hexside) {
    int common = 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = grid.neighbour(near(hexside), d);
      if (next != HexGrid.OFF && grid.adjacent(next, far(hexside))) {
        common++;
        if (hexes.has(next)) {
          return true;
        }
      }
    }
    return common < 2;
  }

  public String name(int hexside) {
    return grid.number(near(hexside)) + "/" + grid.number(far(hexside));
  }
}
