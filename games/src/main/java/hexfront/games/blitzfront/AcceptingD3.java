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

/** German defenders may retreat as for D3 instead of being exchanged. */
record AcceptingD3(Battle battle) implements InBattle {
  private static final String YES = "d3";
  private static final String NO = "stand";

  @Override
  public String word() {
    return "accept-d3";
  }

  @Override
  public Side decides(BlitzfrontRules rules, Position p) {
    return p.phasing().enemy();
  }

  @Override
  public String prompt(BlitzfrontRules rules, Position p) {
    return "Accept a D3 instead of the forced exchange?";
  }

  @Override
  public List<Ask> asks(BlitzfrontRules rules, Position p) {
    return List.of(BlitzfrontStage.choice(YES, NO));
  }

  @Override
  @Case("BF-FX-3")
  public Verdict check(BlitzfrontRules rules, Position p, Order order) {
    return checkChoice(rules, p, order, "BF-FX-3", YES, NO);
  }

  @Override
  @Case("BF-FX-3")
  public void carryOut(
      BlitzfrontRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    boolean yes = order instanceof Choose(String option) && option.equals(YES);
    rules.combat.settle(p, yes ? rules.combat.accepted(battle) : battle, chronicle);
  }
}
