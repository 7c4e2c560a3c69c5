package hexfront.games.blitzkrieg57;

import hexfront.engine.Board;
import hexfront.engine.Side;
import hexfront.engine.events.InWords;

/** The player who sits at a side offered so many points for the Axis. */
public record BidMade(Side by, int points, String rule) implements InWords {
  @Override
  public String inWords(Board board) {
    return "The player at the %s side offers %s to lead the Axis"
        .formatted(by.title(), points == 1 ? "one point" : points + " points");
  }
}
