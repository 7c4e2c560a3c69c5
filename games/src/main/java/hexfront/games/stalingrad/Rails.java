package hexfront.games.stalingrad;

import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.orders.Rail;
import java.util.function.Predicate;

/** Section 15: railroads. */
final class Rails {
  private final StalingradRules rules;

  Rails(StalingradRules rules) {
    this.rules = rules;
  }

  /** Whether a hex is a Connecting Rail Hex of a side. */
  boolean isConnecting(Position p, Side side, int hex) {
    return rules.terrain.rails.has(hex)
        && p.controls(side, hex)
        && rules.ledger.isRepaired(p, side, hex);
  }

  /** Whether a unit may go by rail so; a path may begin in the hex where it entered. */
  Verdict check(Position p, Rail order) {
    return rules.outOfPlace(p, order);
  }

  void carryOut(Position p, Rail order, Chronicle chronicle) {}

  /** Hands out rail moves that could be made now. */
  boolean list(Position p, Predicate<Order> each) {
    return true;
  }
}
