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
import java.util.random.RandomGenerator;

/** Somebody moves the retreating units. */
public record RetreatStage(Battle battle) implements AgsStage {
  @Override
  public Phase phase() {
    return battle.phase();
  }

  @Override
  public String word() {
    return "retreat";
  }

  @Override
  public AgsStage replacing(int unit, int by) {
    return new RetreatStage(battle.replacing(unit, by));
  }

  @Override
  public Side decides(AgsRules rules, Position p) {
    return rules.retreating().mover(battle);
  }

  @Override
  public String prompt(AgsRules rules, Position p) {
    return "Result "
        + battle.result()
        + ": retreat the "
        + battle.side().title()
        + " units "
        + hexes(battle)
        + ".";
  }

  static String hexes(Battle battle) {
    int due = battle.due(battle.side());
    return due == 1 ? "1 hex" : due + " hexes";
  }

  @Override
  public List<Ask> asks(AgsRules rules, Position p) {
    return List.of(rules.retreating().ways(p, battle));
  }

  @Override
  public Verdict check(AgsRules rules, Position p, Order order) {
    return switch (order) {
      case Retreat o -> rules.retreating().check(p, battle, o);
      case Lose o -> losesNothing(rules, p, o);
      case Choose o -> losesNothing(rules, p, o);
      default -> rules.outOfPlace(p, order);
    };
  }

  /** Who has to retreat, by the rules or by his own choice, meets the result with nothing else. */
  @Case("AGS-9.66")
  private Verdict losesNothing(AgsRules rules, Position p, Order order) {
    String units = "the " + battle.side().title() + " units ";
    Refusals no = new Refusals();
    if (battle.isBoundToRetreat(battle.side())) {
      no.add(rules.exclusive().boundCase(), units + "must retreat");
    } else {
      no.add("AGS-9.66", units + "retreat and lose no steps");
    }
    no.addAll(rules.outOfPlace(p, order));
    return no.verdict();
  }

  @Override
  public void carryOut(AgsRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    rules.retreating().carryOut(p, battle, (Retreat) order, chronicle);
  }

  @Override
  public Order draw(AgsRules rules, Position p, RandomGenerator random) {
    return rules.retreating().draw(p, battle, random);
  }
}
