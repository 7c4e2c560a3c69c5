package hexfront.games.ags.star;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.games.ags.Terrain;
import hexfront.games.ags.ZonesOfControl;
import java.util.List;
import java.util.OptionalInt;

/**
 * Case 20.2: German units draw supply from the railroad, as far as it is open to where it leaves
 * the map.
 */
final class GermanSupply {
  private final HexGrid grid;
  private final byte[] railroad;
  private final int[] ends;

  /** How many hexes can be sources at most. */
  private final int most;

  GermanSupply(Board board, List<String> closedExits) {
    grid = board.grid();
    railroad = railroad(board.map());
    ends = ends(board.map(), closedExits).stream().toArray();
    most = ends.length + board.map().hexesBeside(Terrain.RAILROAD).size();
  }

  private static byte[] railroad(HexMap map) {
    byte[] joined = new byte[map.grid().size()];
    for (int hex = 0; hex < joined.length; hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        if ((map.hexside(hex, d) & Terrain.RAILROAD) != 0) {
          joined[hex] |= (byte) (1 << d);
        }
      }
    }
    return joined;
  }

  /**
   * Where railroads leave the map, one exit apart; on a map that does not say so, where they reach
   * the edge. And what the map itself calls a source.
   */
  @Case("STAR-20.2")
  private HexSet ends(HexMap map, List<String> closedExits) {
    HexSet hexes = map.exits("railroad");
    if (hexes.isEmpty()) {
      for (int hex = 0; hex < railroad.length; hex++) {
        if (railroad[hex] != 0 && grid.onEdge(hex)) {
          hexes.add(hex);
        }
      }
    }
    for (String number : closedExits) {
      OptionalInt hex = grid.hex(number);
      if (hex.isPresent()) {
        hexes.remove(hex.getAsInt());
      }
    }
    hexes.addAll(map.area("axis-supply"));
    return hexes;
  }

  /** Whether the map has anything for German units to draw supply from. */
  boolean exists() {
    return ends.length > 0;
  }

  /** The railroad hexes from which an open railroad leads off the map now. */
  @Case({"STAR-20.2", "AGS-12.1"})
  HexSet sources(Position p) {
    HexSet found = new HexSet(grid.size());
    int[] open = new int[most];
    int size = 0;
    for (int end : ends) {
      if (isOpen(p, end)) {
        found.add(end);
        open[size++] = end;
      }
    }
    while (size > 0) {
      int hex = open[--size];
      for (int d = 0; d < Direction.COUNT; d++) {
        if ((railroad[hex] & (1 << d)) != 0) {
          int next = grid.neighbour(hex, d);
          if (!found.has(next) && isOpen(p, next)) {
            found.add(next);
            open[size++] = next;
          }
        }
      }
    }
    return found;
  }

  /** Neither enemies nor water; what a map draws through water carries nothing. */
  @Case({"STAR-20.2", "AGS-8.25", "AGS-10.16"})
  private static boolean isOpen(Position p, int hex) {
    return (p.board().map().terrain(hex) & Terrain.NO_LAND) == 0
        && !p.holds(Side.SOVIET, hex)
        && !ZonesOfControl.closes(p, Side.AXIS, hex);
  }
}
