package hexfront.server.hall;

import hexfront.ai.Deputy;
import hexfront.engine.Game;
import hexfront.engine.Position;
import hexfront.engine.dice.Published;
import hexfront.engine.journal.Journal;
import hexfront.engine.written.WrittenProblem;
import hexfront.games.mail.Postmaster;
import hexfront.games.mail.Postmaster.Delivery;
import hexfront.games.mail.Postmaster.State;
import hexfront.games.mail.Postmaster.Tried;
import hexfront.games.mail.Receiver;
import hexfront.games.wire.Malformed;
import hexfront.server.store.Posted;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/**
 * Letters that are played. Whoever plays one leads both sides, as each of two who write to each
 * other does in his own copy of the game. Where something is his to decide the letter rests, and he
 * gives his order as always; then he lets the letter go on. Nobody waits for the game while a
 * letter is worked out.
 */
public final class LetterPlay {
  private static final int MOST_FIGURES = 5000;

  /**
   * How somebody wants a letter played.
   *
   * @param after the entry after which the game stands
   * @param other the token of the other seat: who plays a letter leads both sides
   * @param figures published ones; none for the dice of the game
   * @param captain whether a captain decides for the receiver
   */
  public record Wish(int after, String other, Optional<List<Integer>> figures, boolean captain) {}

  private final Hall hall;
  private final Archive archive;

  LetterPlay(Hall hall, Archive archive) {
    this.hall = hall;
    this.archive = archive;
  }

  /** Begins to play a letter, up to the end of its phase or to what the receiver has to decide. */
  public ObjectNode play(String id, String token, String text, Wish wish) {
    Posted came =
        hall.with(
            id,
            game -> {
              Snapshot.of(game, token).expectToDecide();
              LetterRights.expectBoth(game, token, wish.other());
              LetterRights.expectByLetter(game);
              LetterRights.expectAfter(game, wish);
              LetterDesk.read(text);
              Game real = game.course().table().game();
              return new Posted(
                  id,
                  real.journal().entries().size(),
                  real.stand().position(),
                  text,
                  wish.figures().orElse(null),
                  false);
            });
    return carryOut(came, wish);
  }

  /** Lets the letter that is under way go on, after what the receiver has decided. */
  public ObjectNode goOn(String id, String token, Wish wish) {
    Posted underWay =
        hall.with(
            id,
            game -> {
              LetterRights.expectBoth(game, token, wish.other());
              Posted letter = game.mail().letter();
              if (letter == null || letter.done()) {
                throw new Denied.NotYours("no letter is under way in this game");
              }
              LetterRights.expectAfter(game, wish);
              if (wish.figures().isPresent()) {
                game.mail().post(withMore(letter, wish.figures().get()));
              }
              return Optional.ofNullable(game.mail().letter()).orElse(letter);
            });
    try {
      return carryOut(underWay, wish);
    } catch (Postmaster.Astray e) {
      return hall.with(
          id,
          game -> {
            game.mail().post(underWay.finished());
            return LetterJson.astray(underWay);
          });
    }
  }

  private static Posted withMore(Posted letter, List<Integer> more) {
    List<Integer> before = letter.figures();
    if (before == null) {
      throw new Malformed("figures: this letter is rolled with the dice of the game");
    }
    if (before.size() + more.size() > MOST_FIGURES) {
      throw new Malformed("figures: expected at most " + MOST_FIGURES);
    }
    return letter.with(more);
  }

  /** How far the letter that came last has got, and what became of it so far. */
  public ObjectNode tell(String id, String token) {
    return hall.with(
            id,
            game -> {
              LetterRights.expectSide(game, token);
              return Optional.ofNullable(game.mail().letter());
            })
        .map(this::told)
        .orElseGet(LetterJson::none);
  }

  private ObjectNode told(Posted letter) {
    try {
      Delivery delivery = hall.with(letter.game(), game -> delivery(game, letter));
      Tried tried = archive.slowly(() -> Postmaster.look(delivery));
      return hall.with(letter.game(), game -> LetterJson.json(game, letter, tried));
    } catch (Postmaster.Astray e) {
      return LetterJson.astray(letter);
    }
  }

  /** Puts the letter that came last away; what was played of it stays. */
  public ObjectNode putAway(String id, String token, String other) {
    return hall.with(
        id,
        game -> {
          LetterRights.expectBoth(game, token, other);
          game.mail().putAway();
          return LetterJson.none();
        });
  }

  /**
   * Works a letter out while others may use the game, and plays it if that has not gone on
   * meanwhile. The letter is kept before its first order: whatever happens then, it and what was
   * played say where it stands.
   */
  private ObjectNode carryOut(Posted letter, Wish wish) {
    Delivery delivery =
        hall.with(
            letter.game(),
            game -> {
              LetterRights.expectAfter(game, wish);
              return delivery(game, letter);
            });
    Tried tried =
        archive.slowly(
            () ->
                Postmaster.tryOut(
                    delivery,
                    wish.captain()
                        ? new Deputy(
                            delivery.letter().side(),
                            delivery.game().hash(),
                            LetterDesk.LONGEST_THOUGHT)
                        : Receiver.asked(delivery.letter().side())));
    return hall.with(
        letter.game(),
        game -> {
          LetterRights.expectAfter(game, wish);
          game.mail().post(letter);
          play(game, tried.entries(), letter.figures() != null);
          if (tried.state() == State.DONE) {
            game.mail().post(letter.finished());
          }
          return LetterJson.json(game, letter, tried);
        });
  }

  private static void play(LiveGame game, List<Journal.Entry> entries, boolean byFigures) {
    for (Journal.Entry entry : entries) {
      int after = game.course().sequence();
      if (byFigures) {
        game.command(after, entry.order(), Postmaster.rolls(entry), Mailbox.FIGURES);
      } else {
        game.command(after, entry.order(), Mailbox.OWN_DICE);
      }
    }
  }

  /** A letter as it came, and what was played since. */
  private static Delivery delivery(LiveGame game, Posted letter) {
    Game real = game.course().table().game();
    List<Journal.Entry> entries = real.journal().entries();
    if (entries.size() < letter.orders()) {
      throw new Postmaster.Astray();
    }
    List<Journal.Entry> since = entries.subList(letter.orders(), entries.size());
    Position start;
    try {
      start = real.rulebook().written().read(letter.position());
    } catch (WrittenProblem e) {
      throw new Postmaster.Astray(e);
    }
    Game begun = new Game(real.rulebook(), start, real.dice().source(), Map.of());
    int thrown = since.stream().mapToInt(entry -> entry.thrown().size()).sum();
    begun.dice().moveTo(real.dice().index() - thrown);
    List<Integer> figures = letter.figures();
    return new Delivery(
        begun,
        LetterDesk.read(letter.letter()),
        figures == null ? null : new Published(figures),
        since);
  }
}
