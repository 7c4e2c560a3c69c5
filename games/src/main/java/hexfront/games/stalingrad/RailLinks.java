package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.util.Arrays;

/**
 * Case 23.7: rail links from Air HQs to a friendly edge that share no hex. Each link is found as
 * one more way through the net, which may push earlier ones aside.
 */
final class RailLinks {
  private static final int NONE = -1;
  private static final int EXIT = -2;

  private final StalingradRules rules;
  private final HexGrid grid;

  RailLinks(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  /** Whether an Air HQ has a link of its own beside those of its side that are deployed. */
  @Case("CTS-23.7g")
  boolean serves(Position p, int hq) {
    Side side = rules.board().side(hq);
    HexSet net = rules.rails.connecting(p, side);
    if (!p.onMap(hq) || !net.has(p.hex(hq))) {
      return false;
    }
    Net links = new Net(p, side, net);
    for (int other : rules.roster.airHqs(side)) {
      boolean earlier = other < hq || !p.is(hq, Flag.DEPLOYED);
      if (other != hq
          && earlier
          && p.onMap(other)
          && p.is(other, Flag.DEPLOYED)
          && net.has(p.hex(other))) {
        links.add(p.hex(other));
      }
    }
    return links.add(p.hex(hq));
  }

  /** The links found so far: for each hex of one, the hex before it and the one after it. */
  private final class Net {
    private final Position p;
    private final Side side;
    private final HexSet rails;
    private final int[] before = new int[grid.size()];
    private final int[] after = new int[grid.size()];
    private final boolean[] used = new boolean[grid.size()];

    Net(Position p, Side side, HexSet rails) {
      this.p = p;
      this.side = side;
      this.rails = rails;
      Arrays.fill(before, NONE);
      Arrays.fill(after, NONE);
    }

    /** Adds a link from a hex; nodes are the near and the far side of each hex. */
    boolean add(int start) {
      int[] from = new int[2 * grid.size()];
      Arrays.fill(from, NONE);
      int[] queue = new int[2 * grid.size()];
      int n = 1;
      queue[0] = 2 * start;
      from[2 * start] = EXIT;
      for (int i = 0; i < n; i++) {
        int hex = queue[i] >> 1;
        if ((queue[i] & 1) == 0) {
          int next = !used[hex] ? queue[i] + 1 : before[hex] >= 0 ? 2 * before[hex] + 1 : NONE;
          n = visit(next, queue[i], from, queue, n);
        } else {
          if (after[hex] != EXIT && rules.edges.isFriendly(p, side, hex)) {
            trace(queue[i], from);
            return true;
          }
          if (used[hex]) {
            n = visit(2 * hex, queue[i], from, queue, n);
          }
          for (int d = 0; d < Direction.COUNT; d++) {
            int to = grid.neighbour(hex, d);
            if ((rules.rails.track(hex) & 1 << d) != 0 && rails.has(to) && after[hex] != to) {
              n = visit(2 * to, queue[i], from, queue, n);
            }
          }
        }
      }
      return false;
    }

    private static int visit(int node, int by, int[] from, int[] queue, int n) {
      if (node < 0 || from[node] != NONE) {
        return n;
      }
      from[node] = by;
      queue[n] = node;
      return n + 1;
    }

    private void trace(int end, int[] from) {
      int[] nodes = new int[from.length];
      int n = 0;
      for (int node = end; node != EXIT; node = from[node]) {
        nodes[n++] = node;
      }
      for (int i = n - 1; i > 0; i--) {
        turn(nodes[i], nodes[i - 1]);
      }
      after[end >> 1] = EXIT;
    }

    /** Goes along an edge, or takes back that a link went along it. */
    private void turn(int node, int next) {
      int hex = node >> 1;
      int to = next >> 1;
      if (hex == to) {
        used[hex] = (next & 1) == 1;
      } else if ((node & 1) == 1) {
        after[hex] = to;
        before[to] = hex;
      } else {
        after[to] = after[to] == hex ? NONE : after[to];
        before[hex] = before[hex] == to ? NONE : before[hex];
      }
    }
  }
}
