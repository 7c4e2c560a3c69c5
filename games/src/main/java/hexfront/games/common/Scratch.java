package hexfront.games.common;

import hexfront.engine.Position;
import hexfront.engine.kernels.Flood;
import hexfront.engine.kernels.Reach;
import java.util.function.Function;

/**
 * The buffers in which the rules compute for one position. A game adds its own, with what it found
 * out at the position's present version.
 */
public abstract class Scratch {
  private final Reach reach;
  private final Flood flood;

  protected Scratch(Position position) {
    reach = new Reach(position.board().grid());
    flood = new Flood(position.board().grid());
  }

  /** What is kept with a position; made when it is first asked for. */
  protected static <S extends Scratch> S of(Position p, Class<S> type, Function<Position, S> make) {
    if (type.isInstance(p.scratch())) {
      return type.cast(p.scratch());
    }
    S scratch = make.apply(p);
    p.setScratch(scratch);
    return scratch;
  }

  public final Reach reach() {
    return reach;
  }

  public final Flood flood() {
    return flood;
  }
}
