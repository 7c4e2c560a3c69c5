package hexfront.engine;

import hexfront.engine.orders.Naming;
import org.jspecify.annotations.Nullable;

/** What happened. Events are records; {@link #rule} is the case that caused it. */
public interface Event {
  String rule();

  /**
   * The event as somebody may read it while the game runs, or null if he may not know of it.
   *
   * @param viewer the side, or null for one who sits at neither
   * @param by the side whose order brought it about
   */
  default @Nullable Event seenBy(@Nullable Side viewer, Side by) {
    return this instanceof Secret && viewer != by ? null : this;
  }

  /** Whether everybody may read the event as it is, whoever brought it about. */
  default boolean isOpen(Side by) {
    return equals(seenBy(null, by)) && equals(seenBy(by.enemy(), by));
  }

  default String type() {
    return Naming.word(getClass());
  }
}
