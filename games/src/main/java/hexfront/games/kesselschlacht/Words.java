package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.orders.Units;
import java.util.stream.Collectors;

/** Units as events name them. */
final class Words {
  private Words() {}

  static String units(Board board, Units units) {
    return units.stream().mapToObj(unit -> board.unit(unit).id()).collect(Collectors.joining(", "));
  }
}
