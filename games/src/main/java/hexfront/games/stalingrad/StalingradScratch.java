package hexfront.games.stalingrad;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.games.common.Scratch;
import java.util.List;

/** The buffers of the rules. */
final class StalingradScratch extends Scratch {
  /** A set for whoever needs one. */
  final HexSet room;

  /** By side, the Friendly Map Edges and the numbers that they were found for. */
  final HexSet[] edges;

  final long[] edgesFor = {-1, -1};

  /** The buffers of supply. */
  final SupplyScratch supply;

  private final List<List<Found<Going.Table>>> costs;
  private final List<List<Found<HexSet>>> closed;

  /** The lines of the Axis to its printed edges. */
  final Found<Connections> west;

  private final List<Found<Connections>> connected;
  private final List<Found<Connections>> lines;

  /** What is kept with a position. */
  static StalingradScratch of(Position p) {
    return of(p, StalingradScratch.class, StalingradScratch::new);
  }

  private StalingradScratch(Position position) {
    super(position);
    int hexes = position.board().hexes();
    room = new HexSet(hexes);
    edges = new HexSet[] {new HexSet(hexes), new HexSet(hexes)};
    supply = new SupplyScratch(hexes);
    costs = List.of(Found.bySide(Going.Table::new), Found.bySide(Going.Table::new));
    closed =
        List.of(
            Found.bySide(() -> new HexSet(hexes)),
            Found.bySide(() -> new HexSet(hexes)),
            Found.bySide(() -> new HexSet(hexes)));
    HexGrid grid = position.board().grid();
    west = Found.in(new Connections(grid));
    connected = Found.bySide(() -> new Connections(grid));
    lines = Found.bySide(() -> new Connections(grid));
  }

  /** A table of step costs, for units of a side on foot or motorized ones. */
  Found<Going.Table> costs(Side side, boolean motorized) {
    return costs.get(motorized ? 1 : 0).get(side.ordinal());
  }

  /** The hexes closed to units of a side: those of rivals among them for 1 and 2. */
  Found<HexSet> closed(Side side, int rival) {
    return closed.get(rival).get(side.ordinal());
  }

  /** The lines of a side by which it is not isolated. */
  Found<Connections> connected(Side side) {
    return connected.get(side.ordinal());
  }

  /** The ordinary Lines of Communication of a side. */
  Found<Connections> lines(Side side) {
    return lines.get(side.ordinal());
  }
}
