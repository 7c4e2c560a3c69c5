package hexfront.engine.kernels;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * All ways a unit can fall back: the i-th hex of a path lies i hexes from where it stood. The game
 * ranks each step. Rulebooks state preferences (vacant hexes before occupied ones, no river before
 * a river) for one unit, so that only paths of the best rank are kept, or for several together.
 */
public final class Retreats {
  /** A step that no retreat may take. */
  public static final int CLOSED = -1;

  /**
   * Ranks a step; lower is better. {@code to} is {@link HexGrid#OFF} for a step off the map, which
   * ends the path.
   */
  @FunctionalInterface
  public interface Ranking {
    int rank(int from, int direction, int to);

    /**
     * The rank of a way whose steps so far have one rank and whose next step has another: no better
     * than either of them, and by default the worse.
     */
    default int together(int soFar, int step) {
      return Math.max(soFar, step);
    }
  }

  /** A path with its rank. */
  public record Way(int[] path, int rank) {
    /** The last hex, or {@link HexGrid#OFF}. */
    public int end() {
      return path[path.length - 1];
    }
  }

  private Retreats() {}

  /**
   * The paths of the best rank, each with the start first; a path off the map ends with {@link
   * HexGrid#OFF}.
   */
  public static List<int[]> paths(HexGrid grid, int start, int hexes, Ranking ranking) {
    Search search = new Search(grid, start, hexes, ranking, false);
    search.extend(1, 0);
    return search.found.stream().map(Way::path).toList();
  }

  /** All paths that no step closes, of every rank. */
  public static List<Way> ways(HexGrid grid, int start, int hexes, Ranking ranking) {
    Search search = new Search(grid, start, hexes, ranking, true);
    search.extend(1, 0);
    return search.found;
  }

  /** Whether there is any path that no step closes. */
  public static boolean any(HexGrid grid, int start, int hexes, Ranking ranking) {
    return any(grid, start, start, 1, hexes, ranking);
  }

  private static boolean any(
      HexGrid grid, int start, int from, int length, int hexes, Ranking ranking) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = grid.neighbour(from, d);
      if ((to == HexGrid.OFF || grid.distance(start, to) == length)
          && ranking.rank(from, d, to) != CLOSED
          && (to == HexGrid.OFF
              || length == hexes
              || any(grid, start, to, length + 1, hexes, ranking))) {
        return true;
      }
    }
    return false;
  }

  private static final class Search {
    private final HexGrid grid;
    private final int start;
    private final int hexes;
    private final Ranking ranking;
    private final boolean all;
    private final int[] path;
    private final List<Way> found = new ArrayList<>();
    private int bestRank = Integer.MAX_VALUE;

    Search(HexGrid grid, int start, int hexes, Ranking ranking, boolean all) {
      this.all = all;
      this.grid = grid;
      this.start = start;
      this.hexes = hexes;
      this.ranking = ranking;
      path = new int[hexes + 1];
      path[0] = start;
    }

    void extend(int length, int rank) {
      if (length > hexes) {
        keep(length, rank);
        return;
      }
      int from = path[length - 1];
      for (int d = 0; d < Direction.COUNT; d++) {
        int to = grid.neighbour(from, d);
        if (to != HexGrid.OFF && grid.distance(start, to) != length) {
          continue;
        }
        int step = ranking.rank(from, d, to);
        if (step == CLOSED) {
          continue;
        }
        int worst = ranking.together(rank, step);
        if (all || worst <= bestRank) {
          path[length] = to;
          if (to == HexGrid.OFF) {
            keep(length + 1, worst);
          } else {
            extend(length + 1, worst);
          }
        }
      }
    }

    private void keep(int length, int rank) {
      if (rank < bestRank) {
        bestRank = rank;
        if (!all) {
          found.clear();
        }
      }
      int[] whole = Arrays.copyOf(path, length);
      if (whole[length - 1] != HexGrid.OFF
          || found.stream().noneMatch(way -> Arrays.equals(way.path, whole))) {
        found.add(new Way(whole, rank));
      }
    }
  }
}
