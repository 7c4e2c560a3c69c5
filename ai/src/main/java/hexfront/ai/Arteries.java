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
  private final Ways[] ways;
  private final HexSet nowhere;

  /** The next hex on the way from each hex, as it was found last; below 0 at an end. */
  private int[] towards;

  /** By hex: the value of the units that are supplied over it. */
  final double[] flow;

  Arteries(Survey survey) {
    this.survey = survey;
    int hexes = survey.grid.size();
    ways = new Ways[] {new Ways(hexes), new Ways(hexes)};
    towards = ways[0].towards;
    nowhere = new HexSet(hexes);
    flow = new double[hexes];
  }

  /** A side's ways over the bare map, which are the same as long as its sources are. */
  private static final class Ways {
    private final HexSet sources;
    private final int[] towards;

    /** The hexes with a way, those nearer to a source first. */
    private final int[] queue;

    private int count;
    private boolean known;

    Ways(int hexes) {
      sources = new HexSet(hexes);
      towards = new int[hexes];
      queue = new int[hexes];
    }
  }

  /** The next hex on the way home from a hex that was found last; below 0 at its end. */
  int next(int hex) {
    return towards[hex];
  }

  private Ways ways(Position p, Side side) {
    Ways known = ways[side.ordinal()];
    HexSet sources = survey.staff.sources(p, side);
    if (!known.known || !known.sources.equals(sources)) {
      known.known = true;
      known.sources.copyFrom(sources);
      known.count = 0;
      Arrays.fill(known.towards, -2);
      sources.forEach(
          hex -> {
            known.towards[hex] = -1;
            known.queue[known.count++] = hex;
          });
      spread(p, side, known, true);
      spread(p, side, known, false);
    }
    return known;
  }

  /** Goes on from all hexes in the queue; where supply is carried, or everywhere. */
  private void spread(Position p, Side side, Ways found, boolean carried) {
    for (int i = 0; i < found.count; i++) {
      int hex = found.queue[i];
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = survey.grid.neighbour(hex, d);
        if (next != HexGrid.OFF
            && found.towards[next] == -2
            && (carried ? survey.staff.carries(side, hex, d) : survey.staff.passes(p, next, hex))) {
          found.towards[next] = hex;
          found.queue[found.count++] = next;
        }
      }
    }
  }

  /** Finds the flow of a side over the bare map, whoever stands in the way. */
  void trace(Position p, Side side) {
    trace(p, side, nowhere);
  }

  /** The same for the units only that do not stand in some hexes. */
  void trace(Position p, Side side, HexSet except) {
    Arrays.fill(flow, 0);
    Ways found = ways(p, side);
    towards = found.towards;
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
    for (int i = found.count - 1; i >= 0; i--) {
      int hex = found.queue[i];
      if (flow[hex] > 0 && towards[hex] >= 0) {
        flow[towards[hex]] += flow[hex];
      }
    }
  }
}
