package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;

/** What follows the dice, part by part; where somebody has to choose, a stage asks him. */
final class Battles {
  private final StalingradRules rules;

  Battles(StalingradRules rules) {
    this.rules = rules;
  }

  @Case({"CTS-10.2f", "CTS-32.0a", "CTS-32.0b"})
  void begin(Position p, Fight fight, Chronicle chronicle) {
    convert(p, fight, chronicle);
  }

  /** Guard conversions, one after the other. */
  void convert(Position p, Fight fight, Chronicle chronicle) {
    if (fight.conversions() > 0 && rules.guards.candidates(p, fight).length > 0) {
      p.setStage(new Converting(fight));
    } else {
      standFast(p, fight.withConversions(0), chronicle);
    }
  }

  /** NKVD units in a city may shorten the advance. */
  void standFast(Position p, Fight fight, Chronicle chronicle) {
    if (NkvdStanding.isOpen(rules, p, fight)) {
      p.setStage(new NkvdStanding(fight));
    } else {
      determine(p, fight, chronicle);
    }
  }

  void determine(Position p, Fight fight, Chronicle chronicle) {
    Determining stage = new Determining(fight, Determining.options(rules, p, fight));
    if (stage.options().size() > 1) {
      p.setStage(stage);
    } else {
      suffer(p, fight, fight.defenderLoss(0), 0, chronicle);
    }
  }

  /** Losses: what one side cannot bear the other is spared. */
  @Case({"CTS-10.5.4a", "CTS-10.5.4b"})
  void suffer(Position p, Fight fight, int defenders, int german, Chronicle chronicle) {
    int steps = steps(p, fight.left(p, false));
    int own = steps(p, fight.left(p, true));
    int excess = Math.max(0, defenders - steps);
    int spared = Math.max(0, fight.attackerLoss() - own);
    int attackers = Math.max(0, Math.min(own, fight.attackerLoss() - excess));
    int due = Math.max(0, Math.min(steps, defenders - spared));
    new Losing(fight.withAttackerLoss(attackers), false, due, german).begin(rules, p, chronicle);
  }

  private static int steps(Position p, int[] units) {
    int steps = 0;
    for (int unit : units) {
      steps += p.stepsLeft(unit);
    }
    return steps;
  }

  /** The losses of a side are taken. */
  void lost(Position p, Fight fight, boolean attacker, Chronicle chronicle) {
    if (!attacker) {
      new Losing(fight, true, fight.attackerLoss(), 0).begin(rules, p, chronicle);
    } else {
      decide(p, fight, chronicle);
    }
  }

  // ---- who holds the ground

  /** The advance that counts for the defender: none if all attackers lose theirs to a river. */
  @Case("CTS-12.4n")
  int advance(Position p, Fight fight) {
    if (fight.advance() != 1 || fight.box() > 0) {
      return fight.advance();
    }
    boolean all = false;
    for (int unit : fight.attackers().toArray()) {
      if (p.onMap(unit) && !rules.roster.isArtillery(unit)) {
        all = true;
        if (!rules.combat.strength.crossesBroad(p, unit, fight.hexes())) {
          return 1;
        }
      }
    }
    return all ? 0 : 1;
  }

  /** The defender retreats, or the marker of a box moves, or nothing more happens. */
  @Case({
    "CTS-10.4c",
    "CTS-10.4d",
    "CTS-12.1a",
    "CTS-12.5f",
    "CTS-34.1b",
    "CTS-34.5a",
    "CTS-14.1d",
    "CTS-4.7e"
  })
  private void decide(Position p, Fight fight, Chronicle chronicle) {
    if (fight.box() > 0) {
      p.setStage(new InCombat());
      if (fight.advance() > 0) {
        rules.caucasus.succeed(p, p.phasing(), fight.box() - 1, chronicle);
      }
      return;
    }
    rules.cities.tidy(p, chronicle);
    int advance = advance(p, fight);
    boolean gone = fight.left(p, false).length == 0;
    if (advance > 0) {
      retreat(p, fight, 0, chronicle);
    } else if (gone && fight.isInAdvance()) {
      retreat(p, fight, 0, chronicle);
    } else if (fight.overrun() > 0 && isEntered(p, fight)) {
      retreat(p, fight.withAdvance(0), 0, chronicle);
    } else {
      finish(p, fight, false, chronicle);
    }
  }

  /** Whether units of the attacker stand in the hex of an overrun or went through it. */
  @Case({"CTS-4.7d", "CTS-4.7f"})
  private static boolean isEntered(Position p, Fight fight) {
    return Overruns.isCrossed(p, fight.overrun()) || p.holds(p.phasing(), fight.hexes().first());
  }

  /** Hex by hex the defenders fall back. */
  void retreat(Position p, Fight fight, int from, Chronicle chronicle) {
    Side enemy = p.phasing().enemy();
    for (int i = from; i < fight.hexes().size(); i++) {
      int hex = fight.hexes().get(i);
      if (p.holds(enemy, hex) && rules.cities.isKept(p, fight, hex)) {
        rules.cities.contest(p, fight, i, chronicle);
        return;
      }
      rules.retreats.abandon(p, fight, hex, chronicle);
      if (p.holds(enemy, hex)) {
        Retreating.begin(rules, p, fight, i, chronicle);
        return;
      }
    }
    advance(p, fight, chronicle);
  }

  /** All hexes are clear: whoever stands in one holds it now, and the attackers follow. */
  @Case({"CTS-12.4a", "CTS-12.4b", "CTS-14.1d", "CTS-14.1e", "CTS-4.7d", "CTS-7.0a"})
  void advance(Position p, Fight fight, Chronicle chronicle) {
    settle(p, fight);
    rules.cities.tidy(p, chronicle);
    for (int hex : fight.hexes().toArray()) {
      if (p.holds(p.phasing(), hex)) {
        rules.control.entered(p, p.phasing(), hex, chronicle);
      }
    }
    if (fight.isInAdvance() || fight.advance() == 0) {
      finish(p, fight, true, chronicle);
    } else {
      Advancing.begin(rules, p, fight, chronicle);
    }
  }

  /** The combat is over. */
  @Case({"CTS-14.1d", "CTS-14.1e", "CTS-14.1g"})
  void finish(Position p, Fight fight, boolean cleared, Chronicle chronicle) {
    settle(p, fight);
    rules.cities.tidy(p, chronicle);
    Advancing outer = fight.outer();
    if (outer != null) {
      rules.advanceOverruns.overran(p, outer, fight, cleared, chronicle);
    } else {
      p.setStage(new InCombat());
    }
  }

  private void settle(Position p, Fight fight) {
    if (fight.overrun() > 0 && Ledger.at(p, Ledger.OVERRUN_HEX + fight.overrun() - 1) >= 0) {
      rules.overruns.settle(p, fight.overrun());
    }
  }
}
