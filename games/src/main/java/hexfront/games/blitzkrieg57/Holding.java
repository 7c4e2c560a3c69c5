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
import hexfront.engine.orders.Choose;
import java.util.List;

/** Case 14.2.5: the garrison of a fortress holds or retreats, all or nothing. */
@Word("hold-or-retreat")
record Holding(Battle battle) implements BlitzkriegStage {
  static final String HOLD = "hold";
  private static final List<String> OPTIONS = List.of(HOLD, "retreat");

  @Override
  public Side decides(BlitzkriegRules rules, Position p) {
    return p.phasing().enemy();
  }

  @Override
  public String prompt(BlitzkriegRules rules, Position p) {
    return "Hold the fortress and lose %d steps, or retreat %d and lose %d."
        .formatted(battle.held().steps(), battle.retreat(), battle.steps());
  }

  @Override
  public List<Ask> asks(BlitzkriegRules rules, Position p) {
    return List.of(Ask.OneOf.choose(OPTIONS));
  }

  @Override
  @Case("GJ-14.2.5")
  public Verdict check(BlitzkriegRules rules, Position p, Order order) {
    return switch (order) {
      case Choose o when OPTIONS.contains(o.option()) -> Verdict.legal();
      case Choose o -> Verdict.refused("GJ-14.2.5", "expected one of " + OPTIONS);
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  @Case("GJ-14.2.5")
  public void carryOut(
      BlitzkriegRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    boolean holds = ((Choose) order).option().equals(HOLD);
    Losing.begin(rules, p, holds ? battle.held() : battle, false, chronicle);
  }
}
