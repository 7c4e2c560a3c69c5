package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Declared;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Units;
import java.util.List;

/** The defender is asked whether he orders some of his units not to retreat. */
@Word("no-retreat")
record OrderingStand(Battle battle) implements InBattle {
  @Override
  public Side decides(BlitzfrontRules rules, Position p) {
    return p.phasing().enemy();
  }

  @Override
  public String prompt(BlitzfrontRules rules, Position p) {
    return "Order units in " + rules.number(battle.hex()) + " not to retreat, or pass.";
  }

  @Override
  public List<Ask> asks(BlitzfrontRules rules, Position p) {
    Units defenders = Units.of(p.stack(battle.hex()));
    return List.of(
        new Ask.Some("no-retreat", defenders, 1, defenders.size(), NoRetreat::new), Ask.PASS);
  }

  @Override
  @Case("BF-NR-2")
  public Verdict check(BlitzfrontRules rules, Position p, Order order) {
    if (order instanceof Pass) {
      return Verdict.legal();
    }
    if (!(order instanceof NoRetreat(Units units))) {
      return rules.outOfPlace(p, order);
    }
    if (units.size() == 0 || units.hasDoubles()) {
      return Verdict.refused("BF-NR-2", "the order names units, each once; or pass");
    }
    for (int unit : units.toArray()) {
      if (p.hex(unit) != battle.hex() || rules.roster.is(unit, BlitzfrontRoster.AIR)) {
        return Verdict.refused("BF-NR-2", rules.name(unit) + " is no defender of this battle");
      }
    }
    return Verdict.legal();
  }

  @Override
  @Case({"BF-NR-1", "BF-NR-2"})
  public void carryOut(
      BlitzfrontRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    Battle next = battle;
    if (order instanceof NoRetreat(Units units)) {
      chronicle.tell(new Declared("no-retreat", true, "BF-NR-1"));
      next = battle.ordering(units);
    }
    rules.combat.answered(p, next, dice, chronicle);
  }
}
