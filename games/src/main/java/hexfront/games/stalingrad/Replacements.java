package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Rolled;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** Section 21: Replacements. */
final class Replacements {
  /** What a Replacement that nobody may use rebuilds. */
  private static final String NONE = "";

  private final StalingradRules rules;
  private final String[] kinds;
  private final Set<String> regiments = new HashSet<>();

  Replacements(StalingradRules rules) {
    this.rules = rules;
    kinds = new String[rules.board().unitCount()];
    Set<String> known = new HashSet<>();
    rules.tables.axisReplacements().forEach(row -> known.addAll(row.keySet()));
    rules.tables.sovietReplacements().forEach(row -> known.addAll(row.keySet()));
    for (int unit = 0; unit < kinds.length; unit++) {
      kinds[unit] = NONE;
      if (rules.roster.isReplacement(unit)) {
        for (String trait : rules.board().unit(unit).traits()) {
          kinds[unit] = known.contains(trait) ? trait : kinds[unit];
        }
      }
    }
    rules.data.setUp(false).stream()
        .filter(entry -> entry.where().equals("regiments"))
        .forEach(entry -> regiments.add(entry.unit()));
  }

  /** Whether a unit is one of the regiments that divisions give and take. */
  boolean isRegiment(int unit) {
    return regiments.contains(rules.name(unit));
  }

  // ---- receiving

  /** One die for all columns; what the pool holds comes, and what is owed stays there. */
  @Case({"CTS-21.1a", "CTS-21.1b", "CTS-21.2b", "CTS-21.6", "CTS-20.2", "CTS-SEQ-II.A.1"})
  void roll(Position p, Side side, Dice dice, Chronicle chronicle) {
    int die = dice.roll();
    chronicle.tell(new Rolled(List.of(die), "replacements", side, "CTS-21.1a"));
    List<Map<String, Integer>> table =
        side == Side.AXIS ? rules.tables.axisReplacements() : rules.tables.sovietReplacements();
    table
        .get(die - 1)
        .forEach(
            (kind, number) -> {
              for (int i = 0; i < number; i++) {
                receive(p, side, kind);
              }
            });
  }

  private void receive(Position p, Side side, String kind) {
    for (int unit : rules.roster.replacements(side)) {
      if (kinds[unit].equals(kind) && p.hex(unit) == Boxes.POOL) {
        if (!paysDebt(p, unit)) {
          p.takeOff(unit, Boxes.ARRIVING);
        }
        return;
      }
    }
  }

  private boolean paysDebt(Position p, int replacement) {
    for (int i = 0; i < Ledger.DEBTS; i++) {
      int owing = Ledger.at(p, Ledger.DEBT_UNIT + i);
      if (owing >= 0 && p.value(Ledger.DEBT_STEPS + i) > 0 && mayRebuild(replacement, owing)) {
        Ledger.add(p, Ledger.DEBT_STEPS + i, -1);
        if (p.value(Ledger.DEBT_STEPS + i) == 0) {
          p.setValue(Ledger.DEBT_UNIT + i, 0);
        }
        return true;
      }
    }
    return false;
  }

  /** Steps of a withdrawn unit that its side owes: Replacements at hand pay, then later ones. */
  @Case({"CTS-20.2"})
  void owe(Position p, int unit, int steps) {
    int left = steps;
    for (int replacement : rules.roster.replacements(rules.board().side(unit))) {
      boolean atHand = p.onMap(replacement) || p.hex(replacement) == Boxes.ARRIVING;
      if (left > 0 && atHand && mayRebuild(replacement, unit)) {
        p.takeOff(replacement, Boxes.POOL);
        left--;
      }
    }
    for (int i = 0; i < Ledger.DEBTS && left > 0; i++) {
      if (p.value(Ledger.DEBT_STEPS + i) == 0) {
        p.setValue(Ledger.DEBT_UNIT + i, unit + 1);
        p.setValue(Ledger.DEBT_STEPS + i, left);
        left = 0;
      }
    }
  }

  /** Whether a Replacement unit in the box of arrivals may be placed in a hex or a box. */
  @Case({"CTS-21.2a", "CTS-34.6"})
  boolean mayPlace(Position p, int unit, int place) {
    if (!rules.roster.isReplacement(unit) || p.hex(unit) != Boxes.ARRIVING) {
      return false;
    }
    if (place < 0) {
      return mayPlaceInBox(p, unit, place);
    }
    Side side = rules.board().side(unit);
    return hasFrontHq(p, side, place)
        && rules.rails.isConnecting(p, side, place)
        && !isTaken(p, side, place);
  }

  /** Whether an HQ or a box has had its Replacement of this turn. */
  private boolean isTaken(Position p, Side side, int place) {
    for (int other : rules.roster.replacements(side)) {
      if (p.hex(other) == place && p.is(other, Flag.ARRIVED)) {
        return true;
      }
    }
    return false;
  }

  private boolean mayPlaceInBox(Position p, int unit, int box) {
    if (!Ledger.isCampaign(p) || rules.board().side(unit) != Side.SOVIET) {
      return false;
    }
    String kind = kinds[unit];
    boolean fits =
        box == Boxes.COAST
            ? kind.equals("soviet-naval")
            : box == Boxes.CAUCASUS
                && Set.of("soviet-infantry", "soviet-naval", "nkvd").contains(kind);
    return fits && !isTaken(p, Side.SOVIET, box);
  }

  private boolean hasFrontHq(Position p, Side side, int place) {
    for (int hq : rules.roster.frontHqs(side)) {
      if (p.hex(hq) == place) {
        return true;
      }
    }
    return false;
  }

  // ---- rebuilding

  /** Whether a Replacement or a regiment is of the type and nation that rebuilds a unit. */
  @Case({
    "CTS-21.5.4a", "CTS-21.5.4b", "CTS-21.5.4c", "CTS-21.5.4d", "CTS-21.5.4e", "CTS-21.5.4f",
    "CTS-21.5.4g", "CTS-21.5.4h", "CTS-21.5.4i", "CTS-21.5.4j", "CTS-21.5.5", "CTS-28.1b",
    "CTS-29.0c", "CTS-30.1.3", "CTS-30.1.4", "CTS-23.7c"
  })
  boolean mayRebuild(int with, int unit) {
    StalingradRoster roster = rules.roster;
    if (rules.board().side(with) != rules.board().side(unit)
        || !roster.isUnit(unit)
        || roster.isArtillery(unit)
        || roster.isEngineer(unit)) {
      return false;
    }
    String nation = rules.board().unit(unit).nationality();
    boolean german = roster.isGerman(unit);
    boolean soviet = rules.board().side(unit) == Side.SOVIET;
    boolean heavy = roster.isArmor(unit) || roster.isMechanized(unit);
    boolean foot =
        soviet
            && !roster.isMotorized(unit)
            && !roster.isCavalry(unit)
            && !roster.isNkvd(unit)
            && !roster.isNaval(unit);
    if (isRegiment(with)) {
      return german
          && rules.board().unit(unit).arm().equals("infantry")
          && roster.isLarge(unit)
          && !roster.isLuftwaffe(unit);
    }
    return switch (kinds[with]) {
      case "german-panzer" -> heavy;
      case "german-infantry" -> german && !roster.isMotorized(unit);
      case "german-mechanized" -> german && !roster.isArmor(unit);
      case "luftwaffe" -> roster.isLuftwaffe(unit) || german && roster.isFlak(unit);
      case "italian", "hungarian", "rumanian", "slovak" ->
          nation.equals(kinds[with]) && !roster.isArmor(unit);
      case "soviet-armor" -> heavy;
      case "soviet-mechanized" -> !roster.isArmor(unit);
      case "soviet-infantry" -> foot;
      case "soviet-cavalry" -> roster.isCavalry(unit);
      case "soviet-naval" -> foot || roster.isNaval(unit);
      case "nkvd" -> foot || roster.isNkvd(unit);
      default -> false;
    };
  }

  /** Whether a Replacement brings a lost HQ back among the cadres: mechanized, or of its nation. */
  @Case({"CTS-18.2d", "CTS-21.5.4e"})
  private boolean mayRestore(int with, int unit) {
    boolean allied = rules.roster.isAllied(unit);
    return rules.roster.isHq(unit)
        && mayRebuild(with, unit)
        && (allied || kinds[with].endsWith("-mechanized"));
  }

  /** Whether a unit takes a Replacement now: a step, its return, or the cadre of an HQ. */
  @Case({
    "CTS-21.0",
    "CTS-21.4a",
    "CTS-21.5.1",
    "CTS-21.5.2",
    "CTS-21.5.3",
    "CTS-21.8",
    "CTS-30.1.3"
  })
  Verdict check(Position p, Replace order) {
    int unit = order.unit().index();
    int with = order.with().index();
    Side side = p.phasing();
    String name = rules.name(unit);
    boolean isWith = rules.roster.isReplacement(with) || isRegiment(with);
    boolean isThere = p.onMap(with) || Boxes.isOffMap(p.hex(with));
    if (rules.board().side(with) != side || !isWith || !isThere || unit == with) {
      return Verdict.refused(
          "CTS-21.4a", rules.name(with) + " is no Replacement of the side in play");
    }
    if (!mayRebuild(with, unit)) {
      return Verdict.refused(caseOf(unit, with), rules.name(with) + " does not rebuild " + name);
    }
    if (p.is(unit, Flag.REBUILT)) {
      return Verdict.refused("CTS-21.5.1", name + " has taken a Replacement this turn");
    }
    if (p.is(unit, Flag.ATTACKED)) {
      return Verdict.refused("CTS-21.5.2", name + " fought this turn");
    }
    return checkPlace(p, unit, with);
  }

  private String caseOf(int unit, int with) {
    if (rules.roster.isArtillery(unit) || rules.roster.isEngineer(unit)) {
      return "CTS-21.5.5";
    }
    return switch (kinds[with]) {
      case "german-panzer" -> "CTS-21.5.4a";
      case "german-infantry" -> "CTS-21.5.4b";
      case "german-mechanized" -> "CTS-21.5.4c";
      case "luftwaffe" -> "CTS-21.5.4d";
      case "soviet-armor" -> "CTS-21.5.4f";
      case "soviet-mechanized" -> "CTS-21.5.4g";
      case "soviet-infantry" -> "CTS-21.5.4h";
      case "soviet-cavalry" -> "CTS-21.5.4i";
      case "soviet-naval", "nkvd" -> "CTS-21.5.4j";
      case NONE -> "CTS-30.1.3";
      default -> "CTS-21.5.4e";
    };
  }

  private Verdict checkPlace(Position p, int unit, int with) {
    Side side = p.phasing();
    String name = rules.name(unit);
    int place = p.hex(with);
    if (p.hex(unit) == Boxes.LOST) {
      return mayRestore(with, unit)
          ? Verdict.legal()
          : Verdict.refused("CTS-18.2d", name + " has lost its cadre");
    }
    if (p.hex(unit) == Boxes.CADRE) {
      if (!hasFrontHq(p, side, place)) {
        return Verdict.refused("CTS-21.4a", rules.name(with) + " is not with a Front HQ");
      }
      boolean clashes = place >= 0 && rules.stacking.clashes(p, unit, place);
      boolean room = place < 0 || isRoom(p, unit, with, place);
      return room && !clashes
          ? Verdict.legal()
          : Verdict.refused("CTS-5.0a", "there is no room for " + name);
    }
    if (p.hex(unit) != place) {
      return Verdict.refused("CTS-21.4a", name + " is not with " + rules.name(with));
    }
    return p.lost(unit) > 0
        ? Verdict.legal()
        : Verdict.refused("CTS-21.0", name + " is at full strength");
  }

  /** Whether there is room beside those that stay when a regiment is used up. */
  private boolean isRoom(Position p, int unit, int with, int place) {
    int freed = isRegiment(with) ? rules.roster.halves(with) : 0;
    return rules.stacking.hasRoom(p, unit, place)
        || freed > 0
            && rules.stacking.halves(p, place, p.phasing()) - freed + rules.roster.halves(unit)
                <= Stacking.LIMIT;
  }

  @Case({"CTS-21.4b", "CTS-21.6", "CTS-21.8", "CTS-18.2d", "CTS-SEQ-II.C.4"})
  void carryOut(Position p, Replace order, Chronicle chronicle) {
    int unit = order.unit().index();
    int with = order.with().index();
    int place = p.hex(with);
    p.takeOff(with, isRegiment(with) ? Boxes.REGIMENTS : Boxes.POOL);
    p.unmark(with, ~0);
    if (p.hex(unit) == Boxes.LOST) {
      p.takeOff(unit, Boxes.CADRE);
    } else if (p.hex(unit) == Boxes.CADRE) {
      p.setLost(unit, rules.board().unit(unit).steps().size() - 1);
      if (place >= 0) {
        rules.stacking.put(p, unit, place);
      } else {
        p.takeOff(unit, place);
      }
    } else {
      p.setLost(unit, p.lost(unit) - 1);
    }
    p.mark(unit, Flag.REBUILT);
    chronicle.tell(new Replaced(order.unit(), order.with(), "CTS-21.4b"));
  }

  /** Hands out the Replacements that units could take. */
  boolean list(Position p, Predicate<Order> each) {
    Side side = p.phasing();
    for (int with : rules.roster.units(side)) {
      boolean isWith = rules.roster.isReplacement(with) || isRegiment(with);
      if (isWith && (p.onMap(with) || Boxes.isOffMap(p.hex(with)))) {
        for (int unit : rules.roster.ground(side)) {
          int place = p.hex(unit);
          boolean near = place == p.hex(with) || place == Boxes.CADRE || place == Boxes.LOST;
          if (near && !each.test(new Replace(new UnitRef(unit), new UnitRef(with)))) {
            return false;
          }
        }
      }
    }
    return true;
  }

  // ---- Remnants and regiments

  /** Whether a unit is the Remnant of a Soviet division. */
  @Case("CTS-21.7a")
  boolean isRemnant(Position p, int unit) {
    String arm = rules.board().unit(unit).arm();
    return rules.board().side(unit) == Side.SOVIET
        && (arm.equals("rifle") || arm.equals("mountain"))
        && rules.board().unit(unit).size().equals("division")
        && rules.board().unit(unit).steps().size() > 1
        && p.stepsLeft(unit) == 1;
  }

  /** Two Remnants in a hex may become one of their divisions, at its second step. */
  @Case("CTS-21.7a")
  Verdict check(Position p, Merge order) {
    Units units = order.units();
    if (units.size() != 2 || units.hasDoubles() || !units.has(order.unit().index())) {
      return Verdict.refused("CTS-21.7a", "name two Remnants, and which of them is rebuilt");
    }
    for (int unit : units.toArray()) {
      boolean there = p.onMap(unit) || Boxes.isOffMap(p.hex(unit));
      if (rules.board().side(unit) != p.phasing() || !there || !isRemnant(p, unit)) {
        return Verdict.refused("CTS-21.7a", rules.name(unit) + " is no Remnant in play");
      }
      if (p.is(unit, Flag.ATTACKED)) {
        return Verdict.refused("CTS-21.7a", rules.name(unit) + " fought this turn");
      }
    }
    return p.hex(units.get(0)) == p.hex(units.get(1))
        ? Verdict.legal()
        : Verdict.refused("CTS-21.7a", "the Remnants are not together");
  }

  @Case({"CTS-21.7a", "CTS-21.7b"})
  void carryOut(Position p, Merge order, Chronicle chronicle) {
    int unit = order.unit().index();
    int other = order.units().get(order.units().get(0) == unit ? 1 : 0);
    p.setLost(unit, p.lost(unit) - 1);
    p.takeOff(other, Boxes.CADRE);
    p.unmark(other, ~0);
    chronicle.tell(new Merged(order.units(), order.unit(), "CTS-21.7a"));
  }

  boolean listMergers(Position p, Predicate<Order> each) {
    int[] ground = rules.roster.ground(p.phasing());
    for (int i = 0; i < ground.length; i++) {
      for (int j = 0; isRemnant(p, ground[i]) && p.onMap(ground[i]) && j < ground.length; j++) {
        if (i != j
            && p.hex(ground[i]) == p.hex(ground[j])
            && isRemnant(p, ground[j])
            && !each.test(new Merge(Units.of(ground[i], ground[j]), new UnitRef(ground[i])))) {
          return false;
        }
      }
    }
    return true;
  }

  /** An Infantry Replacement on an Army Group HQ becomes a regiment. */
  @Case({"CTS-30.0c", "CTS-30.1.1", "CTS-30.1.2"})
  Verdict check(Position p, FormRegiment order) {
    int with = order.with().index();
    if (p.phasing() != Side.AXIS
        || !kinds[with].equals("german-infantry")
        || !p.onMap(with)
        || !hasFrontHq(p, Side.AXIS, p.hex(with))) {
      return Verdict.refused("CTS-30.0c", "a German Infantry Replacement on an Army Group HQ");
    }
    int regiment = rules.regiments.free(p);
    if (regiment < 0) {
      return Verdict.refused("CTS-30.1.2", "all regiments are in play");
    }
    return rules.stacking.hasRoom(p, regiment, p.hex(with))
        ? Verdict.legal()
        : Verdict.refused("CTS-5.0a", "there is no room for the regiment");
  }

  @Case("CTS-30.0c")
  void carryOut(Position p, FormRegiment order, Chronicle chronicle) {
    int with = order.with().index();
    int hex = p.hex(with);
    int regiment = rules.regiments.free(p);
    p.takeOff(with, Boxes.POOL);
    p.unmark(with, ~0);
    p.setLost(regiment, 0);
    rules.stacking.put(p, regiment, hex);
    p.mark(regiment, Flag.REBUILT);
    chronicle.tell(new Placed(new UnitRef(regiment), p.place(regiment), "CTS-30.0c"));
  }

  boolean listRegiments(Position p, Predicate<Order> each) {
    for (int with : rules.roster.replacements(p.phasing())) {
      if (p.onMap(with)
          && kinds[with].equals("german-infantry")
          && !each.test(new FormRegiment(new UnitRef(with)))) {
        return false;
      }
    }
    return true;
  }
}
