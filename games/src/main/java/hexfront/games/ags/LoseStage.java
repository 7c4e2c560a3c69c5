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
import hexfront.games.Refusals;
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
    return switch (order) {
      case Lose o -> rules.results().losses().check(p, battle, o);
      case Retreat o -> staysPut(rules, p, o);
      case Choose o -> staysPut(rules, p, o);
      default -> rules.outOfPlace(p, order);
    };
  }

  /** Why the side loses steps and does not retreat. */
  @Case({"AGS-9.66", "AGS-9.69", "AGS-9.71"})
  private Verdict staysPut(AgsRules rules, Position p, Order order) {
    Side side = battle.side();
    Refusals no = new Refusals();
    if (battle.result().engaged()) {
      no.add("AGS-9.69", "an engagement costs each side a step; nobody retreats");
    } else if (battle.isBoundToLose(side)) {
      no.add(rules.exclusive().boundCase(), "the " + side.title() + " units may not retreat");
    } else if (rules.retreating().isPossible(p, battle, side)) {
      no.add("AGS-9.66", "the " + side.title() + " units lose steps and stay");
    } else {
      no.add("AGS-9.71", "not all of the units have a way to retreat");
    }
    no.addAll(rules.outOfPlace(p, order));
    return no.verdict();
  }

  @Override
  public void carryOut(AgsRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    rules.results().lost(p, battle, (Lose) order, chronicle);
  }
}
