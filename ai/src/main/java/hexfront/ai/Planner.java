package hexfront.ai;

import hexfront.engine.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Somebody who plans a movement phase in the script's place. */
@FunctionalInterface
interface Planner {
  /** Leaves every movement phase to the script. */
  Planner NONE = p -> null;

  /** The moves of the phase that now begins, or null to leave it to the script. */
  @Nullable List<Leg> legs(Position p);

  /** Whether the moves are settled, so that nothing is to come before them. */
  default boolean isSettled() {
    return false;
  }
}
