package hexfront.games.ags;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Attack;
import java.util.List;

/** The defender of a declared attack may answer with an air point. */
public record AirAnswerStage(Attack attack, Phase phase) implements AgsStage {
  @Override
  public String word() {
    return "air-support";
  }

  @Override
  public Side decides(AgsRules rules, Position p) {
    return p.phasing().enemy();
  }

  @Override
  public String prompt(AgsRules rules, Position p) {
    return "Spend an air point on the defence?";
  }

  @Override
  public List<Ask> asks(AgsRules rules, Position p) {
    return List.of(
        new Ask.OneOf("air-support", List.of(new AirSupport(true), new AirSupport(false))));
  }

  @Override
  public Verdict check(AgsRules rules, Position p, Order order) {
    return !(order instanceof AirSupport support)
        ? rules.outOfPlace(p, order)
        : support.use() ? rules.air().check(p, decides(rules, p)) : Verdict.legal();
  }

  @Override
  public void carryOut(AgsRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    boolean use = ((AirSupport) order).use();
    if (use) {
      rules.air().spend(p, decides(rules, p));
    }
    rules.combat().resolve(p, attack, use, dice, chronicle);
  }
}
