package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Forecast.Modifier;
import hexfront.engine.Position;
import hexfront.engine.orders.Units;
import java.util.Arrays;
import java.util.List;

/**
 * Sections 9.2 and 9.3: what units are worth in attack and defence. All multiplications come first,
 * then halvings, and fractions are dropped once at the end, unit by unit (or once for a whole
 * stack, as an option).
 */
public final class Strength {
  private final AgsRules rules;

  Strength(AgsRules rules) {
    this.rules = rules;
  }

  // ---- attack

  /**
   * What a unit with this printed attack adds to its stack, in twice its value so that halves are
   * whole numbers. A printed 0 stays 0.
   */
  @Case({"AGS-9.32", "AGS-12.23", "AGS-9.9"})
  int attackShare(Position p, int unit, int printed, Units attackers, boolean overrun) {
    int multiplied = printed * rules.exclusive().attackMultiplier(p, unit, attackers);
    boolean whole =
        attacksInSupply(p, unit, overrun) && (overrun || !rules.exclusive().halvesAttack(p, unit));
    return share(multiplied, whole);
  }

  /** In combat the moment counts, in an overrun the beginning of the phase. */
  @Case({"AGS-6.12", "AGS-12.21", "AGS-12.22"})
  private boolean attacksInSupply(Position p, int unit, boolean overrun) {
    return overrun ? !p.is(unit, Flag.OUT_OF_SUPPLY) : rules.supply().isIn(p, unit);
  }

  /**
   * Fractions are dropped unit by unit, and no unit falls below one; or they are kept for the
   * stack, as an option.
   */
  @Case({"AGS-9.32", "AGS-12.23"})
  private int share(int multiplied, boolean supplied) {
    int doubled = supplied ? 2 * multiplied : multiplied;
    return doubled == 0 || rules.exclusive().roundsByStack()
        ? doubled
        : 2 * Math.max(1, doubled / 2);
  }

  /** The strength of a stack from the shares of its units. */
  static int total(int shares) {
    return shares == 0 ? 0 : Math.max(1, shares / 2);
  }

  /**
   * The attack of a stack: halved in an overrun, then with the rating of a headquarters that takes
   * part.
   */
  @Case({"AGS-6.0", "AGS-11.37"})
  int stackAttack(int shares, boolean overrun, int headquarters) {
    int own = total(shares);
    if (overrun && own > 0) {
      own = Math.max(1, own / 2);
    }
    return headquarters < 0 ? own : own + rules.headquarters().bonus(headquarters, own);
  }

  private int stackAttack(Position p, Units attackers, int hex, boolean overrun) {
    int shares = 0;
    int headquarters = -1;
    for (int i = 0; i < attackers.size(); i++) {
      int unit = attackers.get(i);
      if (p.hex(unit) == hex) {
        if (rules.roster().isHeadquarters(unit)) {
          headquarters = unit;
        } else {
          shares += attackShare(p, unit, rules.untried().attack(p, unit), attackers, overrun);
        }
      }
    }
    return stackAttack(shares, overrun, headquarters);
  }

  /** The strength of an attack: the sum over the hexes it comes from. */
  @Case({"AGS-9.0", "AGS-9.13", "AGS-9.24"})
  int attack(Position p, Units attackers) {
    int total = 0;
    for (int i = 0; i < attackers.size(); i++) {
      int hex = p.hex(attackers.get(i));
      if (isFirstOf(p, attackers, i, hex)) {
        total += stackAttack(p, attackers, hex, false);
      }
    }
    return total;
  }

  private static boolean isFirstOf(Position p, Units units, int i, int hex) {
    for (int j = 0; j < i; j++) {
      if (p.hex(units.get(j)) == hex) {
        return false;
      }
    }
    return true;
  }

  /** The strength of an overrun: half that of the stack, fractions dropped. */
  @Case("AGS-6.0")
  int overrun(Position p, Units units) {
    return stackAttack(p, units, p.hex(units.get(0)), true);
  }

  /** The hexes in which units stand, each once. */
  int[] hexesOf(Position p, Units units) {
    int[] hexes = new int[units.size()];
    int n = 0;
    for (int i = 0; i < units.size(); i++) {
      int hex = p.hex(units.get(i));
      if (isFirstOf(p, units, i, hex)) {
        hexes[n++] = hex;
      }
    }
    return n == hexes.length ? hexes : Arrays.copyOf(hexes, n);
  }

  // ---- defence

  /** What a unit with this printed defence adds to its hex, in twice its value. */
  @Case({"AGS-9.32", "AGS-12.23"})
  int defenceShare(Position p, int unit, int printed, int terrain) {
    boolean supplied = rules.supply().isIn(p, unit);
    int integrity =
        rules.roster().isHeadquarters(unit) ? 1 : rules.exclusive().defenceMultiplier(p, unit);
    return share(
        printed * integrity * rules.exclusive().terrainMultiplier(p.hex(unit), supplied, terrain),
        supplied);
  }

  /**
   * The defence of a hex against attackers from these hexes. Units that fell back into it add
   * nothing.
   */
  @Case({"AGS-9.21", "AGS-9.76", "AGS-11.38"})
  int defence(Position p, int hex, int[] attackerHexes, boolean overrun) {
    int terrain = rules.terrain().defenceMultiplier(p, attackerHexes, hex);
    boolean alone = true;
    int shares = 0;
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      if (defends(p, unit, overrun) && rules.roster().isCombatUnit(unit)) {
        int share = defenceShare(p, unit, rules.untried().defence(p, unit), terrain);
        alone &= share == 0;
        shares += share;
      }
    }
    return total(shares + headquartersShare(p, hex, terrain, alone, overrun));
  }

  /** Whether a unit's strength counts for its hex. */
  @Case("AGS-9.76")
  boolean defends(Position p, int unit, boolean overrun) {
    return overrun || !p.is(unit, Flag.FELL_BACK);
  }

  /**
   * What the headquarters of a hex adds; {@code alone} if no combat unit with a defence of its own
   * is there.
   */
  @Case("AGS-11.38")
  int headquartersShare(Position p, int hex, int terrain, boolean alone, boolean overrun) {
    int shares = 0;
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      if (defends(p, unit, overrun) && rules.roster().isHeadquarters(unit)) {
        shares += defenceShare(p, unit, rules.headquarters().defence(p, unit, alone), terrain);
      }
    }
    return shares;
  }

  /** The defence of several hexes attacked at once. */
  @Case("AGS-9.23")
  int defence(Position p, int[] targets, int[] attackerHexes, boolean overrun) {
    int total = 0;
    for (int hex : targets) {
      total += defence(p, hex, attackerHexes, overrun);
    }
    return total;
  }

  // ---- for the player to read

  void explainAttack(Position p, Units attackers, boolean overrun, List<Modifier> steps) {
    for (int unit : attackers.toArray()) {
      if (rules.roster().isHeadquarters(unit)) {
        steps.add(
            new Modifier(
                rules.name(unit) + " adds its rating",
                "AGS-11.37",
                "+" + rules.roster().leadership(unit) + " at most"));
      } else {
        rules.exclusive().explanations().attack(p, unit, attackers, steps);
        if (!attacksInSupply(p, unit, overrun)) {
          steps.add(new Modifier(rules.name(unit) + " is out of supply", "AGS-12.23", "/2"));
        } else if (!overrun && rules.exclusive().halvesAttack(p, unit)) {
          steps.add(
              new Modifier(
                  rules.name(unit) + " attacks at half", rules.exclusive().halvedCase(), "/2"));
        }
      }
    }
    if (overrun) {
      steps.add(new Modifier("overrun", "AGS-6.0", "/2"));
    }
  }

  void explainDefence(Position p, int[] targets, int[] attackerHexes, List<Modifier> steps) {
    for (int target : targets) {
      rules.terrain().explain(p, attackerHexes, target, steps);
      for (int unit : p.stack(target)) {
        boolean supplied = rules.supply().isIn(p, unit);
        int terrain = rules.terrain().defenceMultiplier(p, attackerHexes, target);
        int special = rules.exclusive().terrainMultiplier(target, supplied, terrain);
        if (special != terrain) {
          steps.add(
              new Modifier(
                  "terrain of " + rules.number(target) + " for " + rules.name(unit),
                  rules.exclusive().terrainCase(),
                  "x" + special));
        }
        if (rules.roster().isCombatUnit(unit)) {
          rules.exclusive().explanations().defence(p, unit, steps);
        }
        if (!supplied) {
          steps.add(new Modifier(rules.name(unit) + " is out of supply", "AGS-12.23", "/2"));
        }
      }
    }
  }
}
