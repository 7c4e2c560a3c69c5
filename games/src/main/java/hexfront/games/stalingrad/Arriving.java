package hexfront.games.stalingrad;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.EndPhase;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** HQs and Replacement units that arrive are placed, units that are due withdrawn. */
@Word("arrivals")
record Arriving() implements Part {
  @Override
  public Step step() {
    return Step.ARRIVALS;
  }

  @Override
  public boolean isDue(StalingradRules rules, Position p) {
    return rules.arrivals.isDue(p);
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Place what arrives and withdraw what is due.";
  }

  @Override
  public List<Ask> asks(StalingradRules rules, Position p) {
    Ask place = new Ask.Phase("place", each -> rules.arrivals.list(p, each));
    Ask activate = new Ask.Phase("activate", each -> rules.headquarters.list(p, each));
    return rules.withdrawals.isAnyDue(p)
        ? List.of(
            new Ask.Phase("withdraw", each -> rules.withdrawals.list(p, each)), place, activate)
        : List.of(place, activate, Ask.END);
  }

  @Override
  @Case("CTS-20.1")
  public Verdict check(StalingradRules rules, Position p, Order order) {
    return switch (order) {
      case Place o -> rules.arrivals.check(p, o);
      case Withdraw o -> rules.withdrawals.check(p, o);
      case Activate o -> rules.headquarters.check(p, o);
      case EndPhase o ->
          rules.withdrawals.isAnyDue(p)
              ? Verdict.refused("CTS-20.1", "units are still to be withdrawn")
              : Verdict.legal();
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  public void carryOut(
      StalingradRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    switch (order) {
      case Place o -> rules.arrivals.carryOut(p, o, chronicle);
      case Withdraw o -> rules.withdrawals.carryOut(p, o, chronicle);
      case Activate o -> rules.headquarters.carryOut(p, o, chronicle);
      default -> rules.sequence.after(p, this, dice, chronicle);
    }
  }

  /** Withdraws what is due, then places a little. */
  @Override
  public Order draw(StalingradRules rules, Position p, RandomGenerator random) {
    List<Order> found = new ArrayList<>();
    if (rules.withdrawals.isAnyDue(p)) {
      rules.withdrawals.list(p, found::add);
    } else if (random.nextInt(4) > 0) {
      rules.arrivals.list(p, found::add);
      found.removeIf(order -> !check(rules, p, order).isLegal());
    }
    return found.isEmpty() ? new EndPhase() : found.get(random.nextInt(found.size()));
  }
}
