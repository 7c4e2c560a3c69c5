package hexfront.games.blitzkrieg57;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.games.common.Views;
import java.util.Map;

/** Positions as a side may see them: all counters on the map and in the Available Boxes. */
final class BlitzkriegViews extends Views {
  private final BlitzkriegRules rules;

  BlitzkriegViews(BlitzkriegRules rules) {
    super(rules.board(), rules.control.hexes(), Flag.WORDS);
    this.rules = rules;
  }

  @Override
  protected boolean sees(Position p, Side viewer, int unit) {
    return p.onMap(unit) || rules.roster.isBoxed(p, unit);
  }

  @Override
  protected Map<String, Object> state(Position p, Side viewer) {
    return BlitzkriegState.STATE.shown(rules, p, viewer);
  }
}
