package hexfront.server.http;

import hexfront.games.inquiry.InquiryJson;
import hexfront.games.inquiry.Wanted;
import hexfront.games.wire.Fields;
import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import hexfront.server.hall.Frame;
import hexfront.server.hall.Reception;
import hexfront.server.http.Route.Access;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Games and their seats. */
final class GameRoutes {
  private static final String GAME = "/api/games/{id}";
  private static final int MOST_ORDERS = 100_000;
  private static final int USUAL_ORDERS = 500;
  private static final int PAGE = 500;

  private final Reception reception;
  private final String base;

  GameRoutes(Reception reception, String base) {
    this.reception = reception;
    this.base = base;
  }

  List<Route> routes() {
    List<Route> routes = new ArrayList<>();
    routes.add(Route.get("/api/games", Access.OPEN, "The public games.", "games", this::list));
    routes.add(
        Route.post("/api/games", Access.OPEN, "Opens a game.", "new-game", "opened", this::open));
    routes.add(Route.get(GAME, Access.WATCH, "The game as a seat may see it.", "game", this::game));
    routes.add(
        Route.get(
            GAME + "/standing",
            Access.WATCH,
            "Which turn it is and who has to decide, in a few words.",
            "standing",
            c -> Reply.of(reception.standing(c.game(), c.token()))));
    routes.addAll(orders());
    routes.addAll(questions());
    routes.addAll(past());
    return routes;
  }

  private List<Route> orders() {
    return List.of(
        Route.post(
            GAME + "/orders",
            Access.SEAT,
            "Gives an order.",
            "order-request",
            "played",
            this::play),
        Route.post(
            GAME + "/undo",
            Access.SEAT,
            "Takes back one's last order, unless dice were rolled or something was revealed.",
            "after",
            "played",
            c -> played(reception.undo(c.game(), c.token(), after(c)))),
        Route.post(
            GAME + "/redo",
            Access.SEAT,
            "Gives again what was taken back.",
            "after",
            "played",
            c -> played(reception.redo(c.game(), c.token(), after(c)))),
        Route.post(
            GAME + "/stop",
            Access.SEAT,
            "Asks the commander who thinks to answer with the best it has.",
            "nothing",
            "nothing",
            c -> {
              c.body().done();
              reception.stop(c.game(), c.token());
              return Reply.of(Json.object());
            }));
  }

  private List<Route> questions() {
    return List.of(
        Route.post(
            GAME + "/check",
            Access.SEAT,
            "Whether an order is legal now, and what it would cost unseen.",
            "order-alone",
            "checked",
            c -> Reply.of(own(c).checkWithWarnings(order(c)))),
        Route.post(
            GAME + "/odds",
            Access.SEAT,
            "What an attack or overrun would come to.",
            "order-alone",
            "odds",
            c -> Reply.of(own(c).odds(order(c)))),
        Route.get(
                GAME + "/asks",
                Access.SEAT,
                "What orders of a type are asked for with, spelt out for the seat that decides.",
                "asks",
                c -> Reply.of(own(c).asks(c.query("order").orElse(""), c.query("unit"))))
            .with("order", "string", true, "a type of order")
            .with("unit", "string", false, "only what is asked about this unit, if they are many"),
        Route.get(
                GAME + "/legal",
                Access.SEAT,
                "The orders that are legal now, for the seat that decides.",
                "legal",
                c ->
                    Reply.of(
                        own(c)
                            .legal(
                                new Wanted(c.query("type"), c.query("unit"), c.query("hex")),
                                c.number("limit", 1, MOST_ORDERS, USUAL_ORDERS))))
            .with("limit", "integer", false, "how many at most")
            .with("type", "string", false, "only orders of this type")
            .with("unit", "string", false, "only orders that name this unit")
            .with("hex", "string", false, "only orders that name this hex"),
        Route.get(
                GAME + "/reach",
                Access.WATCH,
                "Where units that stand together can go.",
                "reach",
                c -> Reply.of(any(c).reachForOrders(units(c), c.query("manner"))))
            .with("units", "string", true, "ids, joined by commas")
            .with(
                "manner",
                "string",
                false,
                "a manner of moving that the game has: disengage, delay"),
        Route.get(
                GAME + "/zones",
                Access.WATCH,
                "The hexes in a side's zones of control.",
                "hexes",
                c -> Reply.of(any(c).zones(c.side(), c.query("purpose").orElse("movement"))))
            .with("side", "side-word", true, "whose zones")
            .with("purpose", "purpose", false, "movement by default"),
        Route.get(
                GAME + "/supply",
                Access.WATCH,
                "How each unit of a side is supplied.",
                "supply",
                c -> Reply.of(any(c).supply(List.of(c.side()))))
            .with("side", "side-word", true, "whose units"),
        Route.get(
                GAME + "/command",
                Access.WATCH,
                "The hexes in which each headquarters of a side commands.",
                "command",
                c -> Reply.of(any(c).command(c.side())))
            .with("side", "side-word", true, "whose headquarters"),
        Route.get(
                GAME + "/threats",
                Access.WATCH,
                "The hexes of a side that the enemy could attack next turn, at which odds and by"
                    + " whom, and who would be cut off with them.",
                "threats",
                c -> Reply.of(any(c).threatsWithReasons(c.side())))
            .with("side", "side-word", true, "whose hexes"),
        Route.get(
            GAME + "/todo",
            Access.SEAT,
            "What could still be done in this phase, for the seat that decides.",
            "todo",
            c -> Reply.of(own(c).todo())),
        Route.get(
            GAME + "/charts",
            Access.WATCH,
            "The charts of the rules, as they hold now.",
            "charts",
            c -> Reply.of(any(c).charts())),
        Route.get(
            GAME + "/sheets",
            Access.WATCH,
            "What the seat's staff keeps beside the map, and what lies on it beside the counters.",
            "sheets",
            c -> Reply.of(any(c).sheets())),
        Route.get(
            GAME + "/score",
            Access.WATCH,
            "The state of victory.",
            "score",
            c -> Reply.of(any(c).score())));
  }

  private List<Route> past() {
    return List.of(
        Route.get(
                GAME + "/log",
                Access.WATCH,
                "The frames from a sequence number on.",
                "frames",
                this::log)
            .with("from", "integer", false, "the first number, 1 by default")
            .with("limit", "integer", false, "how many at most, 500 by default"),
        Route.get(
                GAME + "/journal",
                Access.WATCH,
                "The saved game.",
                "",
                c -> Reply.text("text/plain; charset=utf-8", reception.journal(c.game(), c.pass())))
            .with("ticket", "string", false, "a ticket, where a header cannot be sent"),
        Route.get(
                GAME + "/replay",
                Access.WATCH,
                "The first position and the first frames, as the seat may see them.",
                "replay",
                this::replay)
            .with("limit", "integer", false, "how many frames at most, 500 by default"));
  }

  // ---- answers

  /** What a seat may ask at any time. */
  private InquiryJson any(Call call) {
    return reception.inquiry(call.game(), call.token());
  }

  /** What only the seat that decides may ask. */
  private InquiryJson own(Call call) {
    return reception.ownInquiry(call.game(), call.token());
  }

  private Reply list(Call call) {
    return Reply.of(reception.games(base));
  }

  private Reply open(Call call) throws IOException {
    return Reply.of(201, reception.open(call.body(), base, call.address(), call.maybeToken()));
  }

  private Reply game(Call call) {
    return Reply.of(reception.game(call.game(), call.token()));
  }

  private Reply play(Call call) throws IOException {
    String token = call.token();
    Fields body = call.body();
    int after = body.number("after", 0, Integer.MAX_VALUE);
    JsonNode order = body.needNode("order", "an order");
    body.done();
    return played(reception.play(call.game(), token, after, order, call.address()));
  }

  private static Reply played(Frame frame) {
    return new Reply(200, Reply.JSON, frame.played());
  }

  private static int after(Call call) throws IOException {
    Fields body = call.body();
    int after = body.number("after", 0, Integer.MAX_VALUE);
    body.done();
    return after;
  }

  private static JsonNode order(Call call) throws IOException {
    Fields body = call.body();
    JsonNode order = body.needNode("order", "an order");
    body.done();
    return order;
  }

  private static List<String> units(Call call) {
    String units =
        call.query("units").orElseThrow(() -> new Malformed("units: expected ?units=a,b"));
    return Arrays.stream(units.split(",")).map(String::strip).toList();
  }

  private Reply log(Call call) {
    int from = call.number("from", 1, Integer.MAX_VALUE, 1);
    StringBuilder json = new StringBuilder("{\"frames\":[");
    boolean more =
        reception.log(call.game(), call.token(), from - 1, limit(call), frame -> add(json, frame));
    return page(json, more);
  }

  private static int limit(Call call) {
    return call.number("limit", 1, PAGE, PAGE);
  }

  private static Reply page(StringBuilder json, boolean more) {
    return Reply.json(200, json.append("],\"more\":").append(more).append('}').toString());
  }

  private static void add(StringBuilder json, Frame frame) {
    if (json.charAt(json.length() - 1) != '[') {
      json.append(',');
    }
    json.append(frame.json());
  }

  private Reply replay(Call call) {
    StringBuilder json = new StringBuilder("{\"box\":");
    boolean more =
        reception.replay(
            call.game(),
            call.token(),
            limit(call),
            box -> json.append(Json.write(Json.node(box))).append(",\"start\":"),
            start ->
                json.append(Json.write(hexfront.games.wire.FactJson.view(start)))
                    .append(",\"frames\":["),
            frame -> add(json, frame));
    return page(json, more);
  }
}
