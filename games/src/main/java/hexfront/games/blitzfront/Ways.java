package hexfront.games.blitzfront;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Range;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Units;
import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * All hexes a unit can get to. On foot it matters how many road hexes lie behind a unit, and
 * whoever came by a special move of one hex goes no farther, so a hex is looked at once for each
 * number of road hexes, at rest and on the way. The buffers are reused.
 */
final class Ways implements Range {
  private static final int LAYERS = 6;
  private static final int UNREACHED = Integer.MAX_VALUE;

  private final HexGrid grid;
  private final March march;
  private final int[] cost;
  private final int[] from;
  private final int[] queue;
  private final boolean[] queued;
  private final int[] best;

  /** The hexes that were come to, at rest or on the way. */
  private final HexSet touched;

  private final int[] hexes;
  private int head;
  private int tail;
  private int start;
  private int size;

  Ways(BlitzfrontRules rules, Position p) {
    grid = rules.board().grid();
    march = new March(rules, p);
    int states = grid.size() * LAYERS;
    cost = new int[states];
    from = new int[states];
    queue = new int[states + 1];
    queued = new boolean[states];
    best = new int[grid.size()];
    touched = new HexSet(grid.size());
    hexes = new int[grid.size()];
  }

  /** Where a unit can get to, together with others that stand with it. */
  Ways of(Position p, int unit, Units with, Step step) {
    march.begin(p, unit, with, step);
    spread(unit);
    collect(hex -> true);
    return this;
  }

  /**
   * The same as commanders look at it: without those beside enemies that take the bonus, for
   * whoever used it cannot attack.
   */
  Ways toAttack(Position p, int unit, Step step) {
    Side enemy = p.board().side(unit).enemy();
    march.begin(p, unit, Units.NONE, step);
    spread(unit);
    collect(hex -> !needsBonus(hex) || !isBeside(p, enemy, hex));
    return this;
  }

  private boolean isBeside(Position p, Side enemy, int hex) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = grid.neighbour(hex, d);
      if (to != HexGrid.OFF && p.holds(enemy, to)) {
        return true;
      }
    }
    return false;
  }

  /** Spreads from where the march has begun. */
  private void spread(int unit) {
    Arrays.fill(cost, UNREACHED);
    touched.clear();
    start = march.at;
    head = 0;
    tail = 0;
    int state = state(start, march.roads, march.stopped);
    cost[state] = march.spent;
    from[state] = -1;
    touched.add(start);
    push(state);
    boolean leaves = march.exposed || march.first && march.leavesCostly(start, unit);
    while (head != tail) {
      int next = queue[head];
      head = (head + 1) % queue.length;
      queued[next] = false;
      if (next % 2 == 0) {
        extend(next, leaves);
      }
    }
  }

  private static int state(int hex, int roads, boolean halted) {
    return hex * LAYERS + 2 * roads + (halted ? 1 : 0);
  }

  private static int roads(int state) {
    return state % LAYERS / 2;
  }

  private void push(int state) {
    if (!queued[state]) {
      queued[state] = true;
      queue[tail] = state;
      tail = (tail + 1) % queue.length;
    }
  }

  private void extend(int state, boolean exposed) {
    int hex = state / LAYERS;
    boolean begins = march.first && hex == start;
    for (int d = 0; d < Direction.COUNT; d++) {
      int step = march.cost(hex, d);
      if (step < 0) {
        continue;
      }
      int to = grid.neighbour(hex, d);
      int total = cost[state] + step;
      int roads = march.roadsAfter(hex, d, roads(state));
      int moving = state(to, roads, false);
      if ((total < cost[moving] || total < cost[moving + 1])
          && march.over(total, roads, exposed || march.entersCostly(to)) == null
          && march.bar(hex, d, begins, false) == null) {
        int there = moving + (march.inZone(to) || march.needsFriend(hex, d) ? 1 : 0);
        if (total < cost[there]) {
          cost[there] = total;
          from[there] = state;
          touched.add(to);
          push(there);
        }
      }
    }
  }

  /** Keeps the best way to each hex, the start first and then by what they cost. */
  private void collect(IntPredicate which) {
    size = 0;
    hexes[size++] = start;
    Arrays.fill(best, -1);
    long[] words = touched.words();
    for (int w = 0; w < words.length; w++) {
      for (long word = words[w]; word != 0; word &= word - 1) {
        int hex = (w << 6) + Long.numberOfTrailingZeros(word);
        best[hex] = best(hex);
        if (hex != start) {
          if (which.test(hex)) {
            insert(hex);
          } else {
            best[hex] = -1;
          }
        }
      }
    }
  }

  private void insert(int hex) {
    int at = size++;
    while (at > 1 && cost(hexes[at - 1]) > cost(hex)) {
      hexes[at] = hexes[at - 1];
      at--;
    }
    hexes[at] = hex;
  }

  /** Without the bonus if that can be, then the cheapest; -1 for a hex out of reach. */
  private int best(int hex) {
    int found = -1;
    for (int state = hex * LAYERS; state < (hex + 1) * LAYERS; state++) {
      if (cost[state] != UNREACHED && (found < 0 || isBetter(state, found))) {
        found = state;
      }
    }
    return found;
  }

  private boolean isBetter(int state, int than) {
    boolean bonus = takesBonus(state);
    return bonus == takesBonus(than) ? cost[state] < cost[than] : !bonus;
  }

  private boolean takesBonus(int state) {
    return march.needsBonus(cost[state], roads(state));
  }

  boolean needsBonus(int hex) {
    return takesBonus(best[hex]);
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public int hex(int i) {
    return hexes[i];
  }

  @Override
  public boolean reaches(int hex) {
    return best[hex] >= 0;
  }

  /** What a way costs in half factors, with what was spent before. */
  @Override
  public int cost(int hex) {
    return cost[best[hex]];
  }

  @Override
  public int[] path(int hex) {
    int length = 0;
    for (int at = best[hex]; at >= 0; at = from[at]) {
      length++;
    }
    int[] path = new int[length];
    for (int at = best[hex]; at >= 0; at = from[at]) {
      path[--length] = at / LAYERS;
    }
    return path;
  }
}
