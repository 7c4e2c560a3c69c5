package hexfront.games.kesselschlacht;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import java.util.List;

/** The game is over. */
record Over() implements KesselStage {
  @Override
  public String word() {
    return "game-over";
  }

  @Override
  public boolean isOver() {
    return true;
  }

  @Override
  public String prompt(KesselRules rules, Position p) {
    return "The game is over.";
  }

  @Override
  public List<Ask> asks(KesselRules rules, Position p) {
    return List.of();
  }

  @Override
  public Verdict check(KesselRules rules, Position p, Order order) {
    return Verdict.refused("KS-4.0", "the game is over");
  }

  @Override
  public void carryOut(KesselRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    throw new IllegalStateException(order + " was carried out though the game is over");
  }
}
