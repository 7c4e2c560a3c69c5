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

/** The Axis attacker may be disrupted instead of making an exchange. */
record Exchanging(Battle battle) implements InBattle {
  private static final String YES = "exchange";
  private static final String NO = "ad";

  @Override
  public String word() {
    return "exchange";
  }

  @Override
  public String prompt(BlitzfrontRules rules, Position p) {
    return "Make the exchange, or be disrupted?";
  }

  @Override
  public List<Ask> asks(BlitzfrontRules rules, Position p) {
    return List.of(BlitzfrontStage.choice(YES, NO));
  }

  @Override
  @Case("BF-RES-X3")
  public Verdict check(BlitzfrontRules rules, Position p, Order order) {
    return checkChoice(rules, p, order, "BF-RES-X3", YES, NO);
  }

  @Override
  @Case("BF-RES-X3")
  public void carryOut(
      BlitzfrontRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    boolean yes = order instanceof Choose(String option) && option.equals(YES);
    if (yes) {
      rules.exchanges.exchange(p, battle, chronicle);
    } else {
      rules.exchanges.decline(p, battle, chronicle);
    }
  }
}
