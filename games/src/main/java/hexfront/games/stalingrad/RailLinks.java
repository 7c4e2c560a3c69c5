package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
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

  /** The rail hexes, and by hex its number among them. */
  private final int[] hexes;

  private final int[] numbers;

  /** By number of a rail hex, those that its tracks lead to. */
  private final int[][] tracks;

  RailLinks(StalingradRules rules) {
    this.rules = rules;
    hexes = rules.terrain.rails.toArray();
    numbers = new int[rules.board().hexes()];
    tracks = new int[hexes.length][];
    for (int i = 0; i < hexes.length; i++) {
      numbers[hexes[i]] = i;
    }
    for (int i = 0; i < hexes.length; i++) {
      int track = rules.rails.track(hexes[i]);
      tracks[i] = new int[Integer.bitCount(track)];
      int n = 0;
      for (int d = 0; d < Direction.COUNT; d++) {
        if ((track & 1 << d) != 0) {
          tracks[i][n++] = numbers[rules.board().grid().neighbour(hexes[i], d)];
        }
      }
    }
  }

  /** Which Air HQs of a side have a link, at one version of a position: bits in their order. */
  static final class Served {
    private static final long UNKNOWN = -1;
    private long deployed = UNKNOWN;
    private long served;

    void forget() {
      deployed = UNKNOWN;
    }
  }

  /** Whether an Air HQ has a link of its own beside those of its side that are deployed. */
  @Case("CTS-23.7g")
  boolean serves(Position p, int hq) {
    Side side = rules.board().side(hq);
    int[] hqs = rules.roster.airHqs(side);
    Served found = StalingradScratch.of(p).supply.served(side).standing(p, Served::forget);
    long deployed = deployed(p, hqs);
    int at = 0;
    while (hqs[at] != hq) {
      at++;
    }
    if (deployed != found.deployed) {
      found.served = served(p, side, hqs, deployed);
      found.deployed = deployed;
    }
    return (found.served >>> at & 1) != 0;
  }

  /** The HQs on the map that show their non-mobile side, one bit each. */
  static long deployed(Position p, int[] hqs) {
    long deployed = 0;
    for (int i = 0; i < hqs.length; i++) {
      deployed |= p.onMap(hqs[i]) && p.is(hqs[i], Flag.DEPLOYED) ? 1L << i : 0;
    }
    return deployed;
  }

  /** Those that are deployed find their links first, the lower before the higher. */
  @Case("CTS-23.7g")
  private long served(Position p, Side side, int[] hqs, long deployed) {
    HexSet rails = rules.rails.connecting(p, side);
    Net net = null;
    long served = 0;
    for (int pass = 0; pass < 2; pass++) {
      for (int i = 0; i < hqs.length; i++) {
        boolean first = (deployed >>> i & 1) != 0;
        if (first == (pass == 0) && p.onMap(hqs[i]) && rails.has(p.hex(hqs[i]))) {
          net = net == null ? new Net(p, side, rails) : net;
          served |= net.finds(numbers[p.hex(hqs[i])], first) ? 1L << i : 0;
        }
      }
    }
    return served;
  }

  /** The links found so far: for each hex of one, the hex before it and the one after it. */
  private final class Net {
    private final Position p;
    private final Side side;
    private final HexSet rails;
    private final int[] before = new int[hexes.length];
    private final int[] after = new int[hexes.length];
    private final boolean[] used = new boolean[hexes.length];
    private final int[] from = new int[2 * hexes.length];
    private final int[] queue = new int[2 * hexes.length];

    Net(Position p, Side side, HexSet rails) {
      this.p = p;
      this.side = side;
      this.rails = rails;
      Arrays.fill(before, NONE);
      Arrays.fill(after, NONE);
    }

    /** Whether there is one more link; nodes are the near and the far side of each hex. */
    boolean finds(int start, boolean keeps) {
      Arrays.fill(from, NONE);
      int n = 1;
      queue[0] = 2 * start;
      from[2 * start] = EXIT;
      for (int i = 0; i < n; i++) {
        int node = queue[i];
        int at = node >> 1;
        if ((node & 1) == 0) {
          int next = !used[at] ? node + 1 : before[at] >= 0 ? 2 * before[at] + 1 : NONE;
          n = visit(next, node, n);
        } else {
          if (after[at] != EXIT && rules.edges.isFriendly(p, side, hexes[at])) {
            if (keeps) {
              keep(node);
            }
            return true;
          }
          if (used[at]) {
            n = visit(2 * at, node, n);
          }
          for (int to : tracks[at]) {
            if (rails.has(hexes[to]) && after[at] != to) {
              n = visit(2 * to, node, n);
            }
          }
        }
      }
      return false;
    }

    private int visit(int node, int by, int n) {
      if (node < 0 || from[node] != NONE) {
        return n;
      }
      from[node] = by;
      queue[n] = node;
      return n + 1;
    }

    private void keep(int end) {
      int n = 0;
      for (int node = end; node != EXIT; node = from[node]) {
        queue[n++] = node;
      }
      for (int i = n - 1; i > 0; i--) {
        turn(queue[i], queue[i - 1]);
      }
      after[end >> 1] = EXIT;
    }

    /** Goes along an edge, or takes back that a link went along it. */
    private void turn(int node, int next) {
      int at = node >> 1;
      int to = next >> 1;
      if (at == to) {
        used[at] = (next & 1) == 1;
      } else if ((node & 1) == 1) {
        after[at] = to;
        before[to] = at;
      } else {
        after[to] = after[to] == at ? NONE : after[to];
        before[at] = before[at] == to ? NONE : before[at];
      }
    }
  }
}
