package hexfront.games.stalingrad;

import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import java.util.function.Predicate;

/** Case 16.7: Army HQs and their activation. */
final class Headquarters {
  private final StalingradRules rules;

  Headquarters(StalingradRules rules) {
    this.rules = rules;
  }

  Verdict check(Position p, Activate order) {
    return rules.outOfPlace(p, order);
  }

  void carryOut(Position p, Activate order, Chronicle chronicle) {}

  /** Hands out activations that could be made now. */
  boolean list(Position p, Predicate<Order> each) {
    return true;
  }
}
