package hexfront.ai;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.staff.Staff;
import java.util.Arrays;

/**
 * The ways home: for each hex, the value of a side's units whose shortest way to a source of supply
 * leads over it. Whoever stands there cuts them off; so one goes for the enemy's and guards one's
 * own.
 */
final class Arteries {
  private final Survey survey;
  private final int[] towards;
  private final int[] queue;
  private final HexSet nowhere;

  /** By hex: the value of the units that are supplied over it. */
  final double[] flow;

  Arteries(Survey survey) {
    this.survey = survey;
    int hexes = survey.grid.size();
    towards = new int[hexes];
    queue = new int[hexes];
    nowhere = new HexSet(hexes);
    flow = new double[hexes];
  }

  /** The next hex on the way home from a hex that was found last; below 0 at its end. */
  int next(int hex) {
    return towards[hex];
  }

  /** Goes on from all hexes in the queue; where supply is carried, or everywhere. */
  private int spread(Position p, Side side, int from, boolean carried) {
    int end = from;
    for (int i = 0; i < end; i++) {
      int hex = queue[i];
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = survey.grid.neighbour(hex, d);
        if (next != HexGrid.OFF
            && towards[next] == -2
            && (carried ? survey.staff.carries(side, hex, d) : survey.staff.passes(p, next, hex))) {
          towards[next] = hex;
          queue[end++] = next;
        }
      }
    }
    return end;
  }

  /** Finds the flow of a side over the bare map, whoever stands in the way. */
  void trace(Position p, Side side) {
    trace(p, side, nowhere);
  }

  /** The same for the units only that do not stand in some hexes. */
  void trace(Position p, Side side, HexSet except) {
    Arrays.fill(flow, 0);
    Arrays.fill(towards, -2);
    int end = 0;
    long[] words = survey.staff.sources(p, side).words();
    for (int w = 0; w < words.length; w++) {
      for (long word = words[w]; word != 0; word &= word - 1) {
        int hex = (w << 6) + Long.numberOfTrailingZeros(word);
        towards[hex] = -1;
        queue[end++] = hex;
      }
    }
    end = spread(p, side, end, true);
    end = spread(p, side, end, false);
    for (int unit = 0; unit < survey.value.length; unit++) {
      int hex = p.hex(unit);
      if (hex >= 0
          && survey.board.side(unit) == side
          && survey.role[unit] == Staff.Role.COMBAT
          && !except.has(hex)
          && towards[hex] >= 0) {
        flow[hex] += survey.value[unit];
      }
    }
    for (int i = end - 1; i >= 0; i--) {
      int hex = queue[i];
      if (towards[hex] >= 0) {
        flow[towards[hex]] += flow[hex];
      }
    }
  }
}
