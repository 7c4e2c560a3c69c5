package hexfront.engine;

import hexfront.engine.map.HexSet;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Where the units of a position are and were: the place of each, the chains of those that share a
 * hex, the hexes that each side holds, and where each came from. It is a base of the position
 * rather than a part of it, because nothing is asked as often.
 */
public abstract sealed class Whereabouts permits Position {
  private static final short NONE = -1;

  final Board board;
  final int hexes;
  private final short[] hexOf;
  private final short[] nextInHex;
  private final short[] startHex;
  private final short[] cameFrom;
  private final short[] firstInHex;
  private final HexSet[] occupied;

  /** All units waiting. */
  Whereabouts(Board board) {
    this.board = board;
    hexes = board.hexes();
    hexOf = new short[board.unitCount()];
    nextInHex = new short[board.unitCount()];
    startHex = new short[board.unitCount()];
    cameFrom = new short[board.unitCount()];
    firstInHex = new short[hexes];
    occupied = new HexSet[] {new HexSet(hexes), new HexSet(hexes)};
    Arrays.fill(hexOf, (short) Position.WAITING);
    Arrays.fill(nextInHex, NONE);
    Arrays.fill(startHex, NONE);
    Arrays.fill(cameFrom, NONE);
    Arrays.fill(firstInHex, NONE);
  }

  /** A copy. */
  Whereabouts(Whereabouts other) {
    board = other.board;
    hexes = other.hexes;
    hexOf = other.hexOf.clone();
    nextInHex = other.nextInHex.clone();
    startHex = other.startHex.clone();
    cameFrom = other.cameFrom.clone();
    firstInHex = other.firstInHex.clone();
    occupied = new HexSet[] {other.occupied[0].copy(), other.occupied[1].copy()};
  }

  final void copyPlaces(Whereabouts other) {
    System.arraycopy(other.hexOf, 0, hexOf, 0, hexOf.length);
    System.arraycopy(other.nextInHex, 0, nextInHex, 0, nextInHex.length);
    System.arraycopy(other.startHex, 0, startHex, 0, startHex.length);
    System.arraycopy(other.cameFrom, 0, cameFrom, 0, cameFrom.length);
    System.arraycopy(other.firstInHex, 0, firstInHex, 0, firstInHex.length);
    occupied[0].copyFrom(other.occupied[0]);
    occupied[1].copyFrom(other.occupied[1]);
  }

  /** How many bytes {@link #copyPlaces} copies. */
  final int placesBytes() {
    return 4 * Short.BYTES * hexOf.length
        + Short.BYTES * hexes
        + 2 * occupied[0].words().length * Long.BYTES;
  }

  final boolean samePlaces(Whereabouts other) {
    return board == other.board
        && Arrays.equals(hexOf, other.hexOf)
        && Arrays.equals(nextInHex, other.nextInHex)
        && Arrays.equals(startHex, other.startHex)
        && Arrays.equals(cameFrom, other.cameFrom)
        && Arrays.equals(firstInHex, other.firstInHex)
        && occupied[0].equals(other.occupied[0])
        && occupied[1].equals(other.occupied[1]);
  }

  /** The first of some units that was elsewhere in another position, or came another way. */
  final int movedUnit(Whereabouts before, int from, int to) {
    int unit = differs(Arrays.mismatch(hexOf, from, to, before.hexOf, from, to), from, to);
    unit = differs(Arrays.mismatch(startHex, from, unit, before.startHex, from, unit), from, unit);
    return differs(Arrays.mismatch(cameFrom, from, unit, before.cameFrom, from, unit), from, unit);
  }

  /** Where two stretches differ, as {@link Arrays#mismatch} found it; their end if nowhere. */
  static int differs(int mismatch, int from, int to) {
    return mismatch < 0 ? to : from + mismatch;
  }

  final int placesHash() {
    return Arrays.hashCode(hexOf);
  }

  // ---- who is where

  /** The hex of a unit; below 0 a box of the board, such as {@link Position#WAITING}. */
  public final int hex(int unit) {
    return hexOf[unit];
  }

  /** The name of the place where a unit is: the printed number of a hex, or the name of a box. */
  public final String place(int unit) {
    return board.placeName(hexOf[unit]);
  }

  /** The units at a place, of both sides, in rising order; for boxes above all. */
  public final int[] unitsAt(int place) {
    return IntStream.range(0, hexOf.length).filter(unit -> hexOf[unit] == place).toArray();
  }

  public final boolean onMap(int unit) {
    return hexOf[unit] >= 0;
  }

  public final boolean gone(int unit) {
    return hexOf[unit] == Position.GONE;
  }

  /** The first unit of a hex, of whichever side, or -1. */
  public final int first(int hex) {
    return firstInHex[hex];
  }

  /** The next unit in the same hex, of whichever side, or -1. */
  public final int next(int unit) {
    return nextInHex[unit];
  }

  /** The first unit of a side in a hex, or -1. */
  public final int first(int hex, Side side) {
    return skip(firstInHex[hex], side);
  }

  /** The next unit of a side in the same hex, or -1. */
  public final int next(int unit, Side side) {
    return skip(nextInHex[unit], side);
  }

  private int skip(int unit, Side side) {
    int at = unit;
    while (at >= 0 && board.side(at) != side) {
      at = nextInHex[at];
    }
    return at;
  }

  public final boolean isEmpty(int hex) {
    return firstInHex[hex] < 0;
  }

  /** Whether a unit of this side is in the hex. */
  public final boolean holds(Side side, int hex) {
    return occupied[side.ordinal()].has(hex);
  }

  /** The hexes that hold units of a side. For kernels, which must not change it. */
  public final HexSet occupied(Side side) {
    return occupied[side.ordinal()];
  }

  public final int stackSize(int hex) {
    int n = 0;
    for (int unit = firstInHex[hex]; unit >= 0; unit = nextInHex[unit]) {
      n++;
    }
    return n;
  }

  /** The units of a hex, in rising order. */
  public final int[] stack(int hex) {
    int[] stack = new int[stackSize(hex)];
    int n = 0;
    for (int unit = firstInHex[hex]; unit >= 0; unit = nextInHex[unit]) {
      stack[n++] = unit;
    }
    Arrays.sort(stack);
    return stack;
  }

  /** The hex in which the unit began the phase, or -1. */
  public final int startHex(int unit) {
    return startHex[unit];
  }

  public final void setStartHex(int unit, int hex) {
    startHex[unit] = (short) hex;
  }

  /** The hex from which the unit came to where it stands, or -1. */
  public final int cameFrom(int unit) {
    return cameFrom[unit];
  }

  public final void setCameFrom(int unit, int hex) {
    cameFrom[unit] = (short) hex;
  }

  /** Whether a unit stands on the map and occupies its hex. */
  final boolean isCounted(int unit) {
    return hexOf[unit] >= 0 && board.occupies(unit);
  }

  // ---- changing it

  /** Only says where a unit is; {@link #enter} and {@link #leave} do the rest. */
  final void setPlace(int unit, int place) {
    hexOf[unit] = (short) place;
  }

  /** A unit that occupies hexes is among those of one now. */
  final void enter(int unit, int hex) {
    insert(unit, hex);
    occupied[board.side(unit).ordinal()].add(hex);
  }

  final void leave(int unit, int hex) {
    unlink(unit, hex);
    Side side = board.side(unit);
    if (first(hex, side) < 0) {
      occupied[side.ordinal()].remove(hex);
    }
  }

  /**
   * Chains are kept in rising order of units, so that equal positions are equal to the bit however
   * they came about.
   */
  private void insert(int unit, int hex) {
    int after = NONE;
    int at = firstInHex[hex];
    while (at >= 0 && at < unit) {
      after = at;
      at = nextInHex[at];
    }
    nextInHex[unit] = (short) at;
    if (after < 0) {
      firstInHex[hex] = (short) unit;
    } else {
      nextInHex[after] = (short) unit;
    }
  }

  private void unlink(int unit, int hex) {
    int at = firstInHex[hex];
    if (at == unit) {
      firstInHex[hex] = nextInHex[unit];
    } else {
      while (nextInHex[at] != unit) {
        at = nextInHex[at];
      }
      nextInHex[at] = nextInHex[unit];
    }
    nextInHex[unit] = NONE;
  }
}
