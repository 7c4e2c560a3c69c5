package hexfront.games.ags;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Pass;
import java.util.List;

/** The victors may follow up. */
public record AdvanceStage(Battle battle, Side side) implements AgsStage {
  @Override
  public Phase phase() {
    return battle.phase();
  }

  @Override
  public String word() {
    return "advance";
  }

  @Override
  public AgsStage replacing(int unit, int by) {
    return new AdvanceStage(battle.replacing(unit, by), side);
  }

  @Override
  public Side decides(AgsRules rules, Position p) {
    return side;
  }

  @Override
  public String prompt(AgsRules rules, Position p) {
    return "Advance after combat?";
  }

  @Override
  public List<Ask> asks(AgsRules rules, Position p) {
    return List.of(rules.advancing().ways(p, battle, side), new Ask.OneOf(new Pass()));
  }

  @Override
  public Verdict check(AgsRules rules, Position p, Order order) {
    return switch (order) {
      case Advance o -> rules.advancing().check(p, this, o);
      case Pass o -> Verdict.legal();
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  public void carryOut(AgsRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof Advance o) {
      rules.advancing().carryOut(p, this, o, chronicle);
    }
    p.setStage(new PhaseStage(phase()));
  }
}
