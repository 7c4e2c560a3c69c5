package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Units;
import hexfront.games.kesselschlacht.Formations.Group;

/** Strengths and quality of those who fight. */
final class Strength {
  private static final int LOW_SUM = 3;

  private final KesselRules rules;
  private final HexGrid grid;

  Strength(KesselRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  /** A strength halved so many times, rounded up once; nothing stays nothing. */
  @Case({"KS-12.1.2", "KS-5.0.2-3", "KS-10.6.3"})
  static int halved(int strength, int times) {
    return strength + (1 << times) - 1 >> times;
  }

  /** The printed attack, and what Hungary's mood adds to it. */
  @Case({"KS-2.2.4", "KS-19.3.1"})
  int printedAttack(Position p, int unit) {
    int attack = rules.roster.attack(p, unit);
    return attack > 0 ? attack + bonus(p, unit) : 0;
  }

  private int bonus(Position p, int unit) {
    return rules.roster.isHungarian(unit) && rules.options.isEnthusiastic(p) ? 1 : 0;
  }

  // ---- attack

  /** What all attackers bring to bear on a hex. */
  @Case("KS-12.1.2")
  int attack(Position p, Units attackers, int hex, Ammunition ammunition) {
    int sum = 0;
    for (int i = 0; i < attackers.size(); i++) {
      sum += attack(p, attackers.get(i), hex, ammunition);
    }
    return sum;
  }

  @Case({
    "KS-5.0.2-3",
    "KS-10.3.2",
    "KS-10.4.1-3",
    "KS-10.4.2",
    "KS-10.6.1",
    "KS-10.6.3",
    "KS-10.6.4",
    "KS-10.7",
    "KS-12.2.1"
  })
  int attack(Position p, int unit, int hex, Ammunition ammunition) {
    int times = rules.ledger.weather(p) == Weather.HEAVY_SNOW ? 1 : 0;
    times += isShort(p, unit, ammunition) ? 1 : 0;
    times += isAcrossRiver(p, unit, hex) ? 1 : 0;
    return halved(printedAttack(p, unit), times);
  }

  /** Whether a unit attacks at half strength for want of supply or ammunition. */
  boolean isShort(Position p, int unit, Ammunition ammunition) {
    if (rules.group(p, unit) == Group.FIRST_PANZER) {
      return !ammunition.has(unit);
    }
    return rules.supply.level(p, unit) != Supply.Level.ATTACK;
  }

  /** Rivers halve all attackers but guns; a bridge helps across minor ones. */
  @Case({"KS-12.2.1", "KS-16.1.2B", "KS-16.2"})
  boolean isAcrossRiver(Position p, int unit, int hex) {
    int d = grid.direction(p.hex(unit), hex);
    if (d < 0 || rules.roster.isGun(unit)) {
      return false;
    }
    int side = p.hexside(p.hex(unit), d);
    return (side & Terrain.MAJOR_RIVER) != 0 || Terrain.isUnbridgedMinor(side);
  }

  boolean isAcrossUnbridgedMajor(Position p, int unit, int hex) {
    int d = grid.direction(p.hex(unit), hex);
    return d >= 0 && !rules.roster.isGun(unit) && Terrain.isUnbridgedMajor(p, p.hex(unit), d);
  }

  // ---- defence

  /** What all defenders of a hex hold against an attack. */
  @Case({"KS-3.1.1", "KS-2.2.5", "KS-13.2.5"})
  int defence(Position p, Side side, int hex) {
    int sum = 0;
    for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
      sum += defence(p, unit);
    }
    return sum;
  }

  @Case({"KS-5.0.2-3", "KS-10.2.3", "KS-13.3.2", "KS-13.3.3", "KS-13.3.7-3", "KS-13.2.5"})
  int defence(Position p, int unit) {
    if (p.is(unit, Flag.RETREATED)) {
      return 0;
    }
    if (p.is(unit, Flag.ROUTED)) {
      return 1;
    }
    int times = rules.ledger.weather(p) == Weather.HEAVY_SNOW ? 1 : 0;
    times += p.is(unit, Flag.DISRUPTED) ? 1 : 0;
    times += p.is(unit, Flag.FLIPPED) && rules.board().side(unit) == Side.SOVIET ? 1 : 0;
    return Math.max(1, halved(rules.roster.defence(p, unit) + bonus(p, unit), times));
  }

  // ---- quality

  /** The rating of a side: its lowest if its points are few, else its highest. */
  @Case({"KS-3.3.1", "KS-12.1.4", "KS-13.3.7-6"})
  static int rating(int sum, int lowest, int highest) {
    return sum <= LOW_SUM ? lowest : highest;
  }

  int attackRating(Units attackers) {
    int sum = 0;
    int lowest = LOW_SUM;
    int highest = 0;
    for (int i = 0; i < attackers.size(); i++) {
      int quality = rules.roster.quality(attackers.get(i));
      sum += quality;
      lowest = Math.min(lowest, quality);
      highest = Math.max(highest, quality);
    }
    return rating(sum, lowest, highest);
  }

  int defenceRating(Position p, Side side, int hex) {
    int sum = 0;
    int lowest = LOW_SUM;
    int highest = 0;
    for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
      if (!p.is(unit, Flag.RETREATED)) {
        int quality = rules.roster.quality(unit);
        sum += quality;
        lowest = Math.min(lowest, quality);
        highest = Math.max(highest, quality);
      }
    }
    return rating(sum, lowest, highest);
  }
}
