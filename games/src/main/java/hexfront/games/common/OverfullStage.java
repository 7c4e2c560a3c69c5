package hexfront.games.common;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Remove;
import hexfront.engine.orders.Units;
import java.util.List;

/**
 * A side has more units in a hex than may stay there, and names those that go.
 *
 * @param <R> the rulebook
 */
public interface OverfullStage<R extends GameRules<R>> extends PlayedStage<R> {
  /** How many units may stay in a hex. */
  StackLimit limit(R rules);

  /** A unit that is too many goes. */
  void remove(R rules, Position p, int unit, Chronicle chronicle);

  /** No hex is overfull any more: the game goes on. */
  void goOn(R rules, Position p, Dice dice, Chronicle chronicle);

  @Override
  default String prompt(R rules, Position p) {
    return "Too many units in a hex: name those that go.";
  }

  @Override
  default List<Ask> asks(R rules, Position p) {
    return List.of(limit(rules).ask(p, decides(rules, p)));
  }

  @Override
  default Verdict check(R rules, Position p, Order order) {
    return order instanceof Remove(Units units)
        ? limit(rules).check(p, decides(rules, p), units)
        : rules.outOfPlace(p, order);
  }

  @Override
  default void carryOut(R rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    for (int unit : ((Remove) order).units().toArray()) {
      remove(rules, p, unit, chronicle);
    }
    goOn(rules, p, dice, chronicle);
  }
}
