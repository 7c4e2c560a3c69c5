package hexfront.server.hall;

import hexfront.ai.Budget;
import hexfront.ai.Commanders;
import hexfront.ai.Question;
import hexfront.engine.Decision;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.engine.dice.Published;
import hexfront.engine.dice.Seeded;
import hexfront.engine.journal.Journal;
import hexfront.games.mail.Letter;
import hexfront.games.mail.Postmaster;
import hexfront.games.mail.Receiver;
import hexfront.games.mail.Reply;
import hexfront.games.table.Table;
import hexfront.games.wire.FactJson;
import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Play by mail at the table: orders in the words of a letter, what would become of one, and letters
 * that are played. Whoever plays one leads both sides, as each of two who write to each other does
 * in his own copy of the game.
 */
public final class LetterDesk {
  /** What is said of an order of a letter that was rolled with published figures. */
  static final String FIGURES = "By letter, with published figures.";

  private static final String OWN_DICE = "By letter, with the dice of this game.";
  private static final int LONGEST = 60_000;
  private static final int ANY_FIGURES = 1000;
  private static final int MOST_ORDERS = 200;

  private final Hall hall;
  private final Archive archive;

  LetterDesk(Hall hall, Archive archive) {
    this.hall = hall;
    this.archive = archive;
  }

  /** Orders in the words of letters and journals. */
  public ObjectNode written(String id, String token, List<JsonNode> orders) {
    if (orders.size() > MOST_ORDERS) {
      throw new Malformed("orders: expected at most " + MOST_ORDERS + " at once");
    }
    Table table =
        hall.with(
            id,
            game -> {
              if (game.seat(token) == Seat.SPECTATOR) {
                throw new Denied.NotYours("spectators give no orders");
              }
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
   * What would become of a letter as the game stands, with dice that stand for any; nothing is
   * changed, and nothing of the game's own dice is told.
   */
  public ObjectNode check(String id, String token, String text) {
    Game copy =
        hall.with(
            id,
            game -> {
              expectToDecide(game, token);
              Game real = game.course().table().game();
              return new Game(
                  real.rulebook(), real.position().copy(), new Seeded(real.hash()), Map.of());
            });
    Letter letter = read(text);
    List<Integer> any = IntStream.range(0, ANY_FIGURES).map(i -> 103 + i * 7 % 6).boxed().toList();
    return json(
        archive
            .slowly(
                () -> Postmaster.tryOut(copy, letter, new Published(any), receiver(letter, copy)))
            .reply());
  }

  /**
   * Plays a letter to the end of its phase.
   *
   * @param other the token of the other seat: who plays a letter leads both sides
   * @param figures published ones; none for the dice of the game
   */
  public ObjectNode play(
      String id,
      String token,
      int after,
      String text,
      String other,
      Optional<List<Integer>> figures) {
    return hall.with(
        id,
        game -> {
          Seat seat = expectToDecide(game, token);
          if (game.seat(other) == seat || game.seat(other) == Seat.SPECTATOR) {
            throw new Denied.NotYours(
                "a letter is played by somebody who leads both sides in his copy of the game");
          }
          if (after != game.course().sequence()) {
            throw new Denied.TooLate(after, game.course().sequence());
          }
          Letter letter = read(text);
          Game real = game.course().table().game();
          Postmaster.Tried tried =
              Postmaster.tryOut(
                  real, letter, figures.map(Published::new).orElse(null), receiver(letter, real));
          int sequence = after;
          for (Journal.Entry entry : tried.entries()) {
            if (figures.isPresent()) {
              game.command(sequence++, entry.order(), Postmaster.rolls(entry), FIGURES);
            } else {
              game.command(sequence++, entry.order(), OWN_DICE);
            }
          }
          return json(tried.reply());
        });
  }

  private static Seat expectToDecide(LiveGame game, String token) {
    Snapshot.of(game, token).expectToDecide();
    Seat seat = game.seat(token);
    if (game.teller().hidesFrom(seat)) {
      throw new Denied.NotYours(
          "something is hidden from this side just now, and a letter would bring it out");
    }
    return seat;
  }

  private static Letter read(String text) {
    if (text.length() > LONGEST) {
      throw new Malformed("letter: expected at most " + LONGEST + " characters");
    }
    return Letter.read(text);
  }

  /** What the receiver has to decide a captain decides for him; for the writer he declines. */
  private static Receiver receiver(Letter letter, Game game) {
    SplittableRandom random = new SplittableRandom(game.hash());
    Receiver plain = Receiver.plain(letter.side());
    return (trial, decision) ->
        decision.side() == letter.side() || decision.takes(Receiver.END_PHASE)
            ? plain.decide(trial, decision)
            : captain(trial, decision, random).orElseGet(() -> plain.decide(trial, decision));
  }

  private static Optional<Order> captain(Game trial, Decision decision, SplittableRandom random) {
    Side side = decision.side();
    Order order =
        Commanders.of("captain")
            .answer(
                Question.about(
                    trial.rulebook(),
                    trial.position(),
                    random,
                    new Budget(Duration.ofSeconds(1), () -> false)))
            .order();
    return side == trial.decides() && trial.check(order).isLegal()
        ? Optional.of(order)
        : Optional.empty();
  }

  private static ObjectNode json(Reply reply) {
    ObjectNode json = Json.object();
    ArrayNode lines = json.putArray("lines");
    for (Reply.Line line : reply.lines()) {
      ObjectNode one = lines.addObject().put("line", line.line()).put("order", line.order());
      one.put("fate", line.fate().name().toLowerCase(Locale.ROOT).replace('_', '-'));
      one.set("refusals", FactJson.refusals(line.refusals()));
      one.set("remarks", Json.texts(line.remarks()));
    }
    return json;
  }
}
