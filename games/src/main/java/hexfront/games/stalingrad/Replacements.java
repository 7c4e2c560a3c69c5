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

  /** Whether a Replacement unit in the box of arrivals may be placed in a hex or a box. */
  boolean mayPlace(Position p, int unit, int hex) {
    return false;
  }

  /** A Replacement unit was placed in a hex. */
  void placed(Position p, int unit, int hex) {}

  /** Steps of a withdrawn unit that its side still owes in Replacements. */
  void owe(Position p, int unit, int steps) {}
}
