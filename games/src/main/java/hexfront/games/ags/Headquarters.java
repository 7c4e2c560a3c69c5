package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.orders.Move;
import hexfront.games.Refusals;
import org.jspecify.annotations.Nullable;

/**
 * Section 11: headquarters. Their lines of communication are traced with supply in {@link Supply}.
 */
public final class Headquarters {
  private final AgsRules rules;

  Headquarters(AgsRules rules) {
    this.rules = rules;
  }

  /** The range in hexes within which a headquarters commands. */
  @Case({"AGS-11.1", "AGS-3.23"})
  int commandRadius(int headquarters) {
    return rules.roster().leadership(headquarters);
  }

  /**
   * An HQ goes into an enemy zone only where a friendly combat unit already is, or goes there with
   * it.
   */
  @Case("AGS-11.23")
  boolean mayEnter(Position p, int headquarters, int hex, @Nullable Move together) {
    Side side = p.board().side(headquarters);
    if (!ZonesOfControl.stops(p, side, hex)) {
      return true;
    }
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      if (rules.roster().isCombatUnit(unit) && p.board().side(unit) == side) {
        return true;
      }
    }
    return together != null && together.units().stream().anyMatch(rules.roster()::isCombatUnit);
  }

  /** The headquarters stacked in a hex that may add its rating, or -1. */
  @Case({"AGS-11.37", "AGS-6.32"})
  int supporting(Position p, int hex) {
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      if (rules.roster().isHeadquarters(unit)
          && !p.is(unit, Flag.DISRUPTED)
          && !p.is(unit, Flag.ATTACKED)
          && rules.exclusive().addsRating(p, unit)) {
        return unit;
      }
    }
    return -1;
  }

  /** An order that asks for ratings is refused if those who stand with the units give none. */
  @Case({"AGS-11.37", "AGS-9.14", "AGS-6.32"})
  void checkRating(Position p, int[] hexes, Refusals no) {
    if (!rules.exclusive().followsVersion2()) {
      return;
    }
    int silent = -1;
    for (int hex : hexes) {
      if (hex >= 0 && supporting(p, hex) >= 0) {
        return;
      }
      for (int unit = hex < 0 ? -1 : p.first(hex); unit >= 0; unit = p.next(unit)) {
        silent = rules.roster().isHeadquarters(unit) ? unit : silent;
      }
    }
    if (silent >= 0) {
      String name = rules.name(silent);
      if (p.is(silent, Flag.DISRUPTED)) {
        no.add("AGS-6.32", name + " is disrupted and adds no rating");
      } else if (p.is(silent, Flag.ATTACKED)) {
        no.add("AGS-11.37", name + " has lent its rating to another attack");
      } else {
        no.add(rules.exclusive().ratingCase(), name + " adds no rating now");
      }
    }
  }

  /**
   * What an HQ adds to the attack of its stack: its rating, but not more than the stack's own
   * strength.
   */
  @Case({"AGS-11.1", "AGS-11.37"})
  int bonus(int headquarters, int ownStrength) {
    return Math.min(rules.roster().leadership(headquarters), ownStrength);
  }

  /**
   * What an HQ is worth in defence: nothing beside combat units, unless the game lets it add to
   * them.
   */
  @Case({"AGS-11.1", "AGS-11.38"})
  int defence(Position p, int headquarters, boolean alone) {
    Unit unit = rules.board().unit(headquarters);
    return alone || rules.exclusive().addsToDefence(unit)
        ? rules.exclusive().headquartersDefence(unit)
        : 0;
  }
}
