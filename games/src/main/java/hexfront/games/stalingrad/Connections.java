package hexfront.games.stalingrad;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.util.Arrays;

/**
 * From which hexes a line leads to an edge. The line that was found last for a hex, perhaps in
 * another position, still runs if all it goes through is open; only where it does not is another
 * one looked for.
 */
final class Connections {
  private static final byte NOWHERE = -1;

  private final int[] neighbours;

  /** The hexes that a line may enter; for whoever begins. */
  final HexSet open;

  private HexSet edge;
  private byte[] ways;

  /** The hexes of which it is known that a line leads on from them, and that none does. */
  private final HexSet joined;

  private final HexSet cut;

  /** The hexes whose last line does not run any more. */
  private final HexSet broken;

  /** By hex, the direction in which its last line goes on. They never lead around in a ring. */
  private final byte[] home;

  private final HexSet met;
  private final byte[] came;
  private final int[] queue;
  private final int[] line;

  Connections(HexGrid grid) {
    int hexes = grid.size();
    neighbours = grid.neighbourTable();
    open = new HexSet(hexes);
    edge = new HexSet(hexes);
    ways = new byte[hexes];
    joined = new HexSet(hexes);
    cut = new HexSet(hexes);
    broken = new HexSet(hexes);
    home = new byte[hexes];
    Arrays.fill(home, NOWHERE);
    met = new HexSet(hexes);
    came = new byte[hexes];
    queue = new int[hexes];
    line = new int[hexes];
  }

  /** Nothing is known yet of lines to an edge along ways, through {@link #open} hexes. */
  void begin(HexSet toEdge, byte[] along) {
    edge = toEdge;
    ways = along;
    joined.clear();
    cut.clear();
    broken.clear();
  }

  /** Whether a line leads from a hex to the edge. */
  boolean has(int hex) {
    return joined.has(hex) || open.has(hex) && !cut.has(hex) && (stillRuns(hex) || isFound(hex));
  }

  /** Whether something comes into a hex from its neighbour in a direction. */
  private boolean comes(int to, int d) {
    return open.has(to) && (ways[to] & 1 << Direction.opposite(d)) != 0;
  }

  private boolean stillRuns(int hex) {
    int n = 0;
    int at = hex;
    boolean runs = true;
    while (runs && !joined.has(at)) {
      line[n++] = at;
      if (edge.has(at)) {
        home[at] = NOWHERE;
        break;
      }
      int d = home[at];
      int to = d == NOWHERE || broken.has(at) ? HexGrid.OFF : neighbours[at * Direction.COUNT + d];
      runs = to != HexGrid.OFF && comes(to, d);
      at = to;
    }
    HexSet known = runs ? joined : broken;
    for (int i = 0; i < n; i++) {
      known.add(line[i]);
    }
    return runs;
  }

  /** Looks for another line, over the hexes from which something comes to a hex. */
  private boolean isFound(int hex) {
    met.clear();
    met.add(hex);
    queue[0] = hex;
    int n = 1;
    for (int i = 0; i < n; i++) {
      int at = queue[i];
      for (int d = 0; d < Direction.COUNT; d++) {
        int to = neighbours[at * Direction.COUNT + d];
        if (to != HexGrid.OFF && !met.has(to) && comes(to, d)) {
          came[to] = (byte) d;
          if (stillRuns(to)) {
            join(hex, to);
            return true;
          }
          met.add(to);
          queue[n++] = to;
        }
      }
    }
    cut.addAll(met);
    return false;
  }

  /** The new line leads from a hex to another one from which a line runs. */
  private void join(int hex, int to) {
    for (int at = to; at != hex; ) {
      byte d = came[at];
      at = neighbours[at * Direction.COUNT + Direction.opposite(d)];
      home[at] = d;
      joined.add(at);
    }
  }
}
