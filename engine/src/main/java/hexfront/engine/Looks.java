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
 * For one thread at a time.
 */
public final class Looks {
  /** Who held the places, in their order, and the same in words. */
  private record Held(@Nullable Side[] owners, Map<String, String> control) {}

  private static final int FACTS = 4;

  /** What each counter's look depends on, side by side: a large game's are all read for a view. */
  private final int[] facts;

  private final View.@Nullable Counter[] last;

  private final HexGrid grid;
  private final int[] places;
  private @Nullable Held held;

  /**
   * Nothing shown yet.
   *
   * @param places the hexes whose control is shown
   */
  public Looks(Board board, HexSet places) {
    this.facts = new int[FACTS * board.unitCount()];
    this.last = new View.Counter[board.unitCount()];
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
    View.Counter known = last[unit];
    if (known == null || !isAsBefore(unit, p.hex(unit), p.lost(unit), steps, flags)) {
      known = drawn.get();
      last[unit] = known;
      note(unit, p.hex(unit), p.lost(unit), steps, flags);
    }
    return known;
  }

  private boolean isAsBefore(int unit, int place, int lost, int steps, int flags) {
    int at = FACTS * unit;
    return facts[at] == place
        && facts[at + 1] == lost
        && facts[at + 2] == steps
        && facts[at + 3] == flags;
  }

  private void note(int unit, int place, int lost, int steps, int flags) {
    int at = FACTS * unit;
    facts[at] = place;
    facts[at + 1] = lost;
    facts[at + 2] = steps;
    facts[at + 3] = flags;
  }
}
