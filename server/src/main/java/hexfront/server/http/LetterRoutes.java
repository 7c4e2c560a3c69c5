package hexfront.server.http;

import hexfront.games.wire.Fields;
import hexfront.games.wire.Malformed;
import hexfront.server.hall.LetterDesk;
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
  private static final int MOST_FIGURES = 5000;

  private final LetterDesk desk;

  LetterRoutes(Reception reception) {
    this.desk = reception.letters();
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
            "Plays a letter to the end of its phase, for who leads both sides.",
            "letter-request",
            "letter-reply",
            this::play));
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
    int after = body.number("after", 0, Integer.MAX_VALUE);
    String letter = body.text("letter", "a letter");
    String other = body.text("other", "the token of the other seat");
    boolean published = body.has("figures");
    List<Integer> figures = body.numbers("figures", 0, Integer.MAX_VALUE);
    body.done();
    if (figures.size() > MOST_FIGURES) {
      throw new Malformed("figures: expected at most " + MOST_FIGURES);
    }
    return Reply.of(
        desk.play(
            call.game(),
            token,
            after,
            letter,
            other,
            published ? Optional.of(figures) : Optional.empty()));
  }
}
