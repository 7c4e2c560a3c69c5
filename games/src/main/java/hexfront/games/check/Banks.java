package hexfront.games.check;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Which bank of a river a hex lies on, looking downstream: that of the nearest hexsides of the
 * river, whose order is that of the stream.
 */
final class Banks {
  /** A bank as the evidence calls it. */
  enum Bank {
    LEFT,
    RIGHT;

    String word() {
      return this == LEFT ? "left" : "right";
    }
  }

  /** A stretch of river one hexside long, between a hex on its left and one on its right. */
  private record Reach(int left, int right) {}

  private final HexGrid grid;
  private final List<Reach> reaches = new ArrayList<>();

  Banks(HexMap map, String river) {
    this.grid = map.grid();
    boolean mirrored = map.compass() == HexMap.Compass.EAST_NORTH;
    map.lines().stream()
        .filter(line -> line.name().equals(river))
        .forEach(line -> walk(line.hexsides(), mirrored));
  }

  /** Whether the map draws the river long enough to tell where it flows. */
  boolean known() {
    return !reaches.isEmpty();
  }

  private void walk(List<Integer> hexsides, boolean mirrored) {
    for (int i = 0; i < hexsides.size() && hexsides.size() > 1; i++) {
      int side = hexsides.get(i);
      boolean last = i == hexsides.size() - 1;
      int neighbour = hexsides.get(last ? i - 1 : i + 1);
      // with the sun around the near hex, which then lies to the right
      boolean sunwise = meetsAfter(side, neighbour) != last;
      int near = side / Direction.COUNT;
      int far = grid.neighbour(near, side % Direction.COUNT);
      reaches.add(sunwise != mirrored ? new Reach(far, near) : new Reach(near, far));
    }
  }

  /**
   * Whether another hexside touches the corner that follows a hexside on the way around its hex.
   */
  private boolean meetsAfter(int side, int other) {
    int near = side / Direction.COUNT;
    int d = side % Direction.COUNT;
    Set<Integer> corner =
        Set.of(near, grid.neighbour(near, d), grid.neighbour(near, (d + 1) % Direction.COUNT));
    return corner.contains(other / Direction.COUNT)
        && corner.contains(grid.neighbour(other / Direction.COUNT, other % Direction.COUNT));
  }

  /** The bank of a hex; both, if the river comes equally near on either side of it. */
  Set<Bank> of(int hex) {
    int nearest = reaches.stream().mapToInt(reach -> distance(reach, hex)).min().orElse(0);
    Set<Bank> banks = EnumSet.noneOf(Bank.class);
    for (Reach reach : reaches) {
      int left = grid.distance(hex, reach.left);
      int right = grid.distance(hex, reach.right);
      if (Math.min(left, right) == nearest && left != right) {
        banks.add(left < right ? Bank.LEFT : Bank.RIGHT);
      }
    }
    return banks;
  }

  private int distance(Reach reach, int hex) {
    return Math.min(grid.distance(hex, reach.left), grid.distance(hex, reach.right));
  }
}
