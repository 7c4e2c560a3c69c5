package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/** Cases 23.4 to 23.6: air units are placed; section 38: the abstract ones. */
final class AirPlacement {
  static final String GROUND_SUPPORT = "ground-support";
  static final String INTERCEPTION = "interception";
  private static final int TRIES = 8;

  /** Ten divisions, in halves: with more of them isolated no bomber flies on missions. */
  private static final int ISOLATED = 20;

  private final StalingradRules rules;

  AirPlacement(StalingradRules rules) {
    this.rules = rules;
  }

  // ---- the air game

  /** Whether a side could place an air unit: the sky is clear and one is ready. */
  @Case({"CTS-23.0", "CTS-23.2", "CTS-23.3a", "CTS-23.17"})
  boolean isDue(Position p, Side side) {
    if (rules.abstractAir || !Weather.isClear(p)) {
      return false;
    }
    boolean ready = false;
    for (int unit : rules.roster.air(side)) {
      ready |= isReady(p, side, unit);
    }
    return ready && rules.airBases.hasAny(p, side);
  }

  private boolean isReady(Position p, Side side, int unit) {
    return rules.roster.isAir(unit)
        && rules.board().side(unit) == side
        && p.hex(unit) == Boxes.READY
        && !p.is(unit, Flag.USED);
  }

  /** Whether air units of a side may go to a hex: within reach of Support, as many as may fly. */
  @Case({"CTS-23.4", "CTS-23.5", "CTS-23.6a", "CTS-23.6b", "CTS-23.15a", "CTS-23.16b"})
  Verdict check(Position p, Side side, PlaceAir order) {
    Units units = order.units();
    int hex = order.hex().index();
    if (units.size() == 0 || units.hasDoubles() || hex < 0) {
      return Verdict.refused("CTS-23.5", "name air units, each once, and a hex");
    }
    for (int unit : units.toArray()) {
      if (!isReady(p, side, unit)) {
        return Verdict.refused("CTS-23.5", rules.name(unit) + " is not ready to fly");
      }
      if (isBomber(unit) && isBusy(p, side)) {
        return Verdict.refused("CTS-23.16b", "the bombers supply isolated divisions");
      }
    }
    if (!rules.airLimits.allows(p, side, units.size())) {
      return Verdict.refused("CTS-23.15a", "no more air units may fly");
    }
    return rules.airBases.supports(p, side, units.toArray(), hex)
        ? Verdict.legal()
        : Verdict.refused("CTS-23.6a", "there is no Support for air units in " + rules.number(hex));
  }

  private boolean isBomber(int unit) {
    return rules.board().unit(unit).arm().equals("bomber");
  }

  @Case("CTS-23.16b")
  private boolean isBusy(Position p, Side side) {
    return StalingradScratch.of(p)
            .supply
            .cutOff(side)
            .standing(p, halves -> halves[0] = isolated(p, side))[0]
        > ISOLATED;
  }

  private int isolated(Position p, Side side) {
    int halves = 0;
    for (int unit : rules.roster.ground(side)) {
      halves += rules.communications.isIsolated(p, unit) ? rules.roster.halves(unit) : 0;
    }
    return halves;
  }

  void carryOut(Position p, Side side, PlaceAir order, Chronicle chronicle) {
    for (int unit : order.units().toArray()) {
      p.place(unit, order.hex().index());
      chronicle.tell(new Placed(new UnitRef(unit), p.place(unit), "CTS-23.5"));
    }
    rules.airLimits.placed(p, side, order.units().size());
  }

  /** Hands out placements over hexes with units of the enemy. */
  boolean list(Position p, Side side, Predicate<Order> each) {
    int[] targets = p.occupied(side.enemy()).toArray();
    for (int unit : rules.roster.air(side)) {
      for (int i = 0; isReady(p, side, unit) && i < targets.length; i++) {
        if (!each.test(new PlaceAir(Units.of(unit), new Hex(targets[i]), ""))) {
          return false;
        }
      }
    }
    return false;
  }

  /** A placement drawn at random, or the end of the phase. */
  Order draw(Position p, Side side, RandomGenerator random) {
    int[] air = rules.roster.air(side);
    int[] targets = p.occupied(side.enemy()).toArray();
    for (int i = 0; i < TRIES && air.length > 0 && targets.length > 0; i++) {
      Hex hex = new Hex(targets[random.nextInt(targets.length)]);
      PlaceAir order = new PlaceAir(Units.of(air[random.nextInt(air.length)]), hex, "");
      if (check(p, side, order).isLegal()) {
        return order;
      }
    }
    return new EndPhase();
  }

  // ---- the abstract air

  /** Whether an abstract air unit of a side is free for a mission. */
  @Case({"CTS-38.0a", "CTS-38.0b"})
  boolean hasFree(Position p, Side side) {
    boolean free = false;
    for (int unit : rules.roster.air(side)) {
      free |= isReady(p, side, unit);
    }
    return free && rules.abstractAir && Weather.isClear(p);
  }

  /** Whether the Axis could intercept: Soviet units fly, and one of its own is free. */
  @Case("CTS-38.0c")
  boolean canIntercept(Position p) {
    boolean flies = false;
    for (int unit : rules.roster.air(Side.SOVIET)) {
      flies |= p.onMap(unit);
    }
    return flies && p.phasing() == Side.SOVIET && hasFree(p, Side.AXIS);
  }

  /** One air unit goes to a hex that is to be attacked, or to one where it meets another. */
  @Case({"CTS-38.0b", "CTS-38.0c"})
  Verdict checkAbstract(Position p, Side side, String purpose, PlaceAir order) {
    String rule = purpose.equals(INTERCEPTION) ? "CTS-38.0c" : "CTS-38.0b";
    int hex = order.hex().index();
    if (order.units().size() != 1 || hex < 0) {
      return Verdict.refused(rule, "one air unit supports a combat");
    }
    if (!order.purpose().isEmpty() && !order.purpose().equals(purpose)) {
      return Verdict.refused(rule, "air units are placed for " + purpose + " now");
    }
    if (!isReady(p, side, order.units().get(0))) {
      return Verdict.refused(rule, rules.name(order.units().get(0)) + " is not free");
    }
    if (purpose.equals(INTERCEPTION)) {
      return over(p, side.enemy(), hex) >= 0
          ? Verdict.legal()
          : Verdict.refused(rule, "nobody flies over " + rules.number(hex));
    }
    if (!p.holds(side.enemy(), hex)) {
      return Verdict.refused(rule, "there is nobody to attack in " + rules.number(hex));
    }
    return over(p, side, hex) < 0
        ? Verdict.legal()
        : Verdict.refused(rule, "one air unit supports a combat");
  }

  private int over(Position p, Side side, int hex) {
    for (int unit : rules.roster.air(side)) {
      if (p.hex(unit) == hex) {
        return unit;
      }
    }
    return -1;
  }

  void support(Position p, PlaceAir order, Chronicle chronicle) {
    int unit = order.units().get(0);
    p.place(unit, order.hex().index());
    chronicle.tell(new Placed(new UnitRef(unit), p.place(unit), "CTS-38.0b"));
  }

  /** Both air units are gone until the next turn. */
  @Case("CTS-38.0c")
  void intercept(Position p, PlaceAir order, Chronicle chronicle) {
    int unit = order.units().get(0);
    int target = over(p, Side.SOVIET, order.hex().index());
    chronicle.tell(new Placed(new UnitRef(unit), rules.number(order.hex().index()), "CTS-38.0c"));
    p.mark(unit, Flag.USED);
    p.takeOff(target, Boxes.READY);
    p.mark(target, Flag.USED);
  }

  boolean listAbstract(Position p, Side side, String purpose, Predicate<Order> each) {
    int[] targets =
        purpose.equals(INTERCEPTION) ? flown(p, side.enemy()) : p.occupied(side.enemy()).toArray();
    for (int unit : rules.roster.air(side)) {
      for (int i = 0; isReady(p, side, unit) && i < targets.length; i++) {
        if (!each.test(new PlaceAir(Units.of(unit), new Hex(targets[i]), purpose))) {
          return false;
        }
      }
    }
    return true;
  }

  /** The hexes over which air units of a side fly. */
  private int[] flown(Position p, Side side) {
    HexSet hexes = new HexSet(rules.board().hexes());
    for (int unit : rules.roster.air(side)) {
      if (p.onMap(unit)) {
        hexes.add(p.hex(unit));
      }
    }
    return hexes.toArray();
  }
}
