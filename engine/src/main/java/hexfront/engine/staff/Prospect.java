package hexfront.engine.staff;

/**
 * What is to be expected of a battle, over all rolls. A buffer: the staff fills it.
 *
 * <p>Sides that may choose between step losses and retreat are taken to retreat where they can,
 * unless the staff knows better.
 */
public final class Prospect {
  /** The attack as it compares with the defence: 3 means three to one, after all modifiers. */
  public double odds;

  /** Steps the attackers are expected to lose, the case apart that all of them die. */
  public double attackerSteps;

  /** Steps the defenders are expected to lose, the case apart that all of them die. */
  public double defenderSteps;

  /** The chance that the defenders leave the hex or die, so that it can be entered. */
  public double taken;

  /** The chance that all defenders die. */
  public double destroyed;

  /** The chance that the attackers are thrown back or die. */
  public double repelled;

  /** The chance that all attackers die. */
  public double ruined;

  /** The same expectation again, a part of a sum. */
  public void add(double chance, Prospect other) {
    attackerSteps += chance * other.attackerSteps;
    defenderSteps += chance * other.defenderSteps;
    taken += chance * other.taken;
    destroyed += chance * other.destroyed;
    repelled += chance * other.repelled;
    ruined += chance * other.ruined;
  }

  /**
   * Counts a roll after which the attackers lose steps, or the defenders do.
   *
   * @param own the steps the attackers have
   * @param steps the steps the defenders have
   * @param leaves whether the defenders that are left leave the hex
   */
  public void count(
      double chance, int attackersLose, int own, int defendersLose, int steps, boolean leaves) {
    if (attackersLose >= own) {
      ruined += chance;
      repelled += chance;
    } else {
      attackerSteps += chance * attackersLose;
    }
    if (attackersLose == 0 && defendersLose >= steps) {
      destroyed += chance;
      taken += chance;
    } else if (attackersLose == 0) {
      defenderSteps += chance * defendersLose;
      taken += leaves ? chance : 0;
    }
  }

  public void clear() {
    odds = 0;
    attackerSteps = 0;
    defenderSteps = 0;
    taken = 0;
    destroyed = 0;
    repelled = 0;
    ruined = 0;
  }

  public void copyFrom(Prospect other) {
    clear();
    add(1, other);
    odds = other.odds;
  }
}
