package hexfront.games.ags;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Lose;
import java.util.List;

/** A side names the steps it loses. */
public record LoseStage(Battle battle) implements AgsStage {
  @Override
  public Phase phase() {
    return battle.phase();
  }

  @Override
  public String word() {
    return "lose";
  }

  @Override
  public AgsStage replacing(int unit, int by) {
    return new LoseStage(battle.replacing(unit, by));
  }

  @Override
  public Side decides(AgsRules rules, Position p) {
    return battle.side();
  }

  @Override
  public String prompt(AgsRules rules, Position p) {
    return "Result " + battle.result() + ": lose " + steps(battle) + ".";
  }

  static String steps(Battle battle) {
    int due = battle.due(battle.side());
    return due == 1 ? "1 step" : due + " steps";
  }

  @Override
  public List<Ask> asks(AgsRules rules, Position p) {
    return List.of(rules.results().losses().ask(p, battle));
  }

  @Override
  public Verdict check(AgsRules rules, Position p, Order order) {
    return order instanceof Lose o
        ? rules.results().losses().check(p, battle, o)
        : rules.outOfPlace(p, order);
  }

  @Override
  public void carryOut(AgsRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    rules.results().lost(p, battle, (Lose) order, chronicle);
  }
}
