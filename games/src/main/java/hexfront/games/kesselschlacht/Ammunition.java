package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Section 10.6: who of an attack's units of First Panzer Army fires ammunition of his corps.
 *
 * @param with the units that get a point each
 */
record Ammunition(Units with) {
  static final Ammunition NONE = new Ammunition(Units.of());

  boolean has(int unit) {
    return with.has(unit);
  }

  /** The points are spent while there are some: on those who are named, guns, the strongest. */
  @Case({"KS-10.6.1", "KS-10.6.2", "KS-10.6.3", "KS-10.6.4", "KS-16.1.2A"})
  static Ammunition of(KesselRules rules, Position p, Units attackers, Units named) {
    List<Integer> drawing = new ArrayList<>();
    for (int i = 0; i < attackers.size(); i++) {
      int unit = attackers.get(i);
      if (draws(rules, p, unit)) {
        drawing.add(unit);
      }
    }
    if (drawing.isEmpty()) {
      return NONE;
    }
    drawing.sort(
        Comparator.<Integer>comparingInt(unit -> named.has(unit) ? 0 : 1)
            .thenComparingInt(unit -> rules.roster.isGun(unit) ? 0 : 1)
            .thenComparingInt(unit -> -rules.strength.printedAttack(p, unit))
            .thenComparingInt(unit -> unit));
    int[] left = new int[rules.ledger.tracks()];
    for (int store = 0; store < left.length; store++) {
      left[store] = available(rules, p, store);
    }
    List<Integer> with = new ArrayList<>();
    for (int unit : drawing) {
      int store = rules.store(p, unit);
      if (left[store] > 0) {
        left[store]--;
        with.add(unit);
      }
    }
    return new Ammunition(Units.of(with.stream().mapToInt(Integer::intValue).sorted().toArray()));
  }

  /** Whether a unit draws on its corps: it belongs to First Panzer Army and has a line. */
  static boolean draws(KesselRules rules, Position p, int unit) {
    return rules.store(p, unit) >= 0
        && rules.headquarters(p, unit) >= 0
        && rules.supply.level(p, unit) == Supply.Level.ATTACK;
  }

  /** Points that a corps can still fire this turn. */
  @Case("KS-13.3.5B")
  static int available(KesselRules rules, Position p, int store) {
    int hq = rules.storeHeadquarters(store);
    int points = rules.ledger.ammo(p, store);
    return hq >= 0 && p.onMap(hq) && p.is(hq, Flag.DISORGANIZED)
        ? Math.min(points, attacksLeft(rules, p, store))
        : points;
  }

  /** How many units of a corps may still attack this turn under a disorganized headquarters. */
  @Case({"KS-13.3.5B", "KS-13.3.5C"})
  static int attacksLeft(KesselRules rules, Position p, int store) {
    return Math.max(0, rules.data.disorganizedAttacks() - rules.ledger.attacks(p, store));
  }
}
