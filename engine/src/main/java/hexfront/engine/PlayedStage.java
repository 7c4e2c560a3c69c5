package hexfront.engine;

import hexfront.engine.dice.Dice;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A stage as one class: who decides, what is asked, whether an answer is legal and what it does.
 * The record itself is the pending state. A stage that interrupts another keeps the one to go back
 * to.
 *
 * @param <R> the rulebook, whose sections the stage asks
 */
public interface PlayedStage<R extends Rulebook> extends Stage {
  /** The word that the record is marked with, unless it depends on what is pending. */
  @Override
  default String word() {
    return Word.Of.type(getClass());
  }

  /** Who decides: the active side, unless the stage says otherwise. */
  default Side decides(R rules, Position p) {
    return p.phasing();
  }

  /** A sentence for the player. */
  String prompt(R rules, Position p);

  /** What may be answered; empty when the game is over. */
  List<Ask> asks(R rules, Position p);

  /** Whether an order is legal now. Changes nothing. */
  Verdict check(R rules, Position p, Order order);

  /** Carries out a legal order and puts the stage that follows. */
  void carryOut(R rules, Position p, Order order, Dice dice, Chronicle chronicle);

  /** A legal order drawn at random; stages that know a quicker way have their own. */
  default Order draw(R rules, Position p, RandomGenerator random) {
    return new Choices(rules, p, asks(rules, p)).draw(random);
  }

  default boolean isOver() {
    return false;
  }
}
