package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Choose;
import java.util.List;

/**
 * The owner says whether a weak division is left of an army or korps.
 *
 * @param index which of the defenders
 */
record Remaining(Battle battle, int index) implements InBattle {
  private static final String YES = "remnant";
  private static final String NO = "none";

  @Override
  public String word() {
    return "remnant";
  }

  @Override
  public Side decides(BlitzfrontRules rules, Position p) {
    return p.phasing().enemy();
  }

  @Override
  public String prompt(BlitzfrontRules rules, Position p) {
    return "Is a weak division left of " + rules.name(battle.defenders().get(index)) + "?";
  }

  @Override
  public List<Ask> asks(BlitzfrontRules rules, Position p) {
    return List.of(BlitzfrontStage.choice(YES, NO));
  }

  @Override
  @Case("BF-RES-DE")
  public Verdict check(BlitzfrontRules rules, Position p, Order order) {
    return checkChoice(rules, p, order, "BF-RES-DE", YES, NO);
  }

  @Override
  public void carryOut(
      BlitzfrontRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    boolean yes = order instanceof Choose(String option) && option.equals(YES);
    Battle next = yes ? rules.aftermath.leave(p, battle, index, chronicle) : battle;
    rules.aftermath.remnants(p, next, index + 1, chronicle);
  }
}
