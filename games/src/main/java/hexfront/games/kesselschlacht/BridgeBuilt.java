package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;

/** A pontoon was laid. */
public record BridgeBuilt(String bridge, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return "A pontoon across " + bridge;
  }
}
