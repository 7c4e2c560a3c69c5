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
import java.util.List;

/**
 * Sections 23.0 to 23.18: how Axis units are supplied. Lines are measured in half hexes, because a
 * road counts half; each section of a chain has a limit of its own.
 */
final class AxisSupplyChain {
  private static final int NO_ROAD =
      Terrain.HEXSIDES.bit("sea") | Terrain.HEXSIDES.bit("impassable");

  private final Board board;
  private final RostovData.SupplyRange range;
  private final Weather weather;
  private final SupplyCounters counters;
  private final HexSet edge;
  private final HexSet swamps;
  private final HexSet northern;
  private final HexSet southern;
  private final HexSet everywhere;
  private final Flood.Passages roads;

  AxisSupplyChain(Board board, RostovData data, Weather weather, SupplyCounters counters) {
    this.board = board;
    this.range = data.supply();
    this.weather = weather;
    this.counters = counters;
    edge = board.map().area("axis-supply");
    swamps = board.map().hexesWith(Terrain.SWAMP);
    northern = new HexSet(board.hexes());
    southern = new HexSet(board.hexes());
    everywhere = new HexSet(board.hexes());
    roads = new Flood(board.grid()).passages(board.grid());
    for (int hex = 0; hex < board.hexes(); hex++) {
      (weather.isNorth(hex) ? northern : southern).add(hex);
      everywhere.add(hex);
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
    return limit(p.value(fromNorth || toNorth ? RostovValue.NORTH : RostovValue.SOUTH));
  }

  /** How long a line may be in a weather, in half hexes. */
  @Case({"ROSTOV-23.0", "ROSTOV-23.17"})
  private int limit(int inWeather) {
    return 2 * (inWeather == Weather.SEVERE ? range.severe() : range.hexes());
  }

  /**
   * A part of the map from which lines may be equally long.
   *
   * @param toNorth how long lines into the northern section may be, in half hexes
   */
  private record Section(HexSet hexes, int toNorth, int toSouth) {}

  /** The two weather sections, or the whole map where it makes no difference. */
  @Case("ROSTOV-23.17")
  private List<Section> sections(int inNorth, int inSouth) {
    int north = limit(inNorth);
    int south = limit(inSouth);
    return north == south
        ? List.of(new Section(everywhere, north, south))
        : List.of(new Section(northern, north, north), new Section(southern, north, south));
  }

  /** Where supply can come from: the map edge and the counters. */
  @Case("ROSTOV-23.0")
  HexSet sources(Position p) {
    HexSet sources = edge.copy();
    for (int counter : counters.all()) {
      if (p.onMap(counter)) {
        sources.add(p.hex(counter));
      }
    }
    return sources;
  }

  /**
   * Finds the hexes in which Axis units are in supply.
   *
   * @param moderate whether the weather counts as moderate everywhere
   */
  void trace(Position p, Supply.Ground ground, boolean moderate, HexSet into) {
    into.clear();
    chain(p, ground, moderate ? sections(Weather.MODERATE, Weather.MODERATE) : now(p), into);
  }

  private List<Section> now(Position p) {
    return sections(p.value(RostovValue.NORTH), p.value(RostovValue.SOUTH));
  }

  /**
   * Finds the hexes in which Axis units would be in supply in the weather that the track shows so
   * many turns later.
   *
   * @return whether lines are of another length then; if not, nothing is looked for
   */
  boolean traceAhead(Position p, Supply.Ground ground, int turns, HexSet into) {
    List<Section> then =
        sections(weather.shown(p.turn() + turns, true), weather.shown(p.turn() + turns, false));
    if (then.equals(now(p))) {
      return false;
    }
    into.clear();
    chain(p, ground, then, into);
    return true;
  }

  /** The counters of a valid chain now, in the order of {@link SupplyCounters#all}. */
  boolean[] valid(Position p, Supply.Ground ground) {
    return chain(p, ground, now(p), new HexSet(board.hexes()));
  }

  /** Whether units may draw on a counter, not only other counters. */
  @Case({"ROSTOV-23.18", "ROSTOV-24.21"})
  private boolean suppliesDirectly(Position p, int counter) {
    return p.value(RostovValue.INTERDICTED) != counter + 1 || p.phasing() != Side.AXIS;
  }

  /**
   * Which counters belong to a valid chain: the first within reach of the map edge, each further
   * one within reach of another; an expended one begins a chain itself. Counters that join the
   * chain together spread together.
   *
   * @param supplied takes in the hexes in which units are in supply
   */
  @Case({"ROSTOV-23.1", "ROSTOV-23.11", "ROSTOV-23.15"})
  private boolean[] chain(
      Position p, Supply.Ground ground, List<Section> sections, HexSet supplied) {
    int[] all = counters.all();
    boolean[] valid = new boolean[all.length];
    boolean[] asked = new boolean[all.length];
    HexSet begin = new HexSet(board.hexes());
    HexSet through = ground.open().copy();
    through.removeAll(swamps);
    for (Section section : sections) {
      begin.copyFrom(edge);
      begin.retainAll(section.hexes());
      spread(ground, begin, through, section, supplied);
    }
    HexSet linked = supplied.copy();
    while (join(p, linked, valid)) {
      for (Section section : sections) {
        for (boolean direct : new boolean[] {true, false}) {
          begin.clear();
          for (int i = 0; i < all.length; i++) {
            if (valid[i]
                && !asked[i]
                && section.hexes().has(p.hex(all[i]))
                && suppliesDirectly(p, all[i]) == direct) {
              asked[i] = true;
              begin.add(p.hex(all[i]));
            }
          }
          spread(ground, begin, through, section, direct ? supplied : linked);
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
          && (p.is(all[i], RostovFlag.EXPENDED) || linked.has(p.hex(all[i])))) {
        valid[i] = true;
        more = true;
      }
    }
    return more;
  }

  /** Adds the hexes that lines from some hexes of a section reach within their limits. */
  @Case({"ROSTOV-23.16", "ROSTOV-19.3"})
  private void spread(
      Supply.Ground ground, HexSet begin, HexSet through, Section section, HexSet into) {
    begin.retainAll(ground.open());
    if (begin.isEmpty()) {
      return;
    }
    HexSet reached = begin.copy();
    ground.flood().beginRings(begin);
    for (int half = 0; half <= Math.max(section.toNorth(), section.toSouth()); half++) {
      if (half > 0) {
        ground.flood().nextHalfRing(reached, ground.enter(), through, ground.passages(), roads);
      }
      if (half == section.toNorth()) {
        into.addCommon(reached, northern);
      }
      if (half == section.toSouth()) {
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
      if (ends.has(hex) && spread.length(hex) <= limit(p, northern.has(start), northern.has(hex))) {
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
