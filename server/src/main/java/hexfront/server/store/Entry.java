package hexfront.server.store;

import hexfront.engine.Side;

/**
 * One entry of a game's course.
 *
 * @param side whose order it was
 * @param order the order as the journal writes it; empty for the taking back of one
 * @param dice what was thrown, as the journal writes it
 * @param position the hash of the position after it
 * @param why a commander's reason, or empty
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

  /** What an entry is: an order, or the taking back of one, or the taking back of that. */
  public enum What {
    ORDER,
    UNDO,
    REDO;

    /** The word used in the database and in frames. */
    public String word() {
      return switch (this) {
        case ORDER -> "order";
        case UNDO -> "undo";
        case REDO -> "redo";
      };
    }

    static What of(String word) {
      return switch (word) {
        case "order" -> ORDER;
        case "undo" -> UNDO;
        case "redo" -> REDO;
        default -> throw new StoreProblem("the database has an entry of the kind '" + word + "'");
      };
    }
  }
}
