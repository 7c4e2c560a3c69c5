package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Forecast.Modifier;
import hexfront.engine.Position;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Cases 10.3.1 and 1.3: what attackers and defenders are worth. */
final class Strength {
  private final BlitzkriegRules rules;

  Strength(BlitzkriegRules rules) {
    this.rules = rules;
  }

  /** A unit that retreated in this segment has no strength. */
  @Case({"GJ-10.6.6", "GJ-14.2.1"})
  int defenceOf(Position p, int unit) {
    return p.is(unit, Flag.RETREATED) ? 0 : rules.roster.defence(p, unit);
  }

  /** Units of a hex that attack across a river are added up, then halved. */
  @Case({"GJ-10.3.1", "GJ-1.3", "GJ-15.1-3"})
  int attack(
      Position p,
      IntUnaryOperator unit,
      IntUnaryOperator from,
      int units,
      int target,
      boolean first) {
    int total = 0;
    for (int i = 0; i < units; i++) {
      int hex = from.applyAsInt(i);
      int sum = 0;
      boolean counted = false;
      for (int j = 0; j < units; j++) {
        if (from.applyAsInt(j) == hex) {
          counted |= j < i;
          sum += rules.roster.attack(p, unit.applyAsInt(j));
        }
      }
      boolean river = !first && rules.terrain.acrossRiver(hex, target);
      total += counted ? 0 : river ? half(sum) : sum;
    }
    return total;
  }

  @Case("GJ-1.3")
  static int half(int strength) {
    return strength / 2;
  }

  /** Those of units that attack a hex from where they stand. */
  int attack(Position p, Units attackers, int target, boolean first) {
    return attack(p, attackers::get, i -> p.hex(attackers.get(i)), attackers.size(), target, first);
  }

  /** All units of the attacked hex defend together. */
  @Case({"GJ-10.1.5", "GJ-10.3.1"})
  int defence(Position p, int hex) {
    int total = 0;
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      total += defenceOf(p, unit);
    }
    return total;
  }

  /** What changes the strengths of an attack, in words. */
  List<Modifier> modifiers(Position p, Units attackers, int target, boolean first) {
    List<Modifier> found = new ArrayList<>();
    for (int unit : attackers.toArray()) {
      if (!first && rules.terrain.acrossRiver(p.hex(unit), target)) {
        found.add(new Modifier(rules.name(unit) + " attacks across a river", "GJ-10.3.1", "x1/2"));
      }
    }
    for (int unit : p.stack(target)) {
      if (p.is(unit, Flag.RETREATED)) {
        found.add(new Modifier(rules.name(unit) + " has retreated", "GJ-10.6.6", "0"));
      } else if (rules.roster.isFortress(unit) && defenceOf(p, unit) > 0) {
        found.add(new Modifier("fortress", "GJ-14.2.1", "+" + defenceOf(p, unit)));
      }
    }
    return found;
  }
}
