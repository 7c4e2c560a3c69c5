package hexfront.games.ags;

import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Support;

/** What the Standard rules let support an attack; a game may add to it in a record of its own. */
public interface AgsSupport extends Support {
  /** Whether an air point is spent on it. */
  boolean air();

  /** Whether headquarters add their rating. */
  boolean hqBonus();

  /** As the Standard rules have it. */
  record Standard(boolean air, boolean hqBonus) implements AgsSupport {
    private static final Standard NOTHING = new Standard(false, false);
  }

  static AgsSupport of(Attack order) {
    return of(order.support());
  }

  static AgsSupport of(Overrun order) {
    return of(order.support());
  }

  private static AgsSupport of(Support support) {
    return support instanceof AgsSupport given ? given : Standard.NOTHING;
  }
}
