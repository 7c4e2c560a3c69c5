package hexfront.bench;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Terrain;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * Supply of a side that needs no headquarters, as a plain breadth-first search. Friendly cities on
 * rivers are left out, in its favour.
 */
final class PlainSupply {
  private final AgsRules rules;

  PlainSupply(AgsRules rules) {
    this.rules = rules;
  }

  HexSet supplied(Position p, Side side) {
    HexGrid grid = rules.board().grid();
    byte[] blocked = rules.terrain().supplyBlocks(side);
    Set<Integer> reached = new HashSet<>();
    Deque<Integer> open = new ArrayDeque<>();
    rules.exclusive().sources(p, side).forEach(hex -> visit(p, side, hex, reached, open));
    while (!open.isEmpty()) {
      int hex = open.poll();
      boolean swamp = (rules.board().map().terrain(hex) & Terrain.SWAMP) != 0;
      for (int d = 0; d < Direction.COUNT && !swamp; d++) {
        int to = grid.neighbour(hex, d);
        if (to != HexGrid.OFF && (blocked[hex] & (1 << d)) == 0) {
          visit(p, side, to, reached, open);
        }
      }
    }
    HexSet set = new HexSet(grid.size());
    reached.forEach(set::add);
    return set;
  }

  private static void visit(
      Position p, Side side, int hex, Set<Integer> reached, Deque<Integer> open) {
    boolean closed =
        p.holds(side.enemy(), hex)
            || p.inZone(side.enemy(), Board.SUPPLY_ZONE, hex) && !p.holds(side, hex);
    if (!closed && reached.add(hex)) {
      open.add(hex);
    }
  }
}
