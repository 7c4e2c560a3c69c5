package hexfront.games.common;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * The printed facts of all units as plain arrays, for the rules that ask for them often. A game
 * adds what it asks for besides.
 */
public class Roster {
  private final Board board;
  private final int mostSteps;
  private final short[] attack;
  private final short[] defence;
  private final short[] movement;
  private final int[][] bySide = new int[Side.values().length][];

  public Roster(Board board) {
    this.board = board;
    mostSteps = board.units().stream().mapToInt(u -> u.steps().size()).max().orElse(1);
    int n = board.unitCount() * mostSteps;
    attack = new short[n];
    defence = new short[n];
    movement = new short[n];
    for (Unit unit : board.units()) {
      for (int lost = 0; lost < unit.steps().size(); lost++) {
        Unit.Step step = unit.steps().get(lost);
        int at = unit.index() * mostSteps + lost;
        attack[at] = (short) step.attack();
        defence[at] = (short) step.defence();
        movement[at] = (short) step.movement();
      }
    }
    for (Side side : Side.values()) {
      bySide[side.ordinal()] = units(side, unit -> true);
    }
  }

  /** The units of a side of which something is true. */
  public final int[] units(Side side, Predicate<Unit> which) {
    return board.units().stream()
        .filter(u -> u.side() == side && which.test(u))
        .mapToInt(Unit::index)
        .toArray();
  }

  /** Whether something is true of each unit, by its index. */
  protected final boolean[] each(Predicate<Unit> fact) {
    boolean[] facts = new boolean[board.unitCount()];
    board.units().forEach(unit -> facts[unit.index()] = fact.test(unit));
    return facts;
  }

  /** A number of each unit, by its index. */
  protected final int[] values(ToIntFunction<Unit> value) {
    return board.units().stream().mapToInt(value).toArray();
  }

  /** All units of a side; not to be changed. */
  public final int[] units(Side side) {
    return bySide[side.ordinal()];
  }

  /** The units of a side of which something is true now. */
  public final int[] those(Side side, IntPredicate which) {
    int[] found = units(side).clone();
    int n = 0;
    for (int unit : units(side)) {
      if (which.test(unit)) {
        found[n++] = unit;
      }
    }
    return Arrays.copyOf(found, n);
  }

  /** Whether something is true now of a unit of a side. */
  public final boolean any(Side side, IntPredicate which) {
    for (int unit : units(side)) {
      if (which.test(unit)) {
        return true;
      }
    }
    return false;
  }

  /** The attack of the step a unit is on. */
  public final int attack(Position p, int unit) {
    return attack[unit * mostSteps + p.lost(unit)];
  }

  /** The defence of the step a unit is on. */
  public final int defence(Position p, int unit) {
    return defence[unit * mostSteps + p.lost(unit)];
  }

  /** The movement allowance of the step a unit is on. */
  public final int movement(Position p, int unit) {
    return movement[unit * mostSteps + p.lost(unit)];
  }

  /** What players call a unit. */
  public final String name(int unit) {
    Unit u = board.unit(unit);
    return u.designation().isEmpty() ? u.id() : u.designation();
  }
}
