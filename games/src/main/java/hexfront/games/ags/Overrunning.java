package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Moved;
import hexfront.engine.events.Points;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.stream.IntStream;

/** Section 6: overrun, an attack in the middle of a move. */
public final class Overrunning {
  /** What an overrun costs, in half points; nothing else is paid for it. */
  @Case({"AGS-6.0", "AGS-6.16"})
  static final int COST = 6;

  private final AgsRules rules;

  Overrunning(AgsRules rules) {
    this.rules = rules;
  }

  /**
   * The units that overrun, with the headquarters that lends its rating if the order asks for it.
   */
  Units participants(Position p, Overrun order) {
    if (!AgsSupport.of(order).hqBonus()
        || order.units().size() == 0
        || p.hex(order.units().get(0)) < 0) {
      return order.units();
    }
    int headquarters = rules.headquarters().supporting(p, p.hex(order.units().get(0)));
    return headquarters < 0 || order.units().has(headquarters)
        ? order.units()
        : Units.of(IntStream.concat(order.units().stream(), IntStream.of(headquarters)).toArray());
  }

  @Case({"AGS-6.0", "AGS-6.11", "AGS-6.14", "AGS-14.15"})
  Verdict check(Position p, Phase phase, Overrun order) {
    Refusals no = new Refusals();
    Units units = participants(p, order);
    if (units.size() == 0 || units.hasDoubles()) {
      return Verdict.refused("AGS-6.0", "an overrun names its units, each once");
    }
    if (AgsSupport.of(order).hqBonus()) {
      rules.headquarters().checkRating(p, new int[] {p.hex(units.get(0))}, no);
    }
    no.addIf(
        AgsSupport.of(order).air(), "AGS-14.15", () -> "air points help attacks, not overruns");
    for (int i = 0; i < units.size(); i++) {
      checkUnit(p, phase, units.get(i), no);
    }
    if (no.any()) {
      if (units.stream().allMatch(p::onMap)) {
        checkTogether(p, units, no);
      }
      return no.verdict();
    }
    int from = p.hex(units.get(0));
    checkTarget(p, from, order.hex().index(), no);
    if (units.stream().allMatch(rules.roster()::isHeadquarters)) {
      no.add("AGS-6.0", "a headquarters never overruns alone");
    }
    checkTogether(p, units, no);
    checkBystanders(p, units, from, no);
    if (!no.any()
        && rules.strength().overrun(p, units) == 0
        && !rules.untried().mayHideStrength(p, units)) {
      no.add("AGS-9.32", "the overrunning units have no attack strength");
    }
    if (!no.any()) {
      no.addAll(rules.exclusive().checkOverrun(p, order));
    }
    return no.verdict();
  }

  @Case({"AGS-6.0", "AGS-6.12", "AGS-6.16", "AGS-6.17", "AGS-6.32"})
  private void checkUnit(Position p, Phase phase, int unit, Refusals no) {
    Refusal immobile = rules.movement().immobile(p, phase, unit);
    if (immobile != null) {
      no.add(immobile.rule(), immobile.why());
      return;
    }
    if (rules.roster().isHeadquarters(unit)) {
      no.addIf(
          !rules.exclusive().headquartersJoinOverruns(),
          "AGS-6.17",
          () -> rules.name(unit) + " is a headquarters and adds nothing to an overrun");
    } else {
      no.addAll(rules.exclusive().mayOverrun(p, rules.board().unit(unit)));
    }
    no.addIf(
        p.is(unit, Flag.OUT_OF_SUPPLY),
        "AGS-6.12",
        () -> rules.name(unit) + " was out of supply when the phase began");
    no.addIf(
        rules.movement().left(p, unit) < COST,
        "AGS-6.16",
        () ->
            rules.name(unit)
                + " has "
                + rules.movement().left(p, unit) / 2.0
                + " movement points left, an overrun takes 3");
  }

  /** Whether a unit could overrun somebody in a phase, if it came to stand beside him. */
  boolean mayOverrun(Position p, Phase phase, int unit) {
    Refusals no = new Refusals();
    checkUnit(p, phase, unit, no);
    return !no.any();
  }

  @Case({"AGS-6.14", "AGS-10.13", "AGS-10.16"})
  private void checkTarget(Position p, int from, int target, Refusals no) {
    int d = target < 0 ? -1 : rules.board().grid().direction(from, target);
    if (d < 0) {
      no.add("AGS-6.0", rules.number(target) + " is not adjacent to " + rules.number(from));
    } else if (!p.holds(p.phasing().enemy(), target)) {
      no.add("AGS-6.0", rules.number(target) + " holds no enemy unit");
    } else if (rules.terrain().isClosed(from, d)) {
      no.add(
          "AGS-10.16", "nothing passes from " + rules.number(from) + " to " + rules.number(target));
    } else if (rules.terrain().isMajorRiver(from, d)) {
      no.add("AGS-10.13", "no overrun goes across a major river");
    }
  }

  /**
   * Only units that began the phase in one hex and have not moved on their own overrun together.
   */
  @Case("AGS-6.13")
  private void checkTogether(Position p, Units units, Refusals no) {
    int first = units.get(0);
    for (int i = 1; i < units.size(); i++) {
      int unit = units.get(i);
      boolean together =
          p.hex(unit) == p.hex(first)
              && p.startHex(unit) == p.startHex(first)
              && p.is(unit, Flag.MOVING) == p.is(first, Flag.MOVING);
      no.addIf(
          !together,
          "AGS-6.13",
          () ->
              rules.name(unit)
                  + " did not begin the phase and move together with "
                  + rules.name(first));
    }
  }

  /** An overrun starts from a hex without friendly bystanders; a headquarters alone is allowed. */
  @Case("AGS-6.17")
  private void checkBystanders(Position p, Units units, int from, Refusals no) {
    for (int unit = p.first(from); unit >= 0; unit = p.next(unit)) {
      if (!units.has(unit) && rules.roster().isCombatUnit(unit)) {
        no.add(
            "AGS-6.17",
            rules.name(unit) + " stands in " + rules.number(from) + " and takes no part");
      }
    }
  }

  @Case({"AGS-6.0", "AGS-6.15", "AGS-6.16", "AGS-6.17"})
  void carryOut(Position p, Phase phase, Overrun order, Dice dice, Chronicle chronicle) {
    Units units = participants(p, order);
    rules.movement().takeUp(p, units);
    for (int i = 0; i < units.size(); i++) {
      p.setSpent(units.get(i), p.spent(units.get(i)) + COST);
    }
    rules.exclusive().declared(p, order);
    int shift = rules.exclusive().shift(p, order);
    Hexes target = Hexes.of(order.hex().index());
    rules.combat().fight(p, phase, true, units, target, shift, dice, chronicle);
  }

  /** The overrun is decided: the victors enter and may go on, anybody else stops. */
  @Case({"AGS-6.22", "AGS-6.23", "AGS-6.24", "AGS-6.25", "AGS-9.86"})
  void conclude(Position p, Battle battle, Chronicle chronicle) {
    int target = battle.targets().first();
    boolean goesOn = !battle.hurt() && p.isEmpty(target);
    for (int i = 0; i < battle.attackers().size(); i++) {
      int unit = battle.attackers().get(i);
      boolean tookPart = p.is(unit, Flag.MOVING);
      if (p.onMap(unit) && tookPart && goesOn) {
        p.setCameFrom(unit, p.hex(unit));
        p.place(unit, target);
        rules.control().occupied(p, battle.attacker(), target, chronicle);
      } else if (p.onMap(unit) && tookPart) {
        p.unmark(unit, Flag.MOVING);
        p.mark(unit, Flag.DONE | (battle.hurt() ? Flag.BATTERED : Flag.REPULSED));
      }
    }
    if (goesOn && battle.attackers().size() > 0) {
      Units entered =
          Units.of(battle.attackers().stream().filter(u -> p.hex(u) == target).toArray());
      rules.exclusive().overran(p, entered, target);
      chronicle.tell(
          new Moved(entered, Hexes.of(battle.from().first(), target), new Points(0), "AGS-6.24"));
    }
  }
}
