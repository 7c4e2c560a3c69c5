package hexfront.games.ags;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import java.util.List;

/** The game is over. */
public record OverStage(Phase phase) implements AgsStage {
  @Override
  public String word() {
    return "game-over";
  }

  @Override
  public boolean isOver() {
    return true;
  }

  @Override
  public Side decides(AgsRules rules, Position p) {
    return p.phasing();
  }

  @Override
  public String prompt(AgsRules rules, Position p) {
    return "The game is over.";
  }

  @Override
  public List<Ask> asks(AgsRules rules, Position p) {
    return List.of();
  }

  @Override
  public Verdict check(AgsRules rules, Position p, Order order) {
    return Verdict.refused("AGS-4.1", "the game is over");
  }

  @Override
  public void carryOut(AgsRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    throw AgsRules.unexpected(p, order);
  }
}
