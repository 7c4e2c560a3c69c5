package hexfront.games.stalingrad;

import hexfront.engine.Ask;
import hexfront.engine.Choices;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Phase;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Pass;
import java.util.List;
import java.util.random.RandomGenerator;

/** A phase of a player turn: whether there is anything to do in it, and what its end brings. */
interface Part extends PlayedStage<StalingradRules> {
  Step step();

  /** Whether there is anything to decide; otherwise the phase is passed over. */
  boolean isDue(StalingradRules rules, Position p);

  /** The phase begins. */
  default void begin(StalingradRules rules, Position p, Dice dice, Chronicle chronicle) {
    p.setStage(this);
    chronicle.tell(new Phase(word(), decides(rules, p), "CTS-3.1a"));
  }

  /** The phase is over, whether anybody was asked or not. */
  default void ended(StalingradRules rules, Position p, Dice dice, Chronicle chronicle) {}

  /** The order that ends it. */
  default boolean ends(Order order) {
    return order instanceof EndPhase || order instanceof Pass;
  }

  @Override
  default List<Ask> asks(StalingradRules rules, Position p) {
    return List.of(Ask.END);
  }

  @Override
  default Verdict check(StalingradRules rules, Position p, Order order) {
    return order instanceof EndPhase ? Verdict.legal() : rules.outOfPlace(p, order);
  }

  @Override
  default void carryOut(
      StalingradRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    rules.sequence.after(p, this, dice, chronicle);
  }

  @Override
  default Order draw(StalingradRules rules, Position p, RandomGenerator random) {
    return new Choices(rules, p, asks(rules, p)).drawSparingly(random);
  }
}
