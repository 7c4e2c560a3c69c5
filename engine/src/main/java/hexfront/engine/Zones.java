package hexfront.engine;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The zones of control of a position: for every side, purpose and hex how often one is exerted into
 * it, and the bonds between them. Kept up to date as stacks change: whoever changes one says so
 * before and after. Fixed zones are counted unit by unit, which asks nothing; others hex by hex.
 */
final class Zones {
  private static final byte[] NONE = new byte[0];
  private static final Side[] SIDES = Side.values();

  private final Board board;
  private final ZoneRule rule;
  private final int hexes;
  private final int[] neighbours;
  private final int purposes;
  private final int bonding;

  /** The purposes up to the last that has bonds; those behind it need no room for them. */
  private final int bonded;

  private final @Nullable FixedZones fixed;

  /** What the hexes around one exert. */
  private final long[] beside = new long[Direction.COUNT];

  /** How often a zone is exerted into each hex. */
  final byte[] counts;

  /**
   * The axes along which a straight bond lies over each hex: bit {@code d} for d and d + 3. For the
   * purposes up to the last that has bonds, from {@link #bondBase} on.
   */
  final byte[] over;

  /** The hexsides of each hex on which a bond lies; laid out like {@link #over}. */
  final byte[] across;

  Zones(Board board) {
    this.board = board;
    rule = board.zones();
    hexes = board.hexes();
    neighbours = board.grid().neighbourTable();
    purposes = board.purposes();
    bonding = rule.bonding();
    bonded = Integer.SIZE - Integer.numberOfLeadingZeros(bonding);
    fixed = rule instanceof FixedZones zones ? zones : null;
    counts = new byte[2 * purposes * hexes];
    over = bonding == 0 ? NONE : new byte[2 * bonded * hexes];
    across = bonding == 0 ? NONE : new byte[2 * bonded * hexes];
  }

  private Zones(Zones other) {
    board = other.board;
    rule = other.rule;
    hexes = other.hexes;
    neighbours = other.neighbours;
    purposes = other.purposes;
    bonding = other.bonding;
    bonded = other.bonded;
    fixed = other.fixed;
    counts = other.counts.clone();
    over = bonding == 0 ? NONE : other.over.clone();
    across = bonding == 0 ? NONE : other.across.clone();
  }

  Zones copy() {
    return new Zones(this);
  }

  void copyFrom(Zones other) {
    System.arraycopy(other.counts, 0, counts, 0, counts.length);
    if (bonding != 0) {
      System.arraycopy(other.over, 0, over, 0, over.length);
      System.arraycopy(other.across, 0, across, 0, across.length);
    }
  }

  int bytes() {
    return counts.length + over.length + across.length;
  }

  int base(int side, int purpose) {
    return (side * purposes + purpose) * hexes;
  }

  boolean hasBonds(int purpose) {
    return (bonding & 1 << purpose) != 0;
  }

  int bondBase(int side, int purpose) {
    return (side * bonded + purpose) * hexes;
  }

  int exerted(Position p, Side side, int purpose, int hex) {
    return (int) (exerted(p, side, hex) >>> (8 * purpose)) & ZoneRule.ALL_AROUND;
  }

  private long exerted(Position p, Side side, int hex) {
    return p.holds(side, hex) ? rule.exerted(p, hex, side) & board.around(hex) : 0;
  }

  /** A unit is about to come into a hex or to leave it. */
  void before(Position p, int unit, int hex) {
    if (fixed == null) {
      countAround(p, unit, hex, -1);
    }
  }

  /** A unit came into a hex (1) or left it (-1). */
  void after(Position p, int unit, int hex, int change) {
    if (fixed == null) {
      changed(p, unit, hex);
    } else {
      count(board.side(unit).ordinal(), hex, fixed.extent(hex), fixed.purposes(unit), change);
    }
  }

  /** Something about a unit of a hex changed. */
  void changed(Position p, int unit, int hex) {
    countAround(p, unit, hex, 1);
    if (bonding != 0) {
      bondsAround(p, board.side(unit), hex);
    }
  }

  /** Counts everything anew, unless nothing but units can matter. */
  void again(Position p) {
    if (fixed != null) {
      return;
    }
    Arrays.fill(counts, (byte) 0);
    Arrays.fill(over, (byte) 0);
    Arrays.fill(across, (byte) 0);
    for (Side side : Side.values()) {
      p.occupied(side).forEach(hex -> count(p, side, hex, 1));
      if (bonding != 0) {
        p.occupied(side).forEach(hex -> bondsFrom(p, side, hex));
      }
    }
  }

  /** Counts one unit of fixed zones; several in a hex are counted several times. */
  private void count(int side, int hex, int directions, int forPurposes, int change) {
    for (int purpose = 0; purpose < purposes; purpose++) {
      if ((forPurposes & (1 << purpose)) != 0) {
        count(base(side, purpose), hex, directions, change);
      }
    }
  }

  private void count(int base, int hex, int directions, int change) {
    for (int d = 0; d < Direction.COUNT; d++) {
      if ((directions & (1 << d)) != 0) {
        counts[base + neighbours[hex * Direction.COUNT + d]] += (byte) change;
      }
    }
  }

  private void countAround(Position p, int unit, int hex, int change) {
    for (int near : board.inSight(unit, hex)) {
      count(p, Side.AXIS, near, change);
      count(p, Side.SOVIET, near, change);
    }
  }

  private void count(Position p, Side side, int hex, int change) {
    long exerted = exerted(p, side, hex);
    for (int purpose = 0; exerted != 0 && purpose < purposes; purpose++) {
      int directions = (int) (exerted >>> (8 * purpose));
      count(base(side.ordinal(), purpose), hex, directions, change);
    }
  }

  // ---- bonds

  /** Asks again for all bonds to which the units of a side in a hex can matter. */
  private void bondsAround(Position p, Side changed, int hex) {
    for (Side side : SIDES) {
      for (int near : board.inSight(hex)) {
        if (side == changed || p.holds(side, near)) {
          bondsFrom(p, side, near);
        }
      }
      bondsBeside(p, side, hex);
    }
  }

  /** Asks again for all bonds that end in a hex; none does if it exerts nothing. */
  private void bondsFrom(Position p, Side side, int hex) {
    long here = exerted(p, side, hex);
    for (int d = 0; d < Direction.COUNT; d++) {
      int left = neighbour(hex, d);
      if (left >= 0) {
        long far = here == 0 ? 0 : onMap(p, side, neighbour(left, d));
        bondOver(p, side, left, d % 3, d < 3 ? far : here, d < 3 ? here : far);
        long aslant = here == 0 ? 0 : orEdge(p, side, neighbour(left, (d + 1) % Direction.COUNT));
        bondAcross(p, side, left, (d + 2) % Direction.COUNT, aslant, here);
      }
    }
  }

  /** Asks again for all bonds over a hex and on its hexsides. */
  private void bondsBeside(Position p, Side side, int hex) {
    for (int d = 0; d < Direction.COUNT; d++) {
      beside[d] = orEdge(p, side, neighbour(hex, d));
    }
    for (int d = 0; d < Direction.COUNT; d++) {
      long a = beside[(d + 5) % Direction.COUNT];
      bondAcross(p, side, hex, d, a, beside[(d + 1) % Direction.COUNT]);
      if (d < 3) {
        bondOver(p, side, hex, d, beside[d], beside[d + 3]);
      }
    }
  }

  private long onMap(Position p, Side side, int hex) {
    return hex < 0 ? 0 : exerted(p, side, hex);
  }

  /** The same for bonds on hexsides: what is off the map always exerts. */
  private long orEdge(Position p, Side side, int hex) {
    return hex < 0 ? -1 : exerted(p, side, hex);
  }

  /** A bond between the neighbours of a hex on an axis, by what these exert. */
  private void bondOver(Position p, Side side, int between, int axis, long fromA, long fromB) {
    long both = fromA >>> (axis + 3) & fromB >>> axis;
    int a = both == 0 ? HexGrid.OFF : neighbour(between, axis);
    int b = both == 0 ? HexGrid.OFF : neighbour(between, axis + 3);
    for (int purpose = 0; purpose < bonded; purpose++) {
      if (hasBonds(purpose)) {
        boolean bond =
            (both >>> (8 * purpose) & 1) != 0
                && a >= 0
                && b >= 0
                && rule.bondsOver(p, side, purpose, a, b, between);
        set(over, bondBase(side.ordinal(), purpose) + between, axis, bond);
      }
    }
  }

  /** A bond on a hexside between the two hexes at its ends, by what these exert. */
  private void bondAcross(Position p, Side side, int left, int d, long fromA, long fromB) {
    int right = neighbour(left, d);
    if (right < 0) {
      return;
    }
    int a = neighbour(left, (d + 5) % Direction.COUNT);
    int b = neighbour(left, (d + 1) % Direction.COUNT);
    long both = into(fromA, d + 2, d + 1) & into(fromB, d + 4, d + 5);
    for (int purpose = 0; purpose < bonded; purpose++) {
      if (hasBonds(purpose)) {
        boolean bond =
            (both >>> (8 * purpose) & 1) != 0
                && (a >= 0 || b >= 0)
                && rule.bondsAcross(
                    p, side, purpose, a >= 0 ? a : b, a >= 0 ? b : HexGrid.OFF, left, right);
        int base = bondBase(side.ordinal(), purpose);
        set(across, base + left, d, bond);
        set(across, base + right, Direction.opposite(d), bond);
      }
    }
  }

  /** Bit 0 of each purpose: whether a zone is exerted in both of two directions. */
  private static long into(long exerted, int d, int other) {
    return exerted >>> d % Direction.COUNT & exerted >>> other % Direction.COUNT;
  }

  private static void set(byte[] bits, int index, int bit, boolean on) {
    bits[index] = (byte) (on ? bits[index] | 1 << bit : bits[index] & ~(1 << bit));
  }

  private int neighbour(int hex, int d) {
    return neighbours[hex * Direction.COUNT + d];
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Zones z
        && Arrays.equals(counts, z.counts)
        && Arrays.equals(over, z.over)
        && Arrays.equals(across, z.across);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts);
  }
}
