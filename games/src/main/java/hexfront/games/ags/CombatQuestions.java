package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Units;

/** Sections 9.0 to 9.6: combat. The answers are those of the Standard rules. */
public interface CombatQuestions {
  /** What can support an attack. */
  default Class<? extends AgsSupport> support() {
    return AgsSupport.Standard.class;
  }

  /** The support that the Standard rules know. */
  default AgsSupport support(boolean air, boolean hqBonus) {
    return new AgsSupport.Standard(air, hqBonus);
  }

  default Verdict checkAttack(Position p, Attack order) {
    return Verdict.legal();
  }

  /** An attack was declared and will be fought. */
  default void declared(Position p, Attack order) {}

  /** Column shifts besides air points, for the attacker. */
  default int shift(Position p, Attack order) {
    return 0;
  }

  /** A combat or an overrun begins between these units. */
  default void fights(Position p, Units attackers, Units defenders) {}

  /** By how much divisional integrity and the like multiply a unit's attack. */
  default int attackMultiplier(Position p, int unit) {
    return 1;
  }

  /** The same where it matters who attacks with the unit. */
  default int attackMultiplier(Position p, int unit, Units attackers) {
    return attackMultiplier(p, unit);
  }

  default int defenceMultiplier(Position p, int unit) {
    return 1;
  }

  /** By how much terrain multiplies the defence of a unit, if the chart says {@code chart}. */
  default int terrainMultiplier(int hex, boolean supplied, int chart) {
    return chart;
  }

  /** The case behind {@link #terrainMultiplier} where it differs from the chart. */
  default String terrainCase() {
    return "AGS-10.4";
  }

  /** Whether a unit attacks at half in combat for a reason other than supply. */
  default boolean halvesAttack(Position p, int unit) {
    return false;
  }

  /** The case behind {@link #halvesAttack}. */
  default String halvedCase() {
    return "AGS-9.32";
  }

  /** Whether fractions are dropped once for a whole stack instead of unit by unit. */
  default boolean roundsByStack() {
    return false;
  }

  /**
   * What a revelation takes from a side's options; see {@link Battle#mustRetreat} and {@link
   * Battle#mustLose}.
   */
  default int bound(Position p, Battle.Revelation revelation) {
    return 0;
  }

  /** How many steps a unit can still lose. */
  default int stepsLeft(Position p, int unit) {
    return p.stepsLeft(unit);
  }

  /**
   * Puts another counter in the place of a unit that loses some of its steps.
   *
   * @return the counter that took its place, or -1 if the unit itself takes the loss
   */
  default int substitute(Position p, int unit, int steps, Chronicle chronicle) {
    return -1;
  }

  /** Whether a unit that has lost so many steps can still be shown by a counter. */
  default boolean hasStep(Position p, int unit, int lost) {
    return true;
  }

  default String boundCase() {
    return "AGS-9.66";
  }

  /** The case behind the refusal of an attack by a unit that no headquarters commands. */
  @Case("AGS-9.15")
  default String commandCase(Position p, int unit) {
    return "AGS-9.15";
  }

  /** Whether a unit may attack without a headquarters' command. */
  default boolean attacksWithoutCommand(Position p, int unit) {
    return false;
  }
}
