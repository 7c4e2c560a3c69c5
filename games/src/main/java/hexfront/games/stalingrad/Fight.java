package hexfront.games.stalingrad;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import org.jspecify.annotations.Nullable;

/**
 * A combat whose dice have fallen.
 *
 * @param defenders those who took part
 * @param box the number of the track of the attacked box, from 1; 0 on the map
 * @param white how many white dice were rolled
 * @param attackerLoss the steps that the attacker loses, Maximum Effort counted
 * @param firstLoss the steps that the defender loses by the first white die
 * @param secondLoss the same by the second
 * @param raw the black die's advance
 * @param advance what is left of it
 * @param armorShift whose armor was superior: above 0 the attacker's
 * @param attackerArmor the attackers that gained that shift or denied the defender's
 * @param defenderArmor the same of the defenders
 * @param conversions the Guard conversions that are still due
 * @param overrun the number of the Movement Phase Overrun that is fought out; 0 for none
 * @param outer the advance in which it is an overrun; nothing otherwise
 */
record Fight(
    Units attackers,
    Units defenders,
    Hexes hexes,
    int box,
    int white,
    int attackerLoss,
    int firstLoss,
    int secondLoss,
    int raw,
    int advance,
    int armorShift,
    Units attackerArmor,
    Units defenderArmor,
    boolean engineer,
    int conversions,
    int overrun,
    @Nullable Advancing outer) {

  Fight withAdvance(int now) {
    return new Fight(
        attackers,
        defenders,
        hexes,
        box,
        white,
        attackerLoss,
        firstLoss,
        secondLoss,
        raw,
        Math.max(0, now),
        armorShift,
        attackerArmor,
        defenderArmor,
        engineer,
        conversions,
        overrun,
        outer);
  }

  Fight withConversions(int left) {
    return new Fight(
        attackers,
        defenders,
        hexes,
        box,
        white,
        attackerLoss,
        firstLoss,
        secondLoss,
        raw,
        advance,
        armorShift,
        attackerArmor,
        defenderArmor,
        engineer,
        left,
        overrun,
        outer);
  }

  /** The same with one unit in the place of another. */
  Fight withGuards(int unit, int guards) {
    return new Fight(
        swap(attackers, unit, guards),
        swap(defenders, unit, guards),
        hexes,
        box,
        white,
        attackerLoss,
        firstLoss,
        secondLoss,
        raw,
        advance,
        armorShift,
        swap(attackerArmor, unit, guards),
        swap(defenderArmor, unit, guards),
        engineer,
        conversions - 1,
        overrun,
        outer);
  }

  private static Units swap(Units units, int unit, int other) {
    return Units.of(units.stream().map(u -> u == unit ? other : u).toArray());
  }

  Fight withAttackerLoss(int loss) {
    return new Fight(
        attackers,
        defenders,
        hexes,
        box,
        white,
        loss,
        firstLoss,
        secondLoss,
        raw,
        advance,
        armorShift,
        attackerArmor,
        defenderArmor,
        engineer,
        conversions,
        overrun,
        outer);
  }

  boolean isInAdvance() {
    return outer != null;
  }

  /** The steps that the defender loses if he multiplies them by a Determined Defense. */
  int defenderLoss(int effort) {
    int loss = CombatTable.multiplied(firstLoss, effort);
    return white == 2 ? loss + CombatTable.multiplied(secondLoss, effort) : loss;
  }

  /** The units of a side that are still in the combat. */
  int[] left(Position p, boolean attacking) {
    Units units = attacking ? attackers : defenders;
    int[] found = new int[units.size()];
    int n = 0;
    for (int i = 0; i < units.size(); i++) {
      int place = p.hex(units.get(i));
      if (box == 0 ? place >= 0 : place == place()) {
        found[n++] = units.get(i);
      }
    }
    return java.util.Arrays.copyOf(found, n);
  }

  int place() {
    return box == 1 ? Boxes.CAUCASUS : Boxes.COAST;
  }

  static Side owner(Position p, boolean attacking) {
    return attacking ? p.phasing() : p.phasing().enemy();
  }
}
