package hexfront.games.ags.korsun;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.Units;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.ExcessStage;
import java.util.stream.IntStream;

/** Section 25.1: German units without supply and far from any that has it. */
final class Isolation {
  private final Board board;
  private final int range;

  Isolation(Board board, KorsunData data) {
    this.board = board;
    range = data.isolation();
  }

  /**
   * Whether a German unit is isolated by what lines on the ground say. Distance ignores enemies;
   * the nearest supplied unit's hex is counted, the unit's own is not.
   */
  @Case({"KORSUN-25.0", "KORSUN-25.1", "KORSUN-25.11", "KORSUN-25.14"})
  boolean onTheGround(Position p, int unit, AgsRules rules) {
    if (board.side(unit) != Side.AXIS || !p.onMap(unit) || rules.supply().hasLine(p, unit)) {
      return false;
    }
    return IntStream.of(rules.roster().units(Side.AXIS))
        .filter(other -> other != unit && p.onMap(other))
        .filter(other -> board.grid().distance(p.hex(unit), p.hex(other)) <= range)
        .noneMatch(other -> rules.supply().hasLine(p, other));
  }

  /** Whether a unit counts as isolated for victory: one supplied by air does not. */
  @Case({"KORSUN-25.1", "KORSUN-25.12"})
  boolean counts(Position p, int unit, AgsRules rules) {
    return !p.is(unit, KorsunFlag.AIR_SUPPLIED) && onTheGround(p, unit, rules);
  }

  /** A battle begins: this is the moment that counts for those it eliminates. */
  @Case("KORSUN-25.12")
  void judge(Position p, Units attackers, Units defenders, AgsRules rules) {
    IntStream.concat(attackers.stream(), defenders.stream())
        .filter(unit -> board.side(unit) == Side.AXIS)
        .forEach(unit -> p.mark(unit, KorsunFlag.ISOLATED, counts(p, unit, rules)));
  }

  /** A unit that is given up without a battle is judged where it stands. */
  @Case("KORSUN-25.12")
  void judgeUnfought(Position p, int unit, AgsRules rules) {
    if (AgsRules.stage(p) instanceof ExcessStage excess && excess.battle() == null) {
      p.mark(unit, KorsunFlag.ISOLATED, counts(p, unit, rules));
    }
  }

  void forget(Position p) {
    for (int unit = 0; unit < board.unitCount(); unit++) {
      if (p.onMap(unit)) {
        p.unmark(unit, KorsunFlag.ISOLATED);
      }
    }
  }

  /** A unit on the map shows whether it is isolated now, not when it last fought. */
  @Case("KORSUN-25.1")
  int shownFlags(Position p, int unit, AgsRules rules) {
    int kept = p.flags(unit) & ~KorsunFlag.ISOLATED;
    return counts(p, unit, rules) ? kept | KorsunFlag.ISOLATED : kept;
  }
}
