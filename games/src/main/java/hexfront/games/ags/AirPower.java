package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;

/** Section 14: air points. Each game says how many there are and where they are counted. */
public final class AirPower {
  private final AgsRules rules;

  AirPower(AgsRules rules) {
    this.rules = rules;
  }

  /** Whether a side can put an air point into a combat now. */
  @Case({"AGS-14.0", "AGS-14.2"})
  boolean available(Position p, Side side) {
    return rules.exclusive().air().airPoints(p, side) > 0;
  }

  @Case({"AGS-14.0", "AGS-14.11", "AGS-14.13"})
  Verdict check(Position p, Side side) {
    return available(p, side)
        ? Verdict.legal()
        : Verdict.refused(
            rules.exclusive().air().airCase(p, side),
            "the " + side.title() + " side has no air point left");
  }

  void spend(Position p, Side side) {
    rules.exclusive().air().spendAirPoint(p, side);
  }

  /** By how many columns the air points of both sides move the odds; one of each cancel out. */
  @Case("AGS-14.14")
  static int shift(boolean attacker, boolean defender) {
    return (attacker ? 1 : 0) - (defender ? 1 : 0);
  }
}
