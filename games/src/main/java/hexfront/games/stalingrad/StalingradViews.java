package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.games.common.Views;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Positions as a side may see them. */
final class StalingradViews extends Views {
  private final StalingradRules rules;

  StalingradViews(StalingradRules rules) {
    super(rules.board(), rules.control.hexes(), Flag.WORDS);
    this.rules = rules;
  }

  @Override
  protected boolean sees(Position p, Side viewer, int unit) {
    return !p.gone(unit) && !isCovered(p, viewer, unit);
  }

  /** With fog of war only the top unit of a stack is seen, unless a unit stands next to it. */
  @Case("CTS-42.0")
  boolean isCovered(Position p, Side viewer, int unit) {
    return rules.has(StalingradRules.FOG_OF_WAR)
        && rules.board().side(unit) != viewer
        && p.onMap(unit)
        && rules.roster.isUnit(unit)
        && !p.is(unit, Flag.TOP)
        && !p.inZone(viewer, ZonesOfControl.BESIDE, p.hex(unit))
        && !p.holds(viewer, p.hex(unit));
  }

  @Override
  protected @Nullable String strengths(Position p, Unit unit) {
    int i = unit.index();
    return rules.roster.attackNow(p, i)
        + "-"
        + rules.roster.defence(p, i)
        + "-"
        + rules.roster.movementNow(p, i);
  }

  @Override
  protected Map<String, Object> state(Position p, Side viewer) {
    return StalingradState.STATE.shown(rules, p, viewer);
  }
}
