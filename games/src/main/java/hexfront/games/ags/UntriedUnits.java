package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Revealed;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.common.Substitution;

/**
 * Section 13: units whose strength nobody knows. An untried counter on the map is a stand-in: which
 * unit it is gets drawn when it is revealed, from the units of its kind that have not been used, so
 * that nobody and no saved game can know it earlier.
 */
public final class UntriedUnits {
  private final AgsRules rules;

  UntriedUnits(AgsRules rules) {
    this.rules = rules;
  }

  boolean any(Position p, Units units) {
    for (int i = 0; i < units.size(); i++) {
      if (p.is(units.get(i), Flag.UNTRIED)) {
        return true;
      }
    }
    return false;
  }

  /** Whether an attack whose known strength is nothing may still have some. */
  @Case("AGS-13.2")
  boolean mayHideStrength(Position p, Units units) {
    return any(p, units);
  }

  /**
   * Reveals those of the units that are untried and answers who they turned out to be, in the same
   * order.
   */
  @Case({"AGS-13.0", "AGS-13.1", "AGS-13.2"})
  public Units reveal(Position p, Units units, Dice dice, Chronicle chronicle) {
    if (!any(p, units)) {
      return units;
    }
    int[] revealed = units.toArray();
    for (int i = 0; i < revealed.length; i++) {
      if (p.is(revealed[i], Flag.UNTRIED)) {
        revealed[i] = reveal(p, revealed[i], dice, chronicle);
      }
    }
    return Units.of(revealed);
  }

  /** Reveals one unit and answers who it turned out to be. */
  public int reveal(Position p, int unit, Dice dice, Chronicle chronicle) {
    int[] pool = rules.exclusive().untried().drawPool(p, unit);
    int counter = pool.length == 0 ? unit : pool[dice.draw(pool.length)];
    if (counter != unit) {
      standIn(p, unit, counter);
    }
    p.unmark(counter, Flag.UNTRIED);
    rules.exclusive().untried().revealed(p, unit, counter);
    chronicle.tell(
        new Revealed(
            new UnitRef(unit), new UnitRef(counter), p.step(counter).toString(), "AGS-13.2"));
    return counter;
  }

  /**
   * The drawn counter takes the place of the stand-in, with all it carries; the stand-in leaves for
   * good.
   */
  public static void standIn(Position p, int standIn, int counter) {
    Substitution.of(standIn, counter).carryOut(p, Position.GONE);
    p.mark(standIn, Flag.REPLACED);
  }

  /** Whether a unit has neither attack nor defence. */
  @Case("AGS-13.3")
  public boolean hasNoStrength(Position p, int unit) {
    return rules.roster().isCombatUnit(unit)
        && rules.roster().attack(p, unit) == 0
        && rules.roster().defence(p, unit) == 0;
  }
}
