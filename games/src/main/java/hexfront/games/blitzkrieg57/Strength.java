package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Forecast.Modifier;
import hexfront.engine.Position;
import hexfront.engine.orders.Units;
import java.util.List;

/** Cases 10.3.1 and 1.3: what attackers and defenders are worth. */
final class Strength {
  private final BlitzkriegRules rules;
  private final int[][] attack;
  private final int[][] defence;

  @Case("GJ-2.2.2")
  Strength(BlitzkriegRules rules) {
    this.rules = rules;
    int units = rules.board().unitCount();
    attack = new int[units][];
    defence = new int[units][];
    for (int unit = 0; unit < units; unit++) {
      var steps = rules.board().unit(unit).steps();
      attack[unit] = steps.stream().mapToInt(step -> step.attack()).toArray();
      defence[unit] = steps.stream().mapToInt(step -> step.defence()).toArray();
    }
  }

  int attackOf(Position p, int unit) {
    return attack[unit][p.lost(unit)];
  }

  /** A unit that retreated in this segment has no strength. */
  @Case({"GJ-10.6.6", "GJ-14.2.1"})
  int defenceOf(Position p, int unit) {
    return p.is(unit, Flag.RETREATED) ? 0 : defence[unit][p.lost(unit)];
  }

  /** Units of a hex that attack across a river are added up, then halved. */
  @Case({"GJ-10.3.1", "GJ-1.3", "GJ-15.1-3"})
  int attack(Position p, Units attackers, int target, boolean ignoreRivers) {
    int total = 0;
    for (int i = 0; i < attackers.size(); i++) {
      int hex = p.hex(attackers.get(i));
      boolean counted = false;
      for (int j = 0; j < i; j++) {
        counted |= p.hex(attackers.get(j)) == hex;
      }
      if (!counted) {
        int sum = 0;
        for (int j = i; j < attackers.size(); j++) {
          if (p.hex(attackers.get(j)) == hex) {
            sum += attackOf(p, attackers.get(j));
          }
        }
        total += !ignoreRivers && acrossRiver(hex, target) ? half(sum) : sum;
      }
    }
    return total;
  }

  @Case("GJ-1.3")
  static int half(int strength) {
    return strength / 2;
  }

  boolean acrossRiver(int from, int target) {
    int d = rules.board().grid().direction(from, target);
    return d >= 0 && (rules.terrain().hexside(from, d) & Terrain.RIVER) != 0;
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
  void explain(Position p, Units attackers, int target, boolean ignoreRivers, List<Modifier> into) {
    for (int i = 0; i < attackers.size(); i++) {
      int unit = attackers.get(i);
      if (!ignoreRivers && acrossRiver(p.hex(unit), target)) {
        into.add(new Modifier(rules.name(unit) + " attacks across a river", "GJ-10.3.1", "x1/2"));
      }
    }
    for (int unit = p.first(target); unit >= 0; unit = p.next(unit)) {
      if (p.is(unit, Flag.RETREATED)) {
        into.add(new Modifier(rules.name(unit) + " has retreated", "GJ-10.6.6", "0"));
      } else if (rules.fortresses().isMarker(unit) && defenceOf(p, unit) > 0) {
        into.add(new Modifier("fortress", "GJ-14.2.1", "+" + defenceOf(p, unit)));
      }
    }
  }
}
