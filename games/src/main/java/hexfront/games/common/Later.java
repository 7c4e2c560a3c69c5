package hexfront.games.common;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Something that is made when it is first asked for, once for all who ask: a shelf of boxes is
 * there at once, and a map is read when its game is opened.
 *
 * @param <T> what is made
 */
public final class Later<T> implements Supplier<T> {
  private final Supplier<T> make;
  private volatile @Nullable T made;

  public Later(Supplier<T> make) {
    this.make = make;
  }

  @Override
  public T get() {
    T there = made;
    return there == null ? make() : there;
  }

  private synchronized T make() {
    T there = made;
    if (there == null) {
      there = make.get();
      made = there;
    }
    return there;
  }
}
