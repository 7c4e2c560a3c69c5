package hexfront.games.blitzfront;

import hexfront.engine.Board;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.stream.Collectors;

/** Units and hexes as events tell them. */
final class Told {
  private Told() {}

  static String unit(Board board, UnitRef unit) {
    return board.unit(unit.index()).id();
  }

  static String units(Board board, Units units) {
    return units.stream().mapToObj(unit -> board.unit(unit).id()).collect(Collectors.joining(", "));
  }

  static String hexes(Board board, Hexes hexes) {
    return hexes.stream().mapToObj(board.grid()::number).collect(Collectors.joining(", "));
  }
}
