package hexfront.ai;

import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import java.util.random.RandomGenerator;

/**
 * The pending decision, put to a commander.
 *
 * @param seen the position as the side may know it; what is hidden from it has been drawn at random
 * @param side who has to decide
 */
public record Question(
    Rulebook rulebook, Position seen, Side side, RandomGenerator random, Budget budget) {

  /** Puts the pending decision of a position to a commander, hiding the truth from it. */
  public static Question about(
      Rulebook rulebook, Position truth, RandomGenerator random, Budget budget) {
    Side side = rulebook.decides(truth);
    return new Question(rulebook, rulebook.imagine(truth, side, random), side, random, budget);
  }
}
