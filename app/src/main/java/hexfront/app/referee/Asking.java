package hexfront.app.referee;

import hexfront.engine.Game;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.games.inquiry.Inquiry;
import hexfront.games.inquiry.InquiryJson;
import hexfront.games.inquiry.Wanted;
import hexfront.games.table.Table;
import hexfront.games.table.Words;
import hexfront.games.wire.Fields;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The requests that ask about the game and change nothing. They are asked by the side that decides,
 * a view by the side it is for.
 */
final class Asking {
  private static final int MOST_ORDERS = 1_000_000;
  private static final int USUAL_LIMIT = 1000;

  private final Referee referee;
  private @Nullable Position asked;
  private @Nullable InquiryJson inquiry;

  Asking(Referee referee) {
    this.referee = referee;
  }

  void serve(Map<String, Referee.Clerk> clerks) {
    clerks.put("decision", this::decision);
    clerks.put("asks", this::asks);
    clerks.put("legal", this::legal);
    clerks.put("check", this::check);
    clerks.put("reach", this::reach);
    clerks.put("zoc", this::zoc);
    clerks.put("supply", this::supply);
    clerks.put("command", this::command);
    clerks.put("threats", this::threats);
    clerks.put("odds", this::odds);
    clerks.put("todo", this::todo);
    clerks.put("score", this::score);
    clerks.put("view", this::view);
  }

  private ObjectNode decision(Fields request) {
    request.done();
    ObjectNode answer = referee.table().decision();
    return ok(answer.put("turn", referee.table().game().position().turn()));
  }

  private ObjectNode asks(Fields request) {
    String order = request.text("order", "the type of an order");
    request.done();
    return ok(inquiry().asks(order, Optional.empty()));
  }

  private ObjectNode legal(Fields request) {
    int limit = request.number("limit", 1, MOST_ORDERS, USUAL_LIMIT);
    Wanted wanted =
        new Wanted(request.maybeText("type"), request.maybeText("unit"), request.maybeText("hex"));
    request.done();
    return ok(inquiry().legal(wanted, limit));
  }

  private ObjectNode check(Fields request) {
    JsonNode order = order(request);
    return ok(inquiry().check(order));
  }

  private ObjectNode odds(Fields request) {
    JsonNode order = order(request);
    return ok(inquiry().odds(order));
  }

  private JsonNode order(Fields request) {
    referee.table();
    JsonNode order = request.needNode("order", "an order");
    request.done();
    return order;
  }

  private ObjectNode todo(Fields request) {
    request.done();
    return ok(inquiry().todo());
  }

  private ObjectNode reach(Fields request) {
    referee.table();
    List<String> units = request.texts("units", "a list of unit ids");
    Optional<String> manner = request.maybeText("manner");
    request.done();
    return ok(inquiry().reach(units, manner));
  }

  private ObjectNode zoc(Fields request) {
    Side side = side(request);
    String purpose = request.maybeText("purpose").orElse("movement");
    request.done();
    return ok(inquiry().zones(side, purpose));
  }

  private ObjectNode supply(Fields request) {
    Optional<Side> side = request.maybeText("side").map(Words::side);
    request.done();
    return ok(inquiry().supply(side.map(List::of).orElse(List.of(Side.values()))));
  }

  private ObjectNode command(Fields request) {
    Side side = side(request);
    request.done();
    return ok(inquiry().command(side));
  }

  private ObjectNode threats(Fields request) {
    Side side = side(request);
    request.done();
    return ok(inquiry().threats(side));
  }

  private static Side side(Fields request) {
    return Words.side(request.text("side", "axis or soviet"));
  }

  private ObjectNode score(Fields request) {
    request.done();
    return ok(inquiry().score());
  }

  private ObjectNode view(Fields request) {
    Side side = side(request);
    request.done();
    return ok(inquiry(side).view());
  }

  private static ObjectNode ok(ObjectNode answer) {
    return Referee.ok().setAll(answer);
  }

  /**
   * What the side that decides asks; as long as the game stands still it remembers. A game that
   * goes on has another position, it changes none.
   */
  @SuppressWarnings("ReferenceEquality")
  private InquiryJson inquiry() {
    Game game = referee.table().game();
    InquiryJson known = inquiry;
    if (known == null || asked != game.position()) {
      asked = game.position();
      known = inquiry(game.decides());
      inquiry = known;
    }
    return known;
  }

  private InquiryJson inquiry(Side asker) {
    Table table = referee.table();
    Game game = table.game();
    return new InquiryJson(
        table, new Inquiry(game.rulebook(), game.position(), Optional.of(asker)));
  }
}
