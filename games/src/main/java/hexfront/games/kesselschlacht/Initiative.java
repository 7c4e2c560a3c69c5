package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.Side;
import hexfront.engine.events.InWords;

/** A side has the air initiative. */
public record Initiative(Side to, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return "The " + to.title() + " side has the air initiative";
  }
}
