package hexfront.games.ags.kiev;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;

/**
 * Section 20: regiments of one division that stand together are doubled; Grossdeutschland joins any
 * of them.
 */
final class DivisionalIntegrity {
  private static final String JOKER = "GD";

  private final Board board;
  private final boolean[] eligible;
  private final boolean[] joker;

  DivisionalIntegrity(Board board) {
    this.board = board;
    eligible = new boolean[board.unitCount()];
    joker = new boolean[board.unitCount()];
    for (Unit unit : board.units()) {
      eligible[unit.index()] = isEligible(unit);
      joker[unit.index()] = isEligible(unit) && unit.formation().equals(JOKER);
    }
  }

  /**
   * Only German regiments: their counters name the division they belong to. Single counters and
   * leaders name none.
   */
  @Case({"AGS-9.9", "AGS-3.21", "KIEV-20.12"})
  private static boolean isEligible(Unit unit) {
    return unit.side() == Side.AXIS && !unit.formation().isEmpty() && !unit.arm().equals("leader");
  }

  /** 2 for a regiment with integrity, otherwise 1; others in the hex do not spoil it. */
  @Case({"KIEV-20.0", "KIEV-20.11", "KIEV-20.2"})
  int multiplier(Position p, int unit, boolean attack) {
    if (!eligible[unit]) {
      return 1;
    }
    int hex = p.hex(unit);
    int own = 0;
    int jokerHere = -1;
    int regiments = 0;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      if (eligible[u]) {
        regiments++;
        jokerHere = joker[u] ? u : jokerHere;
        own += sameDivision(u, unit) ? 1 : 0;
      }
    }
    if (joker[unit]) {
      return regiments > 1 ? 2 : 1;
    }
    return own > 1 || jokerHere >= 0 && isPartner(p, unit, hex, attack) ? 2 : 1;
  }

  private boolean sameDivision(int a, int b) {
    return board.unit(a).formation().equals(board.unit(b).formation());
  }

  /**
   * With regiments of two divisions the joker doubles only one; the German player would take the
   * strongest.
   */
  @Case("KIEV-20.2")
  private boolean isPartner(Position p, int unit, int hex, boolean attack) {
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      if (eligible[u] && !joker[u] && u != unit) {
        int mine = strength(p, unit, attack);
        int other = strength(p, u, attack);
        if (other > mine || other == mine && u < unit) {
          return false;
        }
      }
    }
    return true;
  }

  private static int strength(Position p, int unit, boolean attack) {
    return attack ? p.step(unit).attack() : p.step(unit).defence();
  }
}
