package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Case 16.2: Lines of Supply, spread from their sources. A line keeps in mind whether it has
 * crossed a great river and whether it has entered a Marsh, each of which it may do once.
 */
final class SupplyLines {
  private static final int GERMAN = 8;
  private static final int OTHERS = 5;
  private static final int SHORT = 2;
  private static final int CROSSED = 1;
  private static final int MARSHY = 2;

  /** By state, the states that are at least as good: those with nothing that it has not. */
  private static final int[] BETTER = {0b0001, 0b0011, 0b0101, 0b1111};

  private final StalingradRules rules;
  private final int[] neighbours;
  private final HexSet marshes;

  /** Unbridged great rivers and lakes by hex, one bit each: none, rivers, and all frozen. */
  private final byte[][] wide;

  SupplyLines(StalingradRules rules) {
    this.rules = rules;
    HexGrid grid = rules.board().grid();
    neighbours = grid.neighbourTable();
    marshes = rules.board().map().hexesWith(Terrain.MARSH);
    wide =
        new byte[][] {wide(1), wide(rules.tables.majorFrozen()), wide(rules.tables.volgaFrozen())};
  }

  private byte[] wide(int turn) {
    byte[] found = new byte[rules.board().hexes()];
    for (int hex = 0; hex < found.length; hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        if (neighbours[hex * Direction.COUNT + d] >= 0 && isWide(hex, d, turn)) {
          found[hex] |= (byte) (1 << d);
        }
      }
    }
    return found;
  }

  @Case({"CTS-16.2c", "CTS-26.0a", "CTS-26.0b"})
  private boolean isWide(int hex, int d, int turn) {
    int rivers = rules.terrain.river(hex, d, turn) & (Terrain.MAJOR_RIVER | Terrain.VOLGA);
    boolean lake = (rules.terrain.hexside(hex, d) & Terrain.LAKE) != 0;
    return (rivers != 0 || lake) && !rules.terrain.isBridged(hex, d);
  }

  private byte[] wideNow(Position p) {
    int turn = p.turn();
    return wide[
        turn >= rules.tables.volgaFrozen() ? 2 : turn >= rules.tables.majorFrozen() ? 1 : 0];
  }

  /** How long a Line of Supply from an Army HQ or a depot may be. */
  @Case("CTS-16.2a")
  int range(int source) {
    if (!rules.roster.isArmyHq(source)) {
      return SHORT;
    }
    return rules.roster.isGerman(source) ? GERMAN : OTHERS;
  }

  /** The hexes that one source reaches. */
  void reach(Position p, int source, HexSet into) {
    reach(p, rules.board().side(source), new int[] {source}, null, into);
  }

  /** The hexes that some sources of a side reach, and its Connecting Rail Hexes if given. */
  @Case({"CTS-16.2a", "CTS-16.2c", "CTS-16.2d"})
  void reach(Position p, Side side, int[] sources, @Nullable HexSet connecting, HexSet into) {
    Lines.Net net = rules.lines.of(p, side);
    byte[] rivers = wideNow(p);
    SupplyScratch scratch = StalingradScratch.of(p).supply;
    Arrays.fill(scratch.met, (byte) 0);
    into.clear();
    int n = 0;
    for (int left = GERMAN; left >= 0; left--) {
      for (int source : sources) {
        if (range(source) == left) {
          n = begin(net, p.hex(source), into, scratch, n);
        }
      }
      if (left == SHORT && connecting != null) {
        long[] words = connecting.words();
        for (int i = 0; i < words.length; i++) {
          for (long word = words[i]; word != 0; word &= word - 1) {
            n = begin(net, (i << 6) + Long.numberOfTrailingZeros(word), into, scratch, n);
          }
        }
      }
      if (left > 0) {
        n = step(net, rivers, into, scratch, n);
      }
    }
  }

  private static int begin(Lines.Net net, int hex, HexSet into, SupplyScratch scratch, int n) {
    if (!net.open().has(hex) || (scratch.met[hex] & 1) != 0) {
      return n;
    }
    scratch.met[hex] |= 1;
    into.add(hex);
    scratch.going[n] = hex << 2;
    return n + 1;
  }

  private int step(Lines.Net net, byte[] rivers, HexSet into, SupplyScratch scratch, int count) {
    int[] next = scratch.next;
    byte[] met = scratch.met;
    HexSet open = net.open();
    int n = 0;
    for (int i = 0; i < count; i++) {
      int hex = scratch.going[i] >> 2;
      int state = scratch.going[i] & 3;
      int shut = net.blocked()[hex];
      for (int d = 0; d < Direction.COUNT; d++) {
        if ((shut & 1 << d) == 0) {
          int to = neighbours[hex * Direction.COUNT + d];
          int then = open.has(to) ? cross(state, rivers[hex] >> d & 1, to) : -1;
          if (then >= 0 && (met[to] & BETTER[then]) == 0) {
            met[to] |= (byte) (1 << then);
            into.add(to);
            next[n++] = to << 2 | then;
          }
        }
      }
    }
    scratch.next = scratch.going;
    scratch.going = next;
    return n;
  }

  /** The state of a line that enters a hex, over a great river or not; -1 if it may not. */
  private int cross(int state, int river, int to) {
    int then = state;
    if (river != 0) {
      if ((state & CROSSED) != 0) {
        return -1;
      }
      then |= CROSSED;
    }
    if (marshes.has(to)) {
      if ((state & MARSHY) != 0) {
        return -1;
      }
      then |= MARSHY;
    }
    return then;
  }
}
