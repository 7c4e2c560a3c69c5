package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.games.common.Views;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Positions as a side may see them: strengths of untried units are nobody's to know. */
final class AgsViews extends Views {
  private final AgsRules rules;

  AgsViews(AgsRules rules) {
    super(rules.board(), rules.terrain().places(), Flag.WORDS.and(rules.exclusive().ownFlags()));
    this.rules = rules;
  }

  @Override
  protected boolean sees(Position p, Side viewer, int unit) {
    return p.onMap(unit) || rules.reinforcements().isDue(p, unit);
  }

  @Override
  protected Map<String, Object> state(Position p, Side viewer) {
    return rules.exclusive().state(p);
  }

  @Override
  protected int steps(Position p, int unit) {
    return rules.exclusive().stepsLeft(p, unit);
  }

  @Override
  protected int flags(Position p, int unit) {
    return rules.exclusive().shownFlags(p, unit);
  }

  @Override
  protected String designation(Position p, Unit unit) {
    return isUntried(p, unit) ? "U-" + p.step(unit.index()).movement() : unit.designation();
  }

  @Override
  @Case("AGS-13.1")
  protected @Nullable String strengths(Position p, Unit unit) {
    if (isUntried(p, unit)) {
      return null;
    }
    return rules.roster().isHeadquarters(unit.index())
        ? "(" + unit.leadership() + ")-" + p.step(unit.index()).movement()
        : super.strengths(p, unit);
  }

  private static boolean isUntried(Position p, Unit unit) {
    return p.is(unit.index(), Flag.UNTRIED);
  }
}
