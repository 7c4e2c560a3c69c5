package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import java.util.List;
import java.util.stream.IntStream;

/** Section 8: the edges of the map and whose friends they are. */
final class Edges {
  /** The hex of the printed limit, where a map has it. */
  static final String PRINTED_LIMIT = "1046";

  /** How far west of its easternmost unit the Axis edge ends. */
  private static final int WEST = 10;

  private final HexGrid grid;
  private final HexSet[] printed = new HexSet[2];
  private final boolean moves;
  private final int[] rim;
  private final int lastRow;
  private final int printedPlace;
  private final int[] axisFrom;
  private final int[] axisTo;

  Edges(HexMap map, StalingradTables tables) {
    grid = map.grid();
    for (Side side : Side.values()) {
      printed[side.ordinal()] = map.area(side.word() + "-supply");
    }
    moves = map.name().equals("stalingrad");
    rim = IntStream.range(0, grid.size()).filter(grid::onEdge).toArray();
    lastRow = grid.hexrows() - 1;
    printedPlace = moves ? grid.place(grid.hex(PRINTED_LIMIT).orElseThrow()) : 0;
    List<StalingradTables.Space> track = tables.caucasus();
    axisFrom = new int[track.size()];
    axisTo = new int[track.size()];
    for (int i = 0; i < track.size() && moves; i++) {
      List<String> entry = track.get(i).axisEntry();
      axisFrom[i] = grid.place(grid.hex(entry.getLast()).orElseThrow());
      axisTo[i] = grid.place(grid.hex(entry.getFirst()).orElseThrow());
    }
  }

  /** Whether a hex lies on a Friendly Map Edge of a side now. */
  @Case({"CTS-8.0a", "CTS-8.0b", "CTS-8.0c", "CTS-8.2b", "CTS-34.3b"})
  boolean isFriendly(Position p, Side side, int hex) {
    boolean friendly = printed[side.ordinal()].has(hex);
    if (!moves) {
      return friendly;
    }
    if (grid.column(hex) == 0) {
      boolean axis = grid.place(hex) >= northLimit(p);
      return axis == (side == Side.AXIS) || friendly && isCorner(hex);
    }
    if (grid.column(hex) == lastRow && p.value(Ledger.MARKERS) > 0) {
      boolean axis = isAxisEntry(p, hex);
      return side == Side.AXIS ? axis || friendly : friendly && !axis;
    }
    return friendly;
  }

  private boolean isCorner(int hex) {
    return grid.place(hex) == 0 || grid.place(hex) == grid.places() - 1;
  }

  private int northLimit(Position p) {
    int limit = Ledger.at(p, Ledger.NORTH_LIMIT);
    return limit < 0 ? printedPlace : grid.place(limit);
  }

  /**
   * Sets the eastern limit of the Axis north edge: ten hexes west of its easternmost unit there
   * that is supplied and connected, but never beyond the printed one.
   */
  @Case({"CTS-8.2a", "CTS-8.2b", "CTS-8.2c", "CTS-8.2d"})
  void adjust(StalingradRules rules, Position p) {
    if (!moves) {
      return;
    }
    int limit = printedPlace;
    for (int place = 0; place + WEST <= printedPlace; place++) {
      int hex = grid.at(0, place);
      if (p.holds(Side.AXIS, hex) && isSecure(rules, p, hex)) {
        limit = place + WEST;
        break;
      }
    }
    int now = limit == printedPlace ? 0 : grid.at(0, limit) + 1;
    if (p.value(Ledger.NORTH_LIMIT) != now) {
      p.setValue(Ledger.NORTH_LIMIT, now);
    }
  }

  private static boolean isSecure(StalingradRules rules, Position p, int hex) {
    for (int u = p.first(hex, Side.AXIS); u >= 0; u = p.next(u, Side.AXIS)) {
      if (rules.supply.isSupplied(p, u) && !rules.communications.isIsolated(p, u)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the Axis enters and leaves the Caucasus box by a hex of the south edge now. */
  @Case({"CTS-34.3a", "CTS-34.3b"})
  boolean isAxisEntry(Position p, int hex) {
    if (!moves || grid.column(hex) != lastRow) {
      return false;
    }
    int space = Math.max(0, p.value(Ledger.MARKERS) - 1);
    int place = grid.place(hex);
    return place >= axisFrom[space] && place <= axisTo[space];
  }

  /** The hexes of the Friendly Map Edges of a side, which are not to be changed. */
  HexSet friendly(Position p, Side side) {
    if (!moves) {
      return printed[side.ordinal()];
    }
    StalingradScratch scratch = StalingradScratch.of(p);
    HexSet found = scratch.edges[side.ordinal()];
    long now = (long) p.value(Ledger.NORTH_LIMIT) << Integer.SIZE | p.value(Ledger.MARKERS);
    if (scratch.edgesFor[side.ordinal()] != now) {
      found.clear();
      for (int hex : rim) {
        if (isFriendly(p, side, hex)) {
          found.add(hex);
        }
      }
      scratch.edgesFor[side.ordinal()] = now;
    }
    return found;
  }

  /** Whether a hex might ever lie on a Friendly Map Edge. */
  boolean isEnd(int hex) {
    return grid.onEdge(hex)
        || printed[Side.AXIS.ordinal()].has(hex)
        || printed[Side.SOVIET.ordinal()].has(hex);
  }

  /** The hexes that are printed as a side's. */
  HexSet printed(Side side) {
    return printed[side.ordinal()];
  }

  boolean isNorth(int hex) {
    return grid.column(hex) == 0;
  }

  boolean isSouth(int hex) {
    return grid.column(hex) == lastRow;
  }

  boolean isEast(int hex) {
    return grid.place(hex) == 0;
  }

  boolean isWest(int hex) {
    return grid.place(hex) == grid.places() - 1;
  }
}
