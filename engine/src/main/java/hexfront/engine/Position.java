package hexfront.engine;

import hexfront.engine.map.HexGrid;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
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
public final class Position extends Whereabouts {
  /** Not on the map: waiting to enter, in a pool or box. */
  public static final int WAITING = -1;

  /** Eliminated or otherwise out of the game. */
  public static final int GONE = -2;

  private final int watchedFlags;

  private final byte[] lost;
  private final short[] spent;
  private final int[] flags;
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
    super(board);
    this.stage = stage;
    watchedFlags = board.zones().watchedFlags();
    int units = board.unitCount();
    lost = new byte[units];
    spent = new short[units];
    flags = new int[units];
    zones = new Zones(board);
    ground = board.printed();
    control = new byte[hexes];
    this.values = new int[values];
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
    super(other);
    watchedFlags = other.watchedFlags;
    lost = other.lost.clone();
    spent = other.spent.clone();
    flags = other.flags.clone();
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
    copyPlaces(other);
    System.arraycopy(other.lost, 0, lost, 0, lost.length);
    System.arraycopy(other.spent, 0, spent, 0, spent.length);
    System.arraycopy(other.flags, 0, flags, 0, flags.length);
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
    return placesBytes()
        + flags.length * (Short.BYTES + 1 + Integer.BYTES)
        + control.length
        + zones.bytes()
        + values.length * Integer.BYTES;
  }

  public Board board() {
    return board;
  }

  // ---- where units stand

  /** Puts a unit on a hex, from wherever it was. */
  public void place(int unit, int hex) {
    if (hex(unit) != hex) {
      leave(unit);
      setPlace(unit, hex);
      if (board.occupies(unit)) {
        zones.before(this, unit, hex);
        enter(unit, hex);
        zones.after(this, unit, hex, 1);
      }
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
    setPlace(unit, box);
    changed(stood);
  }

  private void leave(int unit) {
    int hex = hex(unit);
    if (isCounted(unit)) {
      zones.before(this, unit, hex);
      leave(unit, hex);
      zones.after(this, unit, hex, -1);
    }
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
    return zones.hasBonds(purpose) ? zones.over[bondBase(side, purpose) + hex] : 0;
  }

  /** Whether a bond of this side lies on a hexside. */
  public boolean bondAcross(Side side, int purpose, int hex, int direction) {
    return zones.hasBonds(purpose)
        && (zones.across[bondBase(side, purpose) + hex] & (1 << direction)) != 0;
  }

  /**
   * The zone counters; those of a side and purpose begin at {@link #zoneBase}. For kernels, which
   * must not change them.
   */
  public byte[] zoneCounts() {
    return zones.counts;
  }

  /**
   * The hexsides of each hex on which a bond lies, one bit each; those of a side and purpose begin
   * at {@link #bondBase}. Empty in a game without bonds. For kernels, which must not change them.
   */
  public byte[] bondSides() {
    return zones.across;
  }

  /**
   * The axes along which a bond lies over each hex, not zero where one does; laid out like {@link
   * #bondSides}. For kernels, which must not change it.
   */
  public byte[] bondHexes() {
    return zones.over;
  }

  public int zoneBase(Side side, int purpose) {
    return zones.base(side.ordinal(), purpose);
  }

  /** Where the bonds of a side and purpose begin, if that purpose has bonds. */
  public int bondBase(Side side, int purpose) {
    return zones.bondBase(side.ordinal(), purpose);
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
      zones.before(this, unit, hex(unit));
      lost[unit] = (byte) steps;
      zones.changed(this, unit, hex(unit));
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
      zones.before(this, unit, hex(unit));
      flags[unit] = now;
      zones.changed(this, unit, hex(unit));
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

  /** The first unit from a number on about which another position said otherwise; or how many. */
  public int changedUnit(Position before, int from) {
    // what changes most often first: it cuts short what is left to compare
    int to = flags.length;
    to = differs(Arrays.mismatch(spent, from, to, before.spent, from, to), from, to);
    to = differs(Arrays.mismatch(flags, from, to, before.flags, from, to), from, to);
    to = differs(Arrays.mismatch(lost, from, to, before.lost, from, to), from, to);
    return movedUnit(before, from, to);
  }

  /** The first hex from a number on that another position gave to somebody else; or how many. */
  public int changedControl(Position before, int from) {
    int to = control.length;
    return differs(Arrays.mismatch(control, from, to, before.control, from, to), from, to);
  }

  /** The first of the game's own numbers, from one on, that was another; or how many. */
  public int changedValue(Position before, int from) {
    int to = values.length;
    return differs(Arrays.mismatch(values, from, to, before.values, from, to), from, to);
  }

  /** Whether nothing was built or blown since another position. */
  public boolean hasGroundOf(Position before) {
    return ground.equals(before.ground);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Position p
        && turn == p.turn
        && phasing == p.phasing
        && stage.equals(p.stage)
        && samePlaces(p)
        && Arrays.equals(lost, p.lost)
        && Arrays.equals(spent, p.spent)
        && Arrays.equals(flags, p.flags)
        && zones.equals(p.zones)
        && ground.equals(p.ground)
        && Arrays.equals(control, p.control)
        && Arrays.equals(values, p.values);
  }

  @Override
  public int hashCode() {
    return 31 * placesHash() + Arrays.hashCode(lost) + turn;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("turn " + turn + ", " + phasing.word() + ", " + stage);
    for (int hex = 0; hex < hexes; hex++) {
      for (int unit = first(hex); unit >= 0; unit = next(unit)) {
        text.append("\n  ").append(place(unit)).append(' ').append(board.unit(unit).id());
      }
    }
    return text.toString();
  }
}
