package hexfront.server.hall;

import hexfront.engine.Order;
import hexfront.engine.dice.Published;
import hexfront.engine.dice.Source;
import hexfront.engine.journal.Journal;
import hexfront.games.mail.Postmaster;
import hexfront.server.store.Entry;
import hexfront.server.store.Posted;
import hexfront.server.store.Store;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The letter that came last in a game, and what the game's course says of letters. */
final class Mailbox {
  /** What is said of an order of a letter that was rolled with published figures. */
  static final String FIGURES = "By letter, with published figures.";

  static final String OWN_DICE = "By letter, with the dice of this game.";

  /** What is said of the receiver's own order, whose rolls are published figures too. */
  private static final String ANSWERED = "In answer to a letter, with published figures.";

  private final String game;
  private final Store store;
  private @Nullable Posted letter;

  Mailbox(String game, Store store) {
    this.game = game;
    this.store = store;
  }

  /** Whether an order was a letter's own. */
  private static boolean isOfLetter(String why) {
    return why.equals(FIGURES) || why.equals(OWN_DICE);
  }

  /** Whether the rolls of an order were published figures. */
  static boolean isByFigures(String why) {
    return why.equals(FIGURES) || why.equals(ANSWERED);
  }

  /** Looks what the database has. */
  void look() {
    letter = store.letter(game).orElse(null);
  }

  /** Looks again if another server has played something of a letter. */
  void heard(Entry entry) {
    if (isOfLetter(entry.why())) {
      look();
    }
  }

  /** The letter that came last, if one did. */
  @Nullable Posted letter() {
    return letter;
  }

  /** Keeps a letter, before anything of it is played. */
  void post(Posted came) {
    Store.durable(store.post(came));
    letter = came;
  }

  void putAway() {
    Store.durable(store.putAway(game));
    letter = null;
  }

  /** The published figures of the letter that is under way; null if there are none. */
  private @Nullable List<Integer> figures() {
    Posted underWay = letter;
    return underWay == null || underWay.done() ? null : underWay.figures();
  }

  /** Whether an order that is given now is rolled with a letter's published figures. */
  boolean hasFigures() {
    return figures() != null;
  }

  /** Plays what the receiver decides while a letter with published figures is under way. */
  Course.Step answer(Course course, Order order) {
    Posted underWay = letter;
    List<Integer> figures = figures();
    if (underWay == null || figures == null) {
      throw new IllegalStateException("no letter is under way");
    }
    List<Journal.Entry> entries = course.table().game().journal().entries();
    int rolled =
        entries.stream().skip(underWay.orders()).mapToInt(e -> Postmaster.rolls(e).size()).sum();
    List<Integer> left = new Published(figures).rollsFrom(rolled);
    try {
      return course.play(order, left, ANSWERED);
    } catch (Source.OutOfNumbers e) {
      throw new Source.OutOfNumbers(
          "the letter's figures have " + left.size() + " rolls left, and this answer needs more");
    }
  }
}
