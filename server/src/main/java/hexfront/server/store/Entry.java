package hexfront.server.store;

import hexfront.engine.Side;

/**
 * One entry of a game's course.
 *
 * @param side whose order it was
 * @param order the order as the journal writes it; empty for the taking back of one; where the game
 *     went on, the version of the rules and the written position
 * @param dice what was thrown, as the journal writes it
 * @param position the hash of the position after it
 * @param why a commander's reason, or why the game goes on from a written position, or empty
 * @param next who decides after it: a side's word, or {@link #OVER}
 * @param at when, in milliseconds since 1970
 */
public record Entry(
    String game,
    int sequence,
    What what,
    Side side,
    String order,
    String dice,
    long position,
    String why,
    String next,
    long at) {
  /** Nobody decides any more. */
  public static final String OVER = "over";

  /** The same entry with who decides after it. */
  public Entry withNext(String decider) {
    return new Entry(game, sequence, what, side, order, dice, position, why, decider, at);
  }

  /** The same entry with its order in other words. */
  public Entry withOrder(String words) {
    return new Entry(game, sequence, what, side, words, dice, position, why, next, at);
  }

  /** The same entry with another hash. */
  public Entry withPosition(long hash) {
    return new Entry(game, sequence, what, side, order, dice, hash, why, next, at);
  }

  /**
   * What an entry is: an order, or the taking back of one, or the taking back of that; or that the
   * game goes on from a written position, because the rules have changed.
   */
  public enum What {
    ORDER,
    UNDO,
    REDO,
    RESUME;

    /** The word used in the database and in frames. */
    public String word() {
      return switch (this) {
        case ORDER -> "order";
        case UNDO -> "undo";
        case REDO -> "redo";
        case RESUME -> "resume";
      };
    }

    static What of(String word) {
      return switch (word) {
        case "order" -> ORDER;
        case "undo" -> UNDO;
        case "redo" -> REDO;
        case "resume" -> RESUME;
        default -> throw new StoreProblem("the database has an entry of the kind '" + word + "'");
      };
    }
  }
}
