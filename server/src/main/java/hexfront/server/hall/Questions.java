package hexfront.server.hall;

import hexfront.ai.Threats;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Moved;
import hexfront.engine.events.Points;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;
import hexfront.games.table.Table;
import hexfront.games.wire.FactJson;
import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Questions about a game that change nothing. */
final class Questions {
  private static final List<String> PURPOSES = List.of("movement", "supply", "retreat");
  private static final List<String> BATTLES = List.of("attack", "overrun", "resolve");

  private final Snapshot now;
  private final Table table;

  Questions(Snapshot now) {
    this.now = now;
    this.table = now.table();
  }

  ObjectNode check(JsonNode order) {
    Position position = now.mine();
    Order read = table.orders().read(order);
    Verdict verdict = now.rulebook().check(position, read);
    ObjectNode json = Json.object();
    FactJson.verdict(json, verdict);
    if (verdict.isLegal()) {
      json.set("warnings", FactJson.refusals(now.rulebook().warnings(position, read)));
    }
    return json;
  }

  ObjectNode legal(Wanted wanted, int limit) {
    ArrayNode orders = Json.array();
    boolean complete =
        now.rulebook()
            .legal(
                now.mine(),
                order -> {
                  if (orders.size() == limit) {
                    return false;
                  }
                  if (wanted.fitsType(order.type())) {
                    ObjectNode written = table.orders().write(order);
                    if (wanted.fits(written)) {
                      orders.add(written);
                    }
                  }
                  return true;
                });
    ObjectNode json = Json.object();
    json.set("orders", orders);
    return json.put("complete", complete);
  }

  ObjectNode odds(JsonNode order) {
    Position position = now.mine();
    Order read = table.orders().read(order);
    if (!BATTLES.contains(read.type())) {
      throw new Malformed("order: " + read.type() + " has no odds, expected one of " + BATTLES);
    }
    Verdict verdict = now.rulebook().check(position, read);
    ObjectNode json = Json.object();
    FactJson.verdict(json, verdict);
    if (verdict.isLegal()) {
      json.setAll(new FactJson(now.rulebook().board()).battle(now.rulebook(), position, read));
    }
    return json;
  }

  ObjectNode reach(List<String> ids, Optional<String> manner) {
    Units units = Units.of(ids.stream().mapToInt(table.orders()::readUnit).toArray());
    Position position = now.seen();
    if (units.size() == 0 || units.hasDoubles()) {
      throw new Malformed("units: expected one unit or several different ones");
    }
    int hex = position.hex(units.get(0));
    for (int i = 0; i < units.size(); i++) {
      if (hex < 0 || position.hex(units.get(i)) != hex) {
        throw new Malformed("units: expected units that stand together on the map");
      }
    }
    ObjectNode json = Json.object();
    json.set(
        "hexes",
        manner.isEmpty()
            ? table.facts().reach(now.rulebook().reach(position, units))
            : reach(now.mine(), units, manner.get()));
    return json;
  }

  /** Where units can go in another manner of moving: the legal moves, each tried on a copy. */
  private ObjectNode reach(Position position, Units units, String manner) {
    ObjectNode hexes = Json.object();
    now.rulebook()
        .legal(
            position,
            order -> {
              if (order instanceof Move move
                  && move.units().equals(units)
                  && table.orders().write(order).path(manner).asBoolean(false)) {
                ObjectNode hex =
                    hexes.putObject(position.board().grid().number(move.path().last()));
                table.facts().reached(hex, cost(position, order), move.path());
                hex.put(manner, true);
              }
              return true;
            });
    return hexes;
  }

  private Points cost(Position position, Order order) {
    List<Integer> halves = new ArrayList<>();
    now.rulebook()
        .carryOut(
            position.copy(),
            order,
            Dice.unrecorded(0),
            event -> {
              if (event instanceof Moved moved) {
                halves.add(moved.cost().halves());
              }
            });
    return new Points(halves.stream().mapToInt(n -> n).sum());
  }

  ObjectNode zones(Side side, String purpose) {
    if (!PURPOSES.contains(purpose)) {
      throw new Malformed(
          "purpose is " + Malformed.quote(purpose) + ", expected one of " + PURPOSES);
    }
    ObjectNode json = Json.object();
    json.set("hexes", table.facts().hexes(now.rulebook().zones(now.seen(), side, purpose)));
    return json;
  }

  ObjectNode supply(Side side) {
    ObjectNode json = Json.object();
    table.facts().supply(json.putObject("units"), now.rulebook().supply(now.seen(), side));
    return json;
  }

  ObjectNode command(Side side) {
    ObjectNode json = Json.object();
    ObjectNode headquarters = json.putObject("headquarters");
    now.rulebook()
        .commanded(now.seen(), side)
        .forEach(
            c ->
                headquarters.set(
                    now.rulebook().board().unit(c.headquarters()).id(),
                    table.facts().hexes(c.hexes())));
    return json;
  }

  ObjectNode threats(Side side) {
    Position position = now.seen();
    ObjectNode json = Json.object();
    ObjectNode hexes = json.putObject("hexes");
    new Threats(now.rulebook())
        .against(position, side)
        .forEach(
            threat -> hexes.put(position.board().grid().number(threat.hex()), odds(threat.odds())));
    return json;
  }

  /** Odds as players say them, fractions dropped in favour of the defender. */
  private static String odds(double ratio) {
    return ratio >= 1 ? (int) ratio + "-1" : "1-" + (int) Math.ceil(1 / ratio);
  }

  ObjectNode todo() {
    return new Todo(now).json();
  }

  ObjectNode score() {
    return FactJson.score(now.rulebook().score(now.truth()));
  }
}
