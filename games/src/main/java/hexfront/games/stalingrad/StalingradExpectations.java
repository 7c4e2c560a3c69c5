package hexfront.games.stalingrad;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Prospect;

/** What is to be expected of a combat: the table, face by face. */
final class StalingradExpectations {
  /** The part of retreats that no Determined Defense prevents. */
  private static final double GIVE_WAY = 0.8;

  /** What a retreat costs the defenders besides, in steps. */
  private static final double DISORDER = 0.3;

  /** The defence that a step is taken to have, and from which two white dice are rolled. */
  private static final double PER_STEP = 2.5;

  private static final double TWO_DICE = 8;

  /** How many steps a step of the Axis counts: its strength has to last, and little comes back. */
  private static final double DEAR = 1.5;

  private final StalingradRules rules;
  private final CombatTable table;

  StalingradExpectations(StalingradRules rules) {
    this.rules = rules;
    table = rules.combat.table;
  }

  /** Of an attack as it would be ordered; whether it is possible. */
  boolean of(Position p, Assault assault, Prospect into) {
    into.clear();
    int air = GroundSupport.sure(rules.combat.support.net(assault, Units.of()));
    Reckoning r = rules.combat.reckon(p, assault, air, null);
    if (r.ladder() == CombatTable.NONE && r.column() == 0) {
      return false;
    }
    int own = Combat.steps(p, assault.attackers());
    int steps = Combat.steps(p, r.defenders());
    into.odds = r.defence() == 0 ? 10 : Math.min(10, 2.0 * r.attack() / r.defence());
    Roll roll = new Roll(r.column(), r.white(), r.reroll(), assault.means().effort());
    add(roll, own, steps, false, into);
    into.attackerSteps *= p.phasing() == Side.AXIS ? DEAR : 1;
    return steps > 0;
  }

  /** Of strengths that meet, the usual shifts of the side included. */
  void of(Position p, double attack, double defence, boolean trapped, Prospect into) {
    into.clear();
    into.odds = defence <= 0 ? 10 : Math.min(10, attack / defence);
    int ladder = table.ladder((int) attack, Math.max(1, (int) Math.round(2 * defence)));
    if (ladder == CombatTable.NONE) {
      into.repelled = 1;
      into.attackerSteps = 2;
      return;
    }
    boolean soviet = p.phasing() == Side.SOVIET;
    int shift = (soviet ? -1 : 0) + (Weather.isFoul(p) && rules.isAdvanced() ? -1 : 0);
    int white = attack >= TWO_DICE && defence >= TWO_DICE ? 2 : 1;
    int own = (int) Math.max(1, attack / PER_STEP);
    int steps = (int) Math.max(1, defence / PER_STEP);
    Roll roll = new Roll(table.shifted(ladder, shift), white, soviet ? 0 : 1, 0);
    add(roll, own, steps, trapped, into);
    into.attackerSteps *= p.phasing() == Side.AXIS ? DEAR : 1;
  }

  /** How the dice are read. */
  private record Roll(int column, int white, int reroll, int effort) {}

  private void add(Roll roll, int own, int steps, boolean trapped, Prospect into) {
    int column = roll.column;
    int white = roll.white;
    int reroll = roll.reroll;
    double leaves = 0;
    for (int face = 1; face <= CombatTable.FACES; face++) {
      leaves += table.advance(column, face) > 0 ? chance(face, reroll) : 0;
    }
    leaves *= GIVE_WAY;
    for (int a = 1; a <= CombatTable.FACES; a++) {
      for (int b = 1; b <= (white == 2 ? CombatTable.FACES : 1); b++) {
        double chance = chance(a, reroll) * (white == 2 ? chance(b, reroll) : 1);
        int lose = CombatTable.multiplied(table.attackerLoss(column, a), roll.effort);
        int hit = table.defenderLoss(column, a);
        if (white == 2) {
          lose += CombatTable.multiplied(table.attackerLoss(column, b), roll.effort);
          hit += table.defenderLoss(column, b);
        }
        count(chance, lose, own, hit, steps, trapped ? 0 : leaves, into);
        if (trapped && hit < steps) {
          into.destroyed += chance * leaves;
          into.taken += chance * leaves;
        }
      }
    }
  }

  private static void count(
      double chance, int lose, int own, int hit, int steps, double leaves, Prospect into) {
    into.attackerSteps += chance * Math.min(lose, own);
    into.ruined += lose >= own ? chance : 0;
    if (hit >= steps) {
      into.destroyed += chance;
      into.taken += chance;
    } else {
      into.defenderSteps += chance * (hit + DISORDER * leaves);
      into.taken += chance * leaves;
      into.repelled += chance * (1 - leaves);
    }
  }

  /** The chance of a face, one of which is rolled again. */
  private static double chance(int face, int reroll) {
    double faces = CombatTable.FACES;
    return reroll == 0 ? 1 / faces : (1 / faces) * (1 / faces + (face == reroll ? 0 : 1));
  }
}
