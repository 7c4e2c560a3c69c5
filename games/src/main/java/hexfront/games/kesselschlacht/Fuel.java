package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import hexfront.games.kesselschlacht.Formations.Group;

/** Section 10.5: the fuel of First Panzer Army. */
final class Fuel {
  private static final int NOBODY = -1;

  private final KesselRules rules;

  Fuel(KesselRules rules) {
    this.rules = rules;
  }

  /** What a headquarters can still spend this turn, in fuel points. */
  @Case({"KS-13.3.5A", "KS-2.4.1"})
  int available(Position p, int hq) {
    int store = rules.roster.formations.store(rules.roster.printed(hq));
    if (store < 0 || !p.onMap(hq) || p.is(hq, Flag.DISRUPTED | Flag.ROUTED)) {
      return 0;
    }
    int points = rules.ledger.fuel(p, store);
    return p.is(hq, Flag.DISORGANIZED)
        ? Math.min(
            points, Math.max(0, rules.data.disorganizedFuel() - rules.ledger.fuelSpent(p, store)))
        : points;
  }

  /**
   * The headquarters that must pay for a fuelled unit, or -1 if none can: then it goes a little way
   * for nothing.
   *
   * @param named who is named to pay for the army headquarters, or -1
   */
  @Case({"KS-10.5.1", "KS-10.5.4", "KS-10.5.7", "KS-10.4.1-2", "KS-10.4.2"})
  int payer(Position p, int unit, int named) {
    int formation = rules.formation(p, unit);
    if (rules.roster.formations.group(formation) != Group.FIRST_PANZER) {
      return NOBODY;
    }
    if (isArmyHeadquarters(unit)) {
      return armyPayer(p, unit, named);
    }
    int hq = rules.headquarters(p, unit);
    boolean pays =
        hq >= 0 && available(p, hq) > 0 && rules.supply.level(p, unit) == Supply.Level.ATTACK;
    return pays ? hq : NOBODY;
  }

  boolean isArmyHeadquarters(int unit) {
    int formation = rules.roster.printed(unit);
    return rules.roster.isHeadquarters(unit)
        && rules.roster.formations.group(formation) == Group.FIRST_PANZER
        && rules.roster.formations.store(formation) < 0;
  }

  /** The one that is named or paid before this turn; else the one that has most. */
  @Case("KS-10.5.7")
  private int armyPayer(Position p, int unit, int named) {
    int before = Ledger.unit(p, Ledger.ARMY_FUEL);
    int bound = before >= 0 ? before : named;
    if (bound >= 0) {
      return canPayArmy(p, unit, bound) ? bound : NOBODY;
    }
    int best = NOBODY;
    for (int hq : rules.roster.ground(Side.AXIS)) {
      if (canPayArmy(p, unit, hq) && (best < 0 || available(p, hq) > available(p, best))) {
        best = hq;
      }
    }
    return best;
  }

  boolean canPayArmy(Position p, int unit, int hq) {
    return rules.roster.isHeadquarters(hq)
        && available(p, hq) > 0
        && rules.supply.distance(p, unit, hq) <= rules.data.ranges().axis() * Terrain.POINT;
  }

  /** Half points that a fuelled unit can get, from its headquarters or for nothing. */
  int reach(Position p, int unit) {
    int hq = payer(p, unit, NOBODY);
    return hq < 0
        ? rules.data.freePoints() * Terrain.POINT
        : Math.min(available(p, hq), rules.data.mostFuel()) * Terrain.POINT;
  }

  // ---- a move

  /**
   * Whether the fuelled units of a move can go a way of their own.
   *
   * @param cost half points, the same for all of them
   */
  @Case({"KS-10.5.2", "KS-10.5.3", "KS-10.5.4", "KS-10.5.7"})
  void check(Position p, Units units, int cost, Fuelled manner, Refusals no) {
    boolean fuelled = false;
    for (int unit : units.toArray()) {
      if (rules.roster.isFuelled(unit)) {
        fuelled = true;
        check(p, unit, cost, manner, no);
      }
    }
    no.addIf(manner.fuel() > 0 && !fuelled, "KS-10.5", () -> "none of these units moves by fuel");
  }

  private void check(Position p, int unit, int cost, Fuelled manner, Refusals no) {
    int named = manner.fuelFrom().index();
    if (named >= 0 && isArmyHeadquarters(unit)) {
      int before = Ledger.unit(p, Ledger.ARMY_FUEL);
      no.addIf(
          before >= 0 && before != named,
          "KS-10.5.7",
          () -> rules.name(before) + " pays for the army headquarters this turn");
      no.addIf(
          !canPayArmy(p, unit, named),
          "KS-10.5.7",
          () -> rules.name(named) + " cannot pay for the army headquarters");
    }
    int hq = payer(p, unit, named);
    if (hq < 0) {
      int free = rules.data.freePoints() * Terrain.POINT - p.spent(unit);
      no.addIf(
          cost > free,
          "KS-10.5.4",
          () -> rules.name(unit) + " has no fuel and goes " + rules.data.freePoints() + " points");
      no.addIf(manner.fuel() > 0, "KS-10.5.4", () -> rules.name(unit) + " can buy no fuel");
      return;
    }
    int price = price(cost, manner);
    no.addIf(
        price * Terrain.POINT < cost,
        "KS-10.5.2",
        () -> "the way costs more than " + price + " fuel points");
    no.addIf(
        price > rules.data.mostFuel(),
        "KS-10.5.2",
        () -> "a force spends at most " + rules.data.mostFuel() + " fuel points a phase");
    no.addIf(
        price > available(p, hq),
        "KS-10.5.2",
        () -> rules.name(hq) + " has " + available(p, hq) + " fuel points to spend");
  }

  /** What each headquarters pays for a way. */
  @Case({"KS-10.5.2", "KS-10.5.2B"})
  int price(int cost, Fuelled manner) {
    return manner.fuel() > 0 ? manner.fuel() : (cost + Terrain.POINT - 1) / Terrain.POINT;
  }

  /** Every headquarters with fuelled units in a force pays once. */
  @Case({"KS-10.5.2", "KS-10.5.3", "KS-10.5.7"})
  void pay(Position p, Units units, int price, int named) {
    long paid = 0;
    for (int unit : units.toArray()) {
      int hq = rules.roster.isFuelled(unit) ? payer(p, unit, named) : NOBODY;
      if (hq >= 0) {
        paid |= 1L << rules.roster.printed(hq);
        if (isArmyHeadquarters(unit)) {
          Ledger.setUnit(p, Ledger.ARMY_FUEL, hq);
        }
      }
    }
    for (long left = paid; left != 0; left &= left - 1) {
      spend(p, Long.numberOfTrailingZeros(left), price);
    }
  }

  void spend(Position p, int formation, int points) {
    int store = rules.roster.formations.store(formation);
    rules.ledger.setFuel(p, store, rules.ledger.fuel(p, store) - points);
    rules.ledger.setFuelSpent(p, store, rules.ledger.fuelSpent(p, store) + points);
  }
}
