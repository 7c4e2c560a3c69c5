package hexfront.games.ags;

import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import java.util.function.Predicate;

/**
 * Where a game of the family stands. The stages of the Standard rules are beside this one; a game's
 * own stages are in its package.
 */
public interface AgsStage extends PlayedStage<AgsRules> {
  /** The phase that the stage belongs to. */
  Phase phase();

  /** The same stage with another counter in a unit's place. */
  default AgsStage replacing(int unit, int by) {
    return this;
  }

  /**
   * Hands out the orders that are worth a commander's thought, all of them where the stage knows no
   * better. In phases {@link GameAims} says which they are.
   *
   * @return whether all were handed out
   */
  default boolean worthConsidering(AgsRules rules, Position p, Predicate<Order> each) {
    return rules.legal(p, each);
  }
}
