package hexfront.games.ags;

import hexfront.engine.Chronicle;
import hexfront.engine.Decision;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.OrderType;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The orders and stages that a game adds to those of the Standard rules. The answers are those of
 * the Standard rules.
 */
public interface OwnOrderQuestions {
  /** The types of order that the game adds to those of the Standard rules. */
  default List<OrderType> orderTypes() {
    return List.of();
  }

  /** The words of the game's own orders that a phase takes besides the Standard ones. */
  default List<String> ordersIn(Position p, Phase phase) {
    return List.of();
  }

  /** Whether the game itself deals with this order at this stage, not the Standard rules. */
  default boolean takes(AgsStage stage, Order order) {
    return stage instanceof AgsStage.Own || OrderType.has(orderTypes(), order);
  }

  /** The question that a stage of the game's own puts. */
  default Decision decision(Position p, AgsStage.Own stage) {
    throw new IllegalStateException("the game has no stage " + stage);
  }

  /** Whether an order that the game {@link #takes} is legal. */
  default Verdict check(Position p, AgsStage stage, Order order) {
    return Verdict.refused("AGS-4.2", "'" + order.type() + "' has no place here");
  }

  /** Carries out an order that the game {@link #takes}. */
  default void carryOut(Position p, AgsStage stage, Order order, Dice dice, Chronicle chronicle) {
    throw new IllegalStateException(order + " was carried out without a legal verdict");
  }

  /**
   * Proposes orders of the game's own at a stage, in a phase as well as in a stage of its own;
   * those that are not legal are left out of the list.
   *
   * @param propose answers false when no more are wanted
   * @return whether all were proposed
   */
  default boolean propose(Position p, AgsStage stage, Predicate<Order> propose) {
    return true;
  }

  /**
   * A draft of an order of the game's own at a stage, drawn at random; null if it has none to draw.
   * In a stage of its own the draft must be legal.
   */
  default @Nullable Order draft(Position p, AgsStage stage, RandomGenerator random) {
    return null;
  }
}
