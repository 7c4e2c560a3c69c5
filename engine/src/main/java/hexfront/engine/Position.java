package hexfront.engine;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Everything that can change: where units stand, steps lost, flags, turn, phase, control. Compact
 * and mutable, with a cheap copy, because commanders look ahead by copying it. Only rules write to
 * it; the journal keeps its history.
 *
 * <p>Units of a hex form a chain ({@link #first}, {@link #next}). Zones of control are counted per
 * hex as units come and go, so asking for one is a single read.
 */
public final class Position {
  /** Not on the map: waiting to enter, in a pool or box. */
  public static final int WAITING = -1;

  /** Eliminated or otherwise out of the game. */
  public static final int GONE = -2;

  private static final short NONE = -1;

  private final Board board;
  private final int hexes;
  private final int[] neighbours;

  private final short[] hexOf;
  private final short[] nextInHex;
  private final short[] startHex;
  private final short[] cameFrom;
  private final byte[] lost;
  private final byte[] spent;
  private final int[] flags;
  private final short[] firstInHex;
  private final byte[] zones;
  private final byte[] control;
  private final int[] values;

  private int turn = 1;
  private Side phasing = Side.AXIS;
  private Stage stage;

  private int version;
  private @Nullable Object scratch;

  /**
   * An empty position: all units waiting. {@code values} is the number of whole numbers the game
   * keeps of its own.
   */
  public Position(Board board, int values, Stage stage) {
    this.board = board;
    this.stage = stage;
    hexes = board.hexes();
    neighbours = board.grid().neighbourTable();
    int units = board.unitCount();
    hexOf = new short[units];
    nextInHex = new short[units];
    startHex = new short[units];
    cameFrom = new short[units];
    lost = new byte[units];
    spent = new byte[units];
    flags = new int[units];
    firstInHex = new short[hexes];
    zones = new byte[2 * Board.LAYERS * hexes];
    control = new byte[hexes];
    this.values = new int[values];
    Arrays.fill(hexOf, (short) WAITING);
    Arrays.fill(nextInHex, NONE);
    Arrays.fill(startHex, NONE);
    Arrays.fill(cameFrom, NONE);
    Arrays.fill(firstInHex, NONE);
  }

  /** A new position equal to this one and independent of it. */
  public Position copy() {
    Position copy = new Position(board, values.length, stage);
    copy.copyFrom(this);
    return copy;
  }

  /** Makes this position equal to another of the same board, allocating nothing. */
  public void copyFrom(Position other) {
    System.arraycopy(other.hexOf, 0, hexOf, 0, hexOf.length);
    System.arraycopy(other.nextInHex, 0, nextInHex, 0, nextInHex.length);
    System.arraycopy(other.startHex, 0, startHex, 0, startHex.length);
    System.arraycopy(other.cameFrom, 0, cameFrom, 0, cameFrom.length);
    System.arraycopy(other.lost, 0, lost, 0, lost.length);
    System.arraycopy(other.spent, 0, spent, 0, spent.length);
    System.arraycopy(other.flags, 0, flags, 0, flags.length);
    System.arraycopy(other.firstInHex, 0, firstInHex, 0, firstInHex.length);
    System.arraycopy(other.zones, 0, zones, 0, zones.length);
    System.arraycopy(other.control, 0, control, 0, control.length);
    System.arraycopy(other.values, 0, values, 0, values.length);
    turn = other.turn;
    phasing = other.phasing;
    stage = other.stage;
    version++;
  }

  /** How many bytes {@link #copyFrom} copies. */
  public int bytes() {
    int units = hexOf.length;
    return units * (4 * Short.BYTES + 2 + Integer.BYTES)
        + hexes * (Short.BYTES + 2 * Board.LAYERS + 1)
        + values.length * Integer.BYTES;
  }

  public Board board() {
    return board;
  }

  // ---- where units stand

  /** The hex of a unit, {@link #WAITING} or {@link #GONE}. */
  public int hex(int unit) {
    return hexOf[unit];
  }

  public boolean onMap(int unit) {
    return hexOf[unit] >= 0;
  }

  public boolean gone(int unit) {
    return hexOf[unit] == GONE;
  }

  /** The first unit of a hex, or -1. */
  public int first(int hex) {
    return firstInHex[hex];
  }

  /** The next unit in the same hex, or -1. */
  public int next(int unit) {
    return nextInHex[unit];
  }

  public boolean isEmpty(int hex) {
    return firstInHex[hex] < 0;
  }

  /** Whether a unit of this side is in the hex. A hex never holds units of both. */
  public boolean holds(Side side, int hex) {
    int unit = firstInHex[hex];
    return unit >= 0 && board.side(unit) == side;
  }

  public int stackSize(int hex) {
    int n = 0;
    for (int unit = firstInHex[hex]; unit >= 0; unit = nextInHex[unit]) {
      n++;
    }
    return n;
  }

  /** The units of a hex, in rising order. */
  public int[] stack(int hex) {
    int[] stack = new int[stackSize(hex)];
    int n = 0;
    for (int unit = firstInHex[hex]; unit >= 0; unit = nextInHex[unit]) {
      stack[n++] = unit;
    }
    Arrays.sort(stack);
    return stack;
  }

  /** Puts a unit on a hex, from wherever it was. */
  public void place(int unit, int hex) {
    leave(unit);
    hexOf[unit] = (short) hex;
    if (board.occupies(unit)) {
      insert(unit, hex);
      zone(unit, hex, 1);
    }
    version++;
  }

  /** Takes a unit off the map, to wait or for good. */
  public void takeOff(int unit, int where) {
    if (where >= 0) {
      throw new IllegalArgumentException("not a place off the map: " + where);
    }
    leave(unit);
    hexOf[unit] = (short) where;
    version++;
  }

  private void leave(int unit) {
    int hex = hexOf[unit];
    if (hex >= 0 && board.occupies(unit)) {
      unlink(unit, hex);
      zone(unit, hex, -1);
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

  private void zone(int unit, int hex, int change) {
    int layers = board.zoneLayers(unit);
    int reach = board.zoneSides(hex);
    int side = board.side(unit).ordinal();
    for (int layer = 0; layer < Board.LAYERS; layer++) {
      if ((layers & (1 << layer)) != 0) {
        int base = (side * Board.LAYERS + layer) * hexes;
        for (int d = 0; d < Direction.COUNT; d++) {
          if ((reach & (1 << d)) != 0) {
            zones[base + neighbours[hex * Direction.COUNT + d]] += (byte) change;
          }
        }
      }
    }
  }

  /** Whether the hex is in a zone of control of this side. */
  public boolean inZone(Side side, int layer, int hex) {
    return zones[(side.ordinal() * Board.LAYERS + layer) * hexes + hex] != 0;
  }

  /**
   * The zone counters; those of a side and layer begin at {@link #zoneBase}. For kernels, which
   * must not change them.
   */
  public byte[] zoneCounts() {
    return zones;
  }

  public int zoneBase(Side side, int layer) {
    return (side.ordinal() * Board.LAYERS + layer) * hexes;
  }

  // ---- what a unit carries

  public int lost(int unit) {
    return lost[unit];
  }

  public void setLost(int unit, int steps) {
    lost[unit] = (byte) steps;
    version++;
  }

  public int stepsLeft(int unit) {
    return board.steps(unit) - lost[unit];
  }

  /** The step a unit is on. */
  public Unit.Step step(int unit) {
    return board.unit(unit).steps().get(lost[unit]);
  }

  /** Movement spent in this phase, in half points. */
  public int spent(int unit) {
    return spent[unit];
  }

  public void setSpent(int unit, int halfPoints) {
    spent[unit] = (byte) halfPoints;
  }

  /** The hex in which the unit began the phase, or -1. */
  public int startHex(int unit) {
    return startHex[unit];
  }

  public void setStartHex(int unit, int hex) {
    startHex[unit] = (short) hex;
  }

  /** The hex from which the unit came to where it stands, or -1. */
  public int cameFrom(int unit) {
    return cameFrom[unit];
  }

  public void setCameFrom(int unit, int hex) {
    cameFrom[unit] = (short) hex;
  }

  public boolean is(int unit, int flag) {
    return (flags[unit] & flag) != 0;
  }

  public void mark(int unit, int flag) {
    flags[unit] |= flag;
  }

  public void unmark(int unit, int flag) {
    flags[unit] &= ~flag;
  }

  public void mark(int unit, int flag, boolean on) {
    if (on) {
      mark(unit, flag);
    } else {
      unmark(unit, flag);
    }
  }

  public int flags(int unit) {
    return flags[unit];
  }

  /** Takes these flags from all units. */
  public void unmarkAll(int mask) {
    for (int i = 0; i < flags.length; i++) {
      flags[i] &= ~mask;
    }
  }

  // ---- the table

  public int turn() {
    return turn;
  }

  public void setTurn(int newTurn) {
    turn = newTurn;
    version++;
  }

  /** The side whose player-turn it is. */
  public Side phasing() {
    return phasing;
  }

  public void setPhasing(Side side) {
    phasing = side;
    version++;
  }

  public Stage stage() {
    return stage;
  }

  public void setStage(Stage newStage) {
    stage = newStage;
  }

  /** Who controls a hex, or null while nobody does. */
  public @Nullable Side control(int hex) {
    return control[hex] == 0 ? null : Side.at(control[hex] - 1);
  }

  public boolean controls(Side side, int hex) {
    return control[hex] == side.ordinal() + 1;
  }

  public void setControl(int hex, @Nullable Side side) {
    byte now = side == null ? 0 : (byte) (side.ordinal() + 1);
    if (control[hex] != now) {
      control[hex] = now;
      version++;
    }
  }

  /** One of the whole numbers a game keeps for itself. */
  public int value(int index) {
    return values[index];
  }

  public void setValue(int index, int value) {
    values[index] = value;
    version++;
  }

  // ---- for those who compute

  /**
   * Grows with every change that can matter to zones, supply or strength; what was computed at one
   * version holds at it.
   */
  public int version() {
    return version;
  }

  /**
   * Working memory that a rulebook keeps with a position; it is no part of the position and is not
   * copied.
   */
  public @Nullable Object scratch() {
    return scratch;
  }

  public void setScratch(Object newScratch) {
    scratch = newScratch;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Position p
        && board == p.board
        && turn == p.turn
        && phasing == p.phasing
        && stage.equals(p.stage)
        && Arrays.equals(hexOf, p.hexOf)
        && Arrays.equals(nextInHex, p.nextInHex)
        && Arrays.equals(startHex, p.startHex)
        && Arrays.equals(cameFrom, p.cameFrom)
        && Arrays.equals(lost, p.lost)
        && Arrays.equals(spent, p.spent)
        && Arrays.equals(flags, p.flags)
        && Arrays.equals(firstInHex, p.firstInHex)
        && Arrays.equals(zones, p.zones)
        && Arrays.equals(control, p.control)
        && Arrays.equals(values, p.values);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(hexOf) + Arrays.hashCode(lost) + turn;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("turn " + turn + ", " + phasing.word() + ", " + stage);
    HexGrid grid = board.grid();
    for (int hex = 0; hex < hexes; hex++) {
      for (int unit = firstInHex[hex]; unit >= 0; unit = nextInHex[unit]) {
        text.append("\n  ").append(grid.number(hex)).append(' ').append(board.unit(unit).id());
      }
    }
    return text.toString();
  }
}
