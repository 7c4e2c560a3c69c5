package hexfront.games.mail;

import hexfront.engine.Case;
import hexfront.engine.Decision;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Naming;
import hexfront.engine.orders.Pass;
import java.util.ArrayList;
import java.util.List;

/** Whoever gets a letter. He decides what is his to decide, and what the writer left out. */
@FunctionalInterface
public interface Receiver {
  /** The order with which a phase ends; a decision that takes it is the open phase itself. */
  String END_PHASE = Naming.word(EndPhase.class);

  /** A legal answer to the decision. */
  Order decide(Game game, Decision decision);

  /**
   * A receiver who takes the first thing that is legal, and declines for the writer what may be
   * declined. Where a phase cannot end without it, he brings in the writer's reinforcements.
   */
  @Case({"KIEV-25.23", "KIEV-25.24", "KIEV-25.26"})
  static Receiver plain(Side writer) {
    return (game, decision) -> {
      if (decision.side() == writer && game.check(new Pass()).isLegal()) {
        return new Pass();
      }
      return first(game, decision.takes(END_PHASE) ? Enter.class : Order.class);
    };
  }

  private static Order first(Game game, Class<? extends Order> type) {
    List<Order> found = new ArrayList<>();
    game.rulebook()
        .legal(
            game.position(),
            order -> {
              if (type.isInstance(order)) {
                found.add(order);
              }
              return found.isEmpty();
            });
    if (found.isEmpty()) {
      throw new IllegalStateException("nothing is legal in " + game.position().stage());
    }
    return found.getFirst();
  }
}
