package hexfront.games.stalingrad;

import hexfront.engine.Position;
import hexfront.engine.Side;

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
}
