package hexfront.games.ags;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Retreat;
import java.util.List;
import java.util.random.RandomGenerator;

/** A side chooses between step losses and retreat, or names the steps or the ways at once. */
public record AnswerStage(Battle battle) implements AgsStage {
  static final String LOSE = "lose";
  static final String RETREAT = "retreat";
  private static final List<Order> OPTIONS = List.of(new Choose(LOSE), new Choose(RETREAT));

  @Override
  public Phase phase() {
    return battle.phase();
  }

  @Override
  public String word() {
    return "lose-or-retreat";
  }

  @Override
  public AgsStage replacing(int unit, int by) {
    return new AnswerStage(battle.replacing(unit, by));
  }

  @Override
  public Side decides(AgsRules rules, Position p) {
    return battle.side();
  }

  @Override
  public String prompt(AgsRules rules, Position p) {
    return "Result "
        + battle.result()
        + ": lose "
        + LoseStage.steps(battle)
        + " or retreat "
        + RetreatStage.hexes(battle)
        + ".";
  }

  @Override
  public List<Ask> asks(AgsRules rules, Position p) {
    Ask choose = new Ask.OneOf("choose", OPTIONS);
    Ask lose = rules.results().losses().ask(p, battle);
    return retreatsItself(rules)
        ? List.of(choose, lose, rules.retreating().ways(p, battle))
        : List.of(choose, lose);
  }

  private boolean retreatsItself(AgsRules rules) {
    return rules.retreating().mover(battle) == battle.side();
  }

  @Override
  @Case("AGS-9.66")
  public Verdict check(AgsRules rules, Position p, Order order) {
    return switch (order) {
      case Choose o ->
          OPTIONS.contains(o)
              ? Verdict.legal()
              : Verdict.refused("AGS-9.66", "choose '" + LOSE + "' or '" + RETREAT + "'");
      case Lose o -> rules.results().losses().check(p, battle, o);
      case Retreat o when retreatsItself(rules) -> rules.retreating().check(p, battle, o);
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  public void carryOut(AgsRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    switch (order) {
      case Choose o when o.option().equals(RETREAT) -> p.setStage(new RetreatStage(battle));
      case Choose o -> rules.results().chooseLosses(p, battle, chronicle);
      case Lose o -> rules.results().lost(p, battle, o, chronicle);
      case Retreat o -> rules.retreating().carryOut(p, battle, o, chronicle);
      default -> throw AgsRules.unexpected(p, order);
    }
  }

  /** The next stage asks for the rest. */
  @Override
  public Order draw(AgsRules rules, Position p, RandomGenerator random) {
    return OPTIONS.get(random.nextInt(OPTIONS.size()));
  }
}
