package hexfront.ai;

import hexfront.engine.Game;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import java.util.random.RandomGenerator;

/**
 * The pending decision, put to a commander.
 *
 * @param seen the position as the side may know it; what is hidden from it has been drawn at random
 * @param side who has to decide
 * @param course how the game came here, where that is known
 */
public record Question(
    Rulebook rulebook,
    Position seen,
    Side side,
    RandomGenerator random,
    Budget budget,
    Course course) {

  /** Puts the pending decision of a position to a commander, hiding the truth from it. */
  public static Question about(
      Rulebook rulebook, Position truth, RandomGenerator random, Budget budget) {
    return about(rulebook, truth, random, budget, Course.UNKNOWN);
  }

  /** Puts the pending decision of a game to a commander, hiding the truth from it. */
  public static Question about(Game game, RandomGenerator random, Budget budget) {
    return about(game.rulebook(), game.position(), random, budget, Course.of(game));
  }

  /** Puts a decision to a commander who may follow how the game came to it. */
  public static Question about(
      Rulebook rulebook, Position truth, RandomGenerator random, Budget budget, Course course) {
    Side side = rulebook.decides(truth);
    Position seen = rulebook.imagine(truth, side, random);
    return new Question(rulebook, seen, side, random, budget, course);
  }
}
