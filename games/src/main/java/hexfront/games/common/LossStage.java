package hexfront.games.common;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Steps;
import java.util.List;
import java.util.Map;

/**
 * A side names the steps it loses: so many, from any of the units that suffer. Losses in which
 * there is nothing to choose are settled at once.
 *
 * @param <R> the rulebook
 */
public interface LossStage<R extends GameRules<R>> extends PlayedStage<R> {
  /** How many steps are to be lost. */
  int due();

  /** The units among which they are spread. */
  int[] suffering(Position p);

  /** The case that says so. */
  String rule();

  /** The game's rules of losing steps. */
  Losses losses(R rules);

  /** All steps are lost: the game goes on. */
  void goOn(R rules, Position p, Chronicle chronicle);

  /** Asks for the losses, or takes them at once. */
  default void begin(R rules, Position p, Chronicle chronicle) {
    Map<Integer, Integer> forced = Losses.forced(p, suffering(p), due());
    if (forced == null) {
      p.setStage(this);
    } else {
      lose(rules, p, forced, chronicle);
    }
  }

  private void lose(R rules, Position p, Map<Integer, Integer> steps, Chronicle chronicle) {
    steps.forEach((unit, n) -> losses(rules).lose(p, unit, n, "combat", rule(), chronicle));
    goOn(rules, p, chronicle);
  }

  @Override
  default String prompt(R rules, Position p) {
    return "Lose " + due() + (due() == 1 ? " step." : " steps.");
  }

  @Override
  default List<Ask> asks(R rules, Position p) {
    return List.of(Ask.Spread.lose(suffering(p), p::stepsLeft, due()));
  }

  @Override
  default Verdict check(R rules, Position p, Order order) {
    return order instanceof Lose(Steps steps)
        ? Losses.check(rules, p, suffering(p), steps, due(), rule())
        : rules.outOfPlace(p, order);
  }

  @Override
  default void carryOut(R rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    lose(rules, p, ((Lose) order).steps().byUnit(), chronicle);
  }
}
