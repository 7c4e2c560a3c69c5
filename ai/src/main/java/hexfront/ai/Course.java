package hexfront.ai;

import hexfront.engine.Game;
import hexfront.engine.journal.Journal;
import java.util.List;
import java.util.Map;

/**
 * How a game came to where it stands, for commanders that follow it from outside.
 *
 * @param header how it was set up, as in its journal
 * @param entries its orders so far with what came of them; secrets of the other side are in it
 */
public record Course(Map<String, String> header, List<Journal.Entry> entries) {
  /** Of a position that nobody has told how it came about. */
  public static final Course UNKNOWN = new Course(Map.of(), List.of());

  /** The course of a game as it is now; it changes with the game. */
  public static Course of(Game game) {
    return new Course(game.journal().header(), game.journal().entries());
  }
}
