package hexfront.games.blitzkrieg57;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.Units;
import java.util.stream.Collectors;

/** Units may move and fight now. */
public record Activated(Units units, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return "Activated: "
        + units.stream().mapToObj(unit -> board.unit(unit).id()).collect(Collectors.joining(", "));
  }
}
