package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Forecast;
import hexfront.engine.Forecast.Modifier;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Rolled;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Module 12: who may attack whom, and what comes of it. */
final class Combat {
  private final KesselRules rules;
  private final HexGrid grid;

  Combat(KesselRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  // ---- who may attack

  /** Why a unit may not take part in any attack now; legal if it may. */
  @Case({
    "KS-2.2.4", "KS-12.1.1", "KS-13.3.1", "KS-13.3.2", "KS-13.3.3", "KS-15.2.3", "KS-4.I",
    "KS-4.K", "KS-9.1", "KS-9.2.2B", "KS-10.2", "KS-13.3.5B", "KS-13.3.5C", "KS-16.1.2A"
  })
  Verdict mayAttack(Position p, int unit) {
    if (rules.board().side(unit) != p.phasing() || !p.onMap(unit)) {
      return Verdict.refused(
          "KS-12.1", rules.name(unit) + " is not a unit of the attacking side on the map");
    } else if (rules.roster.attack(p, unit) == 0) {
      return Verdict.refused("KS-2.2.4", rules.name(unit) + " has no attack strength");
    } else if (p.is(unit, Flag.ATTACKED)) {
      return Verdict.refused("KS-12.1.1", rules.name(unit) + " attacked this turn");
    } else if (p.is(unit, Flag.DISORDER)) {
      return Verdict.refused("KS-13.3." + Status.of(p, unit), rules.name(unit) + " is in disorder");
    } else if (p.is(unit, Flag.BUILT)) {
      return Verdict.refused("KS-15.2.3", rules.name(unit) + " laid a pontoon this turn");
    }
    return p.phasing() == Side.SOVIET ? maySoviet(p, unit) : mayAxis(p, unit);
  }

  private Verdict maySoviet(Position p, int unit) {
    if (!p.is(unit, Flag.ACTIVE)) {
      return Verdict.refused("KS-9.1", rules.name(unit) + " is not activated");
    }
    if (rules.isLeaver(p, unit) && !rules.terrain.south.has(p.hex(unit))) {
      return Verdict.refused("KS-9.2.2B", rules.name(unit) + " attacks only south of the Dnestr");
    }
    return rules.supply.mayAttack(p, unit)
        ? Verdict.legal()
        : Verdict.refused("KS-10.2", rules.name(unit) + " is not in attack supply");
  }

  private Verdict mayAxis(Position p, int unit) {
    int store = rules.store(p, unit);
    int hq = store < 0 ? -1 : rules.headquarters(p, unit);
    if (hq >= 0 && p.is(hq, Flag.DISRUPTED | Flag.ROUTED)) {
      return Verdict.refused("KS-13.3.5B", rules.name(hq) + " is in disorder");
    }
    if (hq >= 0 && p.is(hq, Flag.DISORGANIZED) && Ammunition.attacksLeft(rules, p, store) == 0) {
      return Verdict.refused(
          "KS-13.3.5B", "no more units of a corps attack while its headquarters is disorganized");
    }
    if (rules.roster.isGun(unit)
        && (store < 0
            || !Ammunition.draws(rules, p, unit)
            || Ammunition.available(rules, p, store) == 0)) {
      return Verdict.refused(
          "KS-16.1.2A", rules.name(unit) + " has no ammunition or is not in attack supply");
    }
    return Verdict.legal();
  }

  /** Whether a hex may be attacked: an enemy stands there who was not attacked this turn. */
  @Case({"KS-12.1", "KS-12.1.1", "KS-13.2.5"})
  Verdict mayBeAttacked(Position p, int hex) {
    Side enemy = p.phasing().enemy();
    if (hex < 0 || !p.holds(enemy, hex)) {
      return Verdict.refused("KS-12.1", "no enemy stands in " + rules.number(hex));
    }
    for (int unit = p.first(hex, enemy); unit >= 0; unit = p.next(unit, enemy)) {
      if (!p.is(unit, Flag.DEFENDED)) {
        return Verdict.legal();
      }
    }
    return Verdict.refused("KS-12.1.1", rules.number(hex) + " was attacked this turn");
  }

  /** Whether a unit that may attack can attack a hex from where it stands. */
  @Case({"KS-2.2.8", "KS-12.1", "KS-16.1.2", "KS-16.2"})
  boolean reaches(Position p, int unit, int hex) {
    int from = p.hex(unit);
    if (grid.adjacent(from, hex)) {
      return true;
    }
    if (!isFarGun(unit) || grid.distance(from, hex) > rules.data.ranges().guns()) {
      return false;
    }
    for (int d = 0; d < Direction.COUNT; d++) {
      int near = grid.neighbour(from, d);
      if (near != HexGrid.OFF && p.holds(p.phasing().enemy(), near)) {
        return false;
      }
    }
    return true;
  }

  /** Only the guns of the Axis fire from afar. */
  boolean isFarGun(int unit) {
    return rules.roster.isGun(unit) && rules.board().side(unit) == Side.AXIS;
  }

  // ---- an order

  @Case({"KS-12.0", "KS-12.1.1", "KS-16.1.3", "KS-16.2"})
  Verdict check(Position p, Attack order) {
    Units attackers = order.attackers();
    if (order.hexes().size() != 1) {
      return Verdict.refused("KS-12.1.1", "an attack goes into one hex");
    }
    if (attackers.size() == 0 || attackers.hasDoubles()) {
      return Verdict.refused("KS-12.1.1", "an attack names its units, each once");
    }
    int hex = order.hexes().first();
    Refusals no = new Refusals();
    no.addAll(mayBeAttacked(p, hex));
    boolean others = false;
    for (int i = 0; i < attackers.size() && !no.any(); i++) {
      int unit = attackers.get(i);
      no.addAll(mayAttack(p, unit));
      if (!no.any() && !reaches(p, unit, hex)) {
        no.add(
            rules.roster.isGun(unit) ? gunRule(unit) : "KS-12.1",
            rules.name(unit) + " does not reach " + rules.number(hex));
      }
      others |= !rules.roster.isGun(unit);
    }
    no.addIf(
        !no.any() && !others, gunRule(attackers.get(0), true), () -> "guns do not attack alone");
    if (!no.any()) {
      checkForces(p, attackers, no);
    }
    if (!no.any()) {
      checkAmmunition(p, order, no);
    }
    if (!no.any()) {
      checkSupport(p, order, hex, no);
    }
    return no.verdict();
  }

  private String gunRule(int unit) {
    return rules.board().side(unit) == Side.AXIS ? "KS-16.1.2" : "KS-16.2";
  }

  private String gunRule(int unit, boolean alone) {
    return alone && rules.board().side(unit) == Side.AXIS ? "KS-16.1.3" : gunRule(unit);
  }

  /** All units of a force attack the same hex, as far as they can attack at all. */
  @Case("KS-12.0")
  private void checkForces(Position p, Units attackers, Refusals no) {
    for (int unit : attackers.toArray()) {
      if (isFarGun(unit)) {
        continue;
      }
      for (int other = p.first(p.hex(unit)); other >= 0; other = p.next(other)) {
        if (!attackers.has(other)
            && !isFarGun(other)
            && rules.roster.isCombat(other)
            && mayAttack(p, other).isLegal()
            && !isOverLimit(p, attackers, other)) {
          int left = other;
          no.addIf(true, "KS-12.0", () -> rules.name(left) + " must attack with its force");
        }
      }
    }
  }

  /** Whether a disorganized headquarters has no attack left for one more unit. */
  private boolean isOverLimit(Position p, Units attackers, int unit) {
    int store = rules.store(p, unit);
    int hq = store < 0 ? -1 : rules.headquarters(p, unit);
    return hq >= 0
        && p.is(hq, Flag.DISORGANIZED)
        && ofStore(p, attackers, store) >= Ammunition.attacksLeft(rules, p, store);
  }

  private int ofStore(Position p, Units attackers, int store) {
    return (int) attackers.stream().filter(unit -> rules.store(p, unit) == store).count();
  }

  @Case({"KS-13.3.5B", "KS-10.6.2", "KS-16.1.2A"})
  private void checkAmmunition(Position p, Attack order, Refusals no) {
    Units named = Backing.of(order).ammoFor();
    Ammunition ammunition = Ammunition.of(rules, p, order.attackers(), named);
    for (int unit : order.attackers().toArray()) {
      int store = rules.store(p, unit);
      int hq = store < 0 ? -1 : rules.headquarters(p, unit);
      no.addIf(
          hq >= 0
              && p.is(hq, Flag.DISORGANIZED)
              && ofStore(p, order.attackers(), store) > Ammunition.attacksLeft(rules, p, store),
          "KS-13.3.5B",
          () -> "too many units of a corps with a disorganized headquarters attack");
      no.addIf(
          isFarGun(unit) && !ammunition.has(unit),
          "KS-16.1.2A",
          () -> rules.name(unit) + " gets no ammunition");
    }
    for (int unit : named.toArray()) {
      no.addIf(
          !ammunition.has(unit) || !order.attackers().has(unit),
          "KS-10.6.2",
          () -> rules.name(unit) + " cannot get ammunition");
    }
  }

  /** Fighter-bombers support an attack in their sector. */
  @Case({"KS-6.6", "KS-12.2.4", "KS-6.1.2", "KS-5.0.2-1"})
  private void checkSupport(Position p, Attack order, int hex, Refusals no) {
    Units support = Backing.of(order).support();
    no.addIf(
        support.size() > rules.data.groundSupport() || support.hasDoubles(),
        "KS-6.6",
        () -> "at most " + rules.data.groundSupport() + " fighter-bombers support an attack");
    for (int unit : support.toArray()) {
      no.addIf(
          !rules.air.maySupport(p, unit, p.phasing(), hex),
          "KS-6.6",
          () -> rules.name(unit) + " cannot support this attack");
    }
  }

  // ---- shifts

  /** All that shifts an attack, the difference in quality not among it. */
  @Case({"KS-12.2", "KS-12.2.1", "KS-12.2.3", "KS-12.2.4", "KS-13.3.7-2"})
  private int shifts(Position p, Attack order, int hex, List<Modifier> told) {
    Side enemy = p.phasing().enemy();
    int worst = Status.worst(p, enemy, hex);
    int sum = 0;
    sum += tell(told, "terrain", "KS-12.2.1", rules.terrain.shift(hex, worst == Status.ROUTED));
    boolean unbridged = false;
    for (int i = 0; i < order.attackers().size(); i++) {
      unbridged |= rules.strength.isAcrossUnbridgedMajor(p, order.attackers().get(i), hex);
    }
    sum += unbridged ? tell(told, "major river", "KS-12.2.1", rules.tables.unbridgedShift()) : 0;
    sum += tell(told, "position", "KS-12.2.3", rules.positions.shift(p, hex));
    sum += tell(told, "combined arms", "KS-12.2.2", combinedArms(p, order.attackers(), hex));
    sum +=
        worst == Status.DISRUPTED
            ? tell(told, "disrupted", "KS-13.3.7-2", rules.tables.disruptedShift())
            : 0;
    sum += tell(told, "ground support", "KS-12.2.4", Backing.of(order).support().size());
    return sum;
  }

  private static int tell(List<Modifier> told, String what, String rule, int shift) {
    if (shift != 0) {
      told.add(new Modifier(what, rule, shift > 0 ? "+" + shift : Integer.toString(shift)));
    }
    return shift;
  }

  // ---- combined arms

  /** Armor and others in one hex help the attacker, armor alone helps the defender. */
  @Case({
    "KS-12.2.2",
    "KS-12.2.2A",
    "KS-12.2.2B",
    "KS-12.2.2C",
    "KS-12.2.2D",
    "KS-12.2.2E",
    "KS-13.3.7-5",
    "KS-16.1.1"
  })
  int combinedArms(Position p, Units attackers, int hex) {
    Side enemy = p.phasing().enemy();
    boolean armored = false;
    for (int unit = p.first(hex, enemy); unit >= 0; unit = p.next(unit, enemy)) {
      armored |= rules.roster.isArmor(unit) && !p.is(unit, Flag.DISORDER | Flag.RETREATED);
    }
    boolean combined = false;
    boolean claimed = false;
    for (int i = 0; i < attackers.size(); i++) {
      int from = p.hex(attackers.get(i));
      int d = grid.direction(from, hex);
      if (d >= 0 && isCombined(p, attackers, from, false)) {
        combined = true;
        claimed |= !Terrain.isUnbridgedMajor(p, from, d) && isCombined(p, attackers, from, true);
      }
    }
    if (armored) {
      return combined ? 0 : -rules.tables.combinedArms();
    }
    return claimed && (p.phasing() == Side.AXIS || isOneFormation(p, attackers))
        ? rules.tables.combinedArms()
        : 0;
  }

  private boolean isCombined(Position p, Units attackers, int hex, boolean supplied) {
    boolean armor = false;
    boolean other = false;
    for (int i = 0; i < attackers.size(); i++) {
      int unit = attackers.get(i);
      if (p.hex(unit) == hex && (!supplied || rules.supply.level(p, unit) == Supply.Level.ATTACK)) {
        armor |= rules.roster.isArmor(unit);
        other |= !rules.roster.isArmor(unit);
      }
    }
    return armor && other;
  }

  private boolean isOneFormation(Position p, Units attackers) {
    int first = rules.formation(p, attackers.get(0));
    return attackers.stream().allMatch(unit -> rules.formation(p, unit) == first);
  }

  // ---- what comes of it

  /** What an attack would come to. */
  Forecast forecast(Position p, Attack order) {
    int hex = order.hexes().first();
    Side enemy = p.phasing().enemy();
    Ammunition ammunition = Ammunition.of(rules, p, order.attackers(), Backing.of(order).ammoFor());
    List<Modifier> told = new ArrayList<>();
    int quality = quality(p, order.attackers(), hex);
    told.add(new Modifier("quality", "KS-12.1.4A", quality > 0 ? "+" + quality : "" + quality));
    int shifts = shifts(p, order, hex, told);
    int attack = rules.strength.attack(p, order.attackers(), hex, ammunition);
    int defence = rules.strength.defence(p, enemy, hex);
    int column = rules.tables.combat().column(attack, defence, quality, shifts);
    boolean disorganized = Status.worst(p, enemy, hex) == Status.DISORGANIZED;
    if (disorganized) {
      told.add(new Modifier("disorganized", "KS-13.3.7-1", "die -1"));
    }
    return new Forecast(
        attack,
        defence,
        rules.tables.combat().name(column),
        shifts,
        told,
        rules.tables.combat().chances(column, disorganized));
  }

  @Case({"KS-12.1.4A", "KS-3.3"})
  private int quality(Position p, Units attackers, int hex) {
    return rules.strength.attackRating(attackers)
        - rules.strength.defenceRating(p, p.phasing().enemy(), hex);
  }

  @Case({"KS-12.1.5", "KS-10.6.2", "KS-10.5.5", "KS-7.1.5", "KS-13.3.7-1"})
  void carryOut(Position p, InCombat stage, Attack order, Dice dice, Chronicle chronicle) {
    Units attackers = order.attackers();
    int hex = order.hexes().first();
    Side enemy = p.phasing().enemy();
    Ammunition ammunition = Ammunition.of(rules, p, attackers, Backing.of(order).ammoFor());
    int shifts = shifts(p, order, hex, new ArrayList<>());
    int attack = rules.strength.attack(p, attackers, hex, ammunition);
    int defence = rules.strength.defence(p, enemy, hex);
    int column = rules.tables.combat().column(attack, defence, quality(p, attackers, hex), shifts);
    boolean disorganized = Status.worst(p, enemy, hex) == Status.DISORGANIZED;
    spend(p, attackers, ammunition);
    for (int unit : attackers.toArray()) {
      p.mark(unit, Flag.ATTACKED);
      rules.positions.attackedFrom(p, p.hex(unit), chronicle);
    }
    Backing.of(order).support().stream().forEach(unit -> p.mark(unit, Flag.FLOWN));
    int die = dice.roll();
    Result result = rules.tables.combat().result(column, die, disorganized);
    int[] defenders = p.stack(hex);
    for (int unit : defenders) {
      p.mark(unit, Flag.DEFENDED);
    }
    chronicle.tell(new Rolled(List.of(die), "combat", p.phasing(), "KS-12.1.5"));
    chronicle.tell(
        new hexfront.engine.events.Combat(
            attackers,
            Units.of(defenders),
            Hexes.of(hex),
            false,
            attack,
            defence,
            rules.tables.combat().name(column),
            shifts,
            List.of(die),
            result.word(),
            "KS-12.1.5"));
    Battle.begin(rules, p, attackers, hex, result, dice, chronicle);
  }

  /** Ammunition is gone whatever comes of it; attacks of a corps are counted. */
  @Case({"KS-10.6.2", "KS-13.3.5B"})
  private void spend(Position p, Units attackers, Ammunition ammunition) {
    for (int unit : attackers.toArray()) {
      int store = rules.store(p, unit);
      if (store >= 0) {
        rules.ledger.setAttacks(p, store, rules.ledger.attacks(p, store) + 1);
        if (ammunition.has(unit)) {
          rules.ledger.setAmmo(p, store, rules.ledger.ammo(p, store) - 1);
        }
      }
    }
  }

  // ---- for those who look for attacks

  /** The units that could attack a hex now, in rising order. */
  int[] able(Position p, int hex) {
    int[] able = new int[32];
    int n = 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      int from = grid.neighbour(hex, d);
      if (from != HexGrid.OFF && p.holds(p.phasing(), from)) {
        for (int unit = p.first(from); unit >= 0 && n < able.length; unit = p.next(unit)) {
          if (rules.roster.isCombat(unit) && mayAttack(p, unit).isLegal()) {
            able[n++] = unit;
          }
        }
      }
    }
    int[] found = Arrays.copyOf(able, n);
    Arrays.sort(found);
    return found;
  }
}
