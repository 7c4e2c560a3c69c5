package hexfront.games.ags;

import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import org.jspecify.annotations.Nullable;

/** A part of carrying out a result: settled at once, or a stage in which somebody decides. */
interface BattlePart {
  /**
   * Settles the part where there is nothing to choose; otherwise asks, by a stage.
   *
   * @return the battle in its next part, or null if somebody was asked or the battle is over
   */
  @Nullable Battle settle(Position p, Battle battle, Chronicle chronicle);
}
