package hexfront.engine.kernels;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import java.util.ArrayList;
import java.util.List;

/**
 * All ways a unit can fall back: the i-th hex of a path lies i hexes from where it stood. The game
 * ranks each step; only paths of the best rank that exists are kept, which is how rulebooks state
 * preferences (vacant hexes before occupied ones, no river before a river).
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
  }

  private Retreats() {}

  /**
   * The paths of the best rank, each with the start first; a path off the map ends with {@link
   * HexGrid#OFF}.
   */
  public static List<int[]> paths(HexGrid grid, int start, int hexes, Ranking ranking) {
    Search search = new Search(grid, start, hexes, ranking);
    search.extend(1, 0);
    return search.best;
  }

  private static final class Search {
    private final HexGrid grid;
    private final int start;
    private final int hexes;
    private final Ranking ranking;
    private final int[] path;
    private final List<int[]> best = new ArrayList<>();
    private int bestRank = Integer.MAX_VALUE;

    Search(HexGrid grid, int start, int hexes, Ranking ranking) {
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
        int worst = Math.max(rank, step);
        if (step != CLOSED && worst <= bestRank) {
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
        best.clear();
        bestRank = rank;
      }
      int[] found = java.util.Arrays.copyOf(path, length);
      if (found[length - 1] != HexGrid.OFF
          || best.stream().noneMatch(p -> java.util.Arrays.equals(p, found))) {
        best.add(found);
      }
    }
  }
}
