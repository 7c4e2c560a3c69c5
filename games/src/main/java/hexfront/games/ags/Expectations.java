package hexfront.games.ags;

import hexfront.engine.staff.Prospect;

/** What a column of the combat results table leads one to expect. */
final class Expectations {
  /** How often a side that may choose takes the step losses and stays. */
  private static final double STANDS = 0.25;

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
   * @param bound whether the attackers may not go back
   */
  record Sides(int steps, int own, boolean trapped, boolean bound) {}

  void of(int attack, int defence, int shift, Sides sides, Prospect into) {
    int column = table.column(attack, defence, shift);
    into.odds = defence <= 0 ? 10 : Math.min(10, (double) attack / defence);
    for (int die = 1; die <= 6; die++) {
      Result result = table.result(column, die);
      defender(result, sides.steps, sides.trapped, into);
      attacker(result, sides.own, sides.bound ? 1 : ATTACKER_STANDS, into);
    }
    into.attackerSteps /= 6;
    into.defenderSteps /= 6;
    into.taken /= 6;
    into.destroyed /= 6;
    into.repelled /= 6;
    into.ruined /= 6;
  }

  private static void defender(Result result, int steps, boolean trapped, Prospect into) {
    int due = result.defender();
    if (due == 0) {
      return;
    }
    if (due >= steps && (trapped || due == Result.ALL)) {
      into.taken += 1;
      into.destroyed += 1;
    } else if (trapped || result.engaged()) {
      into.defenderSteps += due;
    } else {
      double stands = due < steps ? STANDS : 0;
      into.defenderSteps += stands * due;
      into.taken += 1 - stands;
    }
  }

  private static void attacker(Result result, int own, double stands, Prospect into) {
    int due = result.attacker();
    if (due == 0) {
      return;
    }
    if (due >= own) {
      into.ruined += 1;
      into.repelled += 1;
    } else if (result.engaged()) {
      into.attackerSteps += due;
    } else {
      into.attackerSteps += stands * due;
      into.repelled += 1 - stands;
    }
  }
}
