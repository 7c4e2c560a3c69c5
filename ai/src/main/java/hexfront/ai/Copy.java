package hexfront.ai;

import hexfront.engine.Position;
import org.jspecify.annotations.Nullable;

/** A copy of a position to try things out on; its memory is used again for the next. */
final class Copy {
  private @Nullable Position last;

  Position of(Position p) {
    Position copy = last;
    if (copy == null || copy.board() != p.board()) {
      copy = p.copy();
      last = copy;
    } else {
      copy.copyFrom(p);
    }
    return copy;
  }
}
