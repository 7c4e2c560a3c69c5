package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.Hex;
import java.util.function.IntUnaryOperator;

/** Section 24: battles for Major Cities, with both sides in one hex. */
final class CityBattles {
  static final int WHOLE = 4;

  private final StalingradRules rules;

  CityBattles(StalingradRules rules) {
    this.rules = rules;
  }

  /** Whether a hex is taken quarter by quarter. */
  @Case({"CTS-24.0a", "CTS-SECT-2"})
  boolean isCity(int hex) {
    return rules.isAdvanced() && rules.terrain.citySlot(hex) >= 0;
  }

  /** The quarters of a city that a side holds. */
  @Case("CTS-24.2a")
  int quarters(Position p, Side side, int hex) {
    int slot = rules.terrain.citySlot(hex);
    if (!Ledger.isContested(p, slot)) {
      return p.holds(side, hex) ? WHOLE : 0;
    }
    int axis = Ledger.axisQuarters(p, slot);
    return side == Side.AXIS ? axis : WHOLE - axis;
  }

  /** The sections that belong to so many quarters. */
  @Case("CTS-24.2b")
  static int sections(int quarters) {
    return quarters + 1;
  }

  /** The quarters that the attacker holds after a combat; all of them at most. */
  @Case({"CTS-24.0a", "CTS-24.4a", "CTS-31.2.2"})
  private int after(Position p, Fight fight, int hex, IntUnaryOperator from) {
    int hexes = isAcrossBroad(p, fight, hex, from) ? fight.advance() / 2 : fight.advance();
    return Math.min(WHOLE, quarters(p, p.phasing(), hex) + hexes);
  }

  private int after(Position p, Fight fight, int hex) {
    return after(p, fight, hex, p::hex);
  }

  /**
   * Whether all attackers that are left and could follow came across a Major River or the Volga.
   */
  @Case("CTS-12.4n")
  private boolean isAcrossBroad(Position p, Fight fight, int hex, IntUnaryOperator from) {
    boolean any = false;
    for (int unit : fight.left(p, true)) {
      if (!rules.roster.isArtillery(unit)) {
        any = true;
        if (rules.combat.strength.riverInto(p, from.applyAsInt(unit), hex) <= 1) {
          return false;
        }
      }
    }
    return any;
  }

  /** Whether the defenders of a hex keep a part of it, so that they need not retreat. */
  @Case({"CTS-24.0a", "CTS-24.4b", "CTS-24.7a"})
  boolean isKept(Position p, Fight fight, int hex) {
    return isCity(hex)
        && fight.overrun() == 0
        && fight.raw() > 0
        && !isFlight(fight)
        && after(p, fight, hex) < WHOLE;
  }

  /** A flight before an overrun, in which nobody fights for quarters. */
  private static boolean isFlight(Fight fight) {
    return fight.isInAdvance() && fight.raw() == Advances.FLIGHT && fight.white() == 0;
  }

  /** The defenders are disrupted; they may give the city up. */
  @Case({"CTS-24.4b", "CTS-24.7b"})
  void contest(Position p, Fight fight, int index, Chronicle chronicle) {
    int hex = fight.hexes().get(index);
    Side enemy = p.phasing().enemy();
    for (int unit = p.first(hex, enemy); unit >= 0; unit = p.next(unit, enemy)) {
      rules.retreats.disrupt(p, unit, "CTS-24.4b", chronicle);
    }
    Retreats.Plan plan = rules.retreats.plan(p, hex, enemy);
    if (plan.units().length > 0 && plan.lost().length == 0) {
      p.setStage(new Retreating(fight, index, true));
    } else {
      stay(p, fight, index, chronicle);
    }
  }

  /** The defenders stay: who is inside already gains his part at once. */
  @Case({"CTS-24.4a", "CTS-24.1a"})
  void stay(Position p, Fight fight, int index, Chronicle chronicle) {
    int hex = fight.hexes().get(index);
    int slot = rules.terrain.citySlot(hex);
    if (Ledger.isContested(p, slot)) {
      int after = after(p, fight, hex);
      gain(p, hex, after, chronicle);
      Sectioning.begin(
          rules,
          p,
          new Sectioning(fight, hex, false, hexfront.engine.orders.Hexes.of()),
          chronicle);
    } else {
      rules.combat.battles.retreat(p, fight, index + 1, chronicle);
    }
  }

  private void gain(Position p, int hex, int quarters, Chronicle chronicle) {
    int slot = rules.terrain.citySlot(hex);
    int axis = p.phasing() == Side.AXIS ? quarters : WHOLE - quarters;
    Ledger.contest(
        p, slot, axis, Ledger.access(p, slot, Side.AXIS), Ledger.access(p, slot, Side.SOVIET));
    chronicle.tell(new City(new Hex(hex), axis, "CTS-24.4a"));
  }

  /**
   * The first attackers come into a city that the defenders still hold in part.
   *
   * @param from the hexes from which units attacked
   */
  @Case({"CTS-24.0b", "CTS-24.1a", "CTS-24.1b"})
  void enter(Position p, Fight fight, int hex, IntUnaryOperator from, Chronicle chronicle) {
    int slot = rules.terrain.citySlot(hex);
    if (slot >= 0
        && rules.isAdvanced()
        && p.holds(p.phasing().enemy(), hex)
        && !Ledger.isContested(p, slot)) {
      int quarters = after(p, fight, hex, from);
      int axis = p.phasing() == Side.AXIS ? quarters : WHOLE - quarters;
      Ledger.contest(p, slot, axis, 0, 0);
      chronicle.tell(new City(new Hex(hex), axis, "CTS-24.1a"));
    }
  }

  /** Whether a city is contested but its sections were not yet chosen. */
  boolean isUndivided(Position p, int hex) {
    int slot = rules.terrain.citySlot(hex);
    return Ledger.isContested(p, slot)
        && (Ledger.access(p, slot, Side.AXIS) | Ledger.access(p, slot, Side.SOVIET)) == 0;
  }

  /** A city belongs wholly to one side. */
  @Case({"CTS-24.7a", "CTS-24.7b"})
  void settle(Position p, int hex, Side side, Chronicle chronicle) {
    int slot = rules.terrain.citySlot(hex);
    if (Ledger.isContested(p, slot)) {
      Ledger.settle(p, slot);
      int axis = side == Side.AXIS ? WHOLE : 0;
      chronicle.tell(new City(new Hex(hex), axis, "CTS-24.7a"));
    }
    if (p.holds(side, hex)) {
      rules.control.entered(p, side, hex, chronicle);
    }
  }

  /** Cities in which one side has nobody left fall to the other. */
  @Case({"CTS-24.0b", "CTS-24.7a"})
  void tidy(Position p, Chronicle chronicle) {
    for (int i = 0; i < rules.terrain.majorCities.length; i++) {
      int hex = rules.terrain.majorCities[i];
      if (Ledger.isContested(p, i)) {
        boolean axis = p.holds(Side.AXIS, hex);
        boolean soviet = p.holds(Side.SOVIET, hex);
        if (!axis || !soviet) {
          boolean mine = axis == soviet ? Ledger.axisQuarters(p, i) >= WHOLE / 2 : axis;
          settle(p, hex, mine ? Side.AXIS : Side.SOVIET, chronicle);
        }
      }
    }
  }
}
