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
  private static final int MAX_STEPS = 4;

  private final Board board;
  private final byte[] attack;
  private final byte[] defence;
  private final byte[] movement;
  private final byte[] movementClass;
  private final int[][] bySide = new int[2][];
  private final int[][] headquarters = new int[2][];

  Roster(Board board) {
    this.board = board;
    int n = board.unitCount();
    attack = new byte[n * MAX_STEPS];
    defence = new byte[n * MAX_STEPS];
    movement = new byte[n * MAX_STEPS];
    movementClass = new byte[n];
    for (Unit unit : board.units()) {
      if (unit.steps().size() > MAX_STEPS) {
        throw new IllegalArgumentException(unit.id() + " has more than " + MAX_STEPS + " steps");
      }
      int base = unit.index() * MAX_STEPS;
      for (int lost = 0; lost < unit.steps().size(); lost++) {
        Unit.Step step = unit.steps().get(lost);
        attack[base + lost] = (byte) step.attack();
        defence[base + lost] = (byte) step.defence();
        movement[base + lost] = (byte) step.movement();
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
    return attack[unit * MAX_STEPS + p.lost(unit)];
  }

  public int defence(Position p, int unit) {
    return defence[unit * MAX_STEPS + p.lost(unit)];
  }

  public int movement(Position p, int unit) {
    return movement[unit * MAX_STEPS + p.lost(unit)];
  }

  public int leadership(int unit) {
    return board.unit(unit).leadership();
  }

  public String name(int unit) {
    Unit u = board.unit(unit);
    return u.designation().isEmpty() ? u.id() : u.designation();
  }
}
