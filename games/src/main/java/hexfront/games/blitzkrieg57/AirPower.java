package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;

/**
 * Case 10.2.3 calls for air power but no case says what it does. With the option the Axis has some
 * points a turn; one, spent on an attack that is possible anyway, shifts it one column up.
 */
final class AirPower {
  static final String OPTION = "air-power";

  private final BlitzkriegRules rules;

  AirPower(BlitzkriegRules rules) {
    this.rules = rules;
  }

  @Case("GJ-10.2.3")
  Verdict check(Position p) {
    if (!rules.has(OPTION)) {
      return Verdict.refused("GJ-10.2.3", "there is no air power without the option " + OPTION);
    }
    if (p.phasing() != Side.AXIS) {
      return Verdict.refused("GJ-10.2.3", "only the Axis has air power");
    }
    return left(p) > 0
        ? Verdict.legal()
        : Verdict.refused("GJ-10.2.3", "no air point is left this turn");
  }

  int left(Position p) {
    return p.value(BlitzkriegRules.AIR);
  }

  void begin(Position p) {
    p.setValue(BlitzkriegRules.AIR, rules.has(OPTION) ? rules.data().track(p.turn()).air() : 0);
  }

  void spend(Position p) {
    p.setValue(BlitzkriegRules.AIR, left(p) - 1);
  }
}
