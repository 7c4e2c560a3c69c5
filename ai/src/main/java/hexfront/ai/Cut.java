package hexfront.ai;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import java.util.Arrays;

/**
 * Which hexes to close so that what is cut off from a side's sources of supply is worth most for
 * what closing them costs: a least cut between the sources and the prizes, by the greatest flow.
 */
final class Cut {
  /** The cost of a hex that cannot be closed. */
  static final double NEVER = 1e6;

  private static final double LEAST = 1e-6;

  private final Survey survey;
  private final int hexes;

  /** By hex: what it costs to close it; nothing if it is closed. */
  final double[] cost;

  /** By hex: what it is worth to cut it off. */
  final double[] prize;

  private final double[] through;
  private final double[] taken;
  private final double[] across;
  private final boolean[] open;
  private final int[] cameFrom;
  private final int[] queue;

  Cut(Survey survey) {
    this.survey = survey;
    hexes = survey.grid.size();
    cost = new double[hexes];
    prize = new double[hexes];
    through = new double[hexes];
    taken = new double[hexes];
    across = new double[hexes * Direction.COUNT];
    open = new boolean[hexes * Direction.COUNT];
    cameFrom = new int[2 * hexes];
    queue = new int[2 * hexes];
  }

  /** Finds the cut for a side's supply. */
  void find(Position p, Side side) {
    Arrays.fill(through, 0);
    Arrays.fill(taken, 0);
    Arrays.fill(across, 0);
    for (int hex = 0; hex < hexes; hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = survey.grid.neighbour(hex, d);
        open[hex * Direction.COUNT + d] = next != HexGrid.OFF && survey.staff.passes(p, hex, next);
      }
    }
    for (int end = search(p, side); end >= 0; end = search(p, side)) {
      push(end);
    }
  }

  /** Whether a hex is one of those to be closed, or is closed and bounds what is cut off. */
  boolean isIn(int hex) {
    return cameFrom[hex] != -2 && cameFrom[hexes + hex] == -2;
  }

  /** What is cut off. */
  double held() {
    double sum = 0;
    for (int hex = 0; hex < hexes; hex++) {
      sum += cameFrom[hex] == -2 ? prize[hex] : 0;
    }
    return sum;
  }

  /** A hex with a prize that more can flow to, or -1. A hex is two nodes: into it and out of it. */
  private int search(Position p, Side side) {
    Arrays.fill(cameFrom, -2);
    int end = 0;
    long[] words = survey.staff.sources(p, side).words();
    for (int w = 0; w < words.length; w++) {
      for (long word = words[w]; word != 0; word &= word - 1) {
        int hex = (w << 6) + Long.numberOfTrailingZeros(word);
        cameFrom[hex] = -1;
        queue[end++] = hex;
      }
    }
    for (int i = 0; i < end; i++) {
      int node = queue[i];
      if (node < hexes) {
        if (prize[node] - taken[node] > LEAST) {
          return node;
        }
        if (cost[node] - through[node] > LEAST && cameFrom[hexes + node] == -2) {
          cameFrom[hexes + node] = node;
          queue[end++] = hexes + node;
        }
        for (int d = 0; d < Direction.COUNT; d++) {
          int next = survey.grid.neighbour(node, d);
          if (next != HexGrid.OFF
              && across[next * Direction.COUNT + Direction.opposite(d)] > LEAST
              && cameFrom[hexes + next] == -2) {
            cameFrom[hexes + next] = node;
            queue[end++] = hexes + next;
          }
        }
      } else {
        int hex = node - hexes;
        if (through[hex] > LEAST && cameFrom[hex] == -2) {
          cameFrom[hex] = node;
          queue[end++] = hex;
        }
        for (int d = 0; d < Direction.COUNT; d++) {
          if (open[hex * Direction.COUNT + d]) {
            int next = survey.grid.neighbour(hex, d);
            if (cameFrom[next] == -2) {
              cameFrom[next] = node;
              queue[end++] = next;
            }
          }
        }
      }
    }
    return -1;
  }

  private void push(int end) {
    double most = prize[end] - taken[end];
    for (int node = end; cameFrom[node] >= 0; node = cameFrom[node]) {
      most = Math.min(most, left(cameFrom[node], node));
    }
    taken[end] += most;
    for (int node = end; cameFrom[node] >= 0; node = cameFrom[node]) {
      add(cameFrom[node], node, most);
    }
  }

  private double left(int from, int to) {
    if (from < hexes) {
      return to == hexes + from ? cost[from] - through[from] : across[arc(to - hexes, from)];
    }
    return to == from - hexes ? through[to] : Double.MAX_VALUE;
  }

  private void add(int from, int to, double flow) {
    if (from < hexes) {
      if (to == hexes + from) {
        through[from] += flow;
      } else {
        across[arc(to - hexes, from)] -= flow;
      }
    } else if (to == from - hexes) {
      through[to] -= flow;
    } else {
      across[arc(from - hexes, to)] += flow;
    }
  }

  private int arc(int from, int to) {
    return from * Direction.COUNT + survey.grid.direction(from, to);
  }
}
