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

  /** How many turns before the end units leave for the south, and from how many turns away. */
  private static final int SLACK = 7;

  private static final int FARTHEST = 5;

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

  /**
   * HQs keep to the map. In the campaign somebody stays behind to keep the road; in Fall Blau all
   * go who have a line behind them, for it needs nobody to stand on it.
   */
  private boolean mayGo(Position p, int unit, int hex) {
    boolean open =
        Ledger.scenario(p) == Ledger.FALL_BLAU
            ? rules.communications.reachesWest(p, hex)
            : p.first(hex, Side.AXIS) != unit;
    return rules.roster.isUnit(unit) && !rules.roster.isHq(unit) && open;
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

  /**
   * Where a unit has to go: the Oil Brigade to the nearest hex by which the Axis can leave; in Fall
   * Blau, when it is time and Rostov has fallen, divisions that are near enough to the nearest road
   * over the south edge, unless they have to fight for their way first; or -1.
   */
  int errand(Position p, int unit, Going going) {
    if (!p.onMap(unit) || Ledger.scenario(p) == Ledger.URANUS) {
      return -1;
    }
    int best = -1;
    if (rules.roster.isOil(unit)) {
      for (int hex : rules.offMap.gates()) {
        if (p.controls(Side.AXIS, hex)
            && leads(p, unit, hex)
            && (best < 0 || distance(p, unit, hex) < distance(p, unit, best))) {
          best = hex;
        }
      }
    }
    return best < 0 && Ledger.scenario(p) == Ledger.FALL_BLAU ? departure(p, unit, going) : best;
  }

  /** Whether units leave the map in a hex by a road over the south edge. */
  boolean isExit(int hex) {
    return hex >= 0 && rules.terrain.roadExits.has(hex) && rules.edges.isSouth(hex);
  }

  /** How far units of a kind are from a hex. */
  @FunctionalInterface
  interface Going {
    int[] distances(int mobility, int hex);
  }

  /** The road by which a unit leaves the map before the scenario ends, once it is time, or -1. */
  private int departure(Position p, int unit, Going going) {
    boolean leaves =
        rules.board().side(unit) == Side.AXIS
            && rules.roster.isLarge(unit)
            && !rules.roster.isHq(unit)
            && !ZonesOfControl.isBesideEnemy(p, Side.AXIS, p.hex(unit))
            && isTimeToLeave(p);
    if (!leaves) {
      return -1;
    }
    int best = -1;
    int least = Integer.MAX_VALUE;
    for (int hex : rules.terrain.roadExits.toArray()) {
      if (rules.edges.isSouth(hex)) {
        int far = going.distances(rules.roster.isMotorized(unit) ? 1 : 0, hex)[p.hex(unit)];
        if (far < least) {
          best = hex;
          least = far;
        }
      }
    }
    int turns = rules.lastTurn(p) - p.turn() + 1;
    int allowance = rules.movement.allowance(p, unit);
    boolean inTime = least <= turns * allowance && least <= FARTHEST * allowance;
    return inTime ? best : -1;
  }

  /** Whether it is Fall Blau, Rostov has fallen and the end is near enough to leave the map. */
  private boolean isTimeToLeave(Position p) {
    return isNearEnd(p) && isGateOpen(p);
  }

  /** Whether it is Fall Blau and the end is near enough to go to where units leave the map. */
  boolean isNearEnd(Position p) {
    return Ledger.scenario(p) == Ledger.FALL_BLAU && rules.lastTurn(p) - p.turn() + 1 <= SLACK;
  }

  /** Whether the Axis has Rostov, by which all roads to the Caucasus go. */
  private boolean isGateOpen(Position p) {
    return rules.board().map().places().stream()
        .filter(place -> place.name().equals(Victory.ROSTOV))
        .allMatch(place -> p.controls(Side.AXIS, place.hex()));
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
