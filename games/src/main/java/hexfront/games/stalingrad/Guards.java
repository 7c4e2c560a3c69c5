package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.orders.UnitRef;

/** Section 32: Soviet units become Guard units. */
final class Guards {
  private final StalingradRules rules;
  private final Board board;

  Guards(StalingradRules rules) {
    this.rules = rules;
    board = rules.board();
  }

  /** The Soviet units of a combat that could be converted now. */
  @Case({"CTS-32.0a", "CTS-32.0b", "CTS-32.2.1", "CTS-32.2.2"})
  int[] candidates(Position p, Fight fight) {
    int[] units = fight.left(p, p.phasing() == Side.SOVIET);
    int n = 0;
    for (int unit : units) {
      if (guardsFor(p, unit) >= 0) {
        units[n++] = unit;
      }
    }
    return java.util.Arrays.copyOf(units, n);
  }

  /** The Guard unit that would take the place of a unit: the lowest of its kind in the pool. */
  @Case({"CTS-22.3", "CTS-32.1", "CTS-32.2.1", "CTS-32.2.2", "CTS-32.2.3"})
  int guardsFor(Position p, int unit) {
    String arm = armOf(board.unit(unit));
    if (arm.isEmpty() || rules.roster.isGuards(unit) || rules.roster.isNkvd(unit)) {
      return -1;
    }
    for (int other : rules.roster.ground(Side.SOVIET)) {
      if (p.hex(other) == Boxes.GUARD_POOL
          && rules.roster.isGuards(other)
          && board.unit(other).arm().equals(arm)
          && board.unit(other).steps().size() > p.lost(unit)) {
        return other;
      }
    }
    return -1;
  }

  /** The arm of the Guard unit that a unit becomes; empty if it becomes none. */
  private static String armOf(Unit unit) {
    boolean division = unit.size().equals("division");
    boolean corps = unit.size().equals("corps");
    return switch (unit.arm()) {
      case "rifle", "mountain", "motorized" -> division ? "rifle" : "";
      case "tank" -> corps ? "tank" : "";
      case "cavalry" -> corps ? "cavalry" : "";
      default -> "";
    };
  }

  /** A Guard unit takes the place of a unit, with as many steps, and returns its number. */
  @Case({"CTS-32.1", "CTS-32.2.3"})
  int convert(Position p, int unit, Chronicle chronicle) {
    int guards = guardsFor(p, unit);
    int place = p.hex(unit);
    int left = p.stepsLeft(unit);
    p.takeOff(unit, Position.GONE);
    if (place >= 0) {
      rules.stacking.put(p, guards, place);
    } else {
      p.takeOff(guards, place);
    }
    int steps = board.unit(guards).steps().size();
    p.setLost(guards, Math.max(0, steps - left));
    p.mark(guards, p.flags(unit) & ~Flag.TOP);
    p.unmark(unit, ~0);
    chronicle.tell(new Converted(new UnitRef(unit), new UnitRef(guards), "CTS-32.1"));
    return guards;
  }
}
