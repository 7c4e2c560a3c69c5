package hexfront.games.stalingrad;

import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;

/** Section 21: Replacements. */
final class Replacements {
  private final StalingradRules rules;

  Replacements(StalingradRules rules) {
    this.rules = rules;
  }

  /** Rolls for the Replacements of a side; they go from the pool to the box of arrivals. */
  void roll(Position p, Side side, Dice dice, Chronicle chronicle) {}
}
