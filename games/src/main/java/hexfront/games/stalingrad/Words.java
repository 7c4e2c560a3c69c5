package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.stream.Collectors;

/** Units and hexes in the sentences of events. */
final class Words {
  private Words() {}

  static String units(Board board, Units units) {
    return units.stream().mapToObj(u -> board.unit(u).id()).collect(Collectors.joining(", "));
  }

  static String unit(Board board, UnitRef unit) {
    return board.unit(unit.index()).id();
  }

  static String hex(Board board, Hex hex) {
    return board.grid().number(hex.index());
  }

  static String hexes(Board board, Hexes hexes) {
    return hexes.stream().mapToObj(board.grid()::number).collect(Collectors.joining(", "));
  }
}
