package hexfront.server.hall;

import hexfront.ai.Deputy;
import hexfront.engine.Game;
import hexfront.engine.Position;
import hexfront.engine.dice.Published;
import hexfront.engine.dice.Seeded;
import hexfront.games.mail.Letter;
import hexfront.games.mail.Postmaster;
import hexfront.games.mail.Postmaster.Delivery;
import hexfront.games.mail.Postmaster.Tried;
import hexfront.games.table.Table;
import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Where letters are written: orders in the words of a letter, and what would become of one. {@link
 * LetterPlay} plays them.
 */
public final class LetterDesk {
  static final Duration LONGEST_THOUGHT = Duration.ofSeconds(15);
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
              LetterRights.expectSide(game, token);
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
              LetterRights.expectByLetter(game);
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
    return LetterJson.lines(Json.object(), tried.reply());
  }

  /** Reads a letter, if it is none too long. */
  static Letter read(String text) {
    if (text.length() > LONGEST) {
      throw new Malformed("letter: expected at most " + LONGEST + " characters");
    }
    return Letter.read(text);
  }
}
