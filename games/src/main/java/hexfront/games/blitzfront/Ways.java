package hexfront.games.blitzfront;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import java.util.Arrays;

/**
 * All hexes a unit can get to. On foot it matters how many road hexes lie behind a unit, so a hex
 * is looked at once for each number of them. The buffers are reused.
 */
final class Ways {
  private static final int ROADS = 3;
  private static final int UNREACHED = Integer.MAX_VALUE;

  private final HexGrid grid;
  private final int[] cost;
  private final int[] from;
  private final boolean[] halted;
  private final int[] queue;
  private final boolean[] queued;
  private int head;
  private int tail;
  private int start;
  private final March march;

  Ways(HexGrid grid, March march) {
    this.grid = grid;
    this.march = march;
    int states = grid.size() * ROADS;
    cost = new int[states];
    from = new int[states];
    halted = new boolean[states];
    queue = new int[states + 1];
    queued = new boolean[states];
  }

  /** Spreads from where the march has begun. */
  void spread(int unit) {
    Arrays.fill(cost, UNREACHED);
    start = march.at;
    head = 0;
    tail = 0;
    int state = start * ROADS + march.roads;
    cost[state] = march.spent;
    from[state] = -1;
    halted[state] = march.stopped;
    push(state);
    boolean leaves = march.exposed || march.first && march.leavesCostly(start, unit);
    while (head != tail) {
      int next = queue[head];
      head = (head + 1) % queue.length;
      queued[next] = false;
      if (!halted[next]) {
        extend(next, leaves);
      }
    }
  }

  private void push(int state) {
    if (!queued[state]) {
      queued[state] = true;
      queue[tail] = state;
      tail = (tail + 1) % queue.length;
    }
  }

  private void extend(int state, boolean exposed) {
    int hex = state / ROADS;
    boolean begins = march.first && hex == start;
    for (int d = 0; d < Direction.COUNT; d++) {
      if (march.bar(hex, d, begins, false) == null) {
        int to = grid.neighbour(hex, d);
        int total = cost[state] + march.cost(hex, d);
        int roads = march.roadsAfter(hex, d, state % ROADS);
        int there = to * ROADS + roads;
        if (total < cost[there]
            && march.over(total, roads, exposed || march.entersCostly(to)) == null) {
          cost[there] = total;
          from[there] = state;
          halted[there] = march.inZone(to) || march.needsFriend(hex, d);
          push(there);
        }
      }
    }
  }

  /** The best way to a hex: without the bonus if that can be, then the cheapest; or -1. */
  int best(int hex) {
    int best = -1;
    for (int state = hex * ROADS; state < (hex + 1) * ROADS; state++) {
      if (cost[state] != UNREACHED && (best < 0 || isBetter(state, best))) {
        best = state;
      }
    }
    return best;
  }

  private boolean isBetter(int state, int than) {
    boolean bonus = needsBonus(state);
    return bonus == needsBonus(than) ? cost[state] < cost[than] : !bonus;
  }

  boolean needsBonus(int state) {
    return march.needsBonus(cost[state], state % ROADS);
  }

  /** What a way costs in half factors, with what was spent before. */
  int cost(int state) {
    return cost[state];
  }

  int[] path(int state) {
    int length = 0;
    for (int at = state; at >= 0; at = from[at]) {
      length++;
    }
    int[] path = new int[length];
    for (int at = state; at >= 0; at = from[at]) {
      path[--length] = at / ROADS;
    }
    return path;
  }
}
