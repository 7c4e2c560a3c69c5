package hexfront.engine;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * How each unit's counter looked when it was last shown. From one view to the next most look as
 * they did, and the same {@link View.Counter} is shown again.
 */
public final class Looks {
  /** What a counter's look depends on, and the look. */
  private record Look(int hex, int lost, int steps, int flags, View.Counter counter) {
    boolean isOf(int hex, int lost, int steps, int flags) {
      return this.hex == hex && this.lost == lost && this.steps == steps && this.flags == flags;
    }
  }

  /** Looks are immutable, so that threads may share them without waiting for each other. */
  private final @Nullable Look[] last;

  public Looks(int units) {
    this.last = new Look[units];
  }

  /**
   * The counter of a unit.
   *
   * @param steps how many steps it shows
   * @param flags the flags it shows
   * @param drawn makes the counter; must depend on the unit's hex and step, and on these, only
   */
  public View.Counter counter(
      Position p, int unit, int steps, int flags, Supplier<View.Counter> drawn) {
    int hex = p.onMap(unit) ? p.hex(unit) : -1;
    Look look = last[unit];
    if (look == null || !look.isOf(hex, p.lost(unit), steps, flags)) {
      look = new Look(hex, p.lost(unit), steps, flags, drawn.get());
      last[unit] = look;
    }
    return look.counter();
  }
}
