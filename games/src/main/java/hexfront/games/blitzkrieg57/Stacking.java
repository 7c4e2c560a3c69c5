package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.games.common.StackLimit;

/** Section 3.1: how many units may stay in a hex; headquarters count, fortresses do not. */
final class Stacking extends StackLimit {
  private final BlitzkriegRules rules;

  @Case("GJ-3.1.3")
  Stacking(BlitzkriegRules rules) {
    super(rules, rules.roster, "GJ-3.1.3");
    this.rules = rules;
  }

  @Override
  @Case({"GJ-3.1", "GJ-3.1.1", "GJ-14.2.3", "GJ-10.6.7"})
  public int tooMany(Position p, int hex) {
    int n = -rules.data.stacking();
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      n += counts(unit) ? 1 : 0;
    }
    return n;
  }

  @Override
  @Case("GJ-14.3.2")
  protected boolean counts(int unit) {
    return !rules.roster.isFortress(unit);
  }
}
