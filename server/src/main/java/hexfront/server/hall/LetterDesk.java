package hexfront.server.hall;

import hexfront.ai.Deputy;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.dice.Published;
import hexfront.engine.dice.Seeded;
import hexfront.engine.dice.Source;
import hexfront.engine.journal.Journal;
import hexfront.engine.written.WrittenProblem;
import hexfront.games.mail.ByLetter;
import hexfront.games.mail.Letter;
import hexfront.games.mail.Postmaster;
import hexfront.games.mail.Postmaster.Delivery;
import hexfront.games.mail.Postmaster.State;
import hexfront.games.mail.Postmaster.Tried;
import hexfront.games.mail.Receiver;
import hexfront.games.mail.Reply;
import hexfront.games.table.Table;
import hexfront.games.wire.FactJson;
import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import hexfront.server.store.Posted;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Play by mail at the table: orders in the words of a letter, what would become of one, and letters
 * that are played. Whoever plays one leads both sides, as each of two who write to each other does
 * in his own copy of the game. Where something is his to decide the letter rests, and he gives his
 * order as always; then he lets the letter go on. Nobody waits for the game while a letter is
 * worked out.
 */
public final class LetterDesk {
  /** What is said of an order of a letter that was rolled with published figures. */
  private static final String FIGURES = "By letter, with published figures.";

  private static final String OWN_DICE = "By letter, with the dice of this game.";

  /** What is said of the receiver's own order, whose rolls are published figures too. */
  private static final String ANSWERED = "In answer to a letter, with published figures.";

  private static final Duration LONGEST_THOUGHT = Duration.ofSeconds(15);
  private static final int LONGEST = 60_000;
  private static final int MOST_FIGURES = 5000;
  private static final int ANY_FIGURES = 1000;
  private static final int MOST_ORDERS = 200;

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

  LetterDesk(Hall hall, Archive archive) {
    this.hall = hall;
    this.archive = archive;
  }

  // ---- what the course of a game says of letters

  /** Whether an order was a letter's own. */
  static boolean isOfLetter(String why) {
    return why.equals(FIGURES) || why.equals(OWN_DICE);
  }

  /** Whether the rolls of an order were published figures. */
  static boolean isByFigures(String why) {
    return why.equals(FIGURES) || why.equals(ANSWERED);
  }

  /** Plays what the receiver decides while a letter is under way. */
  static Course.Step answer(Course course, Posted letter, Order order) {
    List<Integer> figures = letter.figures();
    if (figures == null) {
      return course.play(order, "");
    }
    List<Journal.Entry> entries = course.table().game().journal().entries();
    int rolled =
        entries.stream().skip(letter.orders()).mapToInt(e -> Postmaster.rolls(e).size()).sum();
    List<Integer> left = new Published(figures).rollsFrom(rolled);
    try {
      return course.play(order, left, ANSWERED);
    } catch (Source.OutOfNumbers e) {
      throw new Source.OutOfNumbers(
          "the letter's figures have " + left.size() + " rolls left, and this answer needs more");
    }
  }

  /** Why a game cannot be played by letter; nothing if it can. */
  static Optional<String> whyNot(LiveGame game) {
    Table table = game.course().table();
    return ByLetter.whyNot(table.box(), table.game().rulebook());
  }

  // ---- writing

  /** Orders in the words of letters and journals. */
  public ObjectNode written(String id, String token, List<JsonNode> orders) {
    if (orders.size() > MOST_ORDERS) {
      throw new Malformed("orders: expected at most " + MOST_ORDERS + " at once");
    }
    Table table =
        hall.with(
            id,
            game -> {
              expectSide(game, token);
              return game.course().table();
            });
    return Json.object()
        .set(
            "texts",
            Json.texts(
                orders.stream()
                    .map(order -> table.orderText().write(table.orders().read(order)))
                    .toList()));
  }

  /**
   * What would become of a letter as the game stands, with dice that stand for any and as far as
   * the seat knows the game; nothing is changed, and nothing of the game's own dice is told.
   */
  public ObjectNode check(String id, String token, String text) {
    Snapshot snapshot =
        hall.with(
            id,
            game -> {
              Snapshot now = Snapshot.of(game, token);
              now.expectToDecide();
              expectByLetter(game);
              return now;
            });
    Letter letter = read(text);
    List<Integer> any = IntStream.range(0, ANY_FIGURES).map(i -> 103 + i * 7 % 6).boxed().toList();
    Tried tried =
        archive.slowly(
            () -> {
              Position seen = snapshot.seen();
              long seed = snapshot.rulebook().written().hash(seen);
              Game copy = new Game(snapshot.rulebook(), seen, new Seeded(seed), Map.of());
              return Postmaster.tryOut(
                  new Delivery(copy, letter, new Published(any)),
                  new Deputy(letter.side(), seed, LONGEST_THOUGHT));
            });
    return lines(Json.object(), tried.reply());
  }

  // ---- playing

  /** Begins to play a letter, up to the end of its phase or to what the receiver has to decide. */
  public ObjectNode play(String id, String token, String text, Wish wish) {
    Posted came =
        hall.with(
            id,
            game -> {
              Snapshot.of(game, token).expectToDecide();
              expectBoth(game, token, wish.other());
              expectByLetter(game);
              expectAfter(game, wish);
              read(text);
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
              expectBoth(game, token, wish.other());
              Posted letter = game.letter();
              if (letter == null || letter.done()) {
                throw new Denied.NotYours("no letter is under way in this game");
              }
              expectAfter(game, wish);
              if (wish.figures().isPresent()) {
                game.post(withMore(letter, wish.figures().get()));
              }
              return Optional.ofNullable(game.letter()).orElse(letter);
            });
    try {
      return carryOut(underWay, wish);
    } catch (Postmaster.Astray e) {
      return hall.with(
          id,
          game -> {
            game.post(underWay.finished());
            return astray(underWay);
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
              expectSide(game, token);
              return Optional.ofNullable(game.letter());
            })
        .map(this::told)
        .orElseGet(() -> lines(Json.object().put("state", "none"), new Reply(List.of())));
  }

  private ObjectNode told(Posted letter) {
    try {
      Delivery delivery = hall.with(letter.game(), game -> delivery(game, letter));
      Tried tried = archive.slowly(() -> Postmaster.look(delivery));
      return hall.with(letter.game(), game -> json(game, letter, tried));
    } catch (Postmaster.Astray e) {
      return astray(letter);
    }
  }

  /** Puts the letter that came last away; what was played of it stays. */
  public ObjectNode putAway(String id, String token, String other) {
    return hall.with(
        id,
        game -> {
          expectBoth(game, token, other);
          game.putLetterAway();
          return lines(Json.object().put("state", "none"), new Reply(List.of()));
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
              expectAfter(game, wish);
              return delivery(game, letter);
            });
    Tried tried =
        archive.slowly(
            () ->
                Postmaster.tryOut(
                    delivery,
                    wish.captain()
                        ? new Deputy(
                            delivery.letter().side(), delivery.game().hash(), LONGEST_THOUGHT)
                        : Receiver.asked(delivery.letter().side())));
    return hall.with(
        letter.game(),
        game -> {
          expectAfter(game, wish);
          game.post(letter);
          play(game, tried.entries(), letter.figures() != null);
          if (tried.state() == State.DONE) {
            game.post(letter.finished());
          }
          return json(game, letter, tried);
        });
  }

  private static void play(LiveGame game, List<Journal.Entry> entries, boolean byFigures) {
    for (Journal.Entry entry : entries) {
      int after = game.course().sequence();
      if (byFigures) {
        game.command(after, entry.order(), Postmaster.rolls(entry), FIGURES);
      } else {
        game.command(after, entry.order(), OWN_DICE);
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
        begun, read(letter.letter()), figures == null ? null : new Published(figures), since);
  }

  // ---- who may

  private static Seat expectSide(LiveGame game, String token) {
    Seat seat = game.seat(token);
    if (seat == Seat.SPECTATOR) {
      throw new Denied.NotYours("spectators give no orders");
    }
    return seat;
  }

  private static void expectBoth(LiveGame game, String token, String other) {
    if (expectSide(game, token) == game.seat(other) || game.seat(other) == Seat.SPECTATOR) {
      throw new Denied.NotYours(
          "a letter is played by somebody who leads both sides in his copy of the game");
    }
  }

  private static void expectByLetter(LiveGame game) {
    whyNot(game)
        .ifPresent(
            why -> {
              throw new Denied.NotYours(why);
            });
  }

  private static void expectAfter(LiveGame game, Wish wish) {
    if (wish.after() != game.course().sequence()) {
      throw new Denied.TooLate(wish.after(), game.course().sequence());
    }
  }

  private static Letter read(String text) {
    if (text.length() > LONGEST) {
      throw new Malformed("letter: expected at most " + LONGEST + " characters");
    }
    return Letter.read(text);
  }

  // ---- words

  private static ObjectNode json(LiveGame game, Posted posted, Tried tried) {
    Letter letter = read(posted.letter());
    ObjectNode json = headed(posted, word(tried.state()));
    json.put("sequence", game.course().sequence());
    if (tried.state() == State.ASKS) {
      json.put("leftOut", game.course().decides() == letter.side());
    }
    return lines(json, tried.reply());
  }

  private static ObjectNode astray(Posted posted) {
    return lines(headed(posted, "astray"), new Reply(List.of()));
  }

  private static ObjectNode headed(Posted posted, String state) {
    Letter letter = read(posted.letter());
    return Json.object()
        .put("state", state)
        .put("side", letter.side().word())
        .put("turn", letter.turn())
        .put("phase", letter.phase())
        .put("figures", posted.figures() != null);
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static ObjectNode lines(ObjectNode json, Reply reply) {
    ArrayNode lines = json.putArray("lines");
    for (Reply.Line line : reply.lines()) {
      ObjectNode one = lines.addObject().put("line", line.line()).put("order", line.order());
      one.put("fate", word(line.fate()));
      one.set("refusals", FactJson.refusals(line.refusals()));
      one.set("remarks", Json.texts(line.remarks()));
    }
    return json;
  }
}
