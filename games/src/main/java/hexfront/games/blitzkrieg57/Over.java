package hexfront.games.blitzkrieg57;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import java.util.List;

/** The game is over. */
record Over() implements BlitzkriegStage {
  @Override
  public String word() {
    return "game-over";
  }

  @Override
  public boolean isOver() {
    return true;
  }

  @Override
  public String prompt(BlitzkriegRules rules, Position p) {
    return "The game is over.";
  }

  @Override
  public List<Ask> asks(BlitzkriegRules rules, Position p) {
    return List.of();
  }

  @Override
  public Verdict check(BlitzkriegRules rules, Position p, Order order) {
    return Verdict.refused("GJ-5.0", "the game is over");
  }

  @Override
  public void carryOut(
      BlitzkriegRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    throw new IllegalStateException(order + " was carried out though the game is over");
  }
}
