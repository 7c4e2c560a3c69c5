package hexfront.engine;

import hexfront.engine.dice.Dice;
import java.util.List;

/**
 * The last stage of a game: nobody is asked anything any more.
 *
 * @param <R> the rulebook
 */
public interface GameOver<R extends Rulebook> extends PlayedStage<R> {
  /** The word of such a stage in every game. */
  String WORD = "game-over";

  /** The case by which every order is refused now. */
  String rule();

  @Override
  default String word() {
    return WORD;
  }

  @Override
  default boolean isOver() {
    return true;
  }

  @Override
  default String prompt(R rules, Position p) {
    return "The game is over.";
  }

  @Override
  default List<Ask> asks(R rules, Position p) {
    return List.of();
  }

  @Override
  default Verdict check(R rules, Position p, Order order) {
    return Verdict.refused(rule(), "the game is over");
  }

  @Override
  default void carryOut(R rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    throw new IllegalStateException(order + " was carried out though the game is over");
  }
}
