package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Case 16.2: Lines of Supply, spread from their sources. A line keeps in mind whether it has
 * crossed a great river and whether it has entered a Marsh, each of which it may do once.
 */
final class SupplyLines {
  private static final int GERMAN = 8;
  private static final int OTHERS = 5;
  private static final int SHORT = 2;
  private static final int STATES = 4;
  private static final int NOWHERE = -1;
  private static final int SOURCE = -2;
  private static final int CROSSED = 1;
  private static final int MARSHY = 2;

  /** By state, the states that are at least as good: those with nothing that it has not. */
  private static final int[] BETTER = {0b0001, 0b0011, 0b0101, 0b1111};

  private final StalingradRules rules;
  private final int[] neighbours;
  private final HexSet marshes;

  /**
   * By step out of a hex, whether it crosses an unbridged great river or lake and enters a Marsh:
   * with no, the Major, and all rivers frozen.
   */
  private final byte[][] kinds;

  SupplyLines(StalingradRules rules) {
    this.rules = rules;
    HexGrid grid = rules.board().grid();
    neighbours = grid.neighbourTable();
    marshes = rules.board().map().hexesWith(Terrain.MARSH);
    kinds =
        new byte[][] {
          kinds(1), kinds(rules.tables.majorFrozen()), kinds(rules.tables.volgaFrozen())
        };
  }

  private byte[] kinds(int turn) {
    byte[] found = new byte[neighbours.length];
    for (int i = 0; i < found.length; i++) {
      if (neighbours[i] >= 0) {
        boolean wide = isWide(i / Direction.COUNT, i % Direction.COUNT, turn);
        found[i] = (byte) ((wide ? CROSSED : 0) | (marshes.has(neighbours[i]) ? MARSHY : 0));
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

  private byte[] kindsNow(Position p) {
    int turn = p.turn();
    return kinds[
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

  /** The hexes that one source reaches; not to be changed. */
  @Case({"CTS-16.2a", "CTS-16.2c", "CTS-16.2d"})
  HexSet reach(Position p, int source) {
    int hex = p.hex(source);
    Lines.Net net = rules.lines.of(p, rules.board().side(source));
    HexSet first = StalingradScratch.of(p).supply.room;
    first.clear();
    if (net.open().has(hex)) {
      first.add(hex);
    }
    return reach(p, net, hex, first, range(source));
  }

  /** The hexes that some sources of a side reach, and its Connecting Rail Hexes if given. */
  @Case({"CTS-16.2a", "CTS-16.2c", "CTS-16.2d"})
  void reach(Position p, Side side, int[] sources, @Nullable HexSet connecting, HexSet into) {
    into.clear();
    if (connecting != null) {
      int rails = rules.board().hexes() + side.ordinal();
      into.addAll(reach(p, rules.lines.of(p, side), rails, connecting, SHORT));
    }
    for (int source : sources) {
      into.addAll(reach(p, source));
    }
  }

  private HexSet reach(Position p, Lines.Net net, int beginning, HexSet first, int range) {
    byte[] steps = kindsNow(p);
    SupplyScratch scratch = StalingradScratch.of(p).supply;
    return scratch.known.reached(
        beginning, first, range, steps, net.ways(), () -> find(net, steps, first, range, scratch));
  }

  private KnownLines.Known find(
      Lines.Net net, byte[] steps, HexSet first, int range, SupplyScratch scratch) {
    HexSet into = new HexSet(neighbours.length / Direction.COUNT);
    Arrays.fill(scratch.met, (byte) 0);
    int n = 0;
    for (int hex : first.toArray()) {
      n = begin(net, hex, into, scratch, n, null);
    }
    int[] left = {};
    for (int far = 1; far <= range; far++) {
      left = into.toArray();
      n = step(net, steps, into, scratch, n, null);
    }
    return KnownLines.Known.of(first, range, steps, left, net.ways(), into);
  }

  /**
   * By hex and state, the hex and state from which a line comes to it, or one of these:
   *
   * <p>{@link #NOWHERE} where none does, {@link #SOURCE} where one begins.
   */
  int[] trace(Position p, Side side, int[] sources, HexSet connecting) {
    int[] from = new int[STATES * rules.board().hexes()];
    Arrays.fill(from, NOWHERE);
    Lines.Net net = rules.lines.of(p, side);
    byte[] steps = kindsNow(p);
    SupplyScratch scratch = StalingradScratch.of(p).supply;
    Arrays.fill(scratch.met, (byte) 0);
    HexSet into = new HexSet(rules.board().hexes());
    int n = 0;
    for (int left = GERMAN; left >= 0; left--) {
      for (int source : sources) {
        if (range(source) == left) {
          n = begin(net, p.hex(source), into, scratch, n, from);
        }
      }
      if (left == SHORT) {
        for (int hex : connecting.toArray()) {
          n = begin(net, hex, into, scratch, n, from);
        }
      }
      if (left > 0) {
        n = step(net, steps, into, scratch, n, from);
      }
    }
    return from;
  }

  /** The line from a hex back to its source, by what {@link #trace} found; empty if none. */
  static Hexes line(int[] from, int hex) {
    int state = hex * STATES;
    while (state < (hex + 1) * STATES && from[state] == NOWHERE) {
      state++;
    }
    if (state == (hex + 1) * STATES) {
      return Hexes.of();
    }
    IntStream.Builder line = IntStream.builder();
    for (int at = state; at >= 0; at = from[at]) {
      line.add(at / STATES);
    }
    return Hexes.of(line.build().toArray());
  }

  private static int begin(
      Lines.Net net, int hex, HexSet into, SupplyScratch scratch, int n, int @Nullable [] from) {
    if (!net.open().has(hex) || (scratch.met[hex] & 1) != 0) {
      return n;
    }
    scratch.met[hex] |= 1;
    into.add(hex);
    scratch.going[n] = hex << 2;
    if (from != null) {
      from[hex << 2] = SOURCE;
    }
    return n + 1;
  }

  private int step(
      Lines.Net net,
      byte[] steps,
      HexSet into,
      SupplyScratch scratch,
      int count,
      int @Nullable [] from) {
    int[] going = scratch.going;
    int[] next = scratch.next;
    byte[] met = scratch.met;
    byte[] ways = net.ways();
    long[] words = into.words();
    int n = 0;
    for (int i = 0; i < count; i++) {
      int hex = going[i] >> 2;
      int state = going[i] & 3;
      for (int left = ways[hex]; left != 0; left &= left - 1) {
        int at = hex * Direction.COUNT + Integer.numberOfTrailingZeros(left);
        int then = state | steps[at];
        int to = neighbours[at];
        if ((state & steps[at]) == 0 && (met[to] & BETTER[then]) == 0) {
          met[to] |= (byte) (1 << then);
          words[to >>> 6] |= 1L << to;
          next[n++] = to << 2 | then;
          if (from != null) {
            from[to << 2 | then] = going[i];
          }
        }
      }
    }
    scratch.next = going;
    scratch.going = next;
    return n;
  }
}
