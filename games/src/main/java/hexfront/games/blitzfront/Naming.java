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
import java.util.stream.IntStream;

/** The attacker names how far the defenders retreat. */
record Naming(Battle battle) implements InBattle {
  @Override
  public String word() {
    return "distance";
  }

  @Override
  public String prompt(BlitzfrontRules rules, Position p) {
    return "How many hexes do the defenders of " + rules.number(battle.hex()) + " retreat?";
  }

  private String[] options(Position p) {
    return IntStream.rangeClosed(0, Aftermath.longest(p, battle))
        .mapToObj(Integer::toString)
        .toArray(String[]::new);
  }

  @Override
  public List<Ask> asks(BlitzfrontRules rules, Position p) {
    return List.of(BlitzfrontStage.choice(options(p)));
  }

  @Override
  @Case("BF-RES-DN")
  public Verdict check(BlitzfrontRules rules, Position p, Order order) {
    return checkChoice(rules, p, order, "BF-RES-DN", options(p));
  }

  @Override
  public void carryOut(
      BlitzfrontRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    int hexes = Integer.parseInt(((Choose) order).option());
    Retreating.begin(rules, p, battle.naming(hexes), chronicle);
  }
}
