package hexfront.games.blitzkrieg57;

import hexfront.engine.Board;
import hexfront.engine.Side;
import hexfront.engine.events.InWords;

/** A side put so many chits into the cup; nobody else knows which. */
public record ChitsSelected(Side of, int chits, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return (of == Side.AXIS ? "The Axis puts " : "The Soviet side puts ")
        + (chits == 1 ? "a chit" : chits + " chits")
        + " into the cup";
  }
}
