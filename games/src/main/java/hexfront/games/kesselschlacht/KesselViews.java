package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.games.common.Views;
import java.util.List;
import java.util.Map;

/** Positions as a side may see them: of enemy stacks only the top counter, except in combat. */
final class KesselViews extends Views {
  private final KesselRules rules;

  KesselViews(KesselRules rules) {
    super(rules.board(), rules.control.kept(), Flag.WORDS);
    this.rules = rules;
  }

  @Override
  @Case("KS-3.6")
  protected boolean sees(Position p, Side viewer, int unit) {
    if (rules.roster.isAir(unit)) {
      return !p.gone(unit);
    }
    if (!p.onMap(unit)) {
      return p.hex(unit) == Position.WAITING && rules.ledger.arrivalTurn(p, unit) > 0;
    }
    return !isCovered(p, viewer, unit);
  }

  /** Whether a counter lies beneath an enemy stack's top one, and nobody is fighting. */
  @Case("KS-3.6")
  static boolean isCovered(Position p, Side viewer, int unit) {
    Side side = p.board().side(unit);
    return side != viewer
        && p.onMap(unit)
        && !isCombat(p)
        && Stacking.top(p, side, p.hex(unit)) != unit;
  }

  /** Whether stacks are open to both because it is a combat phase. */
  private static boolean isCombat(Position p) {
    return p.stage() instanceof InCombat
        || p.stage() instanceof Losing
        || p.stage() instanceof Retreating
        || p.stage() instanceof Removing
        || p.stage() instanceof Reassigning
        || p.stage() instanceof Advancing;
  }

  @Override
  protected Map<String, Object> state(Position p, Side viewer) {
    return KesselState.STATE.shown(rules, p, viewer);
  }

  @Override
  protected List<String> options(Position p) {
    return rules.options.inForce(p);
  }
}
