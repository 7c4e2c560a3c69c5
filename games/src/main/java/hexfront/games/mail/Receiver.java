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
import java.util.Optional;

/** Whoever gets a letter. He decides what is his to decide, and what the writer left out. */
@FunctionalInterface
public interface Receiver {
  /** The order with which a phase ends; a decision that takes it is the open phase itself. */
  String END_PHASE = Naming.word(EndPhase.class);

  /** A legal answer to the decision; nothing if he has to be asked first, and the letter rests. */
  Optional<Order> decide(Game game, Decision decision);

  /**
   * A receiver who takes the first thing that is legal, and declines for the writer what may be
   * declined. Where a phase cannot end without it, he brings in the writer's reinforcements.
   */
  @Case({"KIEV-25.23", "KIEV-25.24", "KIEV-25.26"})
  static Receiver plain(Side writer) {
    return (game, decision) ->
        forWriter(game, decision, writer).or(() -> Optional.of(first(game, decision)));
  }

  /**
   * A receiver who is asked himself. What the writer may decline and did not write is declined, and
   * reinforcements that must enter do, as with the {@link #plain} one; all else he decides.
   */
  @Case({"KIEV-25.23", "KIEV-25.24", "KIEV-25.26"})
  static Receiver asked(Side writer) {
    return (game, decision) -> forWriter(game, decision, writer);
  }

  /** What nobody is asked about: it is done for the writer, as if he had written it. */
  private static Optional<Order> forWriter(Game game, Decision decision, Side writer) {
    if (decision.side() != writer) {
      return Optional.empty();
    }
    if (game.check(new Pass()).isLegal()) {
      return Optional.of(new Pass());
    }
    return decision.takes(END_PHASE) ? first(game, Enter.class) : Optional.empty();
  }

  private static Order first(Game game, Decision decision) {
    return decision.takes(END_PHASE) && game.check(new EndPhase()).isLegal()
        ? new EndPhase()
        : first(game, Order.class)
            .orElseThrow(
                () -> new IllegalStateException("nothing is legal in " + game.position().stage()));
  }

  private static Optional<Order> first(Game game, Class<? extends Order> type) {
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
    return found.stream().findFirst();
  }
}
