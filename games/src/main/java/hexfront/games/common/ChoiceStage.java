package hexfront.games.common;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Choose;
import java.util.List;

/**
 * A side chooses one of a few options.
 *
 * @param <R> the rulebook
 */
public interface ChoiceStage<R extends GameRules<R>> extends PlayedStage<R> {
  List<String> options();

  /** The case that gives the choice. */
  String rule();

  void chosen(R rules, Position p, String option, Dice dice, Chronicle chronicle);

  @Override
  default List<Ask> asks(R rules, Position p) {
    return List.of(Ask.OneOf.choose(options()));
  }

  @Override
  default Verdict check(R rules, Position p, Order order) {
    if (!(order instanceof Choose(String option))) {
      return rules.outOfPlace(p, order);
    }
    return options().contains(option)
        ? Verdict.legal()
        : Verdict.refused(rule(), "expected one of " + options());
  }

  @Override
  default void carryOut(R rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    chosen(rules, p, ((Choose) order).option(), dice, chronicle);
  }
}
