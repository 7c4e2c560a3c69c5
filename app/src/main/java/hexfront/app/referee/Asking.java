package hexfront.app.referee;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.orders.Units;
import hexfront.games.table.Table;
import hexfront.games.table.Words;
import hexfront.games.wire.FactJson;
import hexfront.games.wire.Fields;
import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The requests that ask about the game and change nothing. */
final class Asking {
  private static final int MOST_ORDERS = 1_000_000;
  private static final int USUAL_LIMIT = 1000;
  private static final List<String> BATTLES = List.of("attack", "overrun");

  private final Referee referee;

  Asking(Referee referee) {
    this.referee = referee;
  }

  void serve(Map<String, Referee.Clerk> clerks) {
    clerks.put("decision", this::decision);
    clerks.put("legal", this::legal);
    clerks.put("check", this::check);
    clerks.put("reach", this::reach);
    clerks.put("zoc", this::zoc);
    clerks.put("supply", this::supply);
    clerks.put("odds", this::odds);
    clerks.put("score", this::score);
    clerks.put("view", this::view);
  }

  private ObjectNode decision(Fields request) {
    request.done();
    ObjectNode answer = Referee.ok();
    answer.setAll(referee.table().decision());
    answer.put("turn", position().turn());
    return answer;
  }

  private ObjectNode legal(Fields request) {
    int limit = request.number("limit", 1, MOST_ORDERS, USUAL_LIMIT);
    request.done();
    Table table = referee.table();
    ArrayNode orders = Json.array();
    boolean complete =
        rulebook()
            .legal(
                position(),
                order -> {
                  if (orders.size() == limit) {
                    return false;
                  }
                  orders.add(table.orders().write(order));
                  return true;
                });
    ObjectNode answer = Referee.ok();
    answer.set("orders", orders);
    return answer.put("complete", complete);
  }

  private ObjectNode check(Fields request) {
    Order order = order(request);
    request.done();
    ObjectNode answer = Referee.ok();
    FactJson.verdict(answer, referee.table().game().check(order));
    return answer;
  }

  private Order order(Fields request) {
    return referee.table().orders().read(request.needNode("order", "an order"));
  }

  private ObjectNode reach(Fields request) {
    Table table = referee.table();
    int[] units =
        request.texts("units", "a list of unit ids").stream()
            .mapToInt(table.orders()::readUnit)
            .toArray();
    request.done();
    Units together = Units.of(units);
    stand(together);
    ObjectNode answer = Referee.ok();
    answer.set("hexes", table.facts().reach(rulebook().reach(position(), together)));
    return answer;
  }

  private void stand(Units units) {
    if (units.size() == 0 || units.hasDoubles()) {
      throw new Malformed("units: expected one unit or several different ones");
    }
    for (int i = 0; i < units.size(); i++) {
      String id = position().board().unit(units.get(i)).id();
      if (!position().onMap(units.get(i))) {
        throw new Malformed("units: " + id + " is not on the map");
      }
      if (position().hex(units.get(i)) != position().hex(units.get(0))) {
        throw new Malformed("units: " + id + " does not stand with the others");
      }
    }
  }

  private ObjectNode zoc(Fields request) {
    Side side = Words.side(request.text("side", "axis or soviet"));
    String purpose = request.maybeText("purpose").orElse("movement");
    request.done();
    if (!rulebook().zonePurposes().contains(purpose)) {
      throw new Malformed(
          "purpose is "
              + Malformed.quote(purpose)
              + ", expected one of "
              + rulebook().zonePurposes());
    }
    ObjectNode answer = Referee.ok();
    answer.set("hexes", referee.table().facts().hexes(rulebook().zones(position(), side, purpose)));
    return answer;
  }

  private ObjectNode supply(Fields request) {
    Optional<Side> side = request.maybeText("side").map(Words::side);
    request.done();
    ObjectNode answer = Referee.ok();
    ObjectNode units = answer.putObject("units");
    for (Side each : side.map(List::of).orElse(List.of(Side.values()))) {
      referee.table().facts().supply(units, rulebook().supply(position(), each));
    }
    return answer;
  }

  private ObjectNode odds(Fields request) {
    Order order = order(request);
    request.done();
    if (!BATTLES.contains(order.type())) {
      throw new Malformed("order: " + order.type() + " has no odds, expected one of " + BATTLES);
    }
    Verdict verdict = referee.table().game().check(order);
    ObjectNode answer = Referee.ok();
    FactJson.verdict(answer, verdict);
    if (verdict.isLegal()) {
      answer.setAll(FactJson.battle(rulebook(), position(), order));
    }
    return answer;
  }

  private ObjectNode score(Fields request) {
    request.done();
    ObjectNode answer = Referee.ok();
    answer.setAll(FactJson.score(rulebook().score(position())));
    return answer;
  }

  private ObjectNode view(Fields request) {
    Side side = Words.side(request.text("side", "axis or soviet"));
    request.done();
    ObjectNode answer = Referee.ok();
    answer.setAll(FactJson.view(rulebook().view(position(), side)));
    return answer;
  }

  private Rulebook rulebook() {
    return referee.table().game().rulebook();
  }

  private Position position() {
    return referee.table().game().position();
  }
}
