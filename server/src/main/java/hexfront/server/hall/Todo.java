package hexfront.server.hall;

import hexfront.engine.Board;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Field;
import hexfront.engine.orders.OrderTypes;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.wire.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What could still be done before a phase ends, gathered from the orders that are legal now: units
 * that have not stirred, by the hex they stand in, and attacks, by their target, each with the best
 * odds among those listed.
 */
final class Todo {
  private static final int MOST_ORDERS = 20_000;

  private final Snapshot now;
  private final Position position;
  private final Board board;
  private final OrderTypes types;
  private final Map<String, Map<Integer, TreeSet<Integer>>> byHex = new LinkedHashMap<>();
  private final Map<String, Attack> attacks = new TreeMap<>();

  Todo(Snapshot now) {
    this.now = now;
    this.position = now.mine();
    this.board = position.board();
    this.types = new OrderTypes(now.rulebook().orderTypes());
  }

  ObjectNode json() {
    int[] left = {MOST_ORDERS};
    now.rulebook()
        .legal(
            position,
            order -> {
              note(order);
              return --left[0] > 0;
            });
    ObjectNode json = Json.object();
    ArrayNode items = json.putArray("items");
    byHex.forEach((what, hexes) -> hexes.forEach((hex, units) -> item(items, what, hex, units)));
    attacks.values().forEach(attack -> item(items, attack));
    return json;
  }

  private void note(Order order) {
    switch (order) {
      case EndPhase o -> {}
      case Pass o -> {}
      case Attack attack when attack.hexes().size() > 1 -> {}
      case Attack attack ->
          attacks.merge(
              attack.hexes().toString(),
              attack,
              (a, b) -> b.attackers().size() > a.attackers().size() ? b : a);
      default -> {
        for (int unit : units(order)) {
          if (position.spent(unit) == 0) {
            byHex
                .computeIfAbsent(order.type(), word -> new TreeMap<>())
                .computeIfAbsent(position.hex(unit), hex -> new TreeSet<>())
                .add(unit);
          }
        }
      }
    }
  }

  /** The units an order names, whatever its type. */
  private List<Integer> units(Order order) {
    List<Integer> units = new ArrayList<>();
    for (Field field : types.of(order).fields()) {
      switch (field.of(order)) {
        case Units u -> u.stream().forEach(units::add);
        case UnitRef u when u.index() >= 0 -> units.add(u.index());
        default -> {}
      }
    }
    return units;
  }

  private void item(ArrayNode items, String what, int hex, TreeSet<Integer> units) {
    ObjectNode item = items.addObject().put("what", what);
    item.set("units", Json.texts(units.stream().map(u -> board.unit(u).id()).toList()));
    if (hex >= 0) {
      item.put("hex", board.grid().number(hex));
    }
    item.put("text", names(units) + " " + possible(what));
  }

  private static String possible(String what) {
    return switch (what) {
      case "rail" -> "can still go by rail";
      case "enter" -> "can arrive";
      default -> "can still " + what.replace('-', ' ');
    };
  }

  private String names(TreeSet<Integer> units) {
    return units.stream().map(u -> board.unit(u).id()).collect(Collectors.joining(", "));
  }

  private void item(ArrayNode items, Attack attack) {
    String odds = now.rulebook().odds(position, attack).column();
    String hexes =
        attack.hexes().stream()
            .mapToObj(hex -> board.grid().number(hex))
            .collect(Collectors.joining(", "));
    ObjectNode item = items.addObject().put("what", "attack");
    item.set(
        "units",
        Json.texts(attack.attackers().stream().mapToObj(u -> board.unit(u).id()).toList()));
    item.put("hex", board.grid().number(attack.hexes().get(0)));
    item.put("odds", odds);
    item.put("text", "an attack on " + hexes + " is possible at " + odds);
  }
}
