package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Rolled;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Sections 9.0 to 9.5: who may attack whom, and the battle up to its result. What follows is in
 * {@link Results}.
 */
public final class Combat {
  private final AgsRules rules;

  Combat(AgsRules rules) {
    this.rules = rules;
  }

  // ---- declaring

  /**
   * The units that attack, with the headquarters that lend their rating if the order asks for it.
   */
  @Case({"AGS-11.36", "AGS-11.37"})
  Units participants(Position p, Attack order) {
    if (!AgsSupport.of(order).hqBonus()) {
      return order.attackers();
    }
    int[] all = Arrays.copyOf(order.attackers().toArray(), 2 * order.attackers().size());
    int n = order.attackers().size();
    for (int hex : rules.strength().hexesOf(p, order.attackers())) {
      int headquarters = hex < 0 ? -1 : rules.headquarters().supporting(p, hex);
      if (headquarters >= 0 && !order.attackers().has(headquarters)) {
        all[n++] = headquarters;
      }
    }
    return Units.of(Arrays.copyOf(all, n));
  }

  @Case({"AGS-9.0", "AGS-9.11", "AGS-9.12", "AGS-9.13", "AGS-9.22", "AGS-9.23", "AGS-5.26"})
  Verdict check(Position p, Attack order) {
    Refusals no = new Refusals();
    Units attackers = participants(p, order);
    Hexes targets = order.hexes();
    if (attackers.size() == 0
        || attackers.hasDoubles()
        || targets.size() == 0
        || targets.hasDoubles()) {
      return Verdict.refused("AGS-9.0", "an attack names attackers and hexes, each once");
    }
    if (AgsSupport.of(order).hqBonus()) {
      rules.headquarters().checkRating(p, rules.strength().hexesOf(p, order.attackers()), no);
    }
    for (int i = 0; i < attackers.size(); i++) {
      checkAttacker(p, attackers.get(i), attackers, no);
    }
    for (int i = 0; i < targets.size(); i++) {
      checkTarget(p, targets.get(i), no);
    }
    if (no.any()) {
      return no.verdict();
    }
    checkAdjacency(p, attackers, targets, no);
    if (!no.any()
        && rules.strength().attack(p, attackers) == 0
        && !rules.untried().mayHideStrength(p, attackers)) {
      no.add("AGS-9.32", "the attacking units have no attack strength");
    }
    if (AgsSupport.of(order).air()) {
      no.addAll(rules.air().check(p, p.phasing()));
    }
    if (!no.any()) {
      no.addAll(rules.exclusive().checkAttack(p, order));
    }
    return no.verdict();
  }

  @Case({
    "AGS-9.11",
    "AGS-9.14",
    "AGS-9.15",
    "AGS-9.83",
    "AGS-6.32",
    "AGS-11.33",
    "AGS-11.35",
    "AGS-11.36"
  })
  private void checkAttacker(Position p, int unit, Units attackers, Refusals no) {
    Side side = p.phasing();
    if (p.board().side(unit) != side || !p.onMap(unit)) {
      no.add("AGS-9.11", rules.name(unit) + " is not a unit of the phasing player on the map");
      return;
    }
    no.addIf(
        p.is(unit, Flag.ATTACKED),
        "AGS-9.14",
        () -> rules.name(unit) + " has attacked in this phase");
    no.addIf(
        p.is(unit, Flag.ADVANCED),
        "AGS-9.83",
        () -> rules.name(unit) + " has advanced after combat in this phase");
    no.addIf(p.is(unit, Flag.DISRUPTED), "AGS-6.32", () -> rules.name(unit) + " is disrupted");
    if (rules.roster().isHeadquarters(unit)) {
      boolean withUnits =
          attackers.stream()
              .anyMatch(u -> rules.roster().isCombatUnit(u) && p.hex(u) == p.hex(unit));
      no.addIf(
          !withUnits, "AGS-11.35", () -> rules.name(unit) + " has no attack strength of its own");
    } else if (rules.exclusive().needsHeadquarters(side)
        && !rules.exclusive().attacksWithoutCommand(p, unit)
        && !rules.supply().isCommanded(p, unit)) {
      no.add(
          rules.exclusive().commandCase(p, unit),
          "no headquarters' command radius reaches "
              + rules.name(unit)
              + " in "
              + rules.number(p.hex(unit)));
      no.add("AGS-11.33", rules.name(unit) + " has no line of communications");
    }
  }

  @Case({"AGS-9.11", "AGS-9.14", "AGS-9.21", "AGS-9.76", "AGS-9.83"})
  private void checkTarget(Position p, int hex, Refusals no) {
    if (hex < 0 || !p.holds(p.phasing().enemy(), hex)) {
      no.add("AGS-9.11", rules.number(hex) + " holds no enemy unit");
      return;
    }
    boolean fresh = false;
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      int defender = unit;
      boolean fellBack = p.is(unit, Flag.FELL_BACK);
      no.addIf(
          p.is(unit, Flag.FOUGHT) && !fellBack,
          "AGS-9.14",
          () -> rules.name(defender) + " was already attacked in this phase");
      no.addIf(
          p.is(unit, Flag.ADVANCED),
          "AGS-9.83",
          () -> rules.name(defender) + " advanced after combat in this phase");
      fresh |= !fellBack;
    }
    no.addIf(
        !fresh,
        "AGS-9.14",
        () -> "all units in " + rules.number(hex) + " were already attacked in this phase");
  }

  @Case({"AGS-9.11", "AGS-9.23", "AGS-10.16"})
  private void checkAdjacency(Position p, Units attackers, Hexes targets, Refusals no) {
    for (int i = 0; i < attackers.size(); i++) {
      int hex = p.hex(attackers.get(i));
      for (int t = 0; t < targets.size(); t++) {
        int d = rules.board().grid().direction(hex, targets.get(t));
        if (d < 0) {
          no.add(
              targets.size() > 1 ? "AGS-9.23" : "AGS-9.11",
              rules.name(attackers.get(i)) + " is not adjacent to " + rules.number(targets.get(t)));
        } else if (rules.terrain().isClosed(hex, d)) {
          no.add(
              "AGS-10.16",
              "no attack goes from " + rules.number(hex) + " to " + rules.number(targets.get(t)));
        }
      }
    }
  }

  /** An attack is declared; a defender who has an air point may answer first. */
  @Case({"AGS-14.11", "AGS-14.12", "AGS-14.13"})
  void carryOut(Position p, Attack order, Dice dice, Chronicle chronicle) {
    if (AgsSupport.of(order).air()) {
      rules.air().spend(p, p.phasing());
    }
    rules.exclusive().declared(p, order);
    if (rules.air().available(p, p.phasing().enemy())) {
      p.setStage(new AirAnswerStage(order, Phase.COMBAT));
    } else {
      resolve(p, order, false, dice, chronicle);
    }
  }

  @Case("AGS-14.14")
  void resolve(Position p, Attack order, boolean defenderAir, Dice dice, Chronicle chronicle) {
    int shift =
        AirPower.shift(AgsSupport.of(order).air(), defenderAir) + rules.exclusive().shift(p, order);
    fight(p, Phase.COMBAT, false, participants(p, order), order.hexes(), shift, dice, chronicle);
  }

  /** The attacked hexes nobody of which has a zone that hinders retreats. */
  @Case({"AGS-9.77", "KIEV-19.67"})
  Hexes unzoned(Position p, Hexes targets) {
    return Hexes.of(targets.stream().filter(hex -> !hindersRetreats(p, hex)).toArray());
  }

  private boolean hindersRetreats(Position p, int hex) {
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      if (rules.exclusive().zoneBlocksRetreat(rules.board().unit(unit))) {
        return true;
      }
    }
    return false;
  }

  // ---- fighting

  /** The battle itself: reveal, judge supply, compare, roll. */
  @Case({"AGS-9.0", "AGS-9.4", "AGS-9.5", "AGS-9.14", "AGS-13.2", "AGS-14.15"})
  void fight(
      Position p,
      Phase phase,
      boolean overrun,
      Units declared,
      Hexes targets,
      int shift,
      Dice dice,
      Chronicle chronicle) {
    Side side = p.phasing();
    Units standing = defenders(p, targets, overrun);
    Hexes unzoned = unzoned(p, targets);
    rules.exclusive().fights(p, declared, standing);
    Battle.Revelation revelation = reveal(p, declared, standing, dice, chronicle);
    int bound = rules.exclusive().bound(p, revelation);
    Units attackers = withoutNoStrength(p, revelation.attackers(), chronicle);
    Units defenders = withoutNoStrength(p, revelation.defenders(), chronicle);
    boolean withdrew =
        revelation.defenders().stream().anyMatch(u -> p.onMap(u) && !defenders.has(u));
    Units affected = overrun ? withLoneHeadquarters(p, attackers) : attackers;
    Hexes from = Hexes.of(affected.stream().map(p::hex).toArray());
    Battle battle =
        new Battle(
            overrun,
            phase,
            side,
            affected,
            from,
            defenders,
            targets,
            Result.NONE,
            bound,
            Battle.Part.DEFENDER,
            List.of(),
            List.of(),
            false,
            unzoned);
    if (attackers.stream().noneMatch(rules.roster()::isCombatUnit)) {
      p.setStage(new PhaseStage(phase));
      return;
    }
    int attack =
        overrun ? rules.strength().overrun(p, attackers) : rules.strength().attack(p, attackers);
    int defence =
        rules
            .strength()
            .defence(p, targets.toArray(), rules.strength().hexesOf(p, attackers), overrun);
    if (attack == 0 && rules.exclusive().untried().strengthlessAttackersDie()) {
      fallApart(p, attackers, chronicle);
      p.setStage(new PhaseStage(phase));
    } else if (defence == 0 && withdrew && !overrun) {
      mark(p, overrun, attackers, defenders);
      p.setStage(new PhaseStage(phase));
    } else if (defence == 0) {
      mark(p, overrun, attackers, defenders);
      rules.results().walkover(p, battle, chronicle);
    } else {
      mark(p, overrun, attackers, defenders);
      Result result = roll(p, battle, attack, defence, shift, dice, chronicle);
      rules.results().begin(p, battle, result, chronicle);
    }
  }

  /** Turns over the untried units of both sides, now that nobody can be taken out of the battle. */
  @Case("AGS-13.2")
  private Battle.Revelation reveal(
      Position p, Units attackers, Units defenders, Dice dice, Chronicle chronicle) {
    boolean[] attackersNew = untried(p, attackers);
    boolean[] defendersNew = untried(p, defenders);
    Units attacking = rules.untried().reveal(p, attackers, dice, chronicle);
    Units defending = rules.untried().reveal(p, defenders, dice, chronicle);
    IntStream revealed =
        IntStream.concat(
            IntStream.range(0, attackersNew.length)
                .filter(i -> attackersNew[i])
                .map(attacking::get),
            IntStream.range(0, defendersNew.length)
                .filter(i -> defendersNew[i])
                .map(defending::get));
    return new Battle.Revelation(attacking, defending, Units.of(revealed.toArray()));
  }

  private static boolean[] untried(Position p, Units units) {
    boolean[] untried = new boolean[units.size()];
    for (int i = 0; i < untried.length; i++) {
      untried[i] = p.is(units.get(i), Flag.UNTRIED);
    }
    return untried;
  }

  private Result roll(
      Position p,
      Battle battle,
      int attack,
      int defence,
      int shift,
      Dice dice,
      Chronicle chronicle) {
    int column = rules.table().column(attack, defence, shift);
    int die = dice.roll();
    Result result = rules.table().result(column, die);
    chronicle.tell(
        new Rolled(List.of(die), battle.overrun() ? "overrun" : "combat", p.phasing(), "AGS-9.5"));
    chronicle.tell(
        new hexfront.engine.events.Combat(
            battle.attackers(),
            battle.defenders(),
            battle.targets(),
            battle.overrun(),
            attack,
            defence,
            rules.table().columnName(column),
            shift,
            List.of(die),
            result.toString(),
            battle.overrun() ? "AGS-6.0" : "AGS-9.5"));
    return result;
  }

  /** All units of the hexes under attack; in combat those that fell back into them stand aside. */
  @Case({"AGS-9.21", "AGS-9.76"})
  Units defenders(Position p, Hexes targets, boolean overrun) {
    int[] found = new int[64];
    int n = 0;
    for (int t = 0; t < targets.size(); t++) {
      for (int unit = p.first(targets.get(t)); unit >= 0; unit = p.next(unit)) {
        if (rules.strength().defends(p, unit, overrun)) {
          found[n++] = unit;
        }
      }
    }
    return Units.of(Arrays.copyOf(found, n));
  }

  @Case("AGS-9.14")
  private static void mark(Position p, boolean overrun, Units attackers, Units defenders) {
    if (!overrun) {
      attackers.stream().forEach(unit -> p.mark(unit, Flag.ATTACKED));
      defenders.stream().forEach(unit -> p.mark(unit, Flag.FOUGHT));
    }
  }

  /**
   * Takes away units that turned out to have no strength, and with them the headquarters they leave
   * alone; answers who still stands.
   */
  @Case({"AGS-13.3", "AGS-11.23"})
  private Units withoutNoStrength(Position p, Units units, Chronicle chronicle) {
    if (!rules.exclusive().untried().removesNoStrength()) {
      return units;
    }
    int[] stood = units.stream().map(p::hex).toArray();
    for (int i = 0; i < stood.length; i++) {
      int unit = units.get(i);
      if (rules.untried().hasNoStrength(p, unit)) {
        rules.eliminate(p, unit, "no strength", "AGS-13.3", chronicle);
        rules.results().leaveHeadquarters(p, rules.board().side(unit), stood[i], chronicle);
      }
    }
    return Units.of(
        IntStream.range(0, stood.length)
            .filter(i -> p.hex(units.get(i)) == stood[i])
            .map(units::get)
            .toArray());
  }

  private void fallApart(Position p, Units attackers, Chronicle chronicle) {
    int[] stood = attackers.stream().map(p::hex).toArray();
    String rule = rules.exclusive().untried().strengthlessCase();
    for (int unit : attackers.toArray()) {
      rules.eliminate(p, unit, "no attack strength", rule, chronicle);
    }
    for (int hex : stood) {
      rules.results().leaveHeadquarters(p, p.phasing(), hex, chronicle);
    }
  }

  /** A headquarters that stands with overrunning units shares what befalls them. */
  @Case("AGS-6.17")
  Units withLoneHeadquarters(Position p, Units attackers) {
    if (attackers.size() == 0) {
      return attackers;
    }
    IntStream others =
        IntStream.of(p.stack(p.hex(attackers.get(0))))
            .filter(u -> rules.roster().isHeadquarters(u) && !attackers.has(u));
    return Units.of(IntStream.concat(attackers.stream(), others).toArray());
  }
}
