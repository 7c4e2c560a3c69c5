package hexfront.server.http;

import hexfront.games.wire.Fields;
import hexfront.games.wire.Malformed;
import hexfront.server.hall.LetterDesk;
import hexfront.server.hall.LetterPlay;
import hexfront.server.hall.Reception;
import hexfront.server.http.Route.Access;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Play by mail. */
final class LetterRoutes {
  private static final String GAME = "/api/games/{id}";
  private static final String OTHER = "the token of the other seat";
  private static final int MOST_FIGURES = 5000;

  private final LetterDesk desk;
  private final LetterPlay letters;

  LetterRoutes(Reception reception) {
    this.desk = reception.letters();
    this.letters = reception.letterPlay();
  }

  List<Route> routes() {
    return List.of(
        Route.post(
            GAME + "/written",
            Access.SEAT,
            "Orders in the words of letters and journals.",
            "orders-alone",
            "written",
            this::written),
        Route.post(
            GAME + "/letter/check",
            Access.SEAT,
            "What would become of a letter, with dice that stand for any; nothing is changed.",
            "letter-alone",
            "letter-reply",
            this::check),
        Route.post(
            GAME + "/letter/play",
            Access.SEAT,
            "Plays a letter, for who leads both sides, up to what the receiver has to decide.",
            "letter-request",
            "letter-state",
            this::play),
        Route.post(
            GAME + "/letter/go-on",
            Access.SEAT,
            "Lets the letter go on after what the receiver has decided.",
            "letter-on",
            "letter-state",
            this::goOn),
        Route.get(
            GAME + "/letter",
            Access.SEAT,
            "How far the letter that came last has got, and what became of it.",
            "letter-state",
            c -> Reply.of(letters.tell(c.game(), c.token()))),
        Route.post(
            GAME + "/letter/away",
            Access.SEAT,
            "Puts the letter that came last away; what was played of it stays.",
            "letter-away",
            "letter-state",
            this::putAway));
  }

  private Reply written(Call call) throws IOException {
    String token = call.token();
    Fields body = call.body();
    JsonNode given = body.needNode("orders", "a list of orders");
    body.done();
    if (!given.isArray()) {
      throw new Malformed("orders: expected a list of orders");
    }
    List<JsonNode> orders = new ArrayList<>();
    given.values().forEach(orders::add);
    return Reply.of(desk.written(call.game(), token, orders));
  }

  private Reply check(Call call) throws IOException {
    String token = call.token();
    Fields body = call.body();
    String letter = body.text("letter", "a letter");
    body.done();
    return Reply.of(desk.check(call.game(), token, letter));
  }

  private Reply play(Call call) throws IOException {
    String token = call.token();
    Fields body = call.body();
    String letter = body.text("letter", "a letter");
    return Reply.of(letters.play(call.game(), token, letter, wish(body)));
  }

  private Reply goOn(Call call) throws IOException {
    String token = call.token();
    return Reply.of(letters.goOn(call.game(), token, wish(call.body())));
  }

  private Reply putAway(Call call) throws IOException {
    String token = call.token();
    Fields body = call.body();
    String other = body.text("other", OTHER);
    body.done();
    return Reply.of(letters.putAway(call.game(), token, other));
  }

  private static LetterPlay.Wish wish(Fields body) {
    int after = body.number("after", 0, Integer.MAX_VALUE);
    String other = body.text("other", OTHER);
    boolean published = body.has("figures");
    List<Integer> figures = body.numbers("figures", 0, Integer.MAX_VALUE);
    boolean captain = body.flag("captain");
    body.done();
    if (figures.size() > MOST_FIGURES) {
      throw new Malformed("figures: expected at most " + MOST_FIGURES);
    }
    return new LetterPlay.Wish(
        after, other, published ? Optional.of(figures) : Optional.empty(), captain);
  }
}
