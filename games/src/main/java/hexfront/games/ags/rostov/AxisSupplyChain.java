package hexfront.games.ags.rostov;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Flood;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import hexfront.games.ags.Supply;
import hexfront.games.ags.Terrain;
import java.util.Arrays;

/**
 * Sections 23.0 to 23.18: how Axis units are supplied. Lines are measured in half hexes, because a
 * road counts half; each section of a chain has a limit of its own.
 */
final class AxisSupplyChain {
  private static final boolean[] SECTIONS = {true, false};
  private static final int NO_ROAD =
      Terrain.HEXSIDES.bit("sea") | Terrain.HEXSIDES.bit("impassable");

  private final Board board;
  private final RostovData.SupplyRange range;
  private final SupplyCounters counters;
  private final HexSet edge;
  private final HexSet swamps;
  private final HexSet northern;
  private final HexSet southern;
  private final Flood.Passages roads;

  AxisSupplyChain(Board board, RostovData data, Weather weather, SupplyCounters counters) {
    this.board = board;
    this.range = data.supply();
    this.counters = counters;
    edge = board.map().area("axis-supply");
    swamps = board.map().hexesWith(Terrain.SWAMP);
    northern = new HexSet(board.hexes());
    southern = new HexSet(board.hexes());
    roads = new Flood(board.grid()).passages(board.grid());
    for (int hex = 0; hex < board.hexes(); hex++) {
      (weather.isNorth(hex) ? northern : southern).add(hex);
      for (int d = 0; d < Direction.COUNT; d++) {
        int hexside = board.map().hexside(hex, d);
        if (board.grid().neighbour(hex, d) != HexGrid.OFF
            && (hexside & Terrain.ROAD) != 0
            && (hexside & NO_ROAD) == 0) {
          roads.open(hex, d);
        }
      }
    }
  }

  /**
   * How long a line between two hexes may be, in half hexes: the weather of their section decides,
   * and the northern one if they lie in both.
   */
  @Case({"ROSTOV-23.0", "ROSTOV-23.17"})
  private int limit(Position p, boolean fromNorth, boolean toNorth) {
    int decides = p.value(fromNorth || toNorth ? Notes.NORTH : Notes.SOUTH);
    return 2 * (decides == Weather.SEVERE ? range.severe() : range.hexes());
  }

  /** Where supply can come from: the map edge and the counters. */
  @Case("ROSTOV-23.0")
  HexSet sources(Position p) {
    HexSet sources = edge.copy();
    Arrays.stream(counters.all()).map(p::hex).filter(hex -> hex >= 0).forEach(sources::add);
    return sources;
  }

  /**
   * Finds the hexes in which Axis units are in supply.
   *
   * @param moderate whether the weather counts as moderate everywhere
   */
  void trace(Position p, Supply.Ground ground, boolean moderate, HexSet into) {
    into.clear();
    chain(p, ground, moderate, into);
  }

  /** The counters of a valid chain now, in the order of {@link SupplyCounters#all}. */
  boolean[] valid(Position p, Supply.Ground ground) {
    return chain(p, ground, false, new HexSet(board.hexes()));
  }

  /** Whether units may draw on a counter, not only other counters. */
  @Case({"ROSTOV-23.18", "ROSTOV-24.21"})
  private boolean suppliesDirectly(Position p, int counter) {
    return p.value(Notes.INTERDICTED) != counter + 1 || p.phasing() != Side.AXIS;
  }

  /**
   * Which counters belong to a valid chain: the first within reach of the map edge, each further
   * one within reach of another; an expended one begins a chain itself. Counters that joined
   * together spread together, those of a section at a time.
   *
   * @param supplied takes in the hexes in which units are in supply
   */
  @Case({"ROSTOV-23.1", "ROSTOV-23.11", "ROSTOV-23.15"})
  private boolean[] chain(Position p, Supply.Ground ground, boolean moderate, HexSet supplied) {
    int[] all = counters.all();
    boolean[] valid = new boolean[all.length];
    boolean[] asked = new boolean[all.length];
    HexSet begin = new HexSet(board.hexes());
    for (boolean north : SECTIONS) {
      begin.copyFrom(edge);
      begin.retainAll(north ? northern : southern);
      spread(p, ground, begin, north, moderate, supplied);
    }
    HexSet linked = supplied.copy();
    while (join(p, linked, valid)) {
      for (boolean north : SECTIONS) {
        for (boolean direct : new boolean[] {true, false}) {
          begin.clear();
          for (int i = 0; i < all.length; i++) {
            if (valid[i]
                && !asked[i]
                && northern.has(p.hex(all[i])) == north
                && suppliesDirectly(p, all[i]) == direct) {
              asked[i] = true;
              begin.add(p.hex(all[i]));
            }
          }
          spread(p, ground, begin, north, moderate, direct ? supplied : linked);
        }
      }
      linked.addAll(supplied);
    }
    return valid;
  }

  /** Lets counters that a line reaches, or that are expended, join the chain; whether any did. */
  @Case({"ROSTOV-23.1", "ROSTOV-23.15"})
  private boolean join(Position p, HexSet linked, boolean[] valid) {
    boolean more = false;
    int[] all = counters.all();
    for (int i = 0; i < all.length; i++) {
      if (!valid[i]
          && p.onMap(all[i])
          && (p.is(all[i], Notes.EXPENDED) || linked.has(p.hex(all[i])))) {
        valid[i] = true;
        more = true;
      }
    }
    return more;
  }

  /** Adds the hexes that lines from some hexes of a section reach within their limits. */
  @Case({"ROSTOV-23.16", "ROSTOV-19.3"})
  private void spread(
      Position p,
      Supply.Ground ground,
      HexSet begin,
      boolean north,
      boolean moderate,
      HexSet into) {
    begin.retainAll(ground.open());
    if (begin.isEmpty()) {
      return;
    }
    int toNorth = moderate ? 2 * range.hexes() : limit(p, north, true);
    int toSouth = moderate ? 2 * range.hexes() : limit(p, north, false);
    HexSet through = ground.open().copy();
    through.removeAll(swamps);
    HexSet reached = begin.copy();
    ground.flood().beginRings(begin);
    for (int half = 0; half <= Math.max(toNorth, toSouth); half++) {
      if (half > 0) {
        ground.flood().nextHalfRing(reached, ground.open(), through, ground.passages(), roads);
      }
      if (half == toNorth) {
        into.addCommon(reached, northern);
      }
      if (half == toSouth) {
        into.addCommon(reached, southern);
      }
    }
  }

  /** The shortest line from a unit to what supplies it; empty if there is none. */
  Hexes line(Position p, int unit, boolean[] valid, HexSet open, byte[] blocked) {
    int[] all = counters.all();
    HexSet ends = edge.copy();
    for (int i = 0; i < all.length; i++) {
      if (valid[i] && suppliesDirectly(p, all[i])) {
        ends.add(p.hex(all[i]));
      }
    }
    SupplySpread spread = new SupplySpread(board.map(), open, blocked, swamps, 2 * range.hexes());
    int start = p.hex(unit);
    spread.from(start);
    for (int i = 0; i < spread.size(); i++) {
      int hex = spread.hex(i);
      if (ends.has(hex)
          && spread.length(hex) <= limit(p, northern.has(start), northern.has(hex))) {
        return Hexes.of(spread.path(hex));
      }
    }
    return Hexes.of();
  }

  /** How long a line between two hexes is, in half hexes, or a large number; for studies. */
  int length(int from, int to) {
    HexSet open = new HexSet(board.hexes());
    for (int hex = 0; hex < board.hexes(); hex++) {
      open.add(hex);
    }
    byte[] blocked = new byte[board.hexes()];
    Arrays.fill(blocked, (byte) 0);
    SupplySpread spread = new SupplySpread(board.map(), open, blocked, swamps, 60);
    spread.from(from);
    return spread.length(to);
  }
}
