package hexfront.app.soak;

import hexfront.engine.Board;
import hexfront.engine.Order;
import hexfront.games.wire.Json;
import hexfront.games.wire.OrderJson;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/** Spoils orders: wrong units, hexes, types, fields, values, and text that is no order at all. */
final class OrderMutator {
  private static final List<String> FIELDS =
      List.of(
          "type",
          "units",
          "unit",
          "path",
          "hex",
          "hexes",
          "attackers",
          "air",
          "hq-bonus",
          "steps",
          "paths",
          "option",
          "use",
          "disengage",
          "strategic",
          "delay",
          "colour");
  private static final List<String> VALUES =
      List.of(
          "null", "true", "-1", "1e9", "99999999999999999999", "\"\"", "[]", "{}", "[[]]", "0.5");

  private final Board board;
  private final OrderJson orders;
  private final List<String> types;
  private final RandomGenerator random;

  OrderMutator(Board board, OrderJson orders, List<String> types, RandomGenerator random) {
    this.board = board;
    this.orders = orders;
    this.types = types;
    this.random = random;
  }

  /** The JSON text of an order, spoiled in one to three ways. */
  String mutate(Order order) {
    ObjectNode json = orders.write(order);
    String text = Json.write(json);
    for (int i = random.nextInt(3); i >= 0; i--) {
      int way = random.nextInt(40);
      if (way < 38) {
        change(json, way);
        text = Json.write(json);
      } else {
        return way == 38 ? noise(text) : garbage();
      }
    }
    return text;
  }

  private void change(ObjectNode json, int way) {
    switch (way) {
      case 0 -> json.put("type", pick(types));
      case 1 -> json.remove(pick(FIELDS));
      case 2 -> json.set(pick(FIELDS), Json.read("{\"v\":" + pick(VALUES) + "}").get("v"));
      case 3 -> json.put(pick(List.of("air", "hq-bonus", "disengage", "delay", "strategic")), true);
      case 4, 5 -> lists(json).forEach(list -> list.add(list.isEmpty() ? text() : list.get(0)));
      case 6, 7, 8 -> lists(json).forEach(this::shorten);
      case 9 -> lists(json).forEach(list -> list.add(text()));
      case 10 -> lists(json).forEach(ArrayNode::removeAll);
      case 11, 12 -> lists(json).forEach(this::turn);
      case 13 -> numbers(json);
      default -> swap(json, way % 2 == 0);
    }
  }

  private <T> T pick(List<T> some) {
    return some.get(random.nextInt(some.size()));
  }

  private StringNode text() {
    return StringNode.valueOf(random.nextBoolean() ? unit() : hex());
  }

  private String unit() {
    return board.unit(random.nextInt(board.unitCount())).id();
  }

  private String hex() {
    return random.nextInt(20) == 0 ? "off" : board.grid().number(random.nextInt(board.hexes()));
  }

  private static List<ArrayNode> lists(JsonNode node) {
    List<ArrayNode> lists = new ArrayList<>();
    for (JsonNode value : node.values()) {
      if (value instanceof ArrayNode list) {
        lists.add(list);
      } else {
        lists.addAll(lists(value));
      }
    }
    return lists;
  }

  private void shorten(ArrayNode list) {
    if (!list.isEmpty()) {
      list.remove(random.nextInt(list.size()));
    }
  }

  private void turn(ArrayNode list) {
    for (int i = 0, j = list.size() - 1; i < j; i++, j--) {
      JsonNode first = list.get(i);
      list.set(i, list.get(j));
      list.set(j, first);
    }
  }

  /** Puts another unit or another hex, often a near one, for one that is named. */
  private void swap(ObjectNode json, boolean units) {
    for (String field : List.copyOf(json.propertyNames())) {
      JsonNode value = json.get(field);
      if (value instanceof ArrayNode list && !list.isEmpty()) {
        int at = random.nextInt(list.size());
        if (isUnit(list.get(at)) == units) {
          list.set(at, StringNode.valueOf(units ? unit() : near(list.get(at).asString(""))));
        }
      } else if (value instanceof ObjectNode map && !map.isEmpty()) {
        String key = pick(List.copyOf(map.propertyNames()));
        JsonNode held = map.remove(key);
        map.set(units ? unit() : key, held);
        if (!units && held instanceof ArrayNode path && !path.isEmpty()) {
          int at = random.nextInt(path.size());
          path.set(at, StringNode.valueOf(near(path.get(at).asString(""))));
        }
      } else if (value.isString() && !field.equals("type") && isUnit(value) == units) {
        json.put(field, units ? unit() : near(value.asString("")));
      }
    }
  }

  private boolean isUnit(JsonNode node) {
    return board.unit(node.asString("")).isPresent();
  }

  private String near(String number) {
    var hex = board.grid().hex(number);
    if (hex.isEmpty() || random.nextBoolean()) {
      return hex();
    }
    int next = board.grid().neighbour(hex.getAsInt(), random.nextInt(6));
    return next < 0 ? "off" : board.grid().number(next);
  }

  private void numbers(ObjectNode json) {
    if (json.get("steps") instanceof ObjectNode steps && !steps.isEmpty()) {
      steps.put(pick(List.copyOf(steps.propertyNames())), random.nextInt(-1, 5));
    } else {
      json.put("steps", random.nextInt());
    }
  }

  /** The text with some characters lost, doubled or changed. */
  private String noise(String text) {
    StringBuilder noisy = new StringBuilder(text);
    for (int i = random.nextInt(4); i >= 0 && !noisy.isEmpty(); i--) {
      int at = random.nextInt(noisy.length());
      switch (random.nextInt(3)) {
        case 0 -> noisy.deleteCharAt(at);
        case 1 -> noisy.insert(at, noisy.charAt(at));
        default -> noisy.setCharAt(at, (char) random.nextInt(32, 0x3ff));
      }
    }
    return noisy.toString();
  }

  private String garbage() {
    return switch (random.nextInt(4)) {
      case 0 -> "[".repeat(random.nextInt(1, 2000));
      case 1 -> "9".repeat(random.nextInt(1, 2000));
      case 2 -> "{\"type\":\"" + "x".repeat(random.nextInt(5000)) + "\"}";
      default -> {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(60); i >= 0; i--) {
          text.append((char) random.nextInt(1, 0xd7ff));
        }
        yield text.toString().replace('\n', ' ');
      }
    };
  }
}
