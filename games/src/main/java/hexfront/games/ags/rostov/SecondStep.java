package hexfront.games.ags.rostov;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.events.Replaced;
import hexfront.engine.orders.UnitRef;
import hexfront.games.ags.Flag;
import hexfront.games.common.Substitution;
import java.util.Comparator;
import java.util.List;

/**
 * Sections 19.6 to 19.65: strong Soviet units have a second step, a weak counter that was
 * eliminated before; and where eliminated Soviet units go.
 */
final class SecondStep {
  private static final int STRONG = 6;
  private static final int RETURNS = 4;

  private final Board board;

  SecondStep(Board board) {
    this.board = board;
  }

  /** The kind of a Soviet unit, as far as drawing and second steps go. */
  @Case({"ROSTOV-18.1", "ROSTOV-19.63"})
  static String kind(Unit unit) {
    return switch (unit.arm()) {
      case "cavalry", "tank", "motorized-rifle", "headquarters" -> unit.arm();
      default -> unit.size().equals("brigade") ? "rifle-brigade" : "rifle";
    };
  }

  @Case("ROSTOV-19.6")
  boolean isStrong(Position p, int unit) {
    return board.side(unit) == Side.SOVIET
        && !p.is(unit, Flag.UNTRIED)
        && p.step(unit).defence() >= STRONG;
  }

  /** A strong unit counts as two steps, whether or not a counter is there to replace it. */
  @Case({"ROSTOV-19.6", "ROSTOV-19.65"})
  int stepsLeft(Position p, int unit) {
    return isStrong(p, unit) ? 2 : p.stepsLeft(unit);
  }

  /** The eliminated counters that can be the second step of a unit. */
  @Case({"ROSTOV-19.62", "ROSTOV-19.63", "ROSTOV-19.64"})
  List<Unit> available(Position p, int unit) {
    String kind = kind(board.unit(unit));
    return board.units().stream()
        .filter(u -> p.is(u.index(), RostovFlag.ASIDE))
        .filter(
            u -> kind(u).equals(kind) || kind.equals("rifle") && kind(u).equals("rifle-brigade"))
        .sorted(
            Comparator.comparingInt((Unit u) -> -u.steps().getFirst().defence())
                .thenComparingInt(u -> -u.steps().getFirst().attack()))
        .toList();
  }

  /**
   * The best counter takes the place of a strong unit that loses one step; the strong one goes
   * where eliminated units go.
   *
   * @return the counter, or -1 if the unit has no second step
   */
  @Case({"ROSTOV-19.6", "ROSTOV-19.62", "ROSTOV-19.63"})
  int substitute(Position p, int unit, int steps, Chronicle chronicle) {
    if (steps != 1 || !isStrong(p, unit)) {
      return -1;
    }
    List<Unit> available = available(p, unit);
    if (available.isEmpty()) {
      return -1;
    }
    int by = available.getFirst().index();
    Substitution.of(unit, by).carryOut(p, Position.GONE);
    sort(p, unit);
    if (strengths(available) > 1) {
      p.mark(by, RostovFlag.SUBSTITUTED);
    }
    chronicle.tell(new Replaced(new UnitRef(unit), new UnitRef(by), "ROSTOV-19.6"));
    return by;
  }

  private static long strengths(List<Unit> units) {
    return units.stream().map(u -> u.steps().getFirst()).distinct().count();
  }

  /** Where an eliminated Soviet unit goes: back to the pool, to the side of the map, or out. */
  @Case({"ROSTOV-19.61", "ROSTOV-19.62"})
  void sort(Position p, int unit) {
    Unit.Step step = board.unit(unit).steps().getFirst();
    if (step.defence() >= RETURNS) {
      p.takeOff(unit, Position.WAITING);
      p.mark(unit, RostovFlag.POOLED);
    } else if (step.attack() > 0 || step.defence() > 0) {
      p.mark(unit, RostovFlag.ASIDE);
    }
  }

  // ---- the owner's choice

  /**
   * The counters of other strength that could stand in the place of one that was put there: those
   * that could have been the second step of the same strong unit.
   */
  @Case({"ROSTOV-19.62", "ROSTOV-19.64"})
  List<Unit> alternatives(Position p, int unit) {
    Unit.Step here = board.unit(unit).steps().getFirst();
    int like = kind(board.unit(unit)).equals("rifle-brigade") ? anyOf("rifle", unit) : unit;
    return available(p, like).stream().filter(u -> !u.steps().getFirst().equals(here)).toList();
  }

  private int anyOf(String kind, int otherwise) {
    return board.units().stream()
        .filter(u -> u.side() == Side.SOVIET && kind(u).equals(kind))
        .mapToInt(Unit::index)
        .findFirst()
        .orElse(otherwise);
  }

  /** A counter that has just been put in a place, or -1. */
  int toAsk(Position p) {
    for (int unit = 0; unit < board.unitCount(); unit++) {
      if (p.is(unit, RostovFlag.SUBSTITUTED)) {
        return unit;
      }
    }
    return -1;
  }

  /** Puts another counter in the place of the one that was put there first. */
  @Case("ROSTOV-19.62")
  void change(Position p, int unit, int by, Chronicle chronicle) {
    Substitution.of(unit, by).carryOut(p, Position.GONE);
    sort(p, unit);
    chronicle.tell(new Replaced(new UnitRef(unit), new UnitRef(by), "ROSTOV-19.62"));
  }
}
