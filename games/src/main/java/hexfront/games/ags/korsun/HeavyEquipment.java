package hexfront.games.ags.korsun;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.Units;
import hexfront.games.ags.AgsRules;

/**
 * Section 25.3: Heavy Equipment markers. On top of a unit they double its defence; the second move
 * puts them underneath, and the unit is out of supply for good.
 */
final class HeavyEquipment {
  private final Board board;

  HeavyEquipment(Board board) {
    this.board = board;
  }

  /** The first air supply gives a unit its marker; it never gets another. */
  @Case("KORSUN-25.28")
  static void issue(Position p, int unit) {
    if (!p.is(unit, KorsunFlag.HEAVY)) {
      p.mark(unit, KorsunFlag.HEAVY_1);
    }
  }

  @Case({"KORSUN-25.31", "KORSUN-25.32", "KORSUN-25.33"})
  static int defenceMultiplier(Position p, int unit) {
    return p.is(unit, KorsunFlag.HEAVY_ON_TOP) ? 2 : 1;
  }

  /** Whether a unit has lost its equipment: no attack, and out of supply whatever lines say. */
  @Case({"KORSUN-25.31", "KORSUN-25.34", "KORSUN-25.36"})
  static boolean isLost(Position p, int unit) {
    return p.is(unit, KorsunFlag.HEAVY_UNDER);
  }

  /** Units have left their hex by movement or overrun; one phase counts as one move. */
  @Case({"KORSUN-25.33", "KORSUN-25.34"})
  static void moved(Position p, Units units) {
    for (int unit : units.toArray()) {
      if (p.is(unit, KorsunFlag.HEAVY_ON_TOP) && !p.is(unit, KorsunFlag.TURNED)) {
        int next = p.is(unit, KorsunFlag.HEAVY_1) ? KorsunFlag.HEAVY_2 : KorsunFlag.HEAVY_UNDER;
        p.unmark(unit, KorsunFlag.HEAVY);
        p.mark(unit, next | KorsunFlag.TURNED);
      }
    }
  }

  /** A marker on top comes off when the unit is in normal supply as a German turn begins. */
  @Case({"KORSUN-25.35", "KORSUN-25.36"})
  void beginGermanTurn(Position p, AgsRules rules) {
    for (int unit = 0; unit < board.unitCount(); unit++) {
      if (board.side(unit) == Side.AXIS
          && p.onMap(unit)
          && p.is(unit, KorsunFlag.HEAVY_ON_TOP)
          && rules.supply().hasLine(p, unit)) {
        p.unmark(unit, KorsunFlag.HEAVY_ON_TOP);
      }
    }
  }
}
