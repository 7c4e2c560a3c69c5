package hexfront.games.ags;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;

/** The printed facts of all units as plain arrays, for the rules that ask for them often. */
public final class Roster {
  /** How terrain and roads cost a unit. */
  public static final int INFANTRY = 0;

  public static final int MECHANIZED = 1;
  public static final int HEADQUARTERS = 2;
  static final int CLASSES = 3;

  private final Board board;
  private final int mostSteps;
  private final short[] attack;
  private final short[] defence;
  private final short[] movement;
  private final byte[] movementClass;
  private final int[][] bySide = new int[2][];
  private final int[][] headquarters = new int[2][];

  Roster(Board board) {
    this.board = board;
    int n = board.unitCount();
    mostSteps = board.units().stream().mapToInt(u -> u.steps().size()).max().orElse(0);
    attack = new short[n * mostSteps];
    defence = new short[n * mostSteps];
    movement = new short[n * mostSteps];
    movementClass = new byte[n];
    for (Unit unit : board.units()) {
      int base = unit.index() * mostSteps;
      for (int lost = 0; lost < unit.steps().size(); lost++) {
        Unit.Step step = unit.steps().get(lost);
        attack[base + lost] = (short) step.attack();
        defence[base + lost] = (short) step.defence();
        movement[base + lost] = (short) step.movement();
      }
      movementClass[unit.index()] = (byte) classOf(unit);
    }
    for (Side side : Side.values()) {
      bySide[side.ordinal()] =
          board.units().stream().filter(u -> u.side() == side).mapToInt(Unit::index).toArray();
      headquarters[side.ordinal()] =
          board.units().stream()
              .filter(u -> u.side() == side && isHeadquarters(u))
              .mapToInt(Unit::index)
              .toArray();
    }
  }

  @Case({"AGS-3.22", "AGS-11.21"})
  static int classOf(Unit unit) {
    return isHeadquarters(unit) ? HEADQUARTERS : unit.mechanized() ? MECHANIZED : INFANTRY;
  }

  static boolean isHeadquarters(Unit unit) {
    return unit.arm().equals("headquarters") || unit.arm().equals("leader");
  }

  /** All units of a side. */
  public int[] units(Side side) {
    return bySide[side.ordinal()];
  }

  /** The headquarters and leaders of a side. */
  public int[] headquarters(Side side) {
    return headquarters[side.ordinal()];
  }

  public boolean isHeadquarters(int unit) {
    return movementClass[unit] == HEADQUARTERS;
  }

  public boolean isCombatUnit(int unit) {
    return movementClass[unit] != HEADQUARTERS;
  }

  public int movementClass(int unit) {
    return movementClass[unit];
  }

  public int attack(Position p, int unit) {
    return attack[unit * mostSteps + p.lost(unit)];
  }

  public int defence(Position p, int unit) {
    return defence[unit * mostSteps + p.lost(unit)];
  }

  public int movement(Position p, int unit) {
    return movement[unit * mostSteps + p.lost(unit)];
  }

  public int leadership(int unit) {
    return board.unit(unit).leadership();
  }

  public String name(int unit) {
    Unit u = board.unit(unit);
    return u.designation().isEmpty() ? u.id() : u.designation();
  }
}
