package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Units;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All hexes that units can get to together. What is cheap for one may be dear for another, so a hex
 * keeps every way to it that no other way beats for all of them.
 */
final class Convoy {
  /** A way to a hex: what each unit has spent and how many road hexes it has walked. */
  record Way(int hex, int[] spent, int[] roads, boolean halted, @Nullable Way before) {
    private boolean beats(Way other) {
      for (int i = 0; i < spent.length; i++) {
        if (spent[i] > other.spent[i] || roads[i] < other.roads[i]) {
          return false;
        }
      }
      return !halted || other.halted;
    }

    int[] path() {
      Deque<Integer> hexes = new ArrayDeque<>();
      for (Way way = this; way != null; way = way.before) {
        hexes.addFirst(way.hex);
      }
      return hexes.stream().mapToInt(hex -> hex).toArray();
    }
  }

  private final HexGrid grid;
  private final Units units;
  private final int start;
  private final March[] marches;
  private final boolean[] exposed;
  private final List<List<Way>> ways = new ArrayList<>();
  private final Deque<Way> open = new ArrayDeque<>();

  Convoy(BlitzfrontRules rules, Position p, Units units, Step step) {
    grid = rules.board().grid();
    this.units = units;
    start = p.hex(units.get(0));
    marches = new March[units.size()];
    exposed = new boolean[units.size()];
    for (int hex = 0; hex < grid.size(); hex++) {
      ways.add(new ArrayList<>());
    }
    int[] spent = new int[units.size()];
    int[] roads = new int[units.size()];
    boolean halted = false;
    for (int i = 0; i < marches.length; i++) {
      March march = new March(rules, p);
      march.begin(p, units.get(i), units, step);
      marches[i] = march;
      spent[i] = march.spent;
      roads[i] = march.roads;
      halted |= march.stopped;
      exposed[i] = march.exposed || march.first && march.leavesCostly(start, units.get(i));
    }
    keep(new Way(start, spent, roads, halted, null));
    while (!open.isEmpty()) {
      Way way = open.poll();
      for (int d = 0; d < Direction.COUNT && !way.halted; d++) {
        Way next = step(way, d);
        if (next != null) {
          keep(next);
        }
      }
    }
  }

  /** The ways to a hex, none of which beats another. */
  List<Way> to(int hex) {
    return ways.get(hex);
  }

  /** Whether nobody needs the bonus to go a way. */
  boolean isPlain(Way way) {
    for (int i = 0; i < marches.length; i++) {
      if (marches[i].needsBonus(way.spent[i], way.roads[i])) {
        return false;
      }
    }
    return true;
  }

  private void keep(Way way) {
    List<Way> there = ways.get(way.hex);
    if (there.stream().noneMatch(other -> other.beats(way))) {
      there.removeIf(way::beats);
      there.add(way);
      open.add(way);
    }
  }

  @Case({"BF-MOV-1", "BF-MOV-2", "BF-MOV-3", "BF-ZOC-1", "BF-ZOC-2"})
  private @Nullable Way step(Way way, int d) {
    int to = grid.neighbour(way.hex, d);
    int[] spent = new int[units.size()];
    int[] roads = new int[units.size()];
    boolean halted = false;
    for (int i = 0; i < marches.length; i++) {
      March march = marches[i];
      if (march.bar(way.hex, d, march.first && way.hex == start, false) != null) {
        return null;
      }
      spent[i] = way.spent[i] + march.cost(way.hex, d);
      roads[i] = march.roadsAfter(way.hex, d, way.roads[i]);
      if (march.over(spent[i], roads[i], exposed[i] || march.entersCostly(to)) != null) {
        return null;
      }
      halted |= march.inZone(to) || march.needsFriend(way.hex, d);
    }
    return new Way(to, spent, roads, halted, way);
  }
}
