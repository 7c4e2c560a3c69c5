package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Prospect;
import org.jspecify.annotations.Nullable;

/** Sections 33 and 34 for commanders: who goes to the Caucasus, and who attacks there. */
final class CaucasusAdvice {
  /** By how much those who go there should be stronger than those who wait for them. */
  private static final double ENOUGH = 2.5;

  /** The last turn on which it is worth the way. */
  private static final int LAST_DEPARTURE = 45;

  /** What a space of a track counts, in steps of those who fight for it. */
  private static final double SPACE = 2;

  private static final int MOST_SPACES = 4;

  private final StalingradRules rules;
  private final StalingradExpectations expectations;
  private final Prospect prospect = new Prospect();

  CaucasusAdvice(StalingradRules rules, StalingradExpectations expectations) {
    this.rules = rules;
    this.expectations = expectations;
  }

  // ---- going there

  /** A unit of the Axis that leaves by the south edge now, or null. */
  @Nullable Order leaving(Position p) {
    if (p.phasing() != Side.AXIS || Ledger.scenario(p) == Ledger.URANUS) {
      return null;
    }
    boolean more = Ledger.scenario(p) == Ledger.FALL_BLAU || wantsMore(p);
    for (int hex : rules.offMap.gates()) {
      for (int unit = p.first(hex, Side.AXIS); unit >= 0; unit = p.next(unit, Side.AXIS)) {
        if (leads(p, unit, hex) && (rules.roster.isOil(unit) || more && mayGo(p, unit, hex))) {
          Order order = new Move(Units.of(unit), Hexes.of(hex, -1));
          if (rules.check(p, order).isLegal()) {
            return order;
          }
        }
      }
    }
    return null;
  }

  private boolean leads(Position p, int unit, int hex) {
    int place = rules.offMap.beyond(p, unit, hex);
    return place == Boxes.EXITED || place == Boxes.CAUCASUS;
  }

  /** Somebody stays behind to keep the road; HQs keep to the map. */
  private boolean mayGo(Position p, int unit, int hex) {
    return rules.roster.isUnit(unit) && !rules.roster.isHq(unit) && p.first(hex, Side.AXIS) != unit;
  }

  private boolean wantsMore(Position p) {
    double attack = 0;
    double defence = 0;
    for (int unit : rules.roster.ground(Side.AXIS)) {
      attack += p.hex(unit) == Boxes.CAUCASUS ? rules.roster.attackNow(p, unit) : 0;
    }
    for (int unit : rules.roster.ground(Side.SOVIET)) {
      defence += p.hex(unit) == Boxes.CAUCASUS ? rules.roster.defence(p, unit) : 0;
    }
    return p.turn() <= LAST_DEPARTURE && attack <= ENOUGH * defence;
  }

  /** Where the Oil Brigade has to go: the nearest hex by which the Axis can leave, or -1. */
  int errand(Position p, int unit) {
    int best = -1;
    if (rules.roster.isOil(unit) && p.onMap(unit) && Ledger.scenario(p) != Ledger.URANUS) {
      for (int hex : rules.offMap.gates()) {
        if (p.controls(Side.AXIS, hex)
            && leads(p, unit, hex)
            && (best < 0 || distance(p, unit, hex) < distance(p, unit, best))) {
          best = hex;
        }
      }
    }
    return best;
  }

  private int distance(Position p, int unit, int hex) {
    return rules.board().grid().distance(p.hex(unit), hex);
  }

  /** Whether a unit in a box stays there: who left for the Caucasus fights for it. */
  static boolean stays(Position p, int unit) {
    return p.hex(unit) == Boxes.CAUCASUS;
  }

  // ---- fighting there

  /** A marker to push or an attack that pays, or null. */
  @Nullable Order fighting(Position p) {
    if (!Ledger.isCampaign(p)) {
      return null;
    }
    for (String box : Caucasus.BOXES) {
      if (rules.caucasus.holds(p, p.phasing(), Caucasus.track(box))) {
        for (int spaces = MOST_SPACES; spaces > 0; spaces--) {
          Order push = new Push(box, spaces);
          if (rules.check(p, push).isLegal()) {
            return push;
          }
        }
        AttackBox attack = new AttackBox(InCombat.ableIn(rules, p, box), box, Means.NONE);
        if (rules.check(p, attack).isLegal() && pays(p, attack)) {
          return attack;
        }
      }
    }
    return null;
  }

  private boolean pays(Position p, AttackBox order) {
    return expectations.of(p, Assault.of(order), prospect)
        && SPACE * prospect.taken + prospect.defenderSteps > prospect.attackerSteps;
  }
}
