package hexfront.games.check;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.games.data.MapFile;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.IntPredicate;

/** Answers plain questions about a map: what is land, what joins what, which edge is which. */
final class Ground {
  private static final List<String> BARRIERS = List.of("sea", "impassable", "lake", "strait");

  private final HexMap map;
  private final HexGrid grid;
  private final int notLand;
  private final int barriers;
  private final int rivers;

  Ground(HexMap map) {
    this.map = map;
    this.grid = map.grid();
    int bits = map.hexKinds().bit(MapFile.OUTSIDE);
    for (String kind : MapFile.WATER) {
      bits |= map.hexKinds().bit(kind);
    }
    notLand = bits;
    barriers = BARRIERS.stream().mapToInt(kind -> map.hexsideKinds().bit(kind)).sum();
    rivers =
        map.lines().stream()
            .mapToInt(line -> map.hexsideKinds().bit(line.kind()))
            .reduce(0, (a, b) -> a | b);
  }

  boolean isLand(int hex) {
    return (map.terrain(hex) & notLand) == 0;
  }

  boolean isWater(int hex) {
    return (map.terrain(hex) & notLand & ~map.hexKinds().bit(MapFile.OUTSIDE)) != 0;
  }

  /** The bits of every kind of river. */
  int rivers() {
    return rivers;
  }

  boolean isEdge(int hex) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = grid.neighbour(hex, d);
      if (next == HexGrid.OFF || (map.terrain(next) & map.hexKinds().bit(MapFile.OUTSIDE)) != 0) {
        return true;
      }
    }
    return false;
  }

  boolean isCoast(int hex) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = grid.neighbour(hex, d);
      boolean shore = next != HexGrid.OFF && isWater(next);
      if (shore || (map.hexside(hex, d) & barriers) != 0) {
        return isLand(hex);
      }
    }
    return false;
  }

  /** Whether a hex lies on the edge with a compass name. */
  boolean isOn(String edge, int hex) {
    int column = grid.column(hex);
    int place = grid.place(hex);
    boolean first = column == 0;
    boolean last = column == grid.hexrows() - 1;
    boolean low = place == 0;
    boolean high = place == grid.places() - 1;
    return switch (map.compass()) {
      case EAST_SOUTH -> edge(edge, low, high, first, last);
      case NORTH_EAST -> edge(edge, last, first, low, high);
      case SOUTH_WEST -> edge(edge, first, last, high, low);
      case EAST_NORTH -> edge(edge, high, low, first, last);
    };
  }

  private static boolean edge(
      String name, boolean north, boolean south, boolean west, boolean east) {
    return switch (name) {
      case "north" -> north;
      case "south" -> south;
      case "west" -> west;
      case "east" -> east;
      default -> throw new IllegalArgumentException("no edge is called " + name);
    };
  }

  /** Whether a road or railroad, of any surface, runs in a hex or leaves the map there. */
  boolean has(String way, int hex) {
    return map.ways().stream().anyMatch(w -> isA(way, w.kind()) && w.hexes().contains(hex));
  }

  /** Whether a road or railroad leaves the map from a hex. */
  boolean leaves(String way, int hex) {
    return map.ways().stream()
        .filter(w -> isA(way, w.kind()))
        .anyMatch(w -> map.exits(w.kind()).has(hex));
  }

  static boolean isA(String way, String kind) {
    boolean rail = kind.endsWith("railroad");
    return way.equals("railroad") ? rail : way.equals("road") && !rail && kind.endsWith("road");
  }

  /** All hexes one can get to over land. */
  HexSet overLand(HexSet from) {
    return flood(from, side -> (map.hexside(side / 6, side % 6) & barriers) == 0);
  }

  /** All hexes one can get to along ways of a kind. */
  HexSet along(String way, HexSet from) {
    int bits = 0;
    for (String kind : map.hexsideKinds().names()) {
      bits |= isA(way, kind) ? map.hexsideKinds().bit(kind) : 0;
    }
    int ways = bits;
    return flood(from, side -> (map.hexside(side / 6, side % 6) & ways) != 0);
  }

  /** All land one can get to without crossing a hexside that is closed. */
  HexSet flood(HexSet from, IntPredicate open) {
    HexSet reached = from.copy();
    Deque<Integer> next = new ArrayDeque<>(from.stream().boxed().toList());
    while (!next.isEmpty()) {
      int hex = next.remove();
      for (int d = 0; d < Direction.COUNT; d++) {
        int other = grid.neighbour(hex, d);
        if (other != HexGrid.OFF
            && !reached.has(other)
            && isLand(other)
            && open.test(hex * Direction.COUNT + d)) {
          reached.add(other);
          next.add(other);
        }
      }
    }
    return reached;
  }
}
