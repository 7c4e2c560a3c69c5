package hexfront.games.stalingrad;

import hexfront.engine.Position;
import hexfront.engine.orders.Overrun;

/** Section 10: combat. */
final class Combat {
  private final StalingradRules rules;

  Combat(StalingradRules rules) {
    this.rules = rules;
  }

  /** Whether units next to a hex reach the odds of a Movement Phase Overrun with these means. */
  boolean reachesTen(Position p, Overrun order) {
    return false;
  }
}
