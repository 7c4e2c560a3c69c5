package hexfront.games.common;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * All hexes that units can get to together, each paying for itself. What is cheap for one may be
 * dear for another, so a hex keeps every way to it that no other way beats for all of them.
 */
public final class Convoy {
  /**
   * A way to a hex.
   *
   * @param spent what each unit has spent
   * @param merits what makes later steps cheaper for each unit, more of it being better
   * @param halted whether it goes no farther
   */
  public record Way(int hex, int[] spent, int[] merits, boolean halted, @Nullable Way before) {
    private boolean beats(Way other) {
      for (int i = 0; i < spent.length; i++) {
        if (spent[i] > other.spent[i] || merits[i] < other.merits[i]) {
          return false;
        }
      }
      return !halted || other.halted;
    }

    /** The hexes from the start on. */
    public int[] path() {
      Deque<Integer> hexes = new ArrayDeque<>();
      for (Way way = this; way != null; way = way.before) {
        hexes.addFirst(way.hex);
      }
      return hexes.stream().mapToInt(hex -> hex).toArray();
    }

    /** What the unit that pays most has added to what was spent before. */
    public int added(Way start) {
      int most = 0;
      for (int i = 0; i < spent.length; i++) {
        most = Math.max(most, spent[i] - start.spent[i]);
      }
      return most;
    }
  }

  /** What may be done on the way. */
  @FunctionalInterface
  public interface Steps {
    /** The way after a step, or null if it is barred. The hex there is on the map. */
    @Nullable Way after(Way way, int d);
  }

  private final Way start;
  private final List<List<Way>> ways = new ArrayList<>();
  private final Deque<Way> open = new ArrayDeque<>();

  public Convoy(HexGrid grid, Way start, Steps steps) {
    this.start = start;
    for (int hex = 0; hex < grid.size(); hex++) {
      ways.add(new ArrayList<>());
    }
    keep(start);
    while (!open.isEmpty()) {
      Way way = open.poll();
      for (int d = 0; d < Direction.COUNT && !way.halted; d++) {
        Way next = grid.neighbour(way.hex, d) == HexGrid.OFF ? null : steps.after(way, d);
        if (next != null) {
          keep(next);
        }
      }
    }
  }

  private void keep(Way way) {
    List<Way> there = ways.get(way.hex);
    if (there.stream().noneMatch(other -> other.beats(way))) {
      there.removeIf(way::beats);
      there.add(way);
      open.add(way);
    }
  }

  /** The ways to a hex that pass a test, the cheapest first; none to the start. */
  public List<Way> to(int hex, Predicate<Way> test) {
    return ways.get(hex).stream()
        .filter(way -> way.hex != start.hex && test.test(way))
        .sorted((a, b) -> Integer.compare(a.added(start), b.added(start)))
        .toList();
  }

  public Way start() {
    return start;
  }
}
