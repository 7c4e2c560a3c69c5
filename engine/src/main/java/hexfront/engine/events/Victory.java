package hexfront.engine.events;

import hexfront.engine.Event;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.orders.Omittable;
import org.jspecify.annotations.Nullable;

/**
 * The game ended.
 *
 * @param winner who has won, if anybody
 */
public record Victory(
    @Omittable @Nullable Side winner, String level, int axis, int soviet, String rule)
    implements Event {
  /** The end of a game that stands so. */
  public static Victory of(Score score, String rule) {
    return new Victory(score.winner(), score.level(), score.axis(), score.soviet(), rule);
  }
}
