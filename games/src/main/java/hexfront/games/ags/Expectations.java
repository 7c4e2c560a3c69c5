package hexfront.games.ags;

import hexfront.engine.staff.Prospect;

/** What a column of the combat results table leads one to expect. */
final class Expectations {
  /** How often a side that may choose takes the step losses and stays, on ordinary ground. */
  static final double STANDS = 0.25;

  private static final double ATTACKER_STANDS = 0.6;

  private final CombatTable table;

  Expectations(CombatTable table) {
    this.table = table;
  }

  /**
   * Both sides in a battle.
   *
   * @param steps the steps of the defenders
   * @param own the steps of the attackers
   * @param trapped whether the defenders have nowhere to go
   * @param stands how often defenders that may choose take step losses and stay
   * @param bound whether the attackers may not go back
   */
  record Sides(int steps, int own, boolean trapped, double stands, boolean bound) {}

  void of(int attack, int defence, int shift, Sides sides, Prospect into) {
    int column = table.column(attack, defence, shift);
    into.odds = defence <= 0 ? 10 : Math.min(10, (double) attack / defence);
    for (int die = 1; die <= 6; die++) {
      Result result = table.result(column, die);
      defender(result, sides, into);
      attacker(result, sides, into);
    }
    into.attackerSteps /= 6;
    into.defenderSteps /= 6;
    into.taken /= 6;
    into.destroyed /= 6;
    into.repelled /= 6;
    into.ruined /= 6;
  }

  private static void defender(Result result, Sides sides, Prospect into) {
    int due = result.defender();
    if (due == 0) {
      return;
    }
    if (due >= sides.steps && (sides.trapped || due == Result.ALL)) {
      into.taken += 1;
      into.destroyed += 1;
    } else if (sides.trapped || result.engaged()) {
      into.defenderSteps += due;
    } else {
      double stands = due < sides.steps ? sides.stands : 0;
      into.defenderSteps += stands * due;
      into.taken += 1 - stands;
    }
  }

  private static void attacker(Result result, Sides sides, Prospect into) {
    int due = result.attacker();
    if (due == 0) {
      return;
    }
    if (due >= sides.own) {
      into.ruined += 1;
      into.repelled += 1;
    } else if (result.engaged()) {
      into.attackerSteps += due;
    } else {
      double stands = sides.bound ? 1 : ATTACKER_STANDS;
      into.attackerSteps += stands * due;
      into.repelled += 1 - stands;
    }
  }
}
