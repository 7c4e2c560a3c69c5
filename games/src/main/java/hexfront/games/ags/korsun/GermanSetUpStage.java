package hexfront.games.ags.korsun;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.EndPhase;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.AgsStage;
import hexfront.games.ags.Phase;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/** The German player sets up. */
record GermanSetUpStage() implements AgsStage {
  static final String WORD = "set-up";

  @Override
  public Phase phase() {
    return Phase.INITIAL_MOVEMENT;
  }

  @Override
  public String word() {
    return WORD;
  }

  @Override
  public Side decides(AgsRules rules, Position p) {
    return Side.AXIS;
  }

  @Override
  public String prompt(AgsRules rules, Position p) {
    return "German set-up: place units of the areas A to E and around "
        + setUp(rules).gathering()
        + " as you like, then end.";
  }

  @Override
  public List<Ask> asks(AgsRules rules, Position p) {
    return List.of(
        new Ask.Phase(
            "place",
            each -> setUp(rules).list(p, rules, each),
            () -> List.of(setUp(rules).places(p, rules))),
        new Ask.OneOf(new EndPhase()));
  }

  private static GermanSetUp setUp(AgsRules rules) {
    return Korsun.of(rules).setUp;
  }

  @Override
  @Case("KORSUN-18.0")
  public Verdict check(AgsRules rules, Position p, Order order) {
    return switch (order) {
      case Place o -> setUp(rules).check(p, o);
      case EndPhase o -> setUp(rules).checkEnd(p, rules);
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  public void carryOut(AgsRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof Place o) {
      GermanSetUp.carryOut(p, o, rules, chronicle);
    } else {
      rules.begin(p, dice, chronicle);
    }
  }

  @Override
  public Order draw(AgsRules rules, Position p, RandomGenerator random) {
    return setUp(rules).draft(p, rules, random);
  }

  @Override
  public boolean worthConsidering(AgsRules rules, Position p, Predicate<Order> each) {
    return each.test(new EndPhase());
  }
}
