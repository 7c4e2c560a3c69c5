package hexfront.games.ags.rostov;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import hexfront.games.ags.Terrain;
import java.util.Arrays;

/**
 * Sections 23.0 to 23.18: how Axis units are supplied. Lines are measured in half hexes, because a
 * road counts half; each section of a chain has a limit of its own.
 */
final class AxisSupplyChain {
  private final Board board;
  private final RostovData.SupplyRange range;
  private final Weather weather;
  private final SupplyCounters counters;
  private final HexSet edge;
  private final HexSet swamps;

  AxisSupplyChain(Board board, RostovData data, Weather weather, SupplyCounters counters) {
    this.board = board;
    this.range = data.supply();
    this.weather = weather;
    this.counters = counters;
    edge = board.map().area("axis-supply");
    swamps = board.map().hexesWith(Terrain.SWAMP);
  }

  /**
   * How long a line between two hexes may be, in half hexes: the weather of their section decides,
   * and the northern one if they lie in both.
   */
  @Case({"ROSTOV-23.0", "ROSTOV-23.17"})
  int limit(Position p, int from, int to) {
    int at = weather.isNorth(from) ? from : to;
    return 2 * (weather.at(p, at) == Weather.SEVERE ? range.severe() : range.hexes());
  }

  /** The limit that counts: that of the weather, or of moderate weather everywhere. */
  private int limit(Position p, int from, int to, boolean moderate) {
    return moderate ? 2 * range.hexes() : limit(p, from, to);
  }

  /** Where supply can come from: the map edge and the counters. */
  @Case("ROSTOV-23.0")
  HexSet sources(Position p) {
    HexSet sources = edge.copy();
    Arrays.stream(counters.all()).map(p::hex).filter(hex -> hex >= 0).forEach(sources::add);
    return sources;
  }

  /** Finds the hexes in which Axis units are in supply. */
  void trace(Position p, HexSet open, byte[] blocked, boolean moderate, HexSet into) {
    into.clear();
    SupplySpread spread = new SupplySpread(board.map(), open, blocked, swamps, 2 * range.hexes());
    chain(p, spread, moderate, into);
  }

  /** Whether units may draw on a counter, not only other counters. */
  @Case({"ROSTOV-23.18", "ROSTOV-24.21"})
  private boolean suppliesDirectly(Position p, int counter) {
    return p.value(Notes.INTERDICTED) != counter + 1 || p.phasing() != Side.AXIS;
  }

  /**
   * Which counters belong to a valid chain: the first within reach of the map edge, each further
   * one within reach of another; an expended one begins a chain itself. Collects the hexes that the
   * edge and the chain supply.
   */
  @Case({"ROSTOV-23.1", "ROSTOV-23.11", "ROSTOV-23.15"})
  private boolean[] chain(Position p, SupplySpread spread, boolean moderate, HexSet supplied) {
    int[] all = counters.all();
    boolean[] valid = new boolean[all.length];
    boolean[] asked = new boolean[all.length];
    for (boolean north : new boolean[] {true, false}) {
      spread.from(edge.stream().filter(hex -> weather.isNorth(hex) == north).toArray());
      int any = edge.stream().filter(hex -> weather.isNorth(hex) == north).findFirst().orElse(-1);
      if (any >= 0) {
        add(p, spread, any, moderate, supplied);
      }
    }
    for (int i = 0; i < all.length; i++) {
      valid[i] = p.onMap(all[i]) && (p.is(all[i], Notes.EXPENDED) || supplied.has(p.hex(all[i])));
    }
    for (int i = next(valid, asked); i >= 0; i = next(valid, asked)) {
      asked[i] = true;
      int from = p.hex(all[i]);
      spread.from(from);
      for (int j = 0; j < all.length; j++) {
        valid[j] |=
            p.onMap(all[j])
                && spread.length(p.hex(all[j])) <= limit(p, from, p.hex(all[j]), moderate);
      }
      if (suppliesDirectly(p, all[i])) {
        add(p, spread, from, moderate, supplied);
      }
    }
    return valid;
  }

  private static int next(boolean[] valid, boolean[] asked) {
    for (int i = 0; i < valid.length; i++) {
      if (valid[i] && !asked[i]) {
        return i;
      }
    }
    return -1;
  }

  /** Adds the hexes that the last spread reaches within the limit; it began near {@code from}. */
  private void add(Position p, SupplySpread spread, int from, boolean moderate, HexSet into) {
    for (int i = 0; i < spread.size(); i++) {
      int hex = spread.hex(i);
      if (spread.length(hex) <= limit(p, from, hex, moderate)) {
        into.add(hex);
      }
    }
  }

  /** The counters of a valid chain now. */
  boolean[] valid(Position p, HexSet open, byte[] blocked) {
    SupplySpread spread = new SupplySpread(board.map(), open, blocked, swamps, 2 * range.hexes());
    return chain(p, spread, false, new HexSet(board.hexes()));
  }

  /** The shortest line from a unit to what supplies it; empty if there is none. */
  Hexes line(Position p, int unit, HexSet open, byte[] blocked) {
    boolean[] valid = valid(p, open, blocked);
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
      if (ends.has(hex) && spread.length(hex) <= limit(p, start, hex)) {
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
