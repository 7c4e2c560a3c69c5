package hexfront.engine;

import hexfront.engine.dice.Dice;
import java.util.random.RandomGenerator;

/**
 * A rulebook whose stages are {@link PlayedStage}s: whatever depends on the stage is the stage's
 * own business.
 *
 * @param <R> the rulebook itself
 */
public interface StagedRulebook<R extends StagedRulebook<R>> extends Rulebook {
  /** This rulebook. */
  R self();

  /** The stage of a position. */
  PlayedStage<R> at(Position position);

  @Override
  default Decision decision(Position position) {
    PlayedStage<R> stage = at(position);
    return new Decision(
        stage.decides(self(), position),
        stage.word(),
        stage.prompt(self(), position),
        stage.asks(self(), position));
  }

  @Override
  default Side decides(Position position) {
    return at(position).decides(self(), position);
  }

  @Override
  default Verdict check(Position position, Order order) {
    return at(position).check(self(), position, order);
  }

  @Override
  default void carryOut(Position position, Order order, Dice dice, Chronicle chronicle) {
    at(position).carryOut(self(), position, order, dice, chronicle);
  }

  @Override
  default Order anyOrder(Position position, RandomGenerator random) {
    return at(position).draw(self(), position, random);
  }

  @Override
  default boolean isOver(Position position) {
    return at(position).isOver();
  }
}
