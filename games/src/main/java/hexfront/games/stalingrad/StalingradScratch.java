package hexfront.games.stalingrad;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.games.common.Scratch;
import java.util.List;

/** The buffers of the rules. */
final class StalingradScratch extends Scratch {
  /** A set for whoever needs one. */
  final HexSet room;

  /** Room for hexes that may not be entered. */
  final HexSet closed;

  final int[] queue;

  /** The buffers of supply. */
  final SupplyScratch supply;

  private final byte[][] costs;
  private final List<Found<HexSet>> connected;
  private final List<Found<HexSet>> lines;

  /** What is kept with a position. */
  static StalingradScratch of(Position p) {
    return of(p, StalingradScratch.class, StalingradScratch::new);
  }

  private StalingradScratch(Position position) {
    super(position);
    int hexes = position.board().hexes();
    room = new HexSet(hexes);
    closed = new HexSet(hexes);
    queue = new int[hexes];
    supply = new SupplyScratch(hexes);
    costs = new byte[2][hexes * 6];
    connected = Found.bySide(() -> new HexSet(hexes));
    lines = Found.bySide(() -> new HexSet(hexes));
  }

  /** A table of step costs, for units on foot or motorized ones. */
  byte[] costs(boolean motorized) {
    return costs[motorized ? 1 : 0];
  }

  /** The hexes of a side that are not isolated. */
  Found<HexSet> connected(Side side) {
    return connected.get(side.ordinal());
  }

  /** The hexes of a side with an ordinary Line of Communication. */
  Found<HexSet> lines(Side side) {
    return lines.get(side.ordinal());
  }
}
