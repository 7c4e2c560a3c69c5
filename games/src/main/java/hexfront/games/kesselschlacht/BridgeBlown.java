package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;

/** A bridge or pontoon is destroyed. */
public record BridgeBlown(String bridge, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return "The bridge across " + bridge + " is gone";
  }
}
