package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;

/** An Axis marker moved on a track. */
public record Marker(String box, String space, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return "the Axis marker of " + box + " is at " + space;
  }
}
