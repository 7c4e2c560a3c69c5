package hexfront.games.stalingrad;

import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;

/** Section 20: units that the turn record takes away. */
final class Withdrawals {
  private final StalingradRules rules;

  Withdrawals(StalingradRules rules) {
    this.rules = rules;
  }

  /** Writes down what is due this turn. */
  void fallDue(Position p, Side side, Chronicle chronicle) {}
}
