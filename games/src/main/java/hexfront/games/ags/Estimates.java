package hexfront.games.ags;

import hexfront.engine.Position;

/** Printed strengths as commanders know them: of a stand-in, the average of what it may be. */
final class Estimates {
  private final AgsRules rules;
  private final int[] averagedIn;
  private final int[] averageAttack;
  private final int[] averageDefence;

  Estimates(AgsRules rules) {
    this.rules = rules;
    averagedIn = new int[rules.board().unitCount()];
    averageAttack = new int[averagedIn.length];
    averageDefence = new int[averagedIn.length];
  }

  int attack(Position p, int unit) {
    return p.is(unit, Flag.UNTRIED) ? average(p, unit, true) : rules.roster().attack(p, unit);
  }

  int defence(Position p, int unit) {
    return p.is(unit, Flag.UNTRIED) ? average(p, unit, false) : rules.roster().defence(p, unit);
  }

  /** An average over a pool; looked up once in a player turn, in which pools change little. */
  private int average(Position p, int unit, boolean attack) {
    int when = 2 * p.turn() + p.phasing().ordinal();
    if (averagedIn[unit] != when) {
      averagedIn[unit] = when;
      averageOf(p, unit);
    }
    return attack ? averageAttack[unit] : averageDefence[unit];
  }

  private void averageOf(Position p, int unit) {
    UntriedUnits.Suspects suspects = rules.untried().suspects(p, unit);
    averageAttack[unit] = average(suspects.attacks());
    averageDefence[unit] = average(suspects.defences());
  }

  private static int average(int[] strengths) {
    int sum = 0;
    for (int strength : strengths) {
      sum += strength;
    }
    return strengths.length == 1
        ? strengths[0]
        : Math.max(1, Math.round((float) sum / strengths.length));
  }
}
