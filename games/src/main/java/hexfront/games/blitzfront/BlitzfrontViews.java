package hexfront.games.blitzfront;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.games.common.Views;
import java.util.Map;

/** Positions as everybody sees them: all counters on the map, and those that wait. */
final class BlitzfrontViews extends Views {
  private final BlitzfrontRules rules;

  BlitzfrontViews(BlitzfrontRules rules) {
    super(rules.board(), rules.control.kept(), Flag.WORDS);
    this.rules = rules;
  }

  @Override
  protected boolean sees(Position p, Side viewer, int unit) {
    return p.onMap(unit) || p.hex(unit) == Position.WAITING && !rules.roster.isRemnant(unit);
  }

  @Override
  protected Map<String, Object> state(Position p, Side viewer) {
    return BlitzfrontState.STATE.shown(rules, p, viewer);
  }
}
