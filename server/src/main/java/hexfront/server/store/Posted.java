package hexfront.server.store;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A letter that came in a game.
 *
 * @param orders how many orders stood before it
 * @param position how the game stood then, as a written position
 * @param figures the published figures it is rolled with; null for the dice of the game
 * @param done whether it has been carried out, or will not be
 */
public record Posted(
    String game,
    int orders,
    String position,
    String letter,
    @Nullable List<Integer> figures,
    boolean done) {
  public Posted {
    figures = figures == null ? null : List.copyOf(figures);
  }

  /** The same letter when nothing more is to be done for it. */
  public Posted finished() {
    return new Posted(game, orders, position, letter, figures, true);
  }

  /** The same letter with more figures, after those it has. */
  public Posted with(List<Integer> more) {
    List<Integer> before = figures == null ? List.of() : figures;
    return new Posted(
        game,
        orders,
        position,
        letter,
        Stream.concat(before.stream(), more.stream()).toList(),
        done);
  }
}
