package hexfront.games.ags.korsun;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.AgsStage;
import hexfront.games.ags.Phase;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/** The Soviet player chooses the active headquarters of the turn. */
record ActivationStage(Phase phase) implements AgsStage {
  static final String WORD = "headquarters";

  @Override
  public String word() {
    return WORD;
  }

  @Override
  public Side decides(AgsRules rules, Position p) {
    return Side.SOVIET;
  }

  @Override
  public String prompt(AgsRules rules, Position p) {
    return "Name the headquarters that are active on turn "
        + p.turn()
        + ", at most "
        + headquarters(rules).limit(p.turn())
        + ".";
  }

  @Override
  public List<Ask> asks(AgsRules rules, Position p) {
    return List.of(headquarters(rules).ask(p));
  }

  private static ActiveHeadquarters headquarters(AgsRules rules) {
    return Korsun.of(rules).headquarters;
  }

  @Override
  @Case("KORSUN-18.15")
  public Verdict check(AgsRules rules, Position p, Order order) {
    return order instanceof Activate o
        ? headquarters(rules).check(p, o)
        : rules.outOfPlace(p, order);
  }

  @Override
  public void carryOut(AgsRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    headquarters(rules).carryOut(p, (Activate) order);
    Korsun.of(rules).operations.beginTurn(p);
    rules.open(p, phase, dice, chronicle);
  }

  /** As many as may be. */
  @Override
  public Order draw(AgsRules rules, Position p, RandomGenerator random) {
    return headquarters(rules).draft(p, random);
  }

  @Override
  public boolean worthConsidering(AgsRules rules, Position p, Predicate<Order> each) {
    return each.test(headquarters(rules).mostUseful(p));
  }
}
