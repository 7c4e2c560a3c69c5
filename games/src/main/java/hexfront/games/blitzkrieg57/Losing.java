package hexfront.games.blitzkrieg57;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Steps;
import hexfront.games.common.Losses;
import java.util.List;
import java.util.Map;

/** Case 10.5: a side names the steps it loses. */
@Word("lose")
record Losing(Battle battle, boolean attacker) implements BlitzkriegStage {
  /** Settles losses in which there is nothing to choose, and asks for the others. */
  static void begin(
      BlitzkriegRules rules, Position p, Battle battle, boolean attacker, Chronicle chronicle) {
    Losing stage = new Losing(battle, attacker);
    Map<Integer, Integer> forced = Losses.forced(p, stage.suffering(p), battle.steps());
    if (forced == null) {
      p.setStage(stage);
    } else {
      stage.lose(rules, p, forced, chronicle);
    }
  }

  @Override
  public Side decides(BlitzkriegRules rules, Position p) {
    return attacker ? p.phasing() : p.phasing().enemy();
  }

  @Override
  public String prompt(BlitzkriegRules rules, Position p) {
    return "Lose " + battle.steps() + (battle.steps() == 1 ? " step." : " steps.");
  }

  /** The units among which a side spreads its losses. */
  @Case("GJ-10.5")
  private int[] suffering(Position p) {
    return attacker
        ? battle.attackers().stream().filter(p::onMap).toArray()
        : p.stack(battle.hex());
  }

  @Override
  public List<Ask> asks(BlitzkriegRules rules, Position p) {
    return List.of(Ask.Spread.lose(suffering(p), p::stepsLeft, battle.steps()));
  }

  @Override
  @Case("GJ-10.5")
  public Verdict check(BlitzkriegRules rules, Position p, Order order) {
    return order instanceof Lose(Steps steps)
        ? Losses.check(rules, p, suffering(p), steps, battle.steps(), "GJ-10.5")
        : rules.outOfPlace(p, order);
  }

  @Override
  @Case("GJ-10.5")
  public void carryOut(
      BlitzkriegRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    lose(rules, p, ((Lose) order).steps().byUnit(), chronicle);
  }

  private void lose(
      BlitzkriegRules rules, Position p, Map<Integer, Integer> steps, Chronicle chronicle) {
    steps.forEach((unit, n) -> rules.losses.lose(p, unit, n, "combat", "GJ-10.5", chronicle));
    if (attacker) {
      p.setStage(battle.in());
    } else {
      Retreating.begin(rules, p, battle.settled(), chronicle);
    }
  }
}
