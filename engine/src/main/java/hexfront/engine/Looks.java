package hexfront.engine;

import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * How the counters looked and who held which place when it was last shown. From one view to the
 * next most is as it was, and the same {@link View.Counter} and the same control are shown again.
 */
public final class Looks {
  /** What a counter's look depends on, and the look. */
  private record Look(int place, int lost, int steps, int flags, View.Counter counter) {
    boolean isOf(int place, int lost, int steps, int flags) {
      return this.place == place && this.lost == lost && this.steps == steps && this.flags == flags;
    }
  }

  /** Who held the places, in their order, and the same in words. */
  private record Held(@Nullable Side[] owners, Map<String, String> control) {}

  /** Looks are immutable, so that threads may share them without waiting for each other. */
  private final @Nullable Look[] last;

  private final HexGrid grid;
  private final int[] places;
  private volatile @Nullable Held held;

  /**
   * Nothing shown yet.
   *
   * @param places the hexes whose control is shown
   */
  public Looks(Board board, HexSet places) {
    this.last = new Look[board.unitCount()];
    this.grid = board.grid();
    this.places = places.toArray();
  }

  /** Who controls which place: sides' words by the hexes' printed numbers. */
  public Map<String, String> control(Position p) {
    Held known = held;
    if (known == null || !isAsBefore(p, known.owners())) {
      known = look(p);
      held = known;
    }
    return known.control();
  }

  private boolean isAsBefore(Position p, @Nullable Side[] owners) {
    for (int i = 0; i < places.length; i++) {
      if (p.control(places[i]) != owners[i]) {
        return false;
      }
    }
    return true;
  }

  private Held look(Position p) {
    @Nullable Side[] owners = new Side[places.length];
    Map<String, String> control = new LinkedHashMap<>();
    for (int i = 0; i < places.length; i++) {
      Side owner = p.control(places[i]);
      owners[i] = owner;
      if (owner != null) {
        control.put(grid.number(places[i]), owner.word());
      }
    }
    return new Held(owners, Collections.unmodifiableMap(control));
  }

  /**
   * The counter of a unit.
   *
   * @param steps how many steps it shows
   * @param flags the flags it shows
   * @param drawn makes the counter; must depend on the unit's place and step, and on these, only
   */
  public View.Counter counter(
      Position p, int unit, int steps, int flags, Supplier<View.Counter> drawn) {
    int place = p.hex(unit);
    Look look = last[unit];
    if (look == null || !look.isOf(place, p.lost(unit), steps, flags)) {
      look = new Look(place, p.lost(unit), steps, flags, drawn.get());
      last[unit] = look;
    }
    return look.counter();
  }
}
