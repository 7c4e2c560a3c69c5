package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Units;
import hexfront.games.common.Convoy;
import org.jspecify.annotations.Nullable;

/** The marches of units that go together. */
final class Column {
  private final HexGrid grid;
  private final March[] marches;
  private final boolean[] exposed;
  private final Convoy convoy;

  Column(BlitzfrontRules rules, Position p, Units units, Step step) {
    grid = rules.board().grid();
    marches = new March[units.size()];
    exposed = new boolean[units.size()];
    int start = p.hex(units.get(0));
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
    convoy = new Convoy(grid, new Convoy.Way(start, spent, roads, halted, null), this::after);
  }

  Convoy convoy() {
    return convoy;
  }

  /** Whether nobody needs the bonus to go a way. */
  boolean isPlain(Convoy.Way way) {
    for (int i = 0; i < marches.length; i++) {
      if (marches[i].needsBonus(way.spent()[i], way.merits()[i])) {
        return false;
      }
    }
    return true;
  }

  @Case({"BF-MOV-1", "BF-MOV-2", "BF-MOV-3", "BF-ZOC-1", "BF-ZOC-2"})
  private Convoy.@Nullable Way after(Convoy.Way way, int d) {
    int to = grid.neighbour(way.hex(), d);
    int[] spent = new int[marches.length];
    int[] roads = new int[marches.length];
    boolean halted = false;
    for (int i = 0; i < marches.length; i++) {
      March march = marches[i];
      if (march.bar(way.hex(), d, march.first && way.before() == null, false) != null) {
        return null;
      }
      spent[i] = way.spent()[i] + march.cost(way.hex(), d);
      roads[i] = march.roadsAfter(way.hex(), d, way.merits()[i]);
      if (march.over(spent[i], roads[i], exposed[i] || march.entersCostly(to)) != null) {
        return null;
      }
      halted |= march.inZone(to) || march.needsFriend(way.hex(), d);
    }
    return new Convoy.Way(to, spent, roads, halted, way);
  }
}
