package hexfront.engine;

import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Everything that can change: where units stand, steps lost, flags, turn, phase, control, ground.
 * Compact and mutable, with a cheap copy, because commanders look ahead by copying it. Only rules
 * write to it; the journal keeps its history.
 *
 * <p>A unit is at a place: a hex, or a box beside the map. Units of a hex form a chain ({@link
 * #first}, {@link #next}); as a rule they are of one side, but a stage may let both into a hex.
 * Zones of control are counted per hex as stacks change, so asking for one is a single read.
 */
public final class Position {
  /** Not on the map: waiting to enter, in a pool or box. */
  public static final int WAITING = -1;

  /** Eliminated or otherwise out of the game. */
  public static final int GONE = -2;

  private static final short NONE = -1;

  private final Board board;
  private final int hexes;
  private final int watchedFlags;

  private final short[] hexOf;
  private final short[] nextInHex;
  private final short[] startHex;
  private final short[] cameFrom;
  private final byte[] lost;
  private final short[] spent;
  private final int[] flags;
  private final short[] firstInHex;
  private final HexSet[] occupied;
  private final Zones zones;
  private final byte[] control;
  private final int[] values;
  private Ground ground;

  private int turn = 1;
  private Side phasing = Side.AXIS;
  private Stage stage;

  private int version;
  private int standing;
  private @Nullable Object scratch;

  /**
   * An empty position: all units waiting. {@code values} is the number of whole numbers the game
   * keeps of its own.
   */
  public Position(Board board, int values, Stage stage) {
    this.board = board;
    this.stage = stage;
    hexes = board.hexes();
    watchedFlags = board.zones().watchedFlags();
    int units = board.unitCount();
    hexOf = new short[units];
    nextInHex = new short[units];
    startHex = new short[units];
    cameFrom = new short[units];
    lost = new byte[units];
    spent = new short[units];
    flags = new int[units];
    firstInHex = new short[hexes];
    occupied = new HexSet[] {new HexSet(hexes), new HexSet(hexes)};
    zones = new Zones(board);
    ground = board.printed();
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
    return new Position(this);
  }

  /** A copy that is played on: what was computed for this position is handed over to it. */
  Position next() {
    Position next = new Position(this);
    next.version = version;
    next.standing = standing;
    next.scratch = scratch;
    scratch = null;
    return next;
  }

  private Position(Position other) {
    board = other.board;
    hexes = other.hexes;
    watchedFlags = other.watchedFlags;
    hexOf = other.hexOf.clone();
    nextInHex = other.nextInHex.clone();
    startHex = other.startHex.clone();
    cameFrom = other.cameFrom.clone();
    lost = other.lost.clone();
    spent = other.spent.clone();
    flags = other.flags.clone();
    firstInHex = other.firstInHex.clone();
    occupied = new HexSet[] {other.occupied[0].copy(), other.occupied[1].copy()};
    zones = other.zones.copy();
    control = other.control.clone();
    values = other.values.clone();
    ground = other.ground;
    turn = other.turn;
    phasing = other.phasing;
    stage = other.stage;
    changed();
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
    occupied[0].copyFrom(other.occupied[0]);
    occupied[1].copyFrom(other.occupied[1]);
    zones.copyFrom(other.zones);
    System.arraycopy(other.control, 0, control, 0, control.length);
    System.arraycopy(other.values, 0, values, 0, values.length);
    ground = other.ground;
    turn = other.turn;
    phasing = other.phasing;
    stage = other.stage;
    changed();
  }

  /** How many bytes {@link #copyFrom} copies. */
  public int bytes() {
    int units = hexOf.length;
    return units * (5 * Short.BYTES + 1 + Integer.BYTES)
        + hexes * (Short.BYTES + 1)
        + 2 * occupied[0].words().length * Long.BYTES
        + zones.bytes()
        + values.length * Integer.BYTES;
  }

  public Board board() {
    return board;
  }

  // ---- where units stand

  /** The hex of a unit; below 0 a box of the board, such as {@link #WAITING} or {@link #GONE}. */
  public int hex(int unit) {
    return hexOf[unit];
  }

  /** The name of the place where a unit is: the printed number of a hex, or the name of a box. */
  public String place(int unit) {
    return board.placeName(hexOf[unit]);
  }

  /** The units at a place, of both sides, in rising order; for boxes above all. */
  public int[] unitsAt(int place) {
    return IntStream.range(0, hexOf.length).filter(unit -> hexOf[unit] == place).toArray();
  }

  public boolean onMap(int unit) {
    return hexOf[unit] >= 0;
  }

  public boolean gone(int unit) {
    return hexOf[unit] == GONE;
  }

  /** The first unit of a hex, of whichever side, or -1. */
  public int first(int hex) {
    return firstInHex[hex];
  }

  /** The next unit in the same hex, of whichever side, or -1. */
  public int next(int unit) {
    return nextInHex[unit];
  }

  /** The first unit of a side in a hex, or -1. */
  public int first(int hex, Side side) {
    return skip(firstInHex[hex], side);
  }

  /** The next unit of a side in the same hex, or -1. */
  public int next(int unit, Side side) {
    return skip(nextInHex[unit], side);
  }

  private int skip(int unit, Side side) {
    int at = unit;
    while (at >= 0 && board.side(at) != side) {
      at = nextInHex[at];
    }
    return at;
  }

  public boolean isEmpty(int hex) {
    return firstInHex[hex] < 0;
  }

  /** Whether a unit of this side is in the hex. */
  public boolean holds(Side side, int hex) {
    return occupied[side.ordinal()].has(hex);
  }

  /** The hexes that hold units of a side. For kernels, which must not change it. */
  public HexSet occupied(Side side) {
    return occupied[side.ordinal()];
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
      zones.before(this, unit, hex);
      insert(unit, hex);
      occupied[board.side(unit).ordinal()].add(hex);
      zones.after(this, unit, hex, 1);
    }
    changed(board.occupies(unit));
  }

  /** Takes a unit off the map, into a box: to wait, for good, or one of the game's own. */
  public void takeOff(int unit, int box) {
    if (box >= 0 || box < -board.boxes().size()) {
      throw new IllegalArgumentException("not a place off the map: " + box);
    }
    boolean stood = isCounted(unit);
    leave(unit);
    hexOf[unit] = (short) box;
    changed(stood);
  }

  private void leave(int unit) {
    int hex = hexOf[unit];
    if (hex >= 0 && board.occupies(unit)) {
      Side side = board.side(unit);
      zones.before(this, unit, hex);
      unlink(unit, hex);
      if (first(hex, side) < 0) {
        occupied[side.ordinal()].remove(hex);
      }
      zones.after(this, unit, hex, -1);
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

  // ---- zones of control

  /** Whether the hex is in a zone of control of this side. */
  public boolean inZone(Side side, int purpose, int hex) {
    return zones.counts[zoneBase(side, purpose) + hex] != 0;
  }

  /** The directions into which the units of a side in a hex exert a zone, one bit each. */
  public int exerted(Side side, int purpose, int hex) {
    return zones.exerted(this, side, purpose, hex);
  }

  /** Whether a unit on the map has a part in the zone its hex exerts. */
  public boolean exerts(int unit, int purpose) {
    return board.zones().exerts(this, unit, purpose);
  }

  /** Whether a bond of this side lies over the hex. */
  public boolean bondOver(Side side, int purpose, int hex) {
    return bondAxes(side, purpose, hex) != 0;
  }

  /**
   * The bonds of this side over a hex: bit {@code d}, from 0 to 2, for the one between its
   * neighbours in the directions {@code d} and {@code d + 3}.
   */
  public int bondAxes(Side side, int purpose, int hex) {
    return zones.over.length == 0 ? 0 : zones.over[zoneBase(side, purpose) + hex];
  }

  /** Whether a bond of this side lies on a hexside. */
  public boolean bondAcross(Side side, int purpose, int hex, int direction) {
    return zones.across.length != 0
        && (zones.across[zoneBase(side, purpose) + hex] & (1 << direction)) != 0;
  }

  /**
   * The zone counters; those of a side and purpose begin at {@link #zoneBase}. For kernels, which
   * must not change them.
   */
  public byte[] zoneCounts() {
    return zones.counts;
  }

  /**
   * The hexsides of each hex on which a bond lies, one bit each; laid out like {@link #zoneCounts},
   * empty in a game without bonds. For kernels, which must not change them.
   */
  public byte[] bondSides() {
    return zones.across;
  }

  /**
   * The axes along which a bond lies over each hex, not zero where one does; laid out like {@link
   * #zoneCounts}, empty in games without bonds. For kernels, which must not change it.
   */
  public byte[] bondHexes() {
    return zones.over;
  }

  public int zoneBase(Side side, int purpose) {
    return zones.base(side.ordinal(), purpose);
  }

  private boolean isCounted(int unit) {
    return hexOf[unit] >= 0 && board.occupies(unit);
  }

  // ---- ground

  /** The kinds of terrain in a hex now, as bits. */
  public int terrain(int hex) {
    return ground.terrain(hex);
  }

  /** The kinds of terrain on the hexside of a hex now, as bits. */
  public int hexside(int hex, int direction) {
    return ground.hexside(hex, direction);
  }

  /**
   * What a rulebook found out about the ground as it lies now (what steps cost, for instance);
   * shared by all positions with this ground, and to be made from the ground alone.
   */
  public <T> T ofGround(Class<T> type, Function<Position, T> make) {
    return ground.known(type, () -> make.apply(this));
  }

  /** Puts a changeable kind of terrain into a hex, or takes it away. */
  public void setTerrain(int hex, int kind, boolean there) {
    board.checkTerrain(kind);
    groundIs(ground.withTerrain(hex, kind, there));
  }

  /** Puts a changeable kind of terrain on a hexside, on both of its banks, or takes it away. */
  public void setHexside(int hex, int direction, int kind, boolean there) {
    board.checkHexside(kind);
    if (direction < 0 || board.grid().neighbour(hex, direction) == HexGrid.OFF) {
      throw new IllegalArgumentException("no hexside between two hexes of the map");
    }
    groundIs(ground.withHexside(hex, direction, kind, there));
  }

  private void groundIs(Ground changed) {
    ground = changed;
    zones.again(this);
    changed();
  }

  /** Where the ground differs from the printed map, in a fixed order. */
  public List<GroundChange> groundChanges() {
    return board.groundChanges() ? ground.changes() : List.of();
  }

  // ---- what a unit carries

  public int lost(int unit) {
    return lost[unit];
  }

  public void setLost(int unit, int steps) {
    if (board.zones().watchesSteps() && isCounted(unit)) {
      zones.before(this, unit, hexOf[unit]);
      lost[unit] = (byte) steps;
      zones.changed(this, unit, hexOf[unit]);
    } else {
      lost[unit] = (byte) steps;
    }
    changed(isCounted(unit));
  }

  public int stepsLeft(int unit) {
    return board.steps(unit) - lost[unit];
  }

  /** The steps of all units in a hex. */
  public int stepsIn(int hex) {
    int steps = 0;
    for (int unit = first(hex); unit >= 0; unit = next(unit)) {
      steps += stepsLeft(unit);
    }
    return steps;
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
    spent[unit] = (short) halfPoints;
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
    setFlags(unit, flags[unit] | flag);
  }

  public void unmark(int unit, int flag) {
    setFlags(unit, flags[unit] & ~flag);
  }

  private void setFlags(int unit, int now) {
    if (((flags[unit] ^ now) & watchedFlags) != 0 && isCounted(unit)) {
      zones.before(this, unit, hexOf[unit]);
      flags[unit] = now;
      zones.changed(this, unit, hexOf[unit]);
      changed();
    } else {
      flags[unit] = now;
    }
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
    int had = 0;
    for (int i = 0; i < flags.length; i++) {
      had |= flags[i];
      flags[i] &= ~mask;
    }
    if ((had & mask & watchedFlags) != 0) {
      zones.again(this);
      changed();
    }
  }

  // ---- the table

  public int turn() {
    return turn;
  }

  public void setTurn(int newTurn) {
    int before = turn;
    turn = newTurn;
    if (board.zones().watchesTurn(before, newTurn)) {
      zones.again(this);
    }
    changed();
  }

  /** The side whose player-turn it is. */
  public Side phasing() {
    return phasing;
  }

  public void setPhasing(Side side) {
    phasing = side;
    changed(false);
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
      changed();
    }
  }

  /** How many whole numbers the game keeps for itself. */
  public int valueCount() {
    return values.length;
  }

  /** One of the whole numbers a game keeps for itself. */
  public int value(int index) {
    return values[index];
  }

  public void setValue(int index, int value) {
    if (values[index] == value) {
      return;
    }
    values[index] = value;
    if (board.zones().watchesValue(index)) {
      zones.again(this);
    }
    if (!board.zones().isTally(index)) {
      changed();
    }
  }

  private void changed() {
    version++;
    standing++;
  }

  private void changed(boolean stands) {
    version++;
    standing += stands ? 1 : 0;
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
   * Grows as {@link #version} does, but not when only units change that occupy no hex (supply
   * markers, air units, those in boxes), or the side whose turn it is.
   */
  public int standing() {
    return standing;
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
        && occupied[0].equals(p.occupied[0])
        && occupied[1].equals(p.occupied[1])
        && zones.equals(p.zones)
        && ground.equals(p.ground)
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
    for (int hex = 0; hex < hexes; hex++) {
      for (int unit = firstInHex[hex]; unit >= 0; unit = nextInHex[unit]) {
        text.append("\n  ").append(place(unit)).append(' ').append(board.unit(unit).id());
      }
    }
    return text.toString();
  }
}
