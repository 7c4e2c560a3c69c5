package hexfront.games.common;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Flood;
import hexfront.engine.kernels.Reach;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

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

  /**
   * Something that was found out about a position: it holds as long as the position does not
   * change.
   *
   * @param <T> a buffer that is filled again and again
   */
  public static final class Found<T> {
    private final T buffer;
    private int version = -1;

    private Found(T buffer) {
      this.buffer = buffer;
    }

    /** One that is kept in a buffer. */
    public static <T> Found<T> in(T buffer) {
      return new Found<>(buffer);
    }

    /** One for each side. */
    public static <T> List<Found<T>> bySide(Supplier<T> buffer) {
      return Stream.of(Side.values()).map(side -> new Found<>(buffer.get())).toList();
    }

    /** It has to be found out anew, even if the position is the same. */
    public void forget() {
      version = -1;
    }

    /** What was found, or is found now. */
    public T at(Position p, Consumer<T> find) {
      return at(p.version(), find);
    }

    /** What was found, or is found now, where only units that occupy hexes matter. */
    public T standing(Position p, Consumer<T> find) {
      return at(p.standing(), find);
    }

    private T at(int now, Consumer<T> find) {
      if (version != now) {
        find.accept(buffer);
        version = now;
      }
      return buffer;
    }
  }
}
