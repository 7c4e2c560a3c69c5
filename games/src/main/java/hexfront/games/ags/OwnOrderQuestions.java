package hexfront.games.ags;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.OrderType;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The orders that a game adds to those of the Standard rules, in phases; stages of its own are
 * {@link AgsStage}s of its own. The answers are those of the Standard rules.
 */
public interface OwnOrderQuestions {
  /** No orders of its own. */
  OwnOrderQuestions NONE = new OwnOrderQuestions() {};

  /** The types of order that the game adds to those of the Standard rules. */
  default List<OrderType> orderTypes() {
    return List.of();
  }

  /**
   * What a phase asks besides the Standard orders. An ask of a Standard order adds to those that
   * the Standard rules list.
   */
  default List<Ask> asks(Position p, Phase phase) {
    return List.of();
  }

  /** Whether the game itself deals with this order in a phase, not the Standard rules. */
  default boolean takes(Phase phase, Order order) {
    return OrderType.has(orderTypes(), order);
  }

  /** Whether an order that the game {@link #takes} is legal. */
  default Verdict check(Position p, Phase phase, Order order) {
    throw new IllegalStateException("the game has no order " + order);
  }

  /** Carries out an order that the game {@link #takes}. */
  default void carryOut(Position p, Phase phase, Order order, Dice dice, Chronicle chronicle) {
    throw AgsRules.unexpected(p, order);
  }

  /**
   * A draft of an order of the game's own in a phase, drawn at random; null if it has none to draw.
   */
  default @Nullable Order draft(Position p, Phase phase, RandomGenerator random) {
    return null;
  }

  /** The case against an order in a stage that does not take it. */
  default String placeCase(Order order) {
    return "AGS-4.2";
  }
}
