package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;

/** An army may move. */
public record Released(String formation, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return "released: " + formation;
  }
}
