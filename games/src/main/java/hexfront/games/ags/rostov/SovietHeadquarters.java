package hexfront.games.ags.rostov;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Declared;
import hexfront.engine.events.Rolled;
import hexfront.engine.orders.Attack;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Flag;
import java.util.List;

/** Section 22: evacuation and return of Soviet headquarters, and the shift of SW Front. */
final class SovietHeadquarters {
  private static final String FRONT = "SW Front";

  private final Board board;
  private final RostovData data;
  private final int front;

  SovietHeadquarters(Board board, RostovData data) {
    this.board = board;
    this.data = data;
    front =
        board.units().stream()
            .filter(u -> is(u) && (u.designation().equals(FRONT) || u.counter().endsWith("swf")))
            .mapToInt(Unit::index)
            .findFirst()
            .orElse(-1);
  }

  @Case("ROSTOV-22.0")
  static boolean is(Unit unit) {
    return unit.side() == Side.SOVIET && unit.arm().equals("headquarters");
  }

  // ---- 22.1 evacuation

  @Case("ROSTOV-22.1")
  Verdict check(Position p, Evacuate order, boolean beforeMovement) {
    if (p.phasing() != Side.SOVIET || !beforeMovement) {
      return Verdict.refused(
          "ROSTOV-22.1",
          "headquarters are evacuated when the Soviet initial movement begins, before any move");
    }
    boolean all =
        order.units().size() > 0
            && !order.units().hasDoubles()
            && order.units().stream().allMatch(u -> is(board.unit(u)) && p.onMap(u));
    return all
        ? Verdict.legal()
        : Verdict.refused("ROSTOV-22.1", "name Soviet headquarters on the map, each once");
  }

  @Case({"ROSTOV-22.1", "ROSTOV-22.32"})
  void carryOut(Position p, Evacuate order, Chronicle chronicle) {
    for (int unit : order.units().toArray()) {
      p.takeOff(unit, Position.WAITING);
      p.unmark(unit, ~0);
      chronicle.tell(new Declared(board.unit(unit).id() + " evacuated", true, "ROSTOV-22.1"));
      comeBack(p, unit, "ROSTOV-22.1", chronicle);
    }
  }

  /** The turn in which it may come back is noted; SW Front has lost its shift. */
  @Case({"ROSTOV-22.1", "ROSTOV-22.32"})
  private void comeBack(Position p, int unit, String rule, Chronicle chronicle) {
    int turn = p.turn() + data.headquarters().returnAfter();
    p.setValue(RostovValue.of(unit), turn);
    loseShift(p, unit);
    chronicle.tell(new Declared(board.unit(unit).id() + " returns on turn " + turn, true, rule));
  }

  @Case("ROSTOV-22.32")
  private void loseShift(Position p, int unit) {
    if (unit == front) {
      p.setValue(RostovValue.FRONT_SHIFT_LOST, 1);
    }
  }

  // ---- 22.2 elimination

  /** A die decides whether an eliminated headquarters comes back. */
  @Case("ROSTOV-22.2")
  void decideFate(Position p, int unit, Dice dice, Chronicle chronicle) {
    int die = dice.roll();
    chronicle.tell(
        new Rolled(List.of(die), board.unit(unit).id() + " returns", Side.SOVIET, "ROSTOV-22.2"));
    loseShift(p, unit);
    if (die <= data.headquarters().returnsOn()) {
      p.takeOff(unit, Position.WAITING);
      comeBack(p, unit, "ROSTOV-22.2", chronicle);
    }
  }

  // ---- 22.3 the shift of SW Front

  /** The headquarters with the shift, or -1. */
  int front() {
    return front;
  }

  @Case({"ROSTOV-22.3", "ROSTOV-22.31", "ROSTOV-22.32", "ROSTOV-22.33"})
  Verdict check(Position p, Attack order, AgsRules rules) {
    if (!RostovSupport.of(order).swFront()) {
      return Verdict.legal();
    }
    if (RostovSupport.of(order).air()) {
      return Verdict.refused(
          "ROSTOV-22.33", "the air point and the shift of SW Front do not go together");
    }
    if (p.phasing() != Side.SOVIET || front < 0 || !p.onMap(front)) {
      return Verdict.refused("ROSTOV-22.3", "the SW Front headquarters is not on the map");
    }
    if (p.value(RostovValue.FRONT_SHIFT_LOST) != 0) {
      return Verdict.refused(
          "ROSTOV-22.32", "SW Front was evacuated or eliminated and has no shift any more");
    }
    if (p.value(RostovValue.FRONT_SHIFT_USED) != 0) {
      return Verdict.refused("ROSTOV-22.31", "the shift of SW Front was used in this turn");
    }
    if (!rules.isSupplied(p, front) || p.is(front, Flag.DISRUPTED)) {
      return Verdict.refused("ROSTOV-22.31", "the SW Front headquarters is not in supply");
    }
    return order.attackers().stream()
            .anyMatch(u -> u != front && p.hex(u) == p.hex(front) && !is(board.unit(u)))
        ? Verdict.legal()
        : Verdict.refused("ROSTOV-22.3", "no attacking unit is stacked with SW Front");
  }
}
