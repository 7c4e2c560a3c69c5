package hexfront.ai;

import hexfront.engine.Position;
import hexfront.engine.staff.Prospect;

/** What an assault is expected to bring, in points. */
final class Gains {
  private static final double PUSH = 0.2;

  /** What it costs that things may go wrong in ways that nobody counts. */
  private static final double RISK = 0.005;

  private final Survey survey;
  private final Objectives objectives;

  Gains(Survey survey, Objectives objectives) {
    this.survey = survey;
    this.objectives = objectives;
  }

  /**
   * @param attackers the value of the attackers
   * @param step what a step of theirs would cost
   * @param approach how much nearer to their objectives the hex would bring them, in points
   */
  double of(
      Position p,
      int target,
      Prospect prospect,
      double attackers,
      double step,
      double approach,
      Temper temper) {
    double value = survey.valueAt(p, target);
    double losses =
        prospect.destroyed * value
            + Math.min(
                (1 - prospect.destroyed) * value,
                prospect.defenderSteps * survey.cheapestStep(p, target));
    double ground =
        survey.bars[target]
            + objectives.onTheWay(target)
            + (survey.has(p, target) ? 0 : survey.worth[target]);
    double gain = losses + prospect.taken * (ground + PUSH * value + Math.max(0, approach));
    double loss =
        prospect.ruined * attackers
            + prospect.attackerSteps * step
            + RISK * attackers
            + prospect.repelled * 0.05 * attackers;
    return temper.aggression() * gain - temper.caution() * loss;
  }

  /** What a step costs that is mostly taken from whoever misses it least. */
  static double step(double cheapest, double value, int steps) {
    return 0.6 * cheapest + 0.4 * value / Math.max(1, steps);
  }

  /** Whether a unit has no time to fight. */
  boolean isOnErrand(int unit) {
    return objectives.isOnErrand(unit);
  }

  /**
   * What a unit that fights misses of its way to its objective, if it has to hurry; nothing if it
   * fights for the way.
   */
  double hurry(Position p, int unit, int from, int target) {
    return objectives.onTheWay(target) > 0 ? 0 : objectives.hurry(p, unit, from);
  }

  /** What a unit's way to its objective gains if it stands in a hex instead of another. */
  double approach(Position p, int unit, int from, int to) {
    int objective = objectives.of[unit];
    if (objective < 0) {
      return 0;
    }
    int allowance = survey.staff.allowance(p, unit);
    int[] far = survey.staff.distances(p, survey.side, survey.staff.mobility(unit), objective);
    return objectives.stake(unit)
        * (objectives.closenessOf(unit, far[to], allowance)
            - objectives.closenessOf(unit, far[from], allowance));
  }
}
