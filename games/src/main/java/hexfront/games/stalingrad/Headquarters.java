package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
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

  /** The activated HQs of a side turn back as its Combat Phase ends. */
  @Case("CTS-16.6f")
  void flipBack(Position p, Side side) {
    for (int hq : rules.roster.armyHqs(side)) {
      if (p.is(hq, Flag.ACTIVE)) {
        p.unmark(hq, Flag.ACTIVE);
      }
    }
  }

  /** Hands out activations that could be made now. */
  boolean list(Position p, Predicate<Order> each) {
    return true;
  }
}
