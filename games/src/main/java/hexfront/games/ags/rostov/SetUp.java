package hexfront.games.ags.rostov;

import hexfront.engine.Ask;
import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;
import hexfront.games.ags.Terrain;
import hexfront.games.ags.ZonesOfControl;
import java.util.stream.IntStream;

/**
 * Section 18: what is left to the players before the first turn. The Soviet units that stand tried
 * are turned over; then the Axis player puts his supply counters where he likes.
 */
final class SetUp {
  private final Board board;
  private final SupplyCounters counters;
  private final HexSet west;
  private final HexSet noLand;

  SetUp(Board board, SupplyCounters counters) {
    this.board = board;
    this.counters = counters;
    west = board.map().area("west-of-start-line");
    noLand = board.map().hexesWith(Terrain.HEXES.bit("sea") | Terrain.HEXES.bit("outside"));
  }

  /** Where each of the counters may be put. */
  Ask.Allot counterPlaces(Position p) {
    Hexes places =
        Hexes.of(
            west.stream()
                .filter(hex -> !noLand.has(hex) && !ZonesOfControl.stops(p, Side.AXIS, hex))
                .toArray());
    return Ask.Allot.ofOne(
        "place-supply",
        IntStream.of(counters.all())
            .filter(p::onMap)
            .mapToObj(unit -> new Ask.Lot(unit, places))
            .toList(),
        (unit, hex) -> new PlaceSupply(new UnitRef(unit), new Hex(hex)));
  }

  @Case("ROSTOV-18.21")
  Verdict check(Position p, PlaceSupply order) {
    int unit = order.unit().index();
    int hex = order.hex().index();
    String name = board.unit(unit).id();
    if (!counters.is(unit) || !p.onMap(unit)) {
      return Verdict.refused("ROSTOV-18.21", name + " is none of the four counters set up now");
    }
    if (hex < 0 || !west.has(hex) || noLand.has(hex)) {
      return Verdict.refused("ROSTOV-18.21", "supply counters stand west of the start line");
    }
    if (ZonesOfControl.stops(p, Side.AXIS, hex)) {
      return Verdict.refused(
          "ROSTOV-18.21", board.grid().number(hex) + " is in a Soviet zone of control");
    }
    return counters.in(p, hex).anyMatch(other -> other != unit)
        ? Verdict.refused("ROSTOV-18.21", "the four counters stand in four hexes")
        : Verdict.legal();
  }
}
