package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import java.util.List;

/** The game is over. */
record Over() implements BlitzfrontStage {
  @Override
  public String word() {
    return "game-over";
  }

  @Override
  public boolean isOver() {
    return true;
  }

  @Override
  public String prompt(BlitzfrontRules rules, Position p) {
    return "The game is over.";
  }

  @Override
  public List<Ask> asks(BlitzfrontRules rules, Position p) {
    return List.of();
  }

  @Override
  public Verdict check(BlitzfrontRules rules, Position p, Order order) {
    return Verdict.refused("BF-ROS-5", "the game is over");
  }

  @Override
  public void carryOut(
      BlitzfrontRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    throw new IllegalStateException(order + " was carried out though the game is over");
  }
}
