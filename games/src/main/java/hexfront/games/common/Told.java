package hexfront.games.common;

import hexfront.engine.Board;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.stream.Collectors;

/** Units and hexes as events tell them. */
public final class Told {
  private Told() {}

  public static String unit(Board board, UnitRef unit) {
    return board.unit(unit.index()).id();
  }

  public static String units(Board board, Units units) {
    return units.stream().mapToObj(unit -> board.unit(unit).id()).collect(Collectors.joining(", "));
  }

  public static String hex(Board board, Hex hex) {
    return board.grid().number(hex.index());
  }

  public static String hexes(Board board, Hexes hexes) {
    return hexes.stream().mapToObj(board.grid()::number).collect(Collectors.joining(", "));
  }
}
