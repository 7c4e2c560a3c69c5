package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Choose;
import java.util.List;

/** The attacker may force an exchange on those who are ordered to stand. */
record Forcing(Battle battle) implements InBattle {
  private static final String YES = "forced-exchange";
  private static final String NO = "none";

  @Override
  public String word() {
    return "forced-exchange";
  }

  @Override
  public String prompt(BlitzfrontRules rules, Position p) {
    return "Force an exchange on those who do not retreat?";
  }

  @Override
  public List<Ask> asks(BlitzfrontRules rules, Position p) {
    return List.of(BlitzfrontStage.choice(YES, NO));
  }

  @Override
  @Case("BF-FX-1")
  public Verdict check(BlitzfrontRules rules, Position p, Order order) {
    return checkChoice(rules, p, order, "BF-FX-1", YES, NO);
  }

  @Override
  @Case("BF-FX-1")
  public void carryOut(
      BlitzfrontRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    boolean yes = order instanceof Choose(String option) && option.equals(YES);
    if (yes) {
      chronicle.tell(new hexfront.engine.events.Declared("forced-exchange", true, "BF-FX-1"));
    }
    Battle next = battle.forcing(yes);
    if (battle.row() == 0) {
      rules.combat.roll(p, next, dice, chronicle);
    } else {
      rules.combat.forced(p, next, dice, chronicle);
    }
  }
}
